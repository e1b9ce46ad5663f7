import { ALLOWED, reason, type Reason } from '../../../../kernel/reason.ts';
import { idOf, namedUnit, pairAct, say, type SideAction } from '../../position/actions.ts';
import type { OwnAction } from '../../position/own-actions.ts';
import { phaseSide } from '../../position/phases.ts';
import {
  hexOf,
  inGoodOrder,
  mark,
  marked,
  marksOf,
  orderOf,
  spentOf,
  unitOf,
  unitsWith,
  type Position,
} from '../../position/position.ts';
import { DONE, ENGAGED, SPENT } from '../../position/state.ts';
import { keptByUnit, NOTHING } from '../08-movement/kept-lists.ts';
import { gainStep, isInPlay, isReduced, toBox } from '../20-replacements/steps-regained.ts';
import { pairRefusal } from './breakdown.ts';
import { endMovement, hasMoved, keepMovement, originOf, movementSoFar } from './movement-so-far.ts';

const NOT_YOURS = reason('21.4', 'not-your-unit');
const NO_PART = reason('21.4', 'no-breakdown-unit');
const APART = reason('21.4', 'not-stacked');
const COMPLETE = reason('21.4', 'other-not-reduced');
const OTHER_DIVISION = reason('21.4', 'other-division');
const NOT_PARENT = reason('21.4', 'not-its-parent');

/** Do both stand in one hex, or in one entry area? */
export const isTogether = (p: Position, a: number, b: number): boolean =>
  a !== b && hexOf(p, a) === hexOf(p, b) && isInPlay(p, a);

/**
 * H44-8.5.7-c, H44-21.4-a, H44-21.4-d, H44-21.4-e: why a breakdown unit may not join this unit: an airborne one any of
 * its division, all others their parent, or its remnant (RUL-H44-152).
 */
function rebuildReason(p: Position, part: number, into: number): Reason {
  const unit = unitOf(part);
  if (unit.side !== phaseSide(p)) return NOT_YOURS;
  if (!unit.breakdown) return NO_PART;
  if (!isTogether(p, part, into)) return APART;
  if (!isReduced(p, into)) return COMPLETE;
  if (unit.airborne) return unitOf(into).formation === unit.formation ? ALLOWED : OTHER_DIVISION;
  return originOf(p, into) === p.s.parents[part] ? ALLOWED : NOT_PARENT;
}

/**
 * H44-21.4-b, H44-21.5-e: gives a unit marks and disorder of one that joins it; a disrupted unit is not engaged
 * (11.5.2).
 */
export function passOn(p: Position, into: number, marks: number, order: number): void {
  p.s.order = p.s.order.with(into, Math.max(order, orderOf(p, into)));
  const all = marksOf(p, into) | marks;
  p.s.marks = p.s.marks.with(into, inGoodOrder(p, into) ? all : all & ~ENGAGED);
}

/**
 * The unit has spent the more of what the two have spent, and may go on in the mode of the part with the rest, if its own
 * move is not over (RUL-H44-153). A spent part ends it: whom a combat in movement has spent, or who has moved, has not
 * given up its movement by that (RUL-H44-321).
 */
function addUp(p: Position, part: number, into: number): void {
  if (marked(p, part, SPENT)) {
    if (marked(p, part, DONE) || hasMoved(p, into)) mark(p, into, DONE);
    return endMovement(p, [into]);
  }
  const [soFar, own] = [movementSoFar(p, part), movementSoFar(p, into)];
  if (!soFar) return;
  p.s.spent = p.s.spent.with(into, Math.max(spentOf(p, part), spentOf(p, into)));
  if (own && own.mode !== soFar.mode) {
    mark(p, into, DONE);
    endMovement(p, [into]);
  } else if (!own && !marked(p, into, DONE)) keepMovement(p, [into], { mode: soFar.mode, hexesMoved: 0, woods: 0 });
}

/** Units that a breakdown unit may join. */
function listJoined(p: Position, part: number): readonly SideAction<'rebuild'>[] {
  if (!unitOf(part).breakdown || !isInPlay(p, part)) return NOTHING;
  const joined = unitsWith(p, part).filter((u) => rebuildReason(p, part, u) === ALLOWED);
  return joined.map((u) => pairAct('rebuild', part, u));
}

/**
 * H44-21.4-a, H44-21.4-c, H44-21.4-f: a breakdown unit joins a reduced unit, which may attack all the same: its counter
 * is free again.
 */
export const rebuild: OwnAction<undefined, 'rebuild'> = {
  legal: keptByUnit(listJoined, { ofBoxes: false }),
  refusal: (p, _, action) => pairRefusal(action, (part, into) => rebuildReason(p, part, into)),
  play(p, _, action) {
    const part = namedUnit(action.unit);
    const into = gainStep(p, namedUnit(action.target));
    addUp(p, part, into);
    passOn(p, into, marksOf(p, part) & (SPENT | ENGAGED), orderOf(p, part));
    toBox(p, part);
    say(p, 'rebuilt', '21.4', { unit: idOf(into), part: idOf(part) });
  },
};
