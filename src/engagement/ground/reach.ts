import { leadUnit } from '../position/fields.ts';
import { neighbour } from '../../hex/grid.ts';
import { ALLOWED } from '../../kernel/reason.ts';
import {
  add,
  clear,
  isReached,
  pathTo,
  spread,
  type Range,
  costTo,
  foundAt,
  cameFrom,
} from '../../wargame/search/search.ts';
import type { Destinations } from '../../wargame/search/contract.ts';
import type { Reach, ReachHex } from '../../wargame/wargame.ts';
import { hexOf, inZone, inZoneOfAny, nameOf, onMap, unitOf, type Position } from '../position/position.ts';
import { inParts, inPoints } from '../position/parts.ts';
import { pricesOf } from './ground.ts';
import { eachPath, hexesTo } from './group-paths.ts';
import type { Mover, Unit } from '../position/rules.ts';
import type { MoveFrame } from '../position/state.ts';
import {
  allowanceOf,
  alone,
  carryReason,
  endsMoveIn,
  entryHexes,
  entryPrice,
  fallsIn,
  leftOf,
  restReason,
  stepPrice,
  unloadsIn,
  stepContext,
  type StepContext,
} from './steps.ts';
import { ruleOf } from '../position/topics.ts';
import { allocate, free, searchMapOf, travel, type Room, type Trip } from './travel.ts';

/** Can units that now stand in `hex`, each with its points left, still end their move by the rules? */
export function canFinish(p: Position, mover: Mover, hex: number, left: readonly number[]): boolean {
  if (endsHere(p, mover, hex, left)) return true;
  if (inZoneOfAny(p, mover.units, hex) || unloadsIn(p, mover, hex)) return false;
  const moved: Mover = { ...mover, hexesMoved: mover.hexesMoved + 1 };
  if (canGoOn(p, moved, hex, left)) return true;
  if (moved.forded || !anyFords(p, moved)) return false;
  const wet = left.map((points, i) => points - fordLoss(p, unitOf(p, moved.units[i] as number)));
  return canGoOn(p, { ...moved, forded: true }, hex, wet);
}

/** Is there a hex within these points where the move may end? */
function canGoOn(p: Position, mover: Mover, hex: number, left: readonly number[]): boolean {
  if (mover.units.length > 1)
    return eachPath(p, mover, hex, left, (stage) => endsHere(p, mover, stage.hex, stage.left));
  const [points] = left as [number];
  if (points <= 0) return false;
  if (mover.passenger < 0 && canGoNextDoor(p, mover, hex, points)) return true;
  const room = allocate(p);
  const onward = travel(p, { mover, from: hex, left: points, ford: mover.forded }, room);
  let found = false;
  for (let i = 0; i < onward.count && !found; i++) {
    const at = foundAt(onward, i);
    found = at !== hex && endsHere(p, mover, at, [points - costTo(onward, at)]);
  }
  free(room);
  return found;
}

/**
 * Can a unit without a passenger go one step with these points, and stop there? That is nearly always enough. The
 * direction in which the last unit could is tried first.
 */
export function canGoNextDoor(p: Position, mover: Mover, hex: number, points: number): boolean {
  const context = stepContext(p, leadUnit(mover.units), mover, hex, mover.forded);
  const hint = p.hints[hex] as number;
  if (mayStopNextDoor(p, mover, context, hint, points)) return true;
  for (let d = 0; d < 6; d++) {
    if (d === hint || !mayStopNextDoor(p, mover, context, d, points)) continue;
    p.hints[hex] = d;
    return true;
  }
  return false;
}

function mayStopNextDoor(p: Position, mover: Mover, context: StepContext, d: number, points: number): boolean {
  const to = neighbour(p.board.grid, context.from, d);
  if (to < 0) return false;
  const cost = stepPrice(p, context, d);
  return cost >= 0 && cost <= points && restReason(p, mover, to) === ALLOWED;
}

/** Is one of them a unit that fords? */
const anyFords = (p: Position, { units }: Mover): boolean => units.some((u) => unitOf(p, u).rivers === 'fords');

/** Points a unit loses by fording. */
const fordLoss = (p: Position, unit: Unit): number =>
  allowanceOf(p, unit.index, false) - allowanceOf(p, unit.index, true);

/** The move may end in the hex: everybody may stop there, or leave the map, or the passenger may get off and the carrier go on. */
function endsHere(p: Position, mover: Mover, hex: number, left: readonly number[]): boolean {
  if (mover.passenger >= 0) {
    const why = p.rules.transport?.landReason(p, mover, hex);
    return why === ALLOWED && canFinish(p, { ...mover, passenger: -1 }, hex, left);
  }
  if (restReason(p, mover, hex) === ALLOWED) return true;
  const [lead] = mover.units as [number];
  return mover.units.length === 1 && mayLeaveFrom(p, lead, hex, left[0] as number);
}

