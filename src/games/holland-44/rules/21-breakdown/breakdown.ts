import { ALLOWED, reason, refusalIf, type Reason } from '../../../../kernel/reason.ts';
import type { Refusal } from '../../../../kernel/game.ts';
import {
  act,
  idOf,
  namedUnit,
  noSuchUnit,
  pairAct,
  say,
  unitRefusal,
  type SideAction,
} from '../../position/actions.ts';
import type { OwnAction } from '../../position/own-actions.ts';
import { phaseSide } from '../../position/phases.ts';
import { breakdownsFor, remnantsFor } from '../../position/pools.ts';
import {
  firstUnit,
  GERMAN,
  hexOf,
  inGoodOrder,
  marked,
  onMap,
  place,
  stepsOf,
  unitOf,
  unitsIn,
  unmark,
  type Position,
} from '../../position/position.ts';
import { DONE, IN_BOX, SCATTERED, type MoveFrame } from '../../position/state.ts';
import type { Unit } from '../../position/units.ts';
import { stayReason } from '../08-movement/entering.ts';
import { keptByUnit, NOTHING } from '../08-movement/kept-lists.ts';
import { leftOf } from '../08-movement/modes.ts';
import { letGo } from '../08-movement/stepping.ts';
import { takeAfter } from '../11-results/counters.ts';
import { loseStep } from '../11-results/losses.ts';
import { isInPlay } from '../20-replacements/steps-regained.ts';
import { keepMovement, originOf, movementSoFar } from './movement-so-far.ts';
import { isFrozen } from '../23-special-units/special.ts';

const NOT_YOURS = reason('21.3', 'not-your-unit');
const NOT_HERE = reason('21.1', 'not-on-map');
const NO_PARTS = reason('21.2', 'no-breakdown-units');
const ONE_STEP = reason('21.1', 'one-step');
const DISORDERED = reason('21.3', 'not-in-good-order');
const FROZEN = reason('23.6', 'frozen');
const OTHER_KIND = reason('21.1', 'other-kind');
const NONE_LEFT = reason('21.3', 'no-counter-left');
const NO_REMNANT = reason('21.1', 'no-remnant-left');
const NOT_MOVING = reason('21.3', 'not-on-the-move');
const NOT_PARTED = reason('21.3', 'not-parted-here');

/** H44-21.2-a, 21.1: British and airborne units and Germans, not Dutch or Canadian ones (RUL-H44-150). */
const hasParts = ({ side, airborne, nation, supplyHead }: Unit): boolean =>
  !supplyHead && (side === GERMAN || airborne || nation === 'British');

/** H44-21.3-d, H44-21.3-e: why a unit may not break down at all now. */
function unitReason(p: Position, u: number): Reason {
  const unit = unitOf(u);
  if (unit.side !== phaseSide(p)) return NOT_YOURS;
  if (!isInPlay(p, u)) return NOT_HERE;
  if (!hasParts(unit)) return NO_PARTS;
  if (stepsOf(p, u) < 2) return ONE_STEP;
  if (!inGoodOrder(p, u) || marked(p, u, SCATTERED)) return DISORDERED;
  if (unit.frozen && isFrozen(p, u)) return FROZEN;
  return unit.steps === 3 && p.s.steps[u] === 2 && !remnantsFor(unit).some(isFreeIn(p)) ? NO_REMNANT : ALLOWED;
}

const isFreeIn =
  (p: Position) =>
  ({ index }: Unit): boolean =>
    hexOf(p, index) === IN_BOX;

/**
 * H44-21.3-c, H44-21.3-f: 21.1 to 21.3: why a unit may not form this breakdown unit. Supply, EZOC and being engaged do
 * not matter.
 */
export function breakDownReason(p: Position, u: number, part: number): Reason {
  const why = unitReason(p, u);
  if (why !== ALLOWED) return why;
  const unit = unitOf(part);
  if (!breakdownsFor(unitOf(u)).includes(unit)) return OTHER_KIND;
  return isFreeIn(p)(unit) ? ALLOWED : NONE_LEFT;
}

/**
 * H44-21.1-c, H44-21.1-d, H44-21.3-b: a unit forms a breakdown unit in its hex, with its marks, that has spent what it
 * has spent and may go on with the rest; it loses a step as in 11.3.
 */
export function formPart(p: Position, u: number, part: number): void {
  p.s.parents = p.s.parents.with(part, u);
  p.s.steps = p.s.steps.with(part, 1);
  takeAfter(p, part, u);
  if (movementSoFar(p, u)) unmark(p, part, DONE);
  place(p, part, hexOf(p, u));
  say(p, 'breaks-down', '21.1', { unit: idOf(u), part: idOf(part) });
  loseStep(p, u, 'break-down');
}

