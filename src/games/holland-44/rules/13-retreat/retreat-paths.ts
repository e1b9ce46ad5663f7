import { ALLOWED } from '../../../../kernel/reason.ts';
import { CITY, TOWN, WOODS } from '../../position/board.ts';
import {
  enemyOf,
  hexAcross,
  hexOf,
  holds,
  inGoodOrder,
  stepsOf,
  unitOf,
  unitsIn,
  type Position,
} from '../../position/position.ts';
import { controlOf, inZone } from '../07-zoc/zoc.ts';
import { columnOf } from '../08-movement/modes.ts';
import { areaHex, refugesBeside } from '../19-entry-areas/areas.ts';
import { barReason, isCanalGap } from '../08-movement/terrain.ts';
import { guidelinesOf } from './guidelines.ts';
import { hasFriend, isFresh, isOut, isZoned, isZonedAtEnd, lastOf, type Path, type Retreater } from './retreater.ts';

/** 13.1.3: every way open to a unit: whole retreats, and hexes where it may stop at the price of a step (13.3). */
export interface RetreatPaths {
  whole: Path[];
  stops: number[];
}

/**
 * H44-13.1.3-a, RUL-H44-106: for each length the owner may choose, the surviving paths equal to the best by the
 * guidelines.
 */
export function retreatPathsOf(p: Position, r: Retreater): RetreatPaths {
  const found = survivingPaths(p, r);
  const guidelines = guidelinesOf(p, r);
  const open = new Set<Path>();
  for (let length = r.least; length <= r.most; length++) {
    const paths = found.filter((path) => path.length === length || (path.length < length && isOut(path)));
    for (const path of guidelines.reduce(prefer, paths)) open.add(path);
  }
  return { whole: found.filter((path) => open.has(path)), stops: stopsOf(p, r) };
}

/** What is best by a guideline; everything where nothing fulfils it. */
function prefer(paths: Path[], test: (path: Path) => boolean): Path[] {
  if (paths.length < 2) return paths;
  const good = paths.filter(test);
  return good.length > 0 ? good : paths;
}

/**
 * H44-13.1.3-b, H44-13.1.3-d, H44-13.2-b, H44-13.2-e, H44-19.3.1-a, H44-19.5-a, H44-27.1.1-c: 13.1.3, guideline 1: the
 * paths on which the unit survives (13.2). A friendly entry area ends them early (RUL-H44-109). `wanted`: how many are enough.
 */
export function survivingPaths(p: Position, r: Retreater, wanted = Infinity): Path[] {
  const found: Path[] = [];
  const go = (path: Path, from: number, wasZoned: boolean): void => {
    if (path.length >= Math.max(1, r.least) && mayEnd(p, r, from)) found.push(path);
    if (path.length === r.most || found.length >= wanted) return;
    for (const area of refugesBeside(p, r.side, from)) found.push([...path, areaHex(area)]);
    for (const to of enterable(p, r, from)) {
      if (to === r.from || path.includes(to)) continue;
      const zoned = isZoned(p, r, to);
      if (!zoned || (!wasZoned && !r.isFree)) go([...path, to], to, zoned);
    }
  };
  go([], r.from, false);
  return found;
}

/**
 * H44-13.1.2-b, H44-13.2-c, H44-25.2.1-g: hexes next door that the unit can retreat into without being eliminated for
 * the hex or the hexside itself.
 */
function enterable(p: Position, r: Retreater, from: number): number[] {
  const hexes: number[] = [];
  for (let at = from * 6; at < from * 6 + 6; at++) {
    const to = hexAcross(p, at);
    if (to >= 0 && mayCross(p, r, at) && !holds(p, enemyOf(r.side), to) && !isBonded(p, r, at, to)) hexes.push(to);
  }
  return hexes;
}

/**
 * H44-13.2-b, H44-13.2-g, H44-13.2-h, H44-13.2-i, H44-13.2-j: not where it may not move by the TEC, nor over canals and
 * major rivers without a bridge; ferries do not help.
 */
const mayCross = (p: Position, { u }: Retreater, at: number): boolean =>
  !isCanalGap(p, at) && barReason(p, columnOf(p, u), at) === ALLOWED;

/**
 * H44-7.4.2-b, H44-13.2-d, 7.4.2, RUL-H44-110: into a bond hex or over a bond hexside, unless a friend there negates it
 * (7.4.3).
 */
function isBonded(p: Position, { u, side }: Retreater, at: number, to: number): boolean {
  const { bondHex, bondSide } = controlOf(p, enemyOf(side));
  return (bondHex[to] === 1 || bondSide[at] === 1) && !hasFriend(p, side, to, (v) => v !== u);
}

/** H44-13.1.3-e, H44-13.2-f: not in EZOC; 6.1: no second supply head. */
const mayEnd = (p: Position, r: Retreater, hex: number): boolean =>
  !isZonedAtEnd(p, r, hex) &&
  !(unitOf(r.u).supplyHead && unitsIn(p, hex).some((v) => v !== r.u && unitOf(v).supplyHead));

/** 13.3: hexes where the unit may stop after one hex; of the guidelines 5 and 6 choose among them (RUL-H44-11). */
function stopsOf(p: Position, r: Retreater): number[] {
  if (r.isFree) return [];
  const stops: Path[] = enterable(p, r, r.from)
    .filter((hex) => mayStop(p, r, hex))
    .map((hex) => [hex]);
  return guidelinesOf(p, r).slice(3).reduce(prefer, stops).map(lastOf);
}

/** Has the unit a retreat that it survives, or a hex to stop in? */
export const canSurvive = (p: Position, r: Retreater): boolean =>
  survivingPaths(p, r, 1).length > 0 || (!r.isFree && enterable(p, r, r.from).some((hex) => mayStop(p, r, hex)));

/** H44-13.3-a: is it a hex to stop in, and somebody left there who has paid? */
const mayStop = (p: Position, r: Retreater, hex: number): boolean => isShelter(p, r, hex) && canPay(p, r, hex);

/**
 * H44-13.3-b, H44-13.3-c, H44-13.3-d: in a city, town, woods or village, or with a friend who has not retreated; in
 * EZOC only with one who is not disrupted.
 */
function isShelter(p: Position, r: Retreater, hex: number): boolean {
  const terrain = p.board.terrain[hex];
  const isCover = terrain === CITY || terrain === TOWN || terrain === WOODS || p.board.village[hex] === 1;
  if (!mayEnd(p, r, hex)) return false;
  if (!isCover && !hasFriend(p, r.side, hex, (v) => isFresh(p, r, v))) return false;
  return !inZone(p, enemyOf(r.side), hex) || hasFriend(p, r.side, hex, (v) => isFresh(p, r, v) && inGoodOrder(p, v));
}

/** H44-13.3-a, RUL-H44-111, RUL-H44-301: of those who stop there, or still can, a step is left when one is paid. */
function canPay(p: Position, r: Retreater, hex: number): boolean {
  const { u, halted, waiting } = r;
  if (stepsOf(p, u) > 1 || halted.some((v) => p.s.hex[v] === hex)) return true;
  return waiting.some((v) => canJoin(p, { ...r, u: v, from: hexOf(p, v) }, u, hex));
}

/** RUL-H44-301: could the unit stop there after one hex, too, when another one has? */
export const canJoin = (p: Position, r: Retreater, stopped: number, hex: number): boolean =>
  !(unitOf(r.u).supplyHead && unitOf(stopped).supplyHead) &&
  enterable(p, r, r.from).includes(hex) &&
  isShelter(p, r, hex);