/** Could the unit go off the map for good from here with its points? */
function mayLeaveFrom(p: Position, u: number, hex: number, left: number): boolean {
  const unit = unitOf(p, u);
  if (p.rules.exit.reason(p, unit, hex) !== ALLOWED || inZone(p, unit, hex)) return false;
  return exitCost(p, [u], hex, false) <= left;
}

const isRim = ({ board: { grid } }: Position, hex: number): boolean =>
  grid.neighbours.subarray(hex * 6, hex * 6 + 6).includes(-1);

/** Parts of points for the first of these units to leave the map from a hex: one to break contact, and what passing through the hex costs. */
export function exitCost(p: Position, units: readonly number[], hex: number, first: boolean): number {
  const unit = unitOf(p, leadUnit(units));
  const contact = first && inZone(p, unit, hex) ? 1 : 0;
  const passage = first ? 0 : (p.rules.passage?.cost(p, unit.side, hex, units) ?? 0);
  return inParts(p, p.rules.exit.cost + contact + passage);
}

/** Points left of each unit that moves along. */
export const leftOfAll = (p: Position, mover: Mover, forded: boolean): number[] =>
  mover.units.map((u) => leftOf(p, u, forded));

/** One search of a range: its trip, what was spent before it began, and the hex of entry: NOWHERE on the map, ANYWHERE for all hexes of entry at once. */
type Visit = (trip: Trip, range: Range, spent: number, entry: number) => void;
const NOWHERE = -1;
const ANYWHERE = -2;

/**
 * Every search that makes up the range of a unit that moves by itself: without fording, then with it, from where it is or from each hex of
 * entry; `goal`: each as far as this hex only (-1: everywhere).
 */
function searches(p: Position, u: number, mover: Mover, visit: Visit, goal = -1): void {
  const room = allocate(p);
  const one = (trip: Trip, spent: number, entry: number): void =>
    visit(trip, travel(p, trip, room, goal), spent, entry);
  const unit = unitOf(p, u);
  const wet = { ...mover, forded: true };
  const mayFord = unit.rivers === 'fords';
  if (onMap(p, u)) {
    const from = hexOf(p, u);
    one({ mover, from, left: leftOf(p, u, mover.forded), ford: mover.forded }, 0, -1);
    if (mayFord && !mover.forded) one({ mover: wet, from, left: leftOf(p, u, true), ford: true }, 0, -1);
  } else if (mayFord || mover.passenger >= 0) {
    for (const { hex, cost, left } of openEntries(p, u, mover)) {
      const hexesMoved = 1;
      one({ mover: { ...mover, hexesMoved }, from: hex, left, ford: false }, cost, hex);
      const after = left - fordLoss(p, unit);
      if (mayFord && left > 0 && after >= 0)
        one({ mover: { ...wet, hexesMoved }, from: hex, left: after, ford: true }, cost, hex);
    }
  } else enter(p, u, mover, room, visit, goal);
  free(room);
}

/** Hexes where a waiting unit can enter, at what cost, and the parts of points left to it there: none where it has to stop. */
function openEntries(p: Position, u: number, mover: Mover): { hex: number; cost: number; left: number }[] {
  const unit = unitOf(p, u);
  return entryHexes(p, u).flatMap((hex) => {
    const cost = entryPrice(p, unit, hex);
    const left = leftOf(p, u) - cost;
    if (cost < 0 || left < 0 || carryReason(p, mover, -1, hex) !== ALLOWED) return [];
    const arrested = inZone(p, unit, hex) || fallsIn(p, u, hex) || endsMoveIn(p, mover, hex);
    return [{ hex, cost, left: arrested ? 0 : left }];
  });
}

/** The searches of a unit that enters by itself: one for each hex where it stops, one for all others together. */
function enter(p: Position, u: number, mover: Mover, room: Room, visit: Visit, goal: number): void {
  const entered: Mover = { ...mover, hexesMoved: 1 };
  const entries = openEntries(p, u, mover);
  for (const { hex, cost, left } of entries) {
    // Who has to stop where he enters comes nowhere else.
    if (left > 0 || (goal >= 0 && hex !== goal)) continue;
    const trip = { mover: entered, from: hex, left: 0, ford: false };
    visit(trip, travel(p, trip, room, goal), cost, hex);
  }
  const open = entries.filter(({ left }) => left > 0);
  if (open.length === 0) return;
  const all = leftOf(p, u);
  const map = searchMapOf(p, pricesOf(p, unitOf(p, u), false), entered, room);
  clear(room.range, all);
  for (const { hex, cost } of open) add(room.range, hex, cost, -1);
  const range = spread(map, NOWHERE, all, room.range, goal);
  visit({ mover: entered, from: NOWHERE, left: all, ford: false }, range, 0, ANYWHERE);
}

/** Path to a hex from the hex of entry, which stands first; from where the unit is when there is none. */
function pathFrom(range: Range, hex: number, entry: number): number[] {
  const path = pathTo(range, hex);
  if (entry === NOWHERE) return path;
  if (entry !== ANYWHERE) return [entry, ...path];
  const [first] = path;
  return first === undefined ? [hex] : [cameFrom(range, first), ...path];
}

