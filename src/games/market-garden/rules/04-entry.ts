import { dueOf, entryHexOf, slotOf, holderAt } from '../../../engagement/position/fields.ts';
import type { Board } from '../../../engagement/position/board.ts';
import {
  edgesLeft,
  hexLeft,
  hexOf,
  mark,
  occupant,
  onMap,
  sendAway,
  unitCounts,
  unitOf,
  unitsIn,
  nameOf,
  zoneOf,
  type Position,
} from '../../../engagement/position/position.ts';
import { surroundedIn } from '../../../engagement/combat/surrounded.ts';
import type { EntryPoint, Unit } from '../../../engagement/position/rules.ts';
import { MOVED, UNDATED, WAITING } from '../../../engagement/position/state.ts';
import { edgesOf, hexesOnAny, stackReason } from '../../../engagement/ground/steps.ts';
import type { Refusal } from '../../../kernel/game.ts';
import { neighboursOf } from '../../../hex/grid.ts';
import { ALLOWED, type Reason } from '../../../kernel/reason.ts';
import { reason, refuse, say } from '../codes.ts';
import { AIRLIFT_DELAY, ARRIVALS, LANDING_TERRAIN } from '../data/arrivals.ts';
import { isAirborne, isLowland, isXXXCorps, UNITS } from '../units.ts';
import { noteContact } from './09-supply.ts';
import { noteEnds } from './10-bridges.ts';

const GERMAN = 0;
const ALLIED = 1;
const NOT_IN_ARNHEM = reason('4.2.3', 'not-in-arnhem');
const NO_EXIT = reason('4.2.2', 'no-exit-here');

/** MG-4.2.1-d, MG-4.2.1-e: the hexes of an edge by which German reinforcements come, as areas of the map. */
const ENTRIES = { west: 'west-entry', east: 'east-entry' } as const;

const stretch = (p: Position, edge: keyof typeof ENTRIES): readonly number[] => p.board.areas.get(ENTRIES[edge]) ?? [];

/** MG-4.2.2-b: edges over which German units leave and come back. */
const OPEN = ['west', 'east', 'north'] as const;
type OpenEdge = (typeof OPEN)[number];

const openEdgesOf = (p: Position, hex: number): OpenEdge[] => OPEN.filter((edge) => edgesOf(p, hex).includes(edge));

/** MG-4.2.1-a, MG-4.2.2-b, MG-4.2.3-b, MG-4.2.3-d, MG-11.1-b: where a waiting unit comes onto the map. */
export function entryHexes(p: Position, unit: Unit): readonly number[] {
  if (hexLeft(p, unit.index) >= 0) return hexesOnAny(p, openEdgesLeft(p, unit.index));
  const printed = entryHexOf(p, unit.index);
  switch (ARRIVALS[unit.id]?.by) {
    case 'west':
    case 'east':
      return stretch(p, ARRIVALS[unit.id]?.by as keyof typeof ENTRIES);
    case 'landing':
      return printed >= 0 && p.s.turn <= LAST_PRINTED ? [printed] : landingHexes(p, undefined);
    case 'north-of-waal':
      return raisingHexes(p, unit);
    case 'arnhem':
      return p.board.places.get('arnhem') ?? [];
    default:
      return [];
  }
}

/** How a waiting unit comes: over an edge, from the air, onto its printed hex as long as it has to jump there, or raised on the spot. */
export function entryPoint(p: Position, unit: Unit): EntryPoint {
  if (hexLeft(p, unit.index) >= 0) return { by: openEdgesLeft(p, unit.index)[0] as OpenEdge };
  const printed = entryHexOf(p, unit.index);
  const { by } = ARRIVALS[unit.id] ?? {};
  if (by === 'arnhem') return { by, lands: true };
  if (by !== 'landing') return by === undefined ? {} : { by };
  return { by: 'air', lands: true, ...(printed >= 0 && p.s.turn <= LAST_PRINTED ? { hex: printed } : {}) };
}

const NOT_HERE = {
  edge: reason('4.2.1', 'not-entry-hex'),
  back: reason('4.2.2', 'not-entry-hex'),
  air: reason('4.2.3', 'not-entry-hex'),
  raised: reason('11.1.4', 'not-entry-hex'),
};

/** The rule that keeps a waiting unit out of the other hexes. */
export function elsewhere(p: Position, unit: Unit): Reason {
  if (hexLeft(p, unit.index) >= 0) return NOT_HERE.back;
  if (unit.side === ALLIED) return NOT_HERE.air;
  return ARRIVALS[unit.id]?.by === 'north-of-waal' ? NOT_HERE.raised : NOT_HERE.edge;
}

/** MG-4.2.3-b: until this turn landings are on printed hexes. */
export const LAST_PRINTED = 18;

/** MG-4.2.3-b, RUL-MG-13: who jumps on a printed hex jumps on that turn, if there is room. */
export function* jumpsDue(p: Position): Iterable<Refusal> {
  if (p.s.turn > LAST_PRINTED || p.s.phase !== 'allied-movement') return;
  for (const { index, id } of UNITS) {
    const hex = entryHexOf(p, index);
    if (hexOf(p, index) !== WAITING || hex < 0 || dueOf(p, index) > p.s.turn) continue;
    if (occupant(p, hex) === GERMAN || stackReason(p, hex, [index]) === ALLOWED)
      yield refuse('4.2.3', 'jump-due', { unit: id, hex: nameOf(p, hex) });
  }
}

/** MG-4.2.2-b, RUL-MG-61: edges by any hex of which a unit comes back: of a corner hex the one it named in a retreat, or both (RUL-MG-63). */
const openEdgesLeft = (p: Position, u: number): OpenEdge[] => {
  const edges = edgesLeft(p, u);
  return OPEN.filter((edge) => edges.includes(edge));
};

