import type { BaseEvent } from '../../kernel/game.ts';
import type { EventKind, EventKinds } from '../../wargame/event-kinds.ts';
import type { Sound } from './synth.ts';

const KINDS: Partial<Readonly<Record<EventKind, Sound>>> = {
  walk: 'step',
  flight: 'step',
  entry: 'step',
  retreat: 'step',
  roll: 'dice',
  check: 'dice',
  'step-loss': 'hit',
  eliminated: 'hit',
};

/** What is heard of what has come of an action, each once, in its order. */
export const heardOf = (kinds: EventKinds, events: readonly BaseEvent[]): Sound[] => [
  ...new Set(events.flatMap(({ code }) => KINDS[kinds[code] as EventKind] ?? [])),
];
