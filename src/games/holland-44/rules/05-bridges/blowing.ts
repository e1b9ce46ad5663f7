import { neighboursOf } from '../../../../hex/grid.ts';
import { ALLOWED, reason, type Reason } from '../../../../kernel/reason.ts';
import {
  ALLIED,
  GERMAN,
  hexAcross,
  hiddenIn,
  holds,
  inGoodOrder,
  unitOf,
  unitsIn,
  type Position,
} from '../../position/position.ts';
import { SAFE, WIRED } from '../../position/state.ts';
import { isTouched, spanOf, touch } from './control.ts';
import { isBond, isBondAcross } from '../07-zoc/zoc.ts';

const NEVER = reason('5.7', 'never-blown');
const NOT_WIRED = reason('5.5', 'not-wired');
const TRIED = reason('5.3.3', 'bridge-done');
const NO_ENEMY = reason('5.5', 'no-allied-unit-near');
const NO_SAPPERS = reason('5.5', 'no-german-unit-near');

/**
 * H44-5.5-a, H44-5.5-b, H44-5.5-d, H44-5.7-a, H44-5.7-d: why the Germans may not try to blow a bridge in their bridge
 * phase.
 */
export function blowReason(p: Position, span: number): Reason {
  const how = p.s.bridges[span];
  if (how !== WIRED) return how === SAFE ? NEVER : NOT_WIRED;
  if (isTouched(p, span)) return TRIED;
  const { a, b } = spanOf(p, span);
  if (!isNear(p, a) && !isNear(p, b)) return NO_ENEMY;
  return isReached(p, a) || isReached(p, b) ? ALLOWED : NO_SAPPERS;
}

/** RUL-H44-33: an Allied unit in the hex or next to it. */
const isNear = (p: Position, hex: number): boolean =>
  holds(p, ALLIED, hex) || neighboursOf(p.board.grid, hex).some((next) => holds(p, ALLIED, next));

/**
 * H44-5.5-c, RUL-H44-42: a German unit in good order in this end of the bridge, or next to it with a path through no
 * Allied unit and no bond.
 */
function isReached(p: Position, end: number): boolean {
  if (hasGerman(p, end)) return true;
  if (holds(p, ALLIED, end) || isBond(p, ALLIED, end)) return false;
  for (let d = 0; d < 6; d++) {
    const from = hexAcross(p, end * 6 + d);
    if (from >= 0 && hasGerman(p, from) && !isBondAcross(p, ALLIED, from * 6 + ((d + 3) % 6))) return true;
  }
  return false;
}

/** H44-25.2.1-e, RUL-H44-41: in good order; unknown units are. */
const hasGerman = (p: Position, hex: number): boolean =>
  hiddenIn(p)[hex] === 1 || unitsIn(p, hex).some((u) => unitOf(u).side === GERMAN && inGoodOrder(p, u));

/** 5.5: the attempt: a roll on the table of 5.6. */
export function blow(p: Position, span: number): void {
  touch(p, span);
  p.s.frames.push({ kind: 'dice', why: 'demolition', count: 1, values: [span] });
}
