import { directionTo } from '../../../../hex/grid.ts';
import { ALLOWED, reason } from '../../../../kernel/reason.ts';
import { PARTS } from '../../data/terrain.ts';
import { areaOf, firstUnit, hexAcross, hexOf, sideTo, unitOf, type Position } from '../../position/position.ts';
import { AREA, type MoveFrame, type Mover } from '../../position/state.ts';
import { ONE_HEAD, stayReason } from './entering.ts';
import { leftOf } from './modes.ts';
import { areasNext, canReach } from './movement-search.ts';
import { areaToll, enterCost, stepCost, woodsAfter, woodsOnEntry } from './step-costs.ts';
import { contextOf, type MoveContext } from './mover-context.ts';
import { areaHex, areasFrom, hexesFrom } from '../19-entry-areas/areas.ts';

export const NO_POINTS = reason('8.1', 'no-points');
const NOT_ADJACENT = reason('8.1', 'not-adjacent');
const NOT_AN_EDGE = reason('19.3.1', 'not-beside-area');
const MOVED = reason('19.3.1', 'already-moved');
const NOT_NEXT = reason('19.6', 'areas-do-not-touch');
const NOWHERE = reason('8.2.2', 'nowhere-to-stop');

/** What is the same for every step the movers may take now, in whatever mode. */
export const contextHere = (p: Position, mover: Mover): MoveContext =>
  contextOf(p, mover, hexOf(p, firstUnit(mover.units)), true);

/** Cost of a step to a hex or an area, or minus the reason why not. */
export function costOf(p: Position, frame: MoveFrame, to: number): number {
  const from = hexOf(p, firstUnit(frame.units));
  const d = from < 0 || to < 0 ? 0 : directionTo(p.board.grid, from, to);
  if (d < 0) return -NOT_ADJACENT;
  const at = from * 6 + d;
  const left = leftOf(p, frame);
  const cost = priceOf(p, frame, contextHere(p, frame), to, at);
  if (cost < 0) return cost;
  if (cost > left) return -NO_POINTS;
  if (mayEndAfter(p, frame, to, at, left - cost)) return cost;
  return -(stayReason(p, frame, to) === ONE_HEAD ? ONE_HEAD : NOWHERE);
}

export function pointArgs(p: Position, frame: MoveFrame, to: number): Record<string, number> {
  const from = hexOf(p, firstUnit(frame.units));
  const at = sideTo(p, from, to);
  const need = priceOf(p, frame, contextHere(p, frame), to, at);
  return { need: inPoints(frame, need), left: inPoints(frame, leftOf(p, frame)) };
}

export const inPoints = ({ mode }: MoveFrame, parts: number): number => (mode === 'tactical' ? parts : parts / PARTS);

/** H44-8.1-b: the price for a hex known to be next to that of the movers, over the hexside `at`, or for an area. */
function priceOf(p: Position, frame: MoveFrame, context: MoveContext, to: number, at: number): number {
  if (context.from < 0) return fromArea(p, frame, context, to);
  return to < 0 ? intoArea(p, frame, context, to) : stepCost(p, context, at, frame.woods);
}

/** H44-19.3.1-b: a point, and the move ends; who has come into an EZOC has to stop before (7.2). */
function intoArea(p: Position, frame: MoveFrame, context: MoveContext, to: number): number {
  if (!areasFrom(p, frame.side, context.from).includes(AREA - to)) return -NOT_AN_EDGE;
  return areaToll(p, context, AREA - to);
}

/** H44-19.1-d, H44-19.6-a: onto the map, or with the whole allowance to an area that touches this one. */
function fromArea(p: Position, frame: MoveFrame, context: MoveContext, to: number): number {
  const area = areaOf(p, firstUnit(frame.units));
  // Parts of a unit that has come here in this phase: its move is over (19.3.1).
  if (frame.hexesMoved > 0) return -MOVED;
  if (to < 0) return areasNext(p, frame.side, area).includes(AREA - to) ? leftOf(p, frame) : -NOT_NEXT;
  return hexesFrom(p, area).includes(to) ? enterCost(p, context, to) : -NOT_AN_EDGE;
}

/**
 * 6.1, 8.2.2, 14.2: by extended movement nobody goes where his move cannot end without company, nor a supply head where it cannot end away from
 * another one, nor who has to leave an EZOC where it cannot end outside one; `at`: the hexside crossed, below zero for none; `goOn`: whether the move can end farther on.
 */
