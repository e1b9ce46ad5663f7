import { leadUnit } from '../position/fields.ts';
import { directionTo, neighbour, neighbourAt } from '../../hex/grid.ts';
import type { Modifier, Refusal } from '../../kernel/game.ts';
import { ALLOWED, type Reason } from '../../kernel/reason.ts';
import {
  enemyOf,
  hexOf,
  idOf,
  inZoneOfAny,
  nameOf,
  onMap,
  unitCounts,
  unitOf,
  type Position,
} from '../position/position.ts';
import { inPoints } from '../position/parts.ts';
import { canFinish, canGoNextDoor } from './reach.ts';
import type { Mover } from '../position/rules.ts';
import {
  carryReason,
  endsMoveIn,
  ENEMY,
  entryHexes,
  entryPrice,
  fords,
  leftOf,
  restReason,
  restRefusal,
  stepPrice,
  stepContext,
  type StepContext,
} from './steps.ts';
import { refusalOf, refuse, systemReason } from '../position/topics.ts';

/** What one step costs each of those who move along, in parts of points, and whether a river is forded. */
export interface GroupCost {
  costs: number[];
  forded: boolean;
  /** Not allowed: the costs mean nothing; `culprit` is the unit it is about, or -1. */
  why: Reason;
  culprit: number;
}

const NOT_ADJACENT = systemReason('movement', 'not-adjacent');
const STOPPED = systemReason('zones', 'must-stop-in-zone');
const NO_POINTS = systemReason('movement', 'no-points');
const NOWHERE = systemReason('stacking', 'nowhere-to-stop');

/** The step to a hex, for everyone who moves along, each out of his own points; a passenger pays nothing. `terms`: what it costs whoever pays most is added. */
export function groupCostOf(p: Position, mover: Mover, to: number, terms?: Modifier[]): GroupCost {
  const lead = leadUnit(mover.units);
  const group: GroupCost = { costs: [], forded: mover.forded, why: ALLOWED, culprit: -1 };
  if (!onMap(p, lead)) return entryCost(p, group, mover, to, terms);
  const from = hexOf(p, lead);
  const d = directionTo(p.board.grid, from, to);
  if (d < 0) group.why = isHeld(p, mover, to) ? ENEMY : NOT_ADJACENT;
  else if (mover.hexesMoved > 0 && inZoneOfAny(p, mover.units, from)) group.why = STOPPED;
  else group.why = carryReason(p, mover, from, to);
  if (group.why !== ALLOWED) return group;
  let most = -1;
  for (const u of mover.units) {
    const context = stepContext(p, u, mover, from, true);
    const parts: Modifier[] | undefined = terms && [];
    const cost = stepPrice(p, context, d, parts);
    if (cost < 0) return { ...group, why: -cost, culprit: u };
    if (fords(context, d)) group.forded = true;
    group.costs.push(cost);
    if (cost > most && terms && parts) terms.splice(0, terms.length, ...parts);
    most = Math.max(most, cost);
  }
  return group;
}

/** Do enemies of the moving units stand in the hex? */
const isHeld = (p: Position, { units }: Mover, hex: number): boolean =>
  unitCounts(p, enemyOf(unitOf(p, leadUnit(units)).side))[hex] !== 0;

function entryCost(p: Position, group: GroupCost, mover: Mover, to: number, terms?: Modifier[]): GroupCost {
  const lead = leadUnit(mover.units);
  group.why = carryReason(p, mover, -1, to);
  if (isHeld(p, mover, to) && !p.rules.entry.isUnpaid?.(p, unitOf(p, lead), to)) group.why = ENEMY;
  else if (!entryHexes(p, lead).includes(to)) group.why = p.rules.entry.elsewhere(p, unitOf(p, lead));
  else if (group.why === ALLOWED) {
    const cost = entryPrice(p, unitOf(p, lead), to, terms);
    if (cost < 0) group.why = -cost;
    else group.costs.push(cost);
  }
  return group;
}

/** The moving units one step further. */
const after = ({ units, passenger, hexesMoved }: Mover, forded: boolean): Mover => ({
  units,
  passenger,
  carried: passenger >= 0,
  forded,
  hexesMoved: hexesMoved + 1,
});

/** Why the moving units may not go to this hex next. */
export const stepReason = (p: Position, mover: Mover, to: number): Reason =>
  reasonOf(p, mover, to, groupCostOf(p, mover, to));

/** As `stepReason` for a cost known already; the unit that has too few points becomes its culprit. */
function reasonOf(p: Position, mover: Mover, to: number, group: GroupCost): Reason {
  if (group.why !== ALLOWED) return group.why;
  const left: number[] = [];
  for (let i = 0; i < mover.units.length; i++) {
    const u = mover.units[i] as number;
    const over = leftOf(p, u, group.forded) - (group.costs[i] as number);
    if (over < 0) {
      group.culprit = u;
      return NO_POINTS;
    }
    left.push(over);
  }
  const next = after(mover, group.forded);
  if (canFinish(p, next, to, endsMoveIn(p, mover, to) ? left.map(() => 0) : left)) return ALLOWED;
  return (mover.passenger < 0 && restReason(p, next, to)) || NOWHERE;
}

