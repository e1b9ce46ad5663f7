import { ALLOWED, reason, refusalIf, refusalOf, type Reason } from '../../../kernel/reason.ts';
import { directionTo } from '../../../hex/grid.ts';
import type { Refusal } from '../../../kernel/game.ts';
import {
  act,
  idOf,
  namedPlace,
  namedUnit,
  noSuchHex,
  noSuchUnit,
  say,
  type Decision,
  type SideAction,
  stepAct,
  unitAct,
} from '../actions.ts';
import {
  areaOf,
  hexOf,
  hiddenIn,
  isMajorGap,
  nameOf,
  onMap,
  place,
  unitOf,
  unitsWith,
  type Position,
} from '../position.ts';
import { AREA, DISRUPTED, DONE, ENGAGED, type Mode, type MoveFrame } from '../state.ts';
import { ownAction, type OwnActions } from '../own-actions.ts';
import { areasNext, canReach } from '../range.ts';
import { askDemolition, bridgesReached, wiredAcross } from './05-bridges.ts';
import { isAreaFerry, useAreaFerry, useFerry } from './08-ferries.ts';
import { enterUnknown, fightUnknown, isLeftEmpty } from './25-entering.ts';
import {
  areaHex,
  areasFrom,
  areaToll,
  enterCost,
  hexesFrom,
  isBound,
  leftOf,
  modeReason,
  NO_POINTS,
  restReason,
  standing,
  stepCost,
  walkOf,
  woodsAfter,
  type Walk,
} from './08-movement.ts';
import { takeMarker } from './17-moved.ts';
import { asPicked, mount } from './18-dismounted.ts';
import { breakDownMoving, changePlaces } from './21-breakdown.ts';
import { keepWay } from './21-ways.ts';
import { PARTS } from '../data/terrain.ts';
import { routsBeside } from './14-routs.ts';
import { hold } from './26-holders.ts';

const NOT_ADJACENT = reason('8.1', 'not-adjacent');
const NOT_AN_EDGE = reason('19.3.1', 'not-beside-area');
const MOVED = reason('19.3.1', 'already-moved');
const NOT_NEXT = reason('19.6', 'areas-do-not-touch');
const JOIN_FIRST = reason('8.1', 'join-first');
const NOT_MOVED = reason('8.1', 'not-moved-yet');
const OUT_OF_REACH = reason('8.1', 'cannot-move');
const NOWHERE = reason('8.2.2', 'nowhere-to-stop');

/** Cost of a step to a hex or an area, or minus the reason why not. */
function costOf(p: Position, frame: MoveFrame, to: number): number {
  const from = hexOf(p, frame.units[0] as number);
  const d = from < 0 || to < 0 ? 0 : directionTo(p.board.grid, from, to);
  if (d < 0) return -NOT_ADJACENT;
  const at = from * 6 + d;
  const left = leftOf(p, frame);
  const cost = priceOf(p, frame, walkOf(p, frame, from, true), to, at);
  if (cost < 0) return cost;
  if (cost > left) return -NO_POINTS;
  return mayEndAfter(p, frame, to, at, left - cost) ? cost : -NOWHERE;
}

function pointArgs(p: Position, frame: MoveFrame, to: number): Record<string, number> {
  const from = hexOf(p, frame.units[0] as number);
  const at = from < 0 || to < 0 ? -1 : from * 6 + directionTo(p.board.grid, from, to);
  const need = priceOf(p, frame, walkOf(p, frame, from, true), to, at);
  return { need: inPoints(frame, need), left: inPoints(frame, leftOf(p, frame)) };
}

const inPoints = ({ mode }: MoveFrame, parts: number): number => (mode === 'tactical' ? parts : parts / PARTS);

/** H44-8.1-b: the price for a hex known to be next to that of the movers, over the hexside `at`, or for an area. */
function priceOf(p: Position, frame: MoveFrame, walk: Walk, to: number, at: number): number {
  if (walk.from < 0) return fromArea(p, frame, walk, to);
  return to < 0 ? intoArea(p, frame, walk, to) : stepCost(p, walk, at, frame.woods);
}

