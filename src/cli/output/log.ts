import type { BaseEvent } from '../../kernel/game.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import type { Terminal } from './terminal.ts';

export const eventsWithText = (terminal: Terminal, game: Wargame, events: readonly BaseEvent[]): object[] =>
  events.map((event) => ({ ...event, text: terminal.event(game, event) }));

export const eventLines = (terminal: Terminal, game: Wargame, events: readonly BaseEvent[]): string =>
  events.map((event) => terminal.event(game, event)).join('\n');
