import type { BaseEvent } from '../../kernel/game.ts';
import type { LogEntry } from '../../kernel/match.ts';
import type { EventKind, EventKinds } from '../../wargame/event-kinds.ts';
import type { Chosen } from '../ui/preferences.svelte.ts';

/** Milliseconds that a step of a move is looked at before the next action is played. */
const STEP: Readonly<Record<Chosen<'pace'>, number>> = { slow: 400, brisk: 120, 'at-once': 0 };
/** How many steps' time other events take; those of any other kind as long as what nobody has to read. */
const WEIGHTS: Partial<Readonly<Record<EventKind, number>>> = {
  walk: 1,
  flight: 1,
  entry: 1,
  contact: 1,
  declared: 5,
  roll: 8,
  check: 4,
  retreat: 2,
  'step-loss': 3,
  eliminated: 4,
  taken: 2,
  phase: 3,
  turn: 5,
};

/** How long what an action has brought is looked at, in milliseconds. */
export function pauseAfter(kinds: EventKinds, log: readonly LogEntry<BaseEvent>[], pace: Chosen<'pace'>): number {
  const weights = log.map(({ event }) => WEIGHTS[kinds[event.code] as EventKind] ?? 0);
  return STEP[pace] * Math.max(0, ...weights);
}