/** Everything one unit can enter now, by the same steps that moving it would take. */
export function reachOf(p: Position, u: number, frame: MoveFrame | undefined): Reach {
  const mover: Mover = frame ?? alone(u);
  const found = new Map<number, ReachHex>();
  if (mover.units.length > 1) reachTogether(p, u, mover, found);
  else
    searches(p, u, mover, (trip, range, spent, entry) => {
      for (let hex = 0; hex < range.cost.length; hex++) {
        if (isReached(range, hex) && (hex !== trip.from || entry !== NOWHERE))
          note(p, found, { trip, range, spent, entry }, hex);
      }
    });
  const hexes = [...found.values()].sort((a, b) => a.cost - b.cost || (a.hex < b.hex ? -1 : 1));
  const from = onMap(p, u) ? nameOf(p, hexOf(p, u)) : null;
  return { unit: unitOf(p, u).id, from, allowance: inPoints(p, allowanceOf(p, u, mover.forded)), hexes };
}

interface Searched {
  trip: Trip;
  range: Range;
  spent: number;
  entry: number;
}

function note(p: Position, found: Map<number, ReachHex>, { trip, range, spent, entry }: Searched, hex: number): void {
  const { mover } = trip;
  const cost = inPoints(p, spent + costTo(range, hex));
  const known = found.get(hex);
  if (known && known.cost <= cost) return;
  const left = trip.left - costTo(range, hex);
  const mayStop = restReason(p, mover, hex) === ALLOWED;
  if (!mayStop && !canFinish(p, mover, hex, [left])) return;
  const path = pathFrom(range, hex, entry).map((at) => nameOf(p, at));
  const arrived = entry >= 0 && hex === entry && endsMoveIn(p, mover, hex);
  const mustStop = inZoneOfAny(p, mover.units, hex) ? ruleOf(p, 'zones') : arrived ? ruleOf(p, 'entry') : null;
  const exit = isRim(p, hex) && mover.passenger < 0 && mayLeaveFrom(p, leadUnit(mover.units), hex, left);
  found.set(hex, { hex: nameOf(p, hex), cost, path, mayStop, mustStop, ...(exit ? { exit } : {}) });
}

/** Every hex that one of several units can enter while they move together, each out of its own points, at its own least cost. */
function reachTogether(p: Position, u: number, mover: Mover, found: Map<number, ReachHex>): void {
  const from = hexOf(p, u);
  const i = mover.units.indexOf(u);
  const search = (together: Mover): void => {
    const left = leftOfAll(p, together, together.forded);
    eachPath(p, together, from, left, (stage) => {
      const cost = inPoints(p, (left[i] as number) - (stage.left[i] as number));
      const known = found.get(stage.hex);
      if (known && known.cost <= cost) return false;
      const mayStop = restReason(p, together, stage.hex) === ALLOWED;
      if (!mayStop && !canFinish(p, together, stage.hex, stage.left)) return false;
      const path = hexesTo(stage).map((at) => nameOf(p, at));
      const mustStop = inZoneOfAny(p, together.units, stage.hex) ? ruleOf(p, 'zones') : null;
      found.set(stage.hex, { hex: nameOf(p, stage.hex), cost, path, mayStop, mustStop });
      return false;
    });
  };
  search(mover);
  if (!mover.forded && anyFords(p, mover)) search({ ...mover, forded: true });
}

/** Fills `into` with where the unit may end its move, cheapest first within each search. */
export function destinationsOf(p: Position, u: number, into: Destinations): Destinations {
  const mover = alone(u);
  into.count = 0;
  searches(p, u, mover, (trip, range, spent, entry) => {
    const before = into.count;
    for (let i = 0; i < range.count; i++) {
      const hex = foundAt(range, i);
      if ((hex === trip.from && entry === NOWHERE) || restReason(p, trip.mover, hex) !== ALLOWED) continue;
      keep(into, before, hex, spent + costTo(range, hex));
    }
  });
  return into;
}

/** A hex found by an earlier search, one of the first `before`, is kept once at the lower cost. */
function keep(into: Destinations, before: number, hex: number, cost: number): void {
  for (let i = 0; i < before; i++) {
    if (into.hexes[i] !== hex) continue;
    into.costs[i] = Math.min(into.costs[i] as number, cost);
    return;
  }
  into.hexes[into.count] = hex;
  into.costs[into.count++] = cost;
}

/** The cheapest path to a hex where the unit may end its move, the hex last; empty when it is none of its destinations. */
export function pathToDestination(p: Position, u: number, hex: number): number[] {
  const mover = alone(u);
  let least = Infinity;
  let path: number[] = [];
  const visit: Visit = (trip, range, spent, entry) => {
    const cost = spent + costTo(range, hex);
    if (!isReached(range, hex) || cost >= least || (hex === trip.from && entry === NOWHERE)) return;
    if (restReason(p, trip.mover, hex) !== ALLOWED) return;
    least = cost;
    path = pathFrom(range, hex, entry);
  };
  searches(p, u, mover, visit, hex);
  return path;
}
