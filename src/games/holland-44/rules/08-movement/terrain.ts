import { cachedBy } from '../../../../kernel/cached-by.ts';
import { ALLOWED, reason, type Reason } from '../../../../kernel/reason.ts';
import {
  type Board,
  CANAL,
  LAKE,
  MAJOR,
  MARSH,
  POLDER,
  POLDER_WOODS,
  RAIL_BRIDGE,
  TERRAINS,
  WOODS,
} from '../../position/board.ts';
import {
  BRIDGES,
  CROSSINGS,
  ROADS,
  TERRAIN,
  WOODS as WOODS_RULE,
  type Mobility,
  type Terrain,
} from '../../data/terrain.ts';
import { hexAcross, isUnbridged, roadOver, spanAcross, terrainIn, type Position } from '../../position/position.ts';

/** Columns of the TEC (2.3.13): units on foot, mechanised infantry, vehicles. */
export const FOOT = 0;
export const MECHANISED = 1;
export const VEHICLE = 2;
export type Column = typeof FOOT | typeof MECHANISED | typeof VEHICLE;

type Row = readonly [number, number, number];
const rowOf = (costs: Readonly<Record<Mobility, unknown>>): Row => {
  const at = (column: Mobility): number => (typeof costs[column] === 'number' ? costs[column] : 0);
  return [at('foot'), at('mechanised'), at('vehicle')];
};

/** Parts of a point for a hex off the road, by terrain and column; 0: not for vehicles, or for nobody. */
const OFF_ROAD: readonly Row[] = TERRAINS.map((name) => rowOf((TERRAIN[name] as Terrain).cost));
/** Parts of a point along a road, by its class and column. */
const BY_ROAD: readonly Row[] = [
  [0, 0, 0],
  ...['minor', 'secondary', 'primary'].map((name) => rowOf(ROADS[name] as Terrain['cost'])),
];
/** Parts of a point to wade through a minor river, and to use a railway bridge. */
const FORD = rowOf(CROSSINGS['minor'] as Readonly<Record<Mobility, unknown>>);
const RAILWAY = rowOf(BRIDGES['rail'] as Terrain['cost']);

/** Steps that give up their movement to let others infiltrate through a hex (8.3.3), by terrain; -1 where nobody does. */
const INFILTRATION: readonly number[] = TERRAINS.map((name) => TERRAIN[name]?.infiltration ?? -1);
export const infiltrationSteps = (p: Position, hex: number): number => INFILTRATION[terrainIn(p, hex)] as number;

const IN_LAKE = reason('7.1', 'lake');
const VEHICLE_OFF_ROAD = reason('8.6.2', 'vehicle-off-road');
const VEHICLE_RIVER = reason('8.5.2', 'vehicle-needs-bridge');
const CANAL_NORMAL = reason('8.5.3', 'canal-tactical');
const MAJOR_RIVER = reason('8.5.4', 'major-river');

/** 2.3.14, 8.6.2: polder and marsh, which vehicles enter and leave by road only. */
const isSoft = (terrain: number | undefined): boolean =>
  terrain === POLDER || terrain === POLDER_WOODS || terrain === MARSH;

/**
 * H44-TEC-c, H44-TEC-d, H44-2.3.14-a, H44-2.3.14-b, H44-2.3.16-a, H44-8.5.2-a, H44-8.5.2-b, H44-8.6.2-a: what keeps a
 * column of the TEC from crossing a hexside at all, by normal or tactical movement, ferries apart.
 */
export function barReason(p: Position, column: Column, at: number): Reason {
  if (terrainIn(p, hexAcross(p, at)) === LAKE) return IN_LAKE;
  const unbridged = isUnbridged(p, at);
  if (unbridged && p.board.river[at] === MAJOR) return MAJOR_RIVER;
  if (column !== VEHICLE) return ALLOWED;
  return unbridged ? VEHICLE_RIVER : groundReason(p, column, at);
}

/** 2.3.14, 8.6.2: what the ground alone bars, over a river by ferry too: soft ground for vehicles without a road. */
export function groundReason(p: Position, column: Column, at: number): Reason {
  const isBarred = isSoft(terrainIn(p, Math.floor(at / 6))) || isSoft(terrainIn(p, hexAcross(p, at)));
  return column === VEHICLE && roadOver(p, at) === 0 && isBarred ? VEHICLE_OFF_ROAD : ALLOWED;
}

