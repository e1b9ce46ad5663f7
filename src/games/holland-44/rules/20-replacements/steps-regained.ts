import { ALLOWED, reason, type Reason } from '../../../../kernel/reason.ts';
import { idOf, say } from '../../position/actions.ts';
import {
  hexOf,
  inGoodOrder,
  marked,
  parentOf,
  place,
  spentOf,
  stepsOf,
  unitOf,
  type Position,
} from '../../position/position.ts';
import { AREA, AUTO_DS, DONE, ELIMINATED, ENGAGED, IN_BOX } from '../../position/state.ts';
import { strip, takeAfter } from '../11-results/counters.ts';

const OVERRAN = reason('8.7', 'auto-ds');
const HAS_MOVED = reason('20.2.5', 'has-moved');

/** Is the unit on the map or in an entry area? */
export const isInPlay = (p: Position, u: number): boolean => hexOf(p, u) >= 0 || hexOf(p, u) <= AREA;

/** H44-2.3.12-b: has a unit in play lost a step? A remnant of an unknown parent has none to gain. */
export const isReduced = (p: Position, u: number): boolean =>
  isInPlay(p, u) && (unitOf(u).remnant ? parentOf(p, u) >= 0 : stepsOf(p, u) < unitOf(u).steps);

/**
 * H44-8.7-d, RUL-H44-147, RUL-H44-343: why it is too late in this phase for the unit to get a step: it has moved, or
 * made an automatic DS.
 */
export function lateReason(p: Position, u: number): Reason {
  if (marked(p, u, AUTO_DS)) return OVERRAN;
  return spentOf(p, u) > 0 || marked(p, u, DONE) ? HAS_MOVED : ALLOWED;
}

/**
 * H44-11.5.1-g, H44-14.2-h, H44-20.2.3-b, H44-22.7-d: only a unit in good order that is not engaged receives
 * replacements.
 */
export const isFit = (p: Position, u: number): boolean => inGoodOrder(p, u) && !marked(p, u, ENGAGED);

/** Gives a reduced unit a step; in the place of a remnant its parent comes back (RUL-H44-96). Answers who stands there now. */
export function gainStep(p: Position, u: number): number {
  if (unitOf(u).remnant) return bringBack(p, u);
  p.s.steps = p.s.steps.with(u, stepsOf(p, u) + 1);
  return u;
}

function bringBack(p: Position, remnant: number): number {
  const parent = parentOf(p, remnant);
  place(p, parent, hexOf(p, remnant));
  p.s.steps = p.s.steps.with(parent, 2);
  takeAfter(p, parent, remnant);
  toBox(p, remnant);
  say(p, 'comes-back', '11.4', { unit: idOf(parent), remnant: idOf(remnant) });
  return parent;
}

/** Puts a breakdown unit or remnant back into its box, as good as new. */
export function toBox(p: Position, u: number): void {
  place(p, u, IN_BOX);
  p.s.steps = p.s.steps.with(u, 1);
  strip(p, u);
  p.s.parents = p.s.parents.with(u, -1);
}

/** Is the unit among the eliminated ones? */
export const isEliminated = (p: Position, u: number): boolean => hexOf(p, u) === ELIMINATED;
