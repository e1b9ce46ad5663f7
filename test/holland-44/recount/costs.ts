import { DISMOUNTED, MOVED } from '../../../src/games/holland-44/position/state.ts';
import { around, hasRoad, isSoft, sideOf, terrainOf } from './board.ts';
import { printOf } from './counters.ts';
import * as position from './position.ts';
import { type Board } from './position.ts';
import { ground, hexsides, roads } from './tables.ts';

/** Sixths of a movement point. */
export const POINT = 6;

/** 18.6: dismounted units move on foot. */
const onFoot = (b: Board, u: number): boolean =>
  position.classOf(b, u) === 'foot' || position.classOf(b, u) === 'head' || position.isMarked(b, u, DISMOUNTED);
const column = (b: Board, u: number): number => (onFoot(b, u) ? 0 : position.isVehicle(b, u) ? 2 : 1);

/** Points for the terrain of a hex off the road; undefined: it cannot be entered so. */
const groundCost = (b: Board, u: number, to: number): number | undefined => {
  const cell = ground.get(terrainOf(to))?.[column(b, u)];
  return cell === undefined || cell === 'x' ? undefined : Number(cell) * POINT;
};

const roadCost = (b: Board, u: number, road: string): number => Number(roads.get(road)?.[onFoot(b, u) ? 0 : 1]);

/** Points for the hexside, 0 without a river; undefined: it cannot be crossed for points. */
function sideCost(b: Board, u: number, from: number, to: number): number | undefined {
  const { river, bridge } = sideOf(from, to);
  if (river === undefined) return 0;
  const kind = bridge === 'rail' && position.isBridged(b, from, to) ? 'rail' : river;
  const cell = hexsides.get(kind)?.[column(b, u)];
  return cell === undefined || cell === 'x' || cell === 't' ? undefined : Number(cell) * POINT;
}

/** 8.4: along the road, if nothing has broken it. */
const isByRoad = (b: Board, from: number, to: number): boolean =>
  sideOf(from, to).road !== undefined && !position.isWet(b, from, to);

/** Woods that count for 8.6.1: off the road. */
export const isThicket = (b: Board, from: number, to: number): boolean =>
  to >= 0 && terrainOf(to) === 'woods' && !(from >= 0 ? isByRoad(b, from, to) : hasRoad(to));

/** RUL-H44-63: the roads of the hex lead on beyond the edge. */
function entryCost(b: Board, u: number, to: number): number | undefined {
  const all = around(to).flatMap((next) => sideOf(to, next).road ?? []);
  return all.length > 0 ? Math.min(...all.map((road) => roadCost(b, u, road))) : groundCost(b, u, to);
}

/** 8.1: sixths for a unit to enter a hex, without what leaving a zone and traffic cost. `woods`: hexes of woods entered off the road before. */
export function costOf(b: Board, u: number, from: number, to: number, woods: number): number | undefined {
  const more = isThicket(b, from, to) && woods >= 2 ? POINT : 0;
  if (from < 0) {
    const cost = entryCost(b, u, to);
    return cost === undefined ? undefined : cost + more;
  }
  if (isByRoad(b, from, to)) return roadCost(b, u, sideOf(from, to).road as string);
  if (position.isVehicle(b, u) && isSoft(from)) return undefined;
  const [cost, side] = [groundCost(b, u, to), sideCost(b, u, from, to)];
  return cost === undefined || side === undefined ? undefined : cost + side + more;
}

/** 24.2: two points more for mechanised Allied units. */
export const trafficCost = (b: Board, u: number, to: number): number =>
  printOf(u).side === 0 && !onFoot(b, u) && to >= 0 && b.s.traffic.includes(to) ? 2 * POINT : 0;

/** 8.1, 8.2, 17.3, 18.6: points of a unit in a mode; hexes in tactical movement. */
export function allowanceOf(b: Board, u: number, mode: string): number {
  if (mode === 'tactical') return 2;
  const gun = printOf(u).type === 'artillery';
  const points = gun
    ? position.isMarked(b, u, MOVED)
      ? 5
      : 0
    : position.isMarked(b, u, DISMOUNTED)
      ? 3
      : position.printedAllowance(b, u);
  return (points + (mode === 'extended' ? 2 : 0)) * POINT;
}