/** A list of hexes that stays the same while nobody moves: worked out once for each list of places. */
function steady<T extends Unit | undefined>(
  make: (p: Position, unit: T) => number[],
): (p: Position, unit: T) => number[] {
  let kept: { at: readonly number[]; holders: readonly number[]; board: object; unit: T; hexes: number[] } | undefined;
  return (p, unit) => {
    const { hex: at, holders } = p.s;
    if (kept?.at === at && kept.holders === holders && kept.board === p.board && kept.unit === unit) return kept.hexes;
    kept = { at, holders, board: p.board, unit, hexes: make(p, unit) };
    return kept.hexes;
  };
}

const grounds = new WeakMap<Board, readonly number[]>();

/** MG-4.2.3-d: hexes of open ground, towns and heights. */
function landingGround(p: Position): readonly number[] {
  let hexes = grounds.get(p.board);
  if (!hexes) {
    hexes = p.board.terrain.flatMap((terrain, hex) => (LANDING_TERRAIN.includes(terrain) ? [hex] : []));
    grounds.set(p.board, hexes);
  }
  return hexes;
}

/** MG-4.2.3-d: on an enemy nobody chooses to land. */
const landingHexes = steady<undefined>((p) => {
  const germans = unitCounts(p, GERMAN);
  return landingGround(p).filter((hex) => germans[hex] === 0);
});

/** MG-11.1-b: north of the Waal, where no Allied unit is nor was the last, and not surrounded there. */
const raisingHexes = steady<Unit>((p, { index }) =>
  (p.board.areas.get('north-of-waal') ?? []).filter((hex) => {
    const slot = slotOf(p, hex);
    if (occupant(p, hex) === ALLIED || (slot >= 0 && p.s.holders[slot] === ALLIED)) return false;
    return zoneOf(p, ALLIED)[hex] === 0 || !surroundedIn(p, index, hex);
  }),
);

/** From the air, or raised on the spot. MG-4.2.3-f: German paratroops come over an edge like others. */
export function isUnpaid(p: Position, unit: Unit): boolean {
  const by = ARRIVALS[unit.id]?.by;
  return hexLeft(p, unit.index) < 0 && by !== undefined && by !== 'east' && by !== 'west';
}

/** MG-4.2.3-e, MG-11.1-c: the 52nd Division lands while Arnhem is Allied. */
export const entryReason = (p: Position, unit: Unit): Reason =>
  isLowland(unit) && !holdsArnhem(p) ? NOT_IN_ARNHEM : ALLOWED;

const arnhem = (p: Position): readonly number[] => p.board.places.get('arnhem') ?? [];

const holdsArnhem = (p: Position): boolean => arnhem(p).every((hex) => holderAt(p, hex) === ALLIED);

/** Who has come into a hex: bridges and ferries, contact, the airlift, the north edge. */
export function noteArrival(p: Position, u: number): void {
  if (!onMap(p, u)) return;
  noteEnds(p, u);
  noteContact(p, u);
  noteAirlift(p, u);
  noteNorthEdge(p, u);
}

/** MG-4.2.3-e, AMB-MG-02: XXX Corps next to, or with, an airborne unit in Arnhem. */
function noteAirlift(p: Position, u: number): void {
  const unit = unitOf(p, u);
  if (p.s.own['airlift'] !== undefined || (!isXXXCorps(unit) && !isAirborne(unit))) return;
  const dropped = arnhem(p).filter((hex) => unitsIn(p, hex).some((other) => isAirborne(unitOf(p, other))));
  if (!dropped.some((hex) => hasCorpsBeside(p, hex))) return;
  const turn = p.s.turn + AIRLIFT_DELAY;
  p.s.own['airlift'] = turn;
  for (const other of UNITS) {
    const waits = isLowland(other) && hexOf(p, other.index) === WAITING && p.s.due[other.index] === UNDATED;
    if (waits) p.s.due = p.s.due.with(other.index, turn);
  }
  say(p, 'airlift', { turn });
}

const hasCorpsBeside = (p: Position, hex: number): boolean =>
  [hex, ...neighboursOf(p.board.grid, hex)].some((at) => unitsIn(p, at).some((u) => isXXXCorps(unitOf(p, u))));

/** Entry of `State.own`: XXX Corps has been on the north edge. */
export const NORTH_EDGE = 'northEdge';

/** MG-11.2.1-b, AMB-MG-17: once, whenever. */
function noteNorthEdge(p: Position, u: number): void {
  const unit = unitOf(p, u);
  if (!isXXXCorps(unit) || p.s.own[NORTH_EDGE] || !edgesOf(p, hexOf(p, u)).includes('north')) return;
  p.s.own[NORTH_EDGE] = 1;
  say(p, 'north-edge', { unit: unit.id });
}

/** MG-4.2.2-a, MG-4.2.2-b, MG-4.2.2-c: German units over the west, north and east edge (RUL-MG-60); Allied units nowhere. */
export const exitReason = (p: Position, unit: Unit, hex: number): Reason =>
  unit.side === GERMAN && openEdgesOf(p, hex).length > 0 ? ALLOWED : NO_EXIT;

export { NO_EXIT };

/** MG-4.2.2-b: turns until a unit that has left may come back. */
export const RETURN_AFTER = 2;

/** MG-4.2.2-b: off the map, back in two turns. */
export function leave(p: Position, u: number): void {
  const turn = p.s.turn + RETURN_AFTER;
  say(p, 'left', { unit: unitOf(p, u).id, hex: nameOf(p, hexOf(p, u)), turn });
  mark(p, u, MOVED);
  sendAway(p, u, turn);
}