/** H44-19.3.1-b: a point, and the move ends; who has come into an EZOC has to stop before (7.2). */
function intoArea(p: Position, frame: MoveFrame, walk: Walk, to: number): number {
  if (!areasFrom(p, frame.side, walk.from).includes(AREA - to)) return -NOT_AN_EDGE;
  return areaToll(p, walk, AREA - to);
}

/** H44-19.1-d, H44-19.6-a: onto the map, or with the whole allowance to an area that touches this one. */
function fromArea(p: Position, frame: MoveFrame, walk: Walk, to: number): number {
  const area = areaOf(p, frame.units[0] as number);
  // Parts of a unit that has come here in this phase: its move is over (19.3.1).
  if (frame.steps > 0) return -MOVED;
  if (to < 0) return areasNext(p, frame.side, area).includes(AREA - to) ? leftOf(p, frame) : -NOT_NEXT;
  return hexesFrom(p, area).includes(to) ? enterCost(p, walk, to) : -NOT_AN_EDGE;
}

/**
 * 8.2.2, 14.2: by extended movement nobody goes where his move cannot end without company, nor who has to leave an EZOC where it cannot
 * end outside one; `at`: the hexside crossed, below zero for none; `goOn`: whether the move can end farther on.
 */
function mayEndAfter(p: Position, frame: MoveFrame, to: number, at: number, left: number, goOn = canEndFrom): boolean {
  const isFree = frame.mode !== 'extended' && !frame.leaves;
  if (isFree || to < 0 || restReason(p, frame, to) === ALLOWED) return true;
  const woods = at < 0 ? frame.woods : woodsAfter(p, at, frame.woods);
  return left > 0 && goOn(p, { ...frame, woods, steps: frame.steps + 1 }, to, left);
}

/** Can movers come to a hex where they may not stop go on to one where they may? Next door is nearly always enough. */
const canEndFrom = (p: Position, frame: MoveFrame, from: number, left: number): boolean =>
  canEndBeside(p, frame, from, left) ||
  canReach(p, frame, { from, left }, (hex) => hex !== from && restReason(p, frame, hex) === ALLOWED);

function canEndBeside(p: Position, frame: MoveFrame, from: number, left: number): boolean {
  const walk = walkOf(p, frame, from);
  for (let at = from * 6; at < from * 6 + 6; at++) {
    const to = p.board.grid.neighbours[at] as number;
    if (to < 0 || restReason(p, frame, to) !== ALLOWED) continue;
    const cost = stepCost(p, walk, at, frame.woods);
    if (cost >= 0 && cost <= left) return true;
  }
  return false;
}

/** Is told of a step: where it leads, the hexside crossed (below zero for none) and what is left then; true: that is enough. */
type Visit = (to: number, at: number, left: number) => boolean;

/** Gives every step that the movers can pay for to `visit`, wherever their move may end then, until that is enough. */
const eachPaid = (p: Position, frame: MoveFrame, visit: Visit): boolean =>
  onMap(p, frame.units[0] as number) ? eachBeside(p, frame, visit) : eachFromArea(p, frame, visit);

function eachBeside(p: Position, frame: MoveFrame, visit: Visit): boolean {
  const from = hexOf(p, frame.units[0] as number);
  const walk = walkOf(p, frame, from, true);
  const all = leftOf(p, frame);
  const { grid } = p.board;
  for (let at = from * 6; at < from * 6 + 6; at++) {
    const to = grid.neighbours[at] as number;
    const cost = to < 0 ? -1 : stepCost(p, walk, at, frame.woods);
    if (cost >= 0 && cost <= all && visit(to, at, all - cost)) return true;
  }
  return areasFrom(p, frame.side, from).some((area) => {
    const cost = intoArea(p, frame, walk, areaHex(area));
    return cost >= 0 && cost <= all && visit(areaHex(area), -1, all - cost);
  });
}