/** May vehicles not cross the hexside? */
export const barsVehicles = (p: Position, at: number): boolean => barReason(p, VEHICLE, at) !== ALLOWED;

/** 8.5.3: canals without a bridge that stands. */
export const isCanalGap = (p: Position, at: number): boolean => p.board.river[at] === CANAL && isUnbridged(p, at);

/** Does a step over the hexside count as one into woods off road (8.6.1)? */
export const isIntoWoods = (p: Position, at: number): boolean =>
  p.board.terrain[hexAcross(p, at)] === WOODS && roadOver(p, at) === 0;

/** The same of coming in over the edge, by the road of the hex where it has one (RUL-H44-63). */
export const isEntryIntoWoods = (p: Position, to: number): boolean =>
  p.board.terrain[to] === WOODS && p.board.roadIn[to] === 0;

/**
 * H44-TEC-e, H44-8.1-c, H44-8.4-a, H44-8.4-c, H44-8.5.3-a, H44-8.5.4-a, H44-8.6.1-a: parts of a point to cross the
 * hexside by normal movement, or minus the reason why not. `woods`: hexes of woods entered off road before (8.6.1).
 */
export function terrainCost(p: Position, column: Column, at: number, woods: number): number {
  if (spanAcross(p, at) >= 0) return costNow(p, column, at, woods);
  const lasting = lastingCosts(p.board)[column];
  const cost = (lasting[at] ||= costNow(p, column, at, 0));
  return cost > 0 && woods >= WOODS_RULE.free && isIntoWoods(p, at) ? cost + WOODS_RULE.extra : cost;
}

/** By column and hexside, the costs of hexsides without a bridge, which never change; 0 until one is asked for. */
const lastingCosts = cachedBy(({ grid }: Board): readonly [Int32Array, Int32Array, Int32Array] => [
  new Int32Array(grid.size * 6),
  new Int32Array(grid.size * 6),
  new Int32Array(grid.size * 6),
]);

/** The same with the bridges as they stand. */
function costNow(p: Position, column: Column, at: number, woods: number): number {
  const barred = barReason(p, column, at);
  if (barred !== ALLOWED) return -barred;
  const road = roadOver(p, at);
  if (road > 0) return (BY_ROAD[road] as Row)[column];
  if (isCanalGap(p, at)) return -CANAL_NORMAL;
  const to = terrainIn(p, hexAcross(p, at));
  const deep = to === WOODS && woods >= WOODS_RULE.free ? WOODS_RULE.extra : 0;
  return (OFF_ROAD[to] as Row)[column] + deep + waterCost(p, column, at);
}

/** H44-TEC-f, H44-TEC-g, H44-8.5.1-a: parts of a point for the river without a bridge, or its railway bridge. */
function waterCost(p: Position, column: Column, at: number): number {
  if (p.board.river[at] === 0) return 0;
  if (isUnbridged(p, at)) return FORD[column];
  return p.board.bridge[at] === RAIL_BRIDGE ? RAILWAY[column] : 0;
}

/** H44-19.1-b, RUL-H44-305: what bars a column from coming in over the edge of a hex: its ground, without its road. */
export function edgeReason(p: Position, column: Column, to: number): Reason {
  const ground = terrainIn(p, to);
  if (ground === LAKE) return IN_LAKE;
  return column === VEHICLE && p.board.roadIn[to] === 0 && isSoft(ground) ? VEHICLE_OFF_ROAD : ALLOWED;
}

/** H44-19.1-b, H44-19.3.1-c: parts of a point to come onto the map in this hex (19.1): by its road where it has one. */
export function entryCost(p: Position, column: Column, to: number): number {
  const why = edgeReason(p, column, to);
  if (why !== ALLOWED) return -why;
  const road = p.board.roadIn[to] ?? 0;
  return ((road > 0 ? BY_ROAD[road] : OFF_ROAD[terrainIn(p, to)]) as Row)[column];
}
