import { pathTo, search, type Reachable } from '../wargame/search.ts';
import { inZone, hexOf, enemyOf, nameOf, unitOf, onMap, type Position } from './position.ts';
import type { Mover, Unit } from './rules.ts';
import { allowanceOf, entryCost, entryHexes, landRefusal, leftOf, restRefusal, stepOf } from './steps.ts';
import type { MoveFrame } from './state.ts';
import type { Reach, ReachHex } from '../wargame/wargame.ts';

/** A unit that stands in `hex` and has `left` points; costs of all who move along, the dearest of each step. */
export interface Trip {
  mover: Mover;
  from: number;
  left: number;
  /** Nobody has taken a step yet: contact must be broken. */
  first: boolean;
  /** Rivers may be forded (by motorised units at the price of their allowance). */
  ford: boolean;
}

/** No step of the terrain table costs less. */
const LEAST_STEP = 1;

/** Where a trip can lead. The allowance and the costs are whole movement points. */
export function travel(p: Position, trip: Trip): Reachable {
  const { mover, from, first, ford } = trip;
  const { side } = unitOf(p, mover.units[0] as number);
  const cost = (at: number, d: number, to: number): number => {
    let dearest = 0;
    for (const u of mover.units) {
      const one = stepOf(p, { unit: unitOf(p, u), from: at, to, group: mover.units }, d, first && at === from, ford);
      if (typeof one !== 'number') return -1;
      dearest = Math.max(dearest, one);
    }
    return dearest;
  };
  const ends = (hex: number): boolean => inZone(p, hex, enemyOf(side));
  return search(p.board.grid.neighbours, from, Math.max(0, trip.left), cost, ends, LEAST_STEP);
}

/** Can units that now stand in `hex`, each with its points left, still end their move by the rules? */
export function canFinish(p: Position, mover: Mover, hex: number, left: readonly number[]): boolean {
  if (endsHere(p, mover, hex, left)) return true;
  const { side } = unitOf(p, mover.units[0] as number);
  if (inZone(p, hex, enemyOf(side))) return false;
  if (mover.units.length > 1) return wayForAll(p, mover, hex, left, new Set());
  const points = left[0] as number;
  if (wayFrom(p, mover, hex, points)) return true;
  const unit = unitOf(p, mover.units[0] as number);
  if (mover.forded || !mayFord(unit)) return false;
  return wayFrom(p, { ...mover, forded: true }, hex, points - fordLoss(p, unit));
}

/** Is there a hex within these points where the move may end? */
function wayFrom(p: Position, mover: Mover, hex: number, points: number): boolean {
  const onward = travel(p, { mover, from: hex, left: points, first: false, ford: mover.forded });
  for (let at = 0; at < onward.cost.length; at++) {
    const spent = onward.cost[at] as number;
    if (spent >= 0 && at !== hex && endsHere(p, mover, at, [points - spent])) return true;
  }
  return false;
}

/** Motorised units but guns may cross a river without a bridge, at the price of most of their points (4.1.1). */
const mayFord = (unit: Unit): boolean => unit.moves === 'motor' && !unit.artillery;

/** Points a unit loses by fording. */
const fordLoss = (p: Position, unit: Unit): number =>
  allowanceOf(p, unit.index, false) - allowanceOf(p, unit.index, true);

/** The move may end in the hex: everybody may stop there, or leave the map, or the rider may get off and the carrier go on. */
function endsHere(p: Position, mover: Mover, hex: number, left: readonly number[]): boolean {
  if (mover.rider >= 0) {
    return !landRefusal(p, mover, hex) && canFinish(p, { ...mover, rider: -1 }, hex, left);
  }
  if (!restRefusal(p, mover, hex)) return true;
  const [lead] = mover.units as [number];
  return mover.units.length === 1 && mayLeaveFrom(p, lead, hex, left[0] as number);
}

/** Could the unit go off the map for good from here with its points (RW 11.2)? */
function mayLeaveFrom(p: Position, u: number, hex: number, left: number): boolean {
  const unit = unitOf(p, u);
  if (p.rules.exitRefusal(p, unit, hex) || inZone(p, hex, enemyOf(unit.side))) return false;
  return exitCost(p, unit, hex, false) <= left;
}

/** Points for leaving the map from a hex: one to break contact, one for a jam it passes through. RW-11.2-c */
export function exitCost(p: Position, unit: Unit, hex: number, first: boolean): number {
  const contact = first && inZone(p, hex, enemyOf(unit.side)) ? 1 : 0;
  const jam = first ? 0 : p.rules.passageCost(p, { unit, from: hex, to: -1, group: [unit.index] });
  return p.rules.exitCost + contact + jam;
}

