import { ALLOWED, reason, type Reason } from '../../../../kernel/reason.ts';
import { FERRY } from '../../data/tables.ts';
import {
  ALLIED,
  enemyOf,
  hexAcross,
  holds,
  inGoodOrder,
  isMajorGap,
  keep,
  mark,
  marked,
  note,
  stepsOf,
  unitOf,
  unitsIn,
  type Position,
  type Side,
} from '../../position/position.ts';
import { DONE, SPENT, type Mover } from '../../position/state.ts';
import { inZone } from '../07-zoc/zoc.ts';

const NO_ENGINEER = reason('23.3.3', 'no-engineer');
const ELSEWHERE = reason('23.3.3', 'engineer-elsewhere');
const TOO_MANY = reason('23.3.3', 'engineer-full');
const ONE_VEHICLE = reason('23.3.3', 'engineer-one-vehicle');
const WATCHED = reason('8.5.5', 'ferry-in-zone');

/** A hexside, whichever way it is crossed: the lower of its two numbers, from 1. */
function sideNumber(p: Position, at: number): number {
  const to = hexAcross(p, at);
  return 1 + Math.min(at, to * 6 + ((at + 3) % 6));
}

/** H44-23.3.3-d, RUL-H44-72, RUL-H44-342: an Allied engineer in good order that has not helped in an assault of this turn. */
const mayFerry = (p: Position, u: number): boolean =>
  unitOf(u).engineer && unitOf(u).side === ALLIED && inGoodOrder(p, u) && !p.s.own.assaults[u];

/**
 * H44-23.3.1-a, H44-23.3.3-b, H44-23.3.3-e: an Allied engineer in good order on either bank that carries these units
 * over (RUL-H44-72), out of a hex without EZOC (8.5.5) and, as the errata have it, into any without enemies; or the
 * reason why none does. `busy`: one that has its ferry on another side.
 */
function engineerFor(p: Position, { side, units }: Mover, at: number, busy = -1): { u: number; why: Reason } {
  let best = { u: -1, why: NO_ENGINEER };
  if (side !== ALLIED || !isMajorGap(p, at)) return best;
  const from = Math.floor(at / 6);
  const to = hexAcross(p, at);
  if (inZone(p, enemyOf(side), from) || holds(p, enemyOf(side), to)) return { u: -1, why: WATCHED };
  for (const u of [...unitsIn(p, from), ...unitsIn(p, to)]) {
    if (!mayFerry(p, u)) continue;
    const why = u === busy ? ELSEWHERE : capacityReason(p, u, units, sideNumber(p, at));
    if (why === ALLOWED) return { u, why };
    best = { u, why };
  }
  return best;
}

/**
 * H44-2.3.14-c, H44-8.5.6-d, H44-23.3.3-a: six steps a turn over one hexside, at most one vehicle unit among them
 * (8.5.6, RUL-H44-07).
 */
function capacityReason(p: Position, u: number, units: readonly number[], side: number): Reason {
  const { ferrySides, ferriedSteps, ferriedVehicles } = p.s.own;
  if (ferrySides[u] !== undefined && ferrySides[u] !== side) return ELSEWHERE;
  const steps = units.reduce((sum, v) => sum + stepsOf(p, v), ferriedSteps[u] ?? 0);
  if (steps > FERRY.engineerSteps) return TOO_MANY;
  const vehicles = units.reduce((sum, v) => sum + (unitOf(v).vehicle ? stepsOf(p, v) : 0), ferriedVehicles[u] ?? 0);
  return vehicles > FERRY.engineerVehicles ? ONE_VEHICLE : ALLOWED;
}

/** H44-23.3.3-c, RUL-H44-73: does an engineer among the movers stay here, because it has brought others over with it? */
export const isMoored = (p: Position, { units }: Mover): boolean =>
  units.length > 1 && units.some((u) => unitOf(u).engineer && (p.s.own.ferriedSteps[u] ?? 0) > stepsOf(p, u));

/** H44-23.3.3-d: has the engineer carried anybody in this turn (23.3.3)? */
export const hasFerried = (p: Position, u: number): boolean => p.s.own.ferrySides[u] !== undefined;

export const engineerReason = (p: Position, mover: Mover, at: number, busy: number): Reason =>
  engineerFor(p, mover, at, busy).why;

/** The engineer whose ferry carries the movers over the hexside, or -1. */
export function ferrymanFor(p: Position, mover: Mover, at: number): number {
  const { u, why } = engineerFor(p, mover, at);
  return why === ALLOWED ? u : -1;
}

/** H44-23.3.3-c: the units cross by an engineer's ferry, which then stays where it is in this phase. */
export function useEngineer(p: Position, mover: Mover, at: number): void {
  const { u, why } = engineerFor(p, mover, at);
  if (why !== ALLOWED) return;
  const { ferriedSteps, ferriedVehicles } = p.s.own;
  const steps = mover.units.reduce((sum, v) => sum + stepsOf(p, v), 0);
  const vehicles = mover.units.reduce((sum, v) => sum + (unitOf(v).vehicle ? stepsOf(p, v) : 0), 0);
  note(p, 'ferrySides', u, sideNumber(p, at));
  note(p, 'ferriedSteps', u, (ferriedSteps[u] ?? 0) + steps);
  note(p, 'ferriedVehicles', u, (ferriedVehicles[u] ?? 0) + vehicles);
  if (!mover.units.includes(u) && !marked(p, u, DONE | SPENT)) mark(p, u, DONE);
}

/**
 * 18.3.1, RUL-H44-72: an Allied engineer on either bank makes a ferry here: on any side of its hex before it has carried
 * anybody in this turn, then only on that one.
 */
export function isEngineerFerry(p: Position, side: Side, at: number): boolean {
  if (side !== ALLIED || !isMajorGap(p, at)) return false;
  const ends = [Math.floor(at / 6), hexAcross(p, at)];
  return ends.some((hex) => unitsIn(p, hex).some((u) => isFerryman(p, u, sideNumber(p, at))));
}

function isFerryman(p: Position, u: number, side: number): boolean {
  const used = p.s.own.ferrySides[u];
  return mayFerry(p, u) && (used === undefined || used === side);
}

/** H44-23.3.2-b, H44-23.3.3-a: a turn begins: no engineer has carried anybody in it, nor helped in an assault. */
export const freeEngineers = (p: Position): void =>
  keep(p, { ferriedSteps: {}, ferriedVehicles: {}, ferrySides: {}, assaults: {} });
