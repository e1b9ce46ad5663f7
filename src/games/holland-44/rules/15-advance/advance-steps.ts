import { directionTo } from '../../../../hex/grid.ts';
import { ALLOWED, reason, type Reason } from '../../../../kernel/reason.ts';
import { MARSH } from '../../position/board.ts';
import {
  ALLIED,
  enemyOf,
  hexAcross,
  hiddenIn,
  holds,
  isMajorGap,
  occupancyOf,
  roadOver,
  unitOf,
  unitsIn,
  sideTo,
  type Position,
} from '../../position/position.ts';
import { FULL_RETREAT, type AdvanceFrame } from '../../position/state.ts';
import { isBond, isBondAcross } from '../07-zoc/zoc.ts';
import { columnOf } from '../08-movement/modes.ts';
import { hasFriend } from '../13-retreat/retreater.ts';
import { areaHex, areasBeside } from '../19-entry-areas/areas.ts';
import { FOOT } from '../08-movement/terrain.ts';
import { AT_REST, BY_ROAD, canPay, OFF_ROAD, reachOf, type AdvanceGroup } from './advance-group.ts';
import { stopReason } from './stopping.ts';
import { sideReason } from './terrain.ts';
import { boundaryReason } from '../23-special-units/special.ts';

const FAR = reason('15.2', 'advance-not-adjacent');
const NO_HEXES = reason('15.2', 'no-advance-left');
const LIMITED = reason('15.2', 'vacated-hex-only');
const HELPERS = reason('16.5', 'vacated-hex-only');
const CROSSING = reason('9.5.3', 'vacated-hex-only');
const HELD = reason('15.1', 'enemy-there');
const UNKNOWN = reason('25.3.5', 'unknown-by-breakthrough');
const BOND = reason('15.5.1', 'zoc-bond');
const ZONES = reason('15.5.2', 'zone-to-zone');
const FROM_AREA = reason('19.7', 'vacated-hex-first');
const NO_AREA = reason('19.3.1', 'area-not-beside');
const FREE_HEX = reason('16.3.1', 'breakthrough-hex-only');

/** A step that a group might take: over which hexside, -1 into or out of an entry area. */
interface Step {
  to: number;
  at: number;
  /** It follows a road (15.2); from an area and into one the road of the edge hex leads on (RUL-H44-63). */
  byRoad: boolean;
}

function stepTo(p: Position, { hex }: AdvanceGroup, to: number): Step {
  const at = sideTo(p, hex, to);
  const byRoad = at < 0 ? p.board.roadIn[Math.max(hex, to)] !== 0 : roadOver(p, at) > 0;
  return { to, at, byRoad };
}

/** Hexes and areas next to a group; out of an area the vacated hex (19.7). */
export function placesBeside(p: Position, frame: AdvanceFrame, hex: number): number[] {
  if (hex < 0) return [frame.hex];
  const { neighbours } = p.board.grid;
  const hexes = [...neighbours.subarray(hex * 6, hex * 6 + 6)].filter((to) => to >= 0);
  return p.board.areas[hex] === 0 ? hexes : [...hexes, ...areasBeside(p, frame.side, hex).map(areaHex)];
}

/**
 * H44-19.3.1-a, H44-19.7-b: why the hex or area is not next to the group: out of an area the vacated hex alone is, and
 * a friendly area is entered from its edge.
 */
function farReason(p: Position, frame: AdvanceFrame, from: number, to: number): Reason {
  if (from < 0) return to === frame.hex ? ALLOWED : FROM_AREA;
  if (to < 0) return areasBeside(p, frame.side, from).some((area) => areaHex(area) === to) ? ALLOWED : NO_AREA;
  return directionTo(p.board.grid, from, to) < 0 ? FAR : ALLOWED;
}

/** Why a group may not take a step, and end there or go on. */
export function advanceReason(p: Position, frame: AdvanceFrame, group: AdvanceGroup, to: number): Reason {
  const why = stepReason(p, frame, group, to);
  if (why !== ALLOWED) return why;
  const next = groupAfter(p, frame, group, to);
  const crowded = stopReason(p, frame, next);
  return crowded === ALLOWED || canGoOn(p, frame, next) ? ALLOWED : crowded;
}

/** Is any step open to them? */
export const canGoOn = (p: Position, frame: AdvanceFrame, group: AdvanceGroup): boolean =>
  placesBeside(p, frame, group.hex).some((to) => advanceReason(p, frame, group, to) === ALLOWED);

function stepReason(p: Position, frame: AdvanceFrame, group: AdvanceGroup, to: number): Reason {
  const far = farReason(p, frame, group.hex, to);
  if (far !== ALLOWED) return far;
  const step = stepTo(p, group, to);
  const isFree = group.isFree && to === frame.target;
  if (group.isFree && !isFree) return FREE_HEX;
  if (group.isOver || (!isFree && !canPay(p, frame, group, step.byRoad))) return NO_HEXES;
  const bound = boundReason(frame, group, to);
  if (bound !== ALLOWED || to < 0) return bound;
  return (
    hexReason(p, frame, group, to) || sideReason(p, frame, group, to, step.at) || zoneReason(p, frame, group, step)
  );
}