/** Several units that move together, each out of its own points: is there a way on to a hex where all may stop? */
function wayForAll(p: Position, mover: Mover, hex: number, left: readonly number[], seen: Set<string>): boolean {
  const { side } = unitOf(p, mover.units[0] as number);
  for (let d = 0; d < 6; d++) {
    const to = p.board.grid.neighbours[hex * 6 + d] as number;
    const after = to < 0 ? undefined : pointsAfter(p, mover, hex, d, to, left);
    const key = `${to} ${after?.join(' ')}`;
    if (!after || seen.has(key)) continue;
    seen.add(key);
    if (endsHere(p, mover, to, after)) return true;
    if (!inZone(p, to, enemyOf(side)) && wayForAll(p, mover, to, after, seen)) return true;
  }
  return false;
}

function pointsAfter(
  p: Position,
  mover: Mover,
  from: number,
  d: number,
  to: number,
  left: readonly number[],
): number[] | undefined {
  const after: number[] = [];
  for (const [i, u] of mover.units.entries()) {
    const cost = stepOf(p, { unit: unitOf(p, u), from, to, group: mover.units }, d, false, mover.forded);
    if (typeof cost !== 'number' || cost > (left[i] as number)) return undefined;
    after.push((left[i] as number) - cost);
  }
  return after;
}

/** Points left of each unit that moves along. */
export const leftOfAll = (p: Position, mover: Mover, forded: boolean): number[] =>
  mover.units.map((u) => leftOf(p, u, forded));

/** Fewest points left among those who move together. */
const leftTogether = (p: Position, mover: Mover, forded: boolean): number => Math.min(...leftOfAll(p, mover, forded));

/** Everything one unit can enter now, by the same steps that moving it would take. */
export function reachOf(p: Position, u: number, frame: MoveFrame | undefined): Reach {
  const mover: Mover = frame ?? { units: [u], rider: -1, forded: false, steps: 0 };
  const found = onMap(p, u) ? onFoot(p, u, mover) : entering(p, u, mover);
  const hexes = [...found.values()].sort((a, b) => a.cost - b.cost || (a.hex < b.hex ? -1 : 1));
  const from = onMap(p, u) ? nameOf(p, hexOf(p, u)) : null;
  return { unit: unitOf(p, u).id, from, allowance: allowanceOf(p, u, mover.forded), hexes };
}

function onFoot(p: Position, u: number, mover: Mover): Map<string, ReachHex> {
  const from = hexOf(p, u);
  const first = mover.steps === 0;
  const found = new Map<string, ReachHex>();
  collect(p, found, { mover, from, left: leftTogether(p, mover, mover.forded), first, ford: mover.forded }, 0, []);
  if (!mover.forded && mayFord(unitOf(p, u))) {
    const left = leftTogether(p, mover, true);
    collect(p, found, { mover: { ...mover, forded: true }, from, left, first, ford: true }, 0, []);
  }
  return found;
}

function entering(p: Position, u: number, mover: Mover): Map<string, ReachHex> {
  const found = new Map<string, ReachHex>();
  const unit = unitOf(p, u);
  for (const hex of entryHexes(p, u)) {
    const cost = entryCost(p, unit, hex);
    const left = leftOf(p, u) - (typeof cost === 'number' ? cost : 0);
    if (typeof cost !== 'number' || left < 0) continue;
    note(p, found, mover, hex, cost, [nameOf(p, hex)], left);
    if (inZone(p, hex, enemyOf(unit.side))) continue;
    collect(p, found, { mover, from: hex, left, first: false, ford: false }, cost, [nameOf(p, hex)]);
    if (!mayFord(unit)) continue;
    const after = {
      mover: { ...mover, forded: true },
      from: hex,
      left: left - fordLoss(p, unit),
      first: false,
      ford: true,
    };
    if (after.left >= 0) collect(p, found, after, cost, [nameOf(p, hex)]);
  }
  return found;
}

function collect(p: Position, found: Map<string, ReachHex>, trip: Trip, before: number, way: string[]): void {
  const reachable = travel(p, trip);
  for (let hex = 0; hex < reachable.cost.length; hex++) {
    const cost = reachable.cost[hex] as number;
    if (cost < 0 || hex === trip.from) continue;
    const known = found.get(nameOf(p, hex));
    if (known && known.cost <= before + cost) continue;
    const path = [...way, ...pathTo(reachable, hex).map((at) => nameOf(p, at))];
    note(p, found, trip.mover, hex, before + cost, path, trip.left - cost);
  }
}

function note(
  p: Position,
  found: Map<string, ReachHex>,
  mover: Mover,
  hex: number,
  cost: number,
  path: string[],
  left: number,
): void {
  const mayStop = !restRefusal(p, mover, hex);
  if (
    !mayStop &&
    !canFinish(
      p,
      mover,
      hex,
      mover.units.map(() => left),
    )
  )
    return;
  const { side } = unitOf(p, mover.units[0] as number);
  const mustStop = inZone(p, hex, enemyOf(side)) ? '4.1.2' : null;
  found.set(nameOf(p, hex), { hex: nameOf(p, hex), cost, path, mayStop, mustStop });
}