function eachFromArea(p: Position, frame: MoveFrame, visit: Visit): boolean {
  const [u] = frame.units as [number];
  const walk = walkOf(p, frame, hexOf(p, u), true);
  const all = leftOf(p, frame);
  const isOpen = (to: number): boolean => {
    const cost = fromArea(p, frame, walk, to);
    return cost >= 0 && cost <= all && visit(to, -1, all - cost);
  };
  const area = areaOf(p, u);
  return hexesFrom(p, area).some(isOpen) || areasNext(p, frame.side, area).some((next) => isOpen(areaHex(next)));
}

/** Gives every step that is open to `done`, until that is enough. */
const eachStep = (p: Position, frame: MoveFrame, done: (to: number) => boolean): boolean =>
  eachPaid(p, frame, (to, at, left) => mayEndAfter(p, frame, to, at, left) && done(to));

export const anyStep = (p: Position, frame: MoveFrame): boolean => eachStep(p, frame, () => true);

/** May the movers take a step, as what lies within two hexes of them decides? Undefined where more does. */
export function anyStepNear(p: Position, frame: MoveFrame): boolean | undefined {
  let isSure = true;
  const isOpen = eachPaid(p, frame, (to, at, left) => {
    if (mayEndAfter(p, frame, to, at, left, canEndBeside)) return true;
    isSure = false;
    return false;
  });
  return isOpen || isSure ? isOpen : undefined;
}

/** H44-8.1-d: why a unit may not come along. */
function joinReason(p: Position, frame: MoveFrame, u: number): Reason {
  const lead = frame.units[0] as number;
  if (frame.steps > 0 || hexOf(p, u) !== hexOf(p, lead) || unitOf(u).side !== frame.side || frame.units.includes(u))
    return JOIN_FIRST;
  const why = standing(p, u) || modeReason(p, u, frame.mode);
  if (why !== ALLOWED) return why;
  return anyStep(asPicked(p, u), withUnit(p, frame, u)) ? ALLOWED : OUT_OF_REACH;
}

/** The movers with one unit more. */
const withUnit = (p: Position, frame: MoveFrame, u: number): MoveFrame => ({
  ...frame,
  units: [...frame.units, u],
  ...(isBound(p, u) && { leaves: true }),
});

/** What other chapters let units on the move do besides. */
const ON_THE_WAY: OwnActions<MoveFrame> = { 'break-down': breakDownMoving, move: changePlaces };

/** H44-8.1-f: units on the move: a step, more units, or the end of the move. */
export const moving: Decision<MoveFrame> = {
  actor: (_, { side }) => side,
  prompt: (_, { units, mode }) => ({ rule: '8.1', code: `moving-${mode}`, args: { unit: idOf(units[0] as number) } }),
  legal(p, frame) {
    const list: SideAction[] = [];
    const { side } = frame;
    eachStep(p, frame, (to) => {
      list.push(stepAct(p, side, to));
      return false;
    });
    if (frame.steps === 0) {
      for (const u of unitsWith(p, frame.units[0] as number))
        if (!frame.units.includes(u) && joinReason(p, frame, u) === ALLOWED) list.push(unitAct(side, 'join', u));
    } else if (stopReason(p, frame) === ALLOWED) list.push(act(side, 'stop'));
    return list.concat(breakDownMoving.legal(p, frame), changePlaces.legal(p, frame));
  },
  refusal(p, frame, action): Refusal | undefined {
    const unit = idOf(frame.units[0] as number);
    if (action.type === 'step') {
      const to = namedPlace(p, action.to);
      if (to === undefined) return noSuchHex(action.to);
      const cost = costOf(p, frame, to);
      const about = { unit, hex: nameOf(p, to) };
      if (cost === -NO_POINTS) return refusalOf(NO_POINTS, { ...about, args: pointArgs(p, frame, to) });
      return cost < 0 ? refusalOf(-cost, about) : undefined;
    }
    if (action.type === 'join') {
      const u = namedUnit(action.unit);
      return u < 0 ? noSuchUnit(action.unit) : refusalIf(joinReason(p, frame, u), { unit: idOf(u) });
    }
    if (action.type === 'stop') return refusalIf(stopReason(p, frame), { unit });
    const own = ownAction(ON_THE_WAY, action);
    return own ? own.refusal(p, frame, action) : { rule: '8.1', code: 'not-now' };
  },
  play(p, frame, action) {
    if (action.type === 'step') step(p, frame, namedPlace(p, action.to) as number);
    else if (action.type === 'join') join(p, frame, namedUnit(action.unit));
    else if (action.type === 'stop') stop(p, frame);
    else ownAction(ON_THE_WAY, action)?.play(p, frame, action);
  },
};

