import { directionTo } from '../../../../hex/grid.ts';
import { ALLOWED, reason, type Reason } from '../../../../kernel/reason.ts';
import { CANAL, MINOR } from '../../position/board.ts';
import { hexAcross, isMajorGap, isUnbridged, unitOf, type Position } from '../../position/position.ts';
import type { AdvanceFrame } from '../../position/state.ts';
import { columnOf } from '../08-movement/modes.ts';
import { barReason, entryCost } from '../08-movement/terrain.ts';
import { isInfantry } from '../10-odds/force.ts';
import { AT_REST, fromOf, type AdvanceGroup } from './advance-group.ts';

const BARRED = reason('15.6', 'barred-in-movement');
const FORD = reason('15.6', 'minor-river-first-hex');
const CANAL_SIDE = reason('15.6', 'canal-attacked-across');
const MAJOR_SIDE = reason('15.6', 'major-river-vacated-hex');

/** 15.6: what keeps any of them from crossing the hexside. */
export function sideReason(p: Position, frame: AdvanceFrame, group: AdvanceGroup, to: number, at: number): Reason {
  for (const u of group.units) {
    const why = at < 0 ? landReason(p, u, to) : crossReason(p, frame, group, u, at);
    if (why !== ALLOWED) return why;
  }
  return ALLOWED;
}

/** H44-15.6-a: coming out of an entry area, where terrain alone can bar. */
const landReason = (p: Position, u: number, to: number): Reason =>
  entryCost(p, columnOf(p, u), to) < 0 ? BARRED : ALLOWED;

/**
 * H44-9.5.3-i, H44-9.5.3-j, H44-15.3-a, H44-15.6-a, H44-15.6-b, H44-15.6-c, H44-15.6-d: what movement forbids, and
 * water without a bridge, which infantry alone crosses, with its first hex.
 */
function crossReason(p: Position, frame: AdvanceFrame, group: AdvanceGroup, u: number, at: number): Reason {
  const to = hexAcross(p, at);
  const mayWade = isInfantry(unitOf(u)) && group.trail[group.units.indexOf(u)] === AT_REST;
  const from = fromOf(frame, u);
  if (isMajorGap(p, at)) return mayWade && to === frame.hex && from === group.hex ? ALLOWED : MAJOR_SIDE;
  if (barReason(p, columnOf(p, u), at) !== ALLOWED) return BARRED;
  if (!isUnbridged(p, at)) return ALLOWED;
  if (p.board.river[at] === MINOR) return mayWade ? ALLOWED : FORD;
  return mayWade && isAlongCanal(p, from, frame.hex, at) ? ALLOWED : CANAL_SIDE;
}

/**
 * H44-15.6-c, RUL-H44-119: is the side one of the canal that was attacked across, as it runs around the attacker's hex?
 */
function isAlongCanal(p: Position, from: number, target: number, at: number): boolean {
  const d = from < 0 || target < 0 ? -1 : directionTo(p.board.grid, from, target);
  if (d < 0) return false;
  for (const turn of [1, 5]) {
    for (let i = 0, e = d; i < 6 && p.board.river[from * 6 + e] === CANAL; i++, e = (e + turn) % 6)
      if (from * 6 + e === at) return true;
  }
  return false;
}
