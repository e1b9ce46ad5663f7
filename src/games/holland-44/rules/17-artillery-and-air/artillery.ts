import { distance } from '../../../../hex/grid.ts';
import { ALLOWED, reason, type Reason } from '../../../../kernel/reason.ts';
import { AREAS } from '../../data/areas.ts';
import {
  areaOf,
  GERMAN,
  hexOf,
  inGoodOrder,
  marked,
  onMap,
  unitOf,
  type Position,
  type Side,
} from '../../position/position.ts';
import { ENGAGED, FIRED, MOVED, SCATTERED } from '../../position/state.ts';
import { AGRA, formationNumber, formationOf, type Combat } from '../10-odds/force.ts';

const NO_GUN = reason('17.1', 'not-artillery');
const NOT_THERE = reason('17.6.1', 'not-on-map');
const HAS_FIRED = reason('17.5', 'fired');
const SHAKEN = reason('17.6.1', 'artillery-not-ready');
const OUT_OF_RANGE = reason('17.4', 'out-of-range');
const NOT_YOURS = reason('17.6.3', 'not-your-unit');
const OWN_HEX = reason('17.7', 'gun-attacked');
const STRANGERS = reason('17.6.1', 'other-formation');
const ENOUGH = reason('17.6.2', 'one-artillery-shift');
const NOT_NOW = reason('16.3.5', 'no-support-here');

/**
 * H44-17.4-a, H44-17.4-b, H44-17.4-c, H44-19.8-c: hexes to the target; from an area the first hex of the map counts as
 * the first.
 */
function rangeTo(p: Position, u: number, target: number): number {
  if (onMap(p, u)) return distance(p.board.grid, hexOf(p, u), target);
  const edge = p.board.edges.get(AREAS[areaOf(p, u)]?.id ?? '') ?? [];
  return Math.min(...edge.map((hex) => distance(p.board.grid, hex, target) + 1));
}

/**
 * H44-17.3-i, H44-17.5-b, H44-17.6.1-a, H44-17.6.1-b, H44-17.7-d, H44-18.4-d, H44-19.8-b, H44-22.3.6-c: why a gun may
 * give no support at all.
 */
export const rangeArgs = (p: Position, u: number, target: number): Record<string, number> =>
  unitOf(u).artillery && (onMap(p, u) || areaOf(p, u) >= 0)
    ? { distance: rangeTo(p, u, target), range: unitOf(u).range }
    : {};

/**
 * H44-11.5.1-e, H44-14.2-g, H44-17.3-i, H44-17.5-b, H44-17.6.1-a, H44-17.6.1-b, H44-17.7-d, H44-18.4-d, H44-19.8-b,
 * H44-22.3.6-c: why a gun may give no support at all.
 */
export function readyReason(p: Position, u: number): Reason {
  if (!unitOf(u).artillery) return NO_GUN;
  if (!onMap(p, u) && areaOf(p, u) < 0) return NOT_THERE;
  if (marked(p, u, FIRED)) return HAS_FIRED;
  return inGoodOrder(p, u) && !marked(p, u, SCATTERED | ENGAGED | MOVED) ? ALLOWED : SHAKEN;
}

/**
 * H44-16.3.5-d, H44-17.2-c, H44-17.6.1-a, H44-17.6.2-c, H44-22.6-c, H44-25.3.1-d: why a gun may not support an attack:
 * one of the combat phase alone (22.6, 25.3.1), in range, of a formation that takes part, and not after another.
 */
export function supportReason(p: Position, combat: Combat, u: number): Reason {
  if (combat.mode !== 'phase') return NOT_NOW;
  const why = readyReason(p, u);
  if (why !== ALLOWED) return why;
  if (rangeTo(p, u, combat.target) > unitOf(u).range) return OUT_OF_RANGE;
  if (!mayHelp(p, combat, u)) return STRANGERS;
  return combat.artillery.length === 0 || isPair(p, combat, u) ? ALLOWED : ENOUGH;
}

/**
 * H44-17.6.1-d, H44-17.6.1-e, H44-17.6.1-g: a unit of its formation takes part; corps-level guns help anybody, 191 Arko
 * two formations.
 */
function mayHelp(p: Position, { attackers }: Combat, u: number): boolean {
  const { formation, alsoIn, side } = unitOf(u);
  if (side !== GERMAN && formation === 'CORPS') return true;
  return attackers.some((v) => {
    const own = formationOf(p, v);
    return own === formation || own === alsoIn;
  });
}

/** H44-17.6.2-b: 5 AGRA and one gun of the lead division. */
function isPair(p: Position, { artillery, lead }: Combat, u: number): boolean {
  const [first] = artillery;
  if (artillery.length !== 1 || first === undefined) return false;
  const other = u === AGRA ? first : first === AGRA ? u : -1;
  return other >= 0 && formationNumber(p, other) === lead;
}

/** H44-17.1-a, H44-17.6.2-a, H44-23.1.3-a: one shift; on turn 1 5 AGRA and the Guards' guns give two. */
export const artilleryShifts = (p: Position, u: number): number => (p.s.turn === 1 && unitOf(u).doubleShift ? 2 : 1);

/**
 * H44-17.4-c, H44-17.6.1-c, H44-17.6.1-f, H44-17.7-b, H44-17.7-c, 17.6.3: why a gun may not support the defence of a
 * hex: any formation, but not its own hex.
 */
export function defensiveReason(p: Position, side: Side, target: number, u: number): Reason {
  if (unitOf(u).side !== side) return NOT_YOURS;
  const why = readyReason(p, u);
  if (why !== ALLOWED) return why;
  if (hexOf(p, u) === target) return OWN_HEX;
  return rangeTo(p, u, target) <= unitOf(u).range ? ALLOWED : OUT_OF_RANGE;
}
