import { ABOUT } from '../../position/about.ts';
import { ALLOWED, reason, type Reason } from '../../../../kernel/reason.ts';
import { enemyOf, hexOf, stepsOf, unitOf, unitsIn, type Position } from '../../position/position.ts';
import { phaseSide } from '../../position/phases.ts';
import { DISRUPTED, type Mode, type MoveFrame } from '../../position/state.ts';
import { inZone } from '../07-zoc/zoc.ts';
import { isBound, modeReason, MOVED_ALREADY, standing } from './modes.ts';
import { gaveUp } from './mover-context.ts';
import { anyStep } from './open-steps.ts';
import { infiltrationSteps } from './terrain.ts';
import { leaveReason } from '../14-disruption/green.ts';
import { asPicked } from '../18-supply/dismounted.ts';
import { hasMoved, movementSoFar } from '../21-breakdown/movement-so-far.ts';

const NOT_YOURS = reason('8.1', 'not-your-unit');
const CANNOT = reason('8.1', 'cannot-move');
const NO_COVER = reason('8.3.3', 'no-infiltration-here');
const TOO_FEW = reason('8.3.3', 'two-steps-give-up');
const NOT_DISRUPTED = reason('14.3.1', 'not-disrupted');

export const MODES: readonly Mode[] = ABOUT.vocabulary.modes;

/** Why a unit may not be picked to move in this mode. */
export function pickReason(p: Position, u: number, mode: Mode): Reason {
  if (unitOf(u).side !== phaseSide(p)) return NOT_YOURS;
  const why = standing(p, u) || modeReason(p, u, mode);
  if (why !== ALLOWED) return why;
  return anyStep(asPicked(p, u), frameOf(p, u, mode)) ? ALLOWED : CANNOT;
}

/** The unit on the move by itself. */
export function frameOf(p: Position, u: number, mode: Mode): MoveFrame {
  const { side } = unitOf(u);
  const soFar = movementSoFar(p, u);
  const { hexesMoved, woods } = soFar ?? { hexesMoved: 0, woods: 0 };
  const units = [u];
  const frame: MoveFrame = {
    kind: 'move',
    waiting: -1,
    entering: -1,
    side,
    units,
    mode: soFar?.mode ?? mode,
    hexesMoved,
    woods,
  };
  if (soFar?.parted) frame.parted = true;
  if (isBound(p, u)) frame.leaves = true;
  return frame;
}

/**
 * 8.3.3, RUL-H44-66: why a unit may not give up its movement so that others infiltrate: woods or a town in an EZOC, with
 * two steps that do or can, none of which has moved.
 */
export function spendReason(p: Position, u: number): Reason {
  const unit = unitOf(u);
  if (unit.side !== phaseSide(p)) return NOT_YOURS;
  const why = standing(p, u) || leaveReason(p, u);
  if (why !== ALLOWED) return why;
  if (hasMoved(p, u)) return MOVED_ALREADY;
  const hex = hexOf(p, u);
  const needed = hex < 0 ? 0 : infiltrationSteps(p, hex);
  if (needed <= 0 || !inZone(p, enemyOf(unit.side), hex)) return NO_COVER;
  let steps = 0;
  for (const v of unitsIn(p, hex))
    if (gaveUp(p, v) || (standing(p, v) === ALLOWED && !hasMoved(p, v))) steps += stepsOf(p, v);
  return steps >= needed ? ALLOWED : TOO_FEW;
}

/** H44-14.3.1-b: why a unit may not be put in full retreat of its own will. */
export function routReason(p: Position, u: number): Reason {
  if (unitOf(u).side !== phaseSide(p)) return NOT_YOURS;
  const why = standing(p, u);
  return why !== ALLOWED ? why : p.s.order[u] === DISRUPTED ? ALLOWED : NOT_DISRUPTED;
}