/** A unit is picked to move: artillery goes under a Moved marker (17.3), dismounted infantry mounts if it can (18.6). */
export function beginMove(p: Position, u: number, mode: Mode): void {
  takeMarker(p, u, mode);
  mount(p, u);
}

function join(p: Position, frame: MoveFrame, u: number): void {
  beginMove(p, u, frame.mode);
  Object.assign(frame, withUnit(p, frame, u));
}

/** Why the move may not end here; a bridge blown ahead (5.4) can leave it no other place. */
function stopReason(p: Position, frame: MoveFrame): Reason {
  if (frame.steps === 0) return NOT_MOVED;
  const hex = hexOf(p, frame.units[0] as number);
  const why = hex >= 0 ? restReason(p, frame, hex) : ALLOWED;
  return why === ALLOWED || anyStep(p, frame) ? why : ALLOWED;
}

/** A step; over a wired bridge the German side decides first (5.4). */
function step(p: Position, frame: MoveFrame, to: number): void {
  const from = hexOf(p, frame.units[0] as number);
  const at = from < 0 || to < 0 ? -1 : from * 6 + directionTo(p.board.grid, from, to);
  const span = frame.side === 0 && at >= 0 ? wiredAcross(p, at) : -1;
  if (span < 0) return take(p, frame, to, at);
  frame.waiting = to;
  askDemolition(p, [span], true);
}

/** 5.4: the bridge has been decided about: the step is taken if it still can be. Who has not moved and has no other way has not been picked. */
function goOn(p: Position, frame: MoveFrame): void {
  const to = frame.waiting;
  frame.waiting = -1;
  if (costOf(p, frame, to) < 0) {
    if (frame.steps === 0 && !anyStep(p, frame)) p.s.frames.splice(p.s.frames.indexOf(frame), 1);
    return;
  }
  const from = hexOf(p, frame.units[0] as number);
  take(p, frame, to, from * 6 + directionTo(p.board.grid, from, to));
}

function take(p: Position, frame: MoveFrame, to: number, at: number): void {
  const cost = costOf(p, frame, to);
  const from = hexOf(p, frame.units[0] as number);
  if (at >= 0 && isMajorGap(p, at)) useFerry(p, frame, at);
  if (isAreaFerry(p, Math.max(from, to), AREA - Math.min(from, to))) useAreaFerry(p, frame);
  if (at >= 0 && frame.mode !== 'tactical') frame.woods = woodsAfter(p, at, frame.woods);
  for (const u of frame.units) p.s.spent = p.s.spent.with(u, (p.s.spent[u] as number) + cost);
  frame.steps++;
  if (to >= 0 && frame.side === 0 && hiddenIn(p)[to] === 1) return enterUnknown(p, frame, to);
  for (const u of frame.units) {
    place(p, u, to);
    sayStep(p, frame, u, { from, to, cost: inPoints(frame, cost) });
  }
  if (to < 0) return stop(p, frame);
  loosen(p, frame);
  arrive(p, frame, to);
}

