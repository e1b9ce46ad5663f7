import type { BaseEvent } from '../kernel/game.ts';

/**
 * What an event can mean to a table, with the arguments that it then has. Units are ids, hexes printed numbers; where an event of
 * any code has `unit`, `hex`, `from` or `to`, this is a unit or a hex, too.
 */
export interface EventArgs {
  /** Also what each side has for the end of the turn before, under its id: points, or what counts in their place (`Tally`). */
  turn: { turn: number };
  phase: { phase: string };
  /** One step of a move; `cost` in movement points, with `mode` tactical in hexes. */
  walk: { unit: string; from: string; to: string; cost: number; mode?: string };
  /** The same through the air. */
  flight: { unit: string; from: string; to: string; cost: number };
  /** What befalls a unit on its way; the move goes on after it. */
  incident: { unit: string };
  /** A unit is placed before the game begins. */
  'set-up': { unit: string; to: string };
  /** A hex is laid waste by a side. */
  ruin: { hex: string; side: string };
  /** The step of a move that brings a unit onto the map; `by` is `air` where it lands. */
  entry: { unit: string; to: string; cost: number; by?: string; mode?: string };
  /** The unit has come into contact with the enemy; a step it still takes is a move of its own. */
  contact: { unit: string };
  /** A hex that counts for the score passes to a side. */
  taken: { hex: string; side: string };
  /** `artillery`: of those who declare. */
  declared: { hex: string; attackers: readonly string[]; artillery?: readonly string[] };
  /** Any other step of a combat before its roll. */
  combat: { hex: string };
  roll: { hex: string; column: string; dice: readonly number[]; result: string };
  /** A die that decides something else; its sentence says what. */
  check: { die: number };
  /** A retreat by one hex, or a displacement. */
  retreat: { unit: string; from: string; to: string };
  'step-loss': { unit: string };
  eliminated: { unit: string };
  weather: { weather: string };
}

export type EventKind = keyof EventArgs;

/** By code; an event of any other code is a plain line of the log. */
export type EventKinds = Readonly<Record<string, EventKind>>;

/** An event as a table reads it. */
export type KnownEvent = { [K in EventKind]: { kind: K; args: EventArgs[K] } }[EventKind];

/** What an event means to a table; undefined for a plain line. */
export function readEvent(kinds: EventKinds, { code, args = {} }: BaseEvent): KnownEvent | undefined {
  const kind = kinds[code];
  return kind && ({ kind, args } as unknown as KnownEvent);
}

/** The arguments of all events of one kind, in their order. */
export const eventsOfKind = <K extends EventKind>(
  kinds: EventKinds,
  kind: K,
  events: readonly BaseEvent[],
): EventArgs[K][] =>
  events.flatMap(({ code, args = {} }) => (kinds[code] === kind ? [args as unknown as EventArgs[K]] : []));
