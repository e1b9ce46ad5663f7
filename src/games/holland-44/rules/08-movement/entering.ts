import { ALLOWED, reason, type Reason } from '../../../../kernel/reason.ts';
import { STACKING } from '../../data/tables.ts';
import {
  enemyOf,
  firstIn,
  GERMAN,
  hexAcross,
  hiddenIn,
  holds,
  isMajorGap,
  nextOf,
  occupancyOf,
  unitOf,
  unitsIn,
  type Position,
  type Side,
} from '../../position/position.ts';
import { FULL_RETREAT, type Mover } from '../../position/state.ts';
import { isOverstacked } from '../06-stacking/stacking.ts';
import { inZone, isBond } from '../07-zoc/zoc.ts';
import type { MoveContext } from './mover-context.ts';
import { partedOnTheWay } from '../21-breakdown/movement-so-far.ts';
import { boundaryReason } from '../23-special-units/special.ts';

const ENEMY = reason('8.1', 'enemy-there');
const NO_REVEAL = reason('25.3.1', 'extended-into-unknown');
const BOND = reason('7.4.2', 'zoc-bond');
const NEAR_ENEMY = reason('8.2.2', 'extended-near-enemy');
const SHAKEN = reason('14.3.2', 'full-retreat-near-enemy');
const CROWDED = reason('6.4.2', 'overstacked-tactical');
export const ONE_HEAD = reason('6.1', 'one-supply-head');
const MUST_LEAVE = reason('14.2', 'green-must-leave');
const WITH_FRIENDS = reason('8.2.2', 'extended-with-friends');

/**
 * H44-6.1-c, H44-6.4.2-c, H44-8.1-g, H44-8.2.2-a, H44-8.2.2-b, H44-8.7-e, H44-14.2-j, H44-14.3.2-f, H44-25.3.1-a: what
 * keeps the movers out of a hex from wherever they come: the enemy, full retreat, a boundary, a crowd.
 */
export function enterReason(p: Position, context: MoveContext, to: number): Reason {
  if (context.control.near[to] === 1) {
    const why = enemyReason(p, context, to);
    if (why !== ALLOWED) return why;
  }
  if (context.rides && context.mover.mode !== 'tactical' && isCrowded(p, context.side, to)) return CROWDED;
  return boundaryReason(p, context.mover, to);
}

/** Enemies there or next to the hex. */
function enemyReason(p: Position, context: MoveContext, to: number): Reason {
  const { side, enemy, control, mover, shaken } = context;
  if (holds(p, enemy, to) && !(reveals(context) && isLoneUnknown(p, to)))
    return mover.mode === 'extended' && isLoneUnknown(p, to) ? NO_REVEAL : ENEMY;
  if (isBond(p, enemy, to)) return BOND;
  if (mover.mode === 'extended' && isNearEnemy(p, enemy, to)) return NEAR_ENEMY;
  return shaken && control.zone[to] === 1 && !hasSteadyFriend(p, side, to) ? SHAKEN : ALLOWED;
}

/** 25.3.1: may the movers enter the hex of an unknown unit in their mode? */
const reveals = ({ mayReveal, mover }: MoveContext): boolean => mayReveal && mover.mode !== 'extended';

/** H44-25.3.1-a, H44-25.4-b: an unknown unit without company, units in full retreat apart. */
export const isLoneUnknown = (p: Position, hex: number): boolean =>
  hiddenIn(p)[hex] === 1 && unitsIn(p, hex).every((u) => p.s.order[u] === FULL_RETREAT);

/** RUL-H44-173: an unknown unit's zone does not hold back those who go on into its hex, where no other zone lies. */
export function isFreeFor(p: Position, context: MoveContext, to: number): boolean {
  if (!reveals(context) || !isLoneUnknown(p, to)) return false;
  for (let at = context.from * 6; at < context.from * 6 + 6; at++) {
    const next = hexAcross(p, at);
    if (next < 0 || next === to || isMajorGap(p, at)) continue;
    if (hiddenIn(p)[next] === 1 || hasSteadyFriend(p, context.enemy, next)) return false;
  }
  return true;
}

/**
 * H44-8.2.2-a, H44-19.3.1-e, H44-25.2.1-f: adjacent to an enemy unit, unknown ones and those over a river included,
 * units in entry areas not.
 */
export function isNearEnemy(p: Position, enemy: Side, hex: number): boolean {
  const { zone } = occupancyOf(p);
  if (zone[enemy][hex] !== 0) return true;
  if (enemy !== GERMAN) return false;
  const hidden = hiddenIn(p);
  for (let at = hex * 6; at < hex * 6 + 6; at++) {
    const next = hexAcross(p, at);
    if (next >= 0 && hidden[next] === 1) return true;
  }
  return false;
}

/** H44-14.3.2-f: a friend that is not in full retreat stands there already. */
function hasSteadyFriend(p: Position, side: Side, hex: number): boolean {
  const there = occupancyOf(p);
  for (let u = firstIn(there, hex); u >= 0; u = nextOf(there, u)) {
    if (unitOf(u).side === side && p.s.order[u] !== FULL_RETREAT) return true;
  }
  return side === GERMAN && hiddenIn(p)[hex] === 1;
}

const isCrowded = (p: Position, side: Side, hex: number): boolean =>
  (occupancyOf(p).count[side][hex] ?? 0) > STACKING.units && isOverstacked(p, hex);

/**
 * H44-6.1-d, H44-8.2.2-c, H44-8.2.2-d: why the movers may not stop in a hex they have come to: a second supply head
 * (6.1), company by extended movement (8.2.2), the EZOC they have to leave (14.2).
 */
export function stayReason(p: Position, mover: Mover, hex: number): Reason {
  const { mode, side, units } = mover;
  if (bringsSecondHead(p, units, hex)) return ONE_HEAD;
  if (mover.leaves && inZone(p, enemyOf(side), hex)) return MUST_LEAVE;
  if (mode !== 'extended') return ALLOWED;
  const there = occupancyOf(p);
  for (let u = firstIn(there, hex); u >= 0; u = nextOf(there, u)) {
    if (unitOf(u).side === side && !units.includes(u) && !partedOnTheWay(p, mover, u)) return WITH_FRIENDS;
  }
  return side === GERMAN && hiddenIn(p)[hex] === 1 ? WITH_FRIENDS : ALLOWED;
}

function bringsSecondHead(p: Position, units: readonly number[], hex: number): boolean {
  for (const u of units)
    if (unitOf(u).supplyHead) return unitsIn(p, hex).some((v) => unitOf(v).supplyHead && !units.includes(v));
  return false;
}
