import { ALLOWED, reason, type Reason } from '../../../../kernel/reason.ts';
import { idOf, say } from '../../position/actions.ts';
import {
  closeFrame,
  firstUnit,
  hexOf,
  hiddenIn,
  isDown,
  isMajorGap,
  mark,
  marked,
  nameOf,
  place,
  spentOf,
  unitOf,
  sideTo,
  type Position,
} from '../../position/position.ts';
import { AREA, DONE, ENGAGED, SHIFTED, type MoveFrame } from '../../position/state.ts';
import { askDemolition, bridgesReached, wiredAcross } from '../05-bridges/bridges.ts';
import { stayReason } from './entering.ts';
import { isAreaFerry, useAreaFerry, useFerry } from './ferries.ts';
import { anyStep, costOf, inPoints } from './open-steps.ts';
import { woodsAfter, woodsOnEntry } from './step-costs.ts';
import { disrupt } from '../14-disruption/disorder.ts';
import { routsBeside, routsIn } from '../14-disruption/routs.ts';
import { endMovement, keepMovement } from '../21-breakdown/movement-so-far.ts';
import { enterUnknown, fightUnknown, isLeftEmpty } from '../25-unknown-units/entering.ts';
import { hold } from '../26-victory/holders.ts';

const NOT_MOVED = reason('8.1', 'not-moved-yet');

/**
 * Why the move may not end here; a bridge blown ahead (5.4) can leave it no other place, and whom it kept from his first
 * step may stay (RUL-H44-320).
 */
export function stopReason(p: Position, frame: MoveFrame): Reason {
  if (frame.hexesMoved === 0) return frame.blocked ? ALLOWED : NOT_MOVED;
  const hex = hexOf(p, firstUnit(frame.units));
  const why = hex >= 0 ? stayReason(p, frame, hex) : ALLOWED;
  return why === ALLOWED || anyStep(p, frame) ? why : ALLOWED;
}

/** A step; over a wired bridge the German side decides first (5.4). */
export function step(p: Position, frame: MoveFrame, to: number): void {
  const from = hexOf(p, firstUnit(frame.units));
  const at = sideTo(p, from, to);
  const span = frame.side === 0 && at >= 0 ? wiredAcross(p, at) : -1;
  if (span < 0) return take(p, frame, to, at);
  frame.waiting = to;
  askDemolition(p, [span], true);
}

/**
 * 5.4: the bridge has been decided about: the step is taken where it stands (RUL-H44-37). Who has not moved and has no
 * other way has not been picked.
 */
function goOn(p: Position, frame: MoveFrame): void {
  const to = frame.waiting;
  frame.waiting = -1;
  const from = hexOf(p, firstUnit(frame.units));
  const at = sideTo(p, from, to);
  if (!isDown(p, at) && costOf(p, frame, to) >= 0) return take(p, frame, to, at);
  if (frame.hexesMoved > 0) return;
  frame.blocked = true;
  letGo(p, frame);
}

/** Who has not moved and has no step left in this mode is not on the move. */
export function letGo(p: Position, frame: MoveFrame): void {
  if (!anyStep(p, frame)) closeFrame(p, frame);
}

function take(p: Position, frame: MoveFrame, to: number, at: number): void {
  const cost = costOf(p, frame, to);
  const from = hexOf(p, firstUnit(frame.units));
  if (at >= 0 && isMajorGap(p, at)) useFerry(p, frame, at);
  if (isAreaFerry(p, Math.max(from, to), AREA - Math.min(from, to))) useAreaFerry(p, frame);
  if (to >= 0 && frame.mode !== 'tactical') frame.woods = at < 0 ? woodsOnEntry(p, to) : woodsAfter(p, at, frame.woods);
  for (const u of frame.units) p.s.spent = p.s.spent.with(u, spentOf(p, u) + cost);
  frame.hexesMoved++;
  if (to >= 0 && frame.side === 0 && hiddenIn(p)[to] === 1) {
    sayMeeting(p, frame, { from, to, cost: inPoints(frame, cost) });
    return enterUnknown(p, frame, to);
  }
  for (const u of frame.units) {
    place(p, u, to);
    sayStep(p, frame, u, { from, to, cost: inPoints(frame, cost) });
  }
  if (from < 0 && to < 0) for (const u of frame.units) mark(p, u, SHIFTED);
  loosen(p, frame);
  if (to < 0) return stop(p, frame);
  arrive(p, frame, to);
}

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

/** 25.3.1: the step is paid, whether it can be taken or not. */
const sayMeeting = (p: Position, { units, mode }: MoveFrame, { to, cost }: Step): void =>
  say(p, 'meets', '25.3.1', { attackers: units.map(idOf), hex: nameOf(p, to), cost, mode });

/**
 * H44-11.5.1-b, H44-11.5.2-a, H44-14.1.2-b, H44-14.1.2-c, H44-17.3-b: engaged units and guns that move a second hex are
 * disrupted; a gun that is so already goes into full retreat (RUL-H44-15).
 */
function loosen(p: Position, frame: MoveFrame): void {
  if (frame.mode !== 'tactical' || frame.hexesMoved !== 2) return;
  for (const u of frame.units) {
    if (marked(p, u, ENGAGED)) disrupt(p, u, '11.5.2');
    else if (unitOf(u).artillery) disrupt(p, u, '17.3');
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
    closeFrame(p, frame);
    return true;
  }
  if (frame.entering !== -1) {
    enter(p, frame);
    return true;
  }
  if (frame.hexesMoved === 0) return false;
  if (anyStep(p, frame) || stopReason(p, frame) !== ALLOWED) return false;
  stop(p, frame);
  return true;
}

/**
 * H44-25.3.1-b, H44-25.3.1-c: the unknown unit has been turned up. Where nobody may fight it the movers stop, and so does
 * what leaves them (RUL-H44-322).
 */
function enter(p: Position, frame: MoveFrame): void {
  const { side, units, entering } = frame;
  if (isLeftEmpty(p, entering)) return comeIn(p, frame, entering);
  if (routsIn(p, side, hexOf(p, firstUnit(units)), entering) || fightUnknown(p, frame)) return;
  stop(p, frame);
  endMovement(p, units);
}

/** H44-8.4-e: the movers have ended their move; what is left of their points is lost. */
export function stop(p: Position, frame: MoveFrame): void {
  for (const u of frame.units) mark(p, u, DONE);
  keepMovement(p, frame.units, frame);
  closeFrame(p, frame);
}