/**
 * H44-11.5.1-b, H44-11.5.2-a, H44-14.1.2-b, H44-14.1.2-c, H44-17.3-b: engaged units and guns that move a second hex are
 * disrupted.
 */
interface Step {
  from: number;
  to: number;
  /** In points, by tactical movement in hexes. */
  cost: number;
}

/** A step on the map, onto it, off it or from area to area. */
function sayStep(p: Position, { mode }: MoveFrame, u: number, { from, to, cost }: Step): void {
  const [unit, here, there] = [idOf(u), nameOf(p, from), nameOf(p, to)];
  if (from < 0 && to < 0) say(p, 'changes-area', '19.6', { unit, area: here, next: there });
  else if (from < 0) say(p, 'enter', '19.1', { unit, area: here, to: there, cost, mode });
  else if (to < 0) say(p, 'leaves', '19.3.1', { unit, from: here, area: there });
  else say(p, 'move', '8.1', { unit, from: here, to: there, cost, mode });
}

/**
 * H44-11.5.1-b, H44-11.5.2-a, H44-14.1.2-b, H44-14.1.2-c, H44-17.3-b: engaged units and guns that move a second hex are
 * disrupted.
 */
function loosen(p: Position, frame: MoveFrame): void {
  if (frame.mode !== 'tactical' || frame.steps !== 2) return;
  for (const u of frame.units) {
    const isEngaged = ((p.s.marks[u] as number) & ENGAGED) !== 0;
    if (!isEngaged && !unitOf(u).artillery) continue;
    p.s.marks = p.s.marks.with(u, (p.s.marks[u] as number) & ~ENGAGED);
    p.s.order = p.s.order.with(u, Math.max(DISRUPTED, p.s.order[u] as number));
    say(p, 'disrupted', isEngaged ? '11.5.2' : '17.3', { unit: idOf(u) });
  }
}

/** 25.3.2, RUL-H44-174: the unknown unit is gone: the movers are in its hex, for which they have paid. */
export function comeIn(p: Position, frame: MoveFrame, hex: number): void {
  frame.entering = -1;
  for (const u of frame.units) {
    say(p, 'comes-in', '25.3.1', { unit: idOf(u), from: nameOf(p, hexOf(p, u)), to: nameOf(p, hex), cost: 0 });
    place(p, u, hex);
  }
  loosen(p, frame);
  arrive(p, frame, hex);
}

/**
 * H44-14.3.2-e: what coming into a hex brings about: victory hexes change hands; bridges are decided about, then
 * enemies in full retreat leave (RUL-H44-30).
 */
function arrive(p: Position, frame: MoveFrame, hex: number): void {
  hold(p, frame.side, hex);
  routsBeside(p, frame.side, hex);
  bridgesReached(p, frame, hex);
}

/**
 * H44-7.2-a, H44-19.1-c: a step that waited is taken; when no further step is open, as mostly in an EZOC (7.2), the
 * move ends. False when there is something to decide.
 */
export function moveBySelf(p: Position, frame: MoveFrame): boolean {
  if (frame.waiting !== -1) {
    goOn(p, frame);
    return true;
  }
  if (frame.units.length === 0) {
    p.s.frames.splice(p.s.frames.indexOf(frame), 1);
    return true;
  }
  if (frame.entering !== -1) {
    if (isLeftEmpty(p, frame.entering)) comeIn(p, frame, frame.entering);
    else fightUnknown(p, frame);
    return true;
  }
  if (frame.steps === 0) return false;
  if (anyStep(p, frame) || stopReason(p, frame) !== ALLOWED) return false;
  stop(p, frame);
  return true;
}

/** H44-8.4-e: the movers have ended their move; what is left of their points is lost. */
function stop(p: Position, frame: MoveFrame): void {
  for (const u of frame.units) p.s.marks = p.s.marks.with(u, (p.s.marks[u] as number) | DONE);
  keepWay(p, frame.units, frame);
  p.s.frames.splice(p.s.frames.indexOf(frame), 1);
}
