import type { BaseEvent } from '../../kernel/game.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import type { Session } from './session.ts';

export const eventsWithText = (session: Session, game: Wargame, events: readonly BaseEvent[]): object[] =>
  events.map((event) => ({ ...event, text: session.event(game, event) }));

export const eventLines = (session: Session, game: Wargame, events: readonly BaseEvent[]): string =>
  events.map((event) => session.event(game, event)).join('\n');