export function stepRefusal(p: Position, mover: Mover, to: number): Refusal | undefined {
  const group = groupCostOf(p, mover, to);
  const why = reasonOf(p, mover, to, group);
  if (why === ALLOWED) return undefined;
  const hex = nameOf(p, to);
  const about = group.culprit < 0 ? {} : { unit: idOf(p, group.culprit) };
  if (why === NO_POINTS) {
    const need = group.costs[mover.units.indexOf(group.culprit)] ?? 0;
    return refuse(p, 'movement', 'no-points', {
      hex,
      ...about,
      args: { need: inPoints(p, need), left: inPoints(p, Math.max(0, leftOf(p, group.culprit, group.forded))) },
    });
  }
  const next = after(mover, group.forded);
  const resting =
    mover.passenger < 0 && group.why === ALLOWED && why !== NOWHERE ? restRefusal(p, next, to) : undefined;
  return resting ?? refusalOf(p, why, { hex, ...about });
}

/** Hexes a unit could step to, legal or not. */
export function stepsFrom(p: Position, u: number): readonly number[] {
  if (!onMap(p, u)) return entryHexes(p, u);
  const found: number[] = [];
  for (let at = hexOf(p, u) * 6, end = at + 6; at < end; at++) {
    const to = neighbourAt(p.board.grid, at);
    if (to >= 0) found.push(to);
  }
  return found;
}

/** The hexes the moving units may step to. */
export function openSteps(p: Position, mover: Mover): number[] {
  const found: number[] = [];
  eachOpenStep(p, mover, (to) => {
    found.push(to);
    return false;
  });
  return found;
}

/** Is any step open to the moving units? Nearly always one to a hex where a unit by itself may stop, so that is looked at first. */
export function anyStep(p: Position, mover: Mover): boolean {
  const lead = leadUnit(mover.units);
  if (mover.units.length === 1 && mover.hexesMoved === 0 && mover.passenger < 0 && onMap(p, lead)) {
    if (canGoNextDoor(p, mover, hexOf(p, lead), leftOf(p, lead, mover.forded))) return true;
  }
  return eachOpenStep(p, mover, () => true);
}

/** Gives every open step to `done`, in the order of `stepsFrom`, until it answers true: then so does this. */
function eachOpenStep(p: Position, mover: Mover, done: (to: number) => boolean): boolean {
  const lead = leadUnit(mover.units);
  if (mover.units.length > 1) return stepsFrom(p, lead).some((to) => stepReason(p, mover, to) === ALLOWED && done(to));
  if (!onMap(p, lead)) return entryHexes(p, lead).some((to) => mayEnter(p, mover, lead, to) && done(to));
  const from = hexOf(p, lead);
  if (mover.hexesMoved > 0 && inZoneOfAny(p, mover.units, from)) return false;
  const context = stepContext(p, lead, mover, from, true);
  const dry = leftOf(p, lead, mover.forded);
  for (let d = 0; d < 6; d++) {
    const to = neighbour(p.board.grid, from, d);
    if (to >= 0 && isOpen(p, mover, context, d, dry) && done(to)) return true;
  }
  return false;
}

/** `stepReason` of one unit on the map, as yes or no and without making lists; `dry`: the points it has left unless it fords. */
function isOpen(p: Position, mover: Mover, context: StepContext, d: number, dry: number): boolean {
  const cost = stepPrice(p, context, d);
  const to = neighbour(p.board.grid, context.from, d);
  if (cost < 0 || carryReason(p, mover, context.from, to) !== ALLOWED) return false;
  const forded = mover.forded || fords(context, d);
  const left = (forded === mover.forded ? dry : leftOf(p, context.unit.index, true)) - cost;
  return left >= 0 && finishes(p, mover, to, forded, left);
}

/** `stepReason` of one unit from outside the map, as yes or no and without making lists. */
function mayEnter(p: Position, mover: Mover, u: number, to: number): boolean {
  if (carryReason(p, mover, -1, to) !== ALLOWED) return false;
  const cost = entryPrice(p, unitOf(p, u), to);
  if (cost < 0) return false;
  const left = leftOf(p, u, mover.forded) - cost;
  return left >= 0 && finishes(p, mover, to, mover.forded, endsMoveIn(p, mover, to) ? 0 : left);
}

/** Can one unit that has stepped to a hex end its move by the rules? */
const finishes = (p: Position, mover: Mover, to: number, forded: boolean, left: number): boolean =>
  (mover.passenger < 0 && restReason(p, mover, to) === ALLOWED) || canFinish(p, after(mover, forded), to, [left]);
