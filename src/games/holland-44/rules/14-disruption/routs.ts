import { directionTo } from '../../../../hex/grid.ts';
import {
  enemyOf,
  hexAcross,
  hexOf,
  hiddenIn,
  isMajorGap,
  occupancyOf,
  onMap,
  unitOf,
  unitsIn,
  type Position,
  type Side,
} from '../../position/position.ts';
import { FULL_RETREAT } from '../../position/state.ts';
import { UNITS } from '../../position/units.ts';
import { beginRetreat } from '../13-retreat/begin-retreat.ts';

/** 14.3.2: hexes of a retreat from an enemy who comes up. */
const ROUT = 2;

/**
 * H44-14.3.2-d: a unit of the side has moved or advanced into the hex: enemies beside it, alone in full retreat, have
 * to go (RUL-H44-113).
 */
export function routsBeside(p: Position, side: Side, hex: number): void {
  const enemy = enemyOf(side);
  if (occupancyOf(p).zone[enemy][hex] === 0) return;
  const units: number[] = [];
  for (let at = hex * 6; at < hex * 6 + 6; at++) {
    const next = hexAcross(p, at);
    if (next >= 0) units.push(...routedIn(p, enemy, next));
  }
  rout(p, enemy, hex, units);
}

/**
 * H44-14.3.2-d, H44-25.3.1-b, RUL-H44-325: a garrison without strength has gone from the hex that units of the side enter
 * out of another, or out of an area: enemies whom it leaves there alone in full retreat have to go. False without any.
 */
export const routsIn = (p: Position, side: Side, from: number, hex: number): boolean =>
  rout(p, enemyOf(side), from, routedIn(p, enemyOf(side), hex));

function rout(p: Position, side: Side, hex: number, units: number[]): boolean {
  if (units.length === 0) return false;
  beginRetreat(p, { side, why: 'rout', hex, units, least: ROUT, most: ROUT, order: FULL_RETREAT });
  return true;
}

/** H44-14.3.2-d, RUL-H44-25: the units of a hex where nobody stands that is not in full retreat. */
function routedIn(p: Position, side: Side, hex: number): number[] {
  const units = unitsIn(p, hex);
  const isAlone = hiddenIn(p)[hex] !== 1 && units.every((u) => unitOf(u).side === side && isRouted(p, u));
  return isAlone ? units : [];
}

/** H44-14.3.2-d: units that have to go when an enemy comes beside them. */
export function routedUnits(p: Position): number[] {
  const routed = UNITS.filter(({ index }) => onMap(p, index) && isRouted(p, index));
  return routed.flatMap(({ index, side }) => (routedIn(p, side, hexOf(p, index)).includes(index) ? [index] : []));
}

const isRouted = (p: Position, u: number): boolean => p.s.order[u] === FULL_RETREAT;

/**
 * H44-14.3.2-d: an unbridged major river protects from who has come to the hex, not from who comes in out of an area; a
 * bridge may have been blown since the enemy came (RUL-H44-30).
 */
export function isReached(p: Position, u: number, hex: number): boolean {
  if (hex < 0) return true;
  const d = directionTo(p.board.grid, hex, hexOf(p, u));
  return d >= 0 && !isMajorGap(p, hex * 6 + d);
}