/**
 * H44-15.2-a, H44-15.3-a: a limited advance goes into the vacated hex; so does that of a group that has supported the
 * attack (16.5), and of engineers that only cross after it (9.5.3).
 */
function boundReason(frame: AdvanceFrame, { units }: AdvanceGroup, to: number): Reason {
  if (to === frame.hex || units.every((u) => reachOf(frame, u) !== 'limited')) return ALLOWED;
  if (frame.reach === 'limited') return LIMITED;
  return units.some((u) => frame.helped.includes(u)) ? HELPERS : CROSSING;
}

/** H44-15.5.1-a: the hex the defender has left, in the combat or in the breakthrough combat. */
const isVacated = (frame: AdvanceFrame, group: AdvanceGroup, to: number): boolean =>
  to === frame.hex || (group.isFree && to === frame.target);

/**
 * H44-7.4.2-c, H44-15.5.1-a, H44-25.3.5-a: what keeps a group out of a hex, whichever side it comes from: enemies,
 * unknown ones (25.3.5), a bond (15.5.1), a corps boundary (23.4).
 */
function hexReason(p: Position, frame: AdvanceFrame, group: AdvanceGroup, to: number): Reason {
  const enemy = enemyOf(frame.side);
  if (occupancyOf(p).count[enemy][to] !== 0) return HELD;
  if (holds(p, enemy, to)) return UNKNOWN;
  if (!isVacated(frame, group, to) && isBond(p, enemy, to)) return BOND;
  const mover = { side: frame.side, units: [...group.units], mode: 'tactical' as const, hexesMoved: 1, woods: 0 };
  return boundaryReason(p, mover, to);
}

/**
 * H44-7.4.2-c, H44-15.5.1-a, H44-15.5.2-a, H44-15.5.2-b: no hexside bond. 15.5.2: not from EZOC to EZOC of one enemy,
 * but with the first hex, where a friend stands (RUL-H44-362), or after the breakthrough combat (16.3.1).
 */
function zoneReason(p: Position, frame: AdvanceFrame, group: AdvanceGroup, { to, at }: Step): Reason {
  if (at < 0) return ALLOWED;
  if (!isVacated(frame, group, to) && isBondAcross(p, enemyOf(frame.side), at)) return BOND;
  if (group.isFree || group.trail.every((trail) => trail === AT_REST)) return ALLOWED;
  const isHeld = hasFriend(p, frame.side, to, (u) => !group.units.includes(u));
  return !isHeld && isSharedZone(p, frame.side, at) ? ZONES : ALLOWED;
}

/** H44-15.5.2-b: does an enemy hex beside the hexside have both its hexes in its ZOC? */
function isSharedZone(p: Position, side: 0 | 1, at: number): boolean {
  const from = Math.floor(at / 6);
  const to = hexAcross(p, at);
  return [1, 5].some((turn) => {
    const d = ((at % 6) + turn) % 6;
    const hex = hexAcross(p, from * 6 + d);
    if (hex < 0 || !hasZone(p, enemyOf(side), hex)) return false;
    return !isMajorGap(p, from * 6 + d) && !isMajorGap(p, to * 6 + ((d + turn) % 6));
  });
}

/** 7.1, 14.3.2: somebody there is not in full retreat. */
const hasZone = (p: Position, side: 0 | 1, hex: number): boolean =>
  (side !== ALLIED && hiddenIn(p)[hex] === 1) ||
  unitsIn(p, hex).some((u) => unitOf(u).side === side && p.s.order[u] !== FULL_RETREAT);

/** The group after a step that is open to it. */
export function groupAfter(p: Position, frame: AdvanceFrame, group: AdvanceGroup, to: number): AdvanceGroup {
  const { byRoad } = stepTo(p, group, to);
  const cost = group.isFree ? 0 : 1;
  return {
    units: group.units,
    hex: to,
    gone: group.gone.map((gone) => gone + cost),
    trail: group.trail.map((trail) => (trail === OFF_ROAD || !byRoad ? OFF_ROAD : BY_ROAD)),
    isFree: false,
    isOver: endsIn(p, frame, group, to, byRoad),
  };
}

/**
 * H44-15.6-e, H44-24.2-b, 19.3.1, 15.6: entry areas, marsh off the road, and for Allied mechanised units traffic end an
 * advance.
 */
function endsIn(p: Position, { side }: AdvanceFrame, { units }: AdvanceGroup, to: number, byRoad: boolean): boolean {
  if (to < 0 || (p.board.terrain[to] === MARSH && !byRoad)) return true;
  return side === ALLIED && p.s.traffic.includes(to) && units.some((u) => columnOf(p, u) !== FOOT);
}