function mayEndAfter(p: Position, frame: MoveFrame, to: number, at: number, left: number, goOn = canEndFrom): boolean {
  if (endsAnywhere(frame) || to < 0 || stayReason(p, frame, to) === ALLOWED) return true;
  const woods = at < 0 ? woodsOnEntry(p, to) : woodsAfter(p, at, frame.woods);
  return left > 0 && goOn(p, { ...frame, woods, hexesMoved: frame.hexesMoved + 1 }, to, left);
}

/** 6.1, 8.2.2, 14.2: may the movers go where their move cannot end? Not by extended movement, nor supply heads, nor who has to leave an EZOC. */
export const endsAnywhere = ({ mode, leaves, units }: Mover): boolean =>
  mode !== 'extended' && !leaves && !units.some((u) => unitOf(u).supplyHead);

/** May movers who have come to a hex end their move there, or farther on? */
export const mayEndFrom = (p: Position, mover: Mover, hex: number, left: number): boolean =>
  stayReason(p, mover, hex) === ALLOWED || (left > 0 && canEndFrom(p, mover, hex, left));

/** Can movers come to a hex where they may not stop go on to one where they may? Next door is nearly always enough. */
const canEndFrom = (p: Position, mover: Mover, from: number, left: number): boolean =>
  canEndBeside(p, mover, from, left) ||
  canReach(p, mover, { from, left }, (hex) => hex !== from && stayReason(p, mover, hex) === ALLOWED);

function canEndBeside(p: Position, mover: Mover, from: number, left: number): boolean {
  const context = contextOf(p, mover, from);
  for (let at = from * 6; at < from * 6 + 6; at++) {
    const to = hexAcross(p, at);
    if (to < 0 || stayReason(p, mover, to) !== ALLOWED) continue;
    const cost = stepCost(p, context, at, mover.woods);
    if (cost >= 0 && cost <= left) return true;
  }
  return false;
}

/** Is told of a step: where it leads, the hexside crossed (below zero for none) and what is left then; true: that is enough. */
type Visit = (to: number, at: number, left: number) => boolean;

/** Gives every step that the movers can pay for to `visit`, wherever their move may end then, until that is enough. */
const eachPaid = (p: Position, frame: MoveFrame, context: MoveContext, visit: Visit): boolean =>
  context.from >= 0 ? eachBeside(p, frame, context, visit) : eachFromArea(p, frame, context, visit);

function eachBeside(p: Position, frame: MoveFrame, context: MoveContext, visit: Visit): boolean {
  const { from } = context;
  const all = leftOf(p, frame);
  for (let at = from * 6; at < from * 6 + 6; at++) {
    const to = hexAcross(p, at);
    const cost = to < 0 ? -1 : stepCost(p, context, at, frame.woods);
    if (cost >= 0 && cost <= all && visit(to, at, all - cost)) return true;
  }
  for (const area of areasFrom(p, frame.side, from)) {
    const cost = areaToll(p, context, area);
    if (cost >= 0 && cost <= all && visit(areaHex(area), -1, all - cost)) return true;
  }
  return false;
}

function eachFromArea(p: Position, frame: MoveFrame, context: MoveContext, visit: Visit): boolean {
  if (frame.hexesMoved > 0) return false;
  const area = AREA - context.from;
  const all = leftOf(p, frame);
  for (const to of hexesFrom(p, area)) {
    const cost = enterCost(p, context, to);
    if (cost >= 0 && cost <= all && visit(to, -1, all - cost)) return true;
  }
  return all >= 0 && areasNext(p, frame.side, area).some((next) => visit(areaHex(next), -1, 0));
}

/** Gives every step that is open to `done`, until that is enough. */
export const eachStep = (p: Position, frame: MoveFrame, done: (to: number) => boolean): boolean =>
  eachPaid(p, frame, contextHere(p, frame), (to, at, left) => mayEndAfter(p, frame, to, at, left) && done(to));

export const anyStep = (p: Position, frame: MoveFrame): boolean => eachStep(p, frame, () => true);

/** May the movers take a step, as what lies within two hexes of them decides? Undefined where more does. */
export function anyStepNear(p: Position, frame: MoveFrame, context: MoveContext): boolean | undefined {
  let isSure = true;
  const isOpen = eachPaid(p, frame, context, (to, at, left) => {
    if (mayEndAfter(p, frame, to, at, left, canEndBeside)) return true;
    isSure = false;
    return false;
  });
  return isOpen || isSure ? isOpen : undefined;
}