/** Breakdown counters that a unit may form. */
function listParts(p: Position, u: number): readonly SideAction<'break-down'>[] {
  if (stepsOf(p, u) < 2 || unitReason(p, u) !== ALLOWED) return NOTHING;
  const list: SideAction<'break-down'>[] = [];
  for (const { index } of breakdownsFor(unitOf(u)))
    if (hexOf(p, index) === IN_BOX) list.push(pairAct('break-down', u, index));
  return list;
}

/** Breakdown counters that units of the phasing side may form. */
const allParts = keptByUnit(listParts, { ofBoxes: true });

/** Reads the two units that an action names, and tests them. */
export function pairRefusal(
  action: SideAction<'break-down' | 'rebuild' | 'merge'>,
  test: (u: number, target: number) => Reason,
): Refusal | undefined {
  const u = namedUnit(action.unit);
  const target = namedUnit(action.target);
  if (u < 0) return noSuchUnit(action.unit);
  const about = { unit: idOf(u), args: { other: action.target } };
  return target < 0 ? noSuchUnit(action.target) : refusalIf(test(u, target), about);
}

/** H44-21.1-b, H44-21.3-a: before or after a move. */
export const breakDown: OwnAction<undefined, 'break-down'> = {
  legal: allParts,
  refusal: (p, _, action) => pairRefusal(action, (u, part) => breakDownReason(p, u, part)),
  play: (p, _, action) => formPart(p, namedUnit(action.unit), namedUnit(action.target)),
};

/** May a part stay behind here: by extended movement not in company other than its parent's (8.2.2)? */
const partingReason = (p: Position, frame: MoveFrame, u: number): Reason => {
  if (!frame.units.includes(u)) return NOT_MOVING;
  return onMap(p, u) && frame.hexesMoved > 0 ? stayReason(p, frame, hexOf(p, u)) : ALLOWED;
};

/**
 * H44-21.1-b, H44-21.3-a: in the middle of a move: the parent goes on, the part may be picked later to go on in the
 * same mode (RUL-H44-151).
 */
export const breakDownMoving: OwnAction<MoveFrame, 'break-down'> = {
  legal: (p, frame) => frame.units.flatMap((u) => (partingReason(p, frame, u) === ALLOWED ? listParts(p, u) : [])),
  refusal: (p, frame, action) =>
    pairRefusal(action, (u, part) => partingReason(p, frame, u) || breakDownReason(p, u, part)),
  play(p, frame, action) {
    const part = namedUnit(action.target);
    formPart(p, namedUnit(action.unit), part);
    if (frame.hexesMoved > 0) {
      frame.parted = true;
      keepMovement(p, [part], frame);
    } else if (!frame.blocked) letGo(p, frame);
  },
};

/** 21.3: why a piece that has parted from the mover here may not go on before it. */
function changeReason(p: Position, frame: MoveFrame, u: number, mode: string): Reason {
  const [mover] = frame.units as [number];
  if (frame.hexesMoved === 0 || frame.units.length > 1 || u === mover || hexOf(p, u) !== hexOf(p, mover))
    return NOT_PARTED;
  if (originOf(p, u) !== originOf(p, mover) || movementSoFar(p, u)?.mode !== mode || frame.mode !== mode)
    return NOT_PARTED;
  return marked(p, u, DONE) || leftOf(p, { ...frame, units: [u] }) <= 0 ? NOT_PARTED : ALLOWED;
}

const partners = (p: Position, { units }: MoveFrame): number[] =>
  units.length === 1 ? unitsIn(p, hexOf(p, firstUnit(units))) : [];

/** H44-21.3-a, H44-21.3-b: either of two that have parted goes on; the other waits. */
export const changePlaces: OwnAction<MoveFrame, 'move'> = {
  legal: (p, frame) =>
    partners(p, frame).flatMap((u) =>
      changeReason(p, frame, u, frame.mode) === ALLOWED
        ? [act(frame.side, 'move', { unit: idOf(u), mode: frame.mode })]
        : [],
    ),
  refusal(p, frame, action) {
    return unitRefusal(action.unit, (u) => changeReason(p, frame, u, action.mode));
  },
  play(p, frame, action) {
    const u = namedUnit(action.unit);
    keepMovement(p, frame.units, frame);
    Object.assign(frame, { units: [u] }, movementSoFar(p, u));
  },
};
