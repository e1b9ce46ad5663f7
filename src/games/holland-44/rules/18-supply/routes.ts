import {
  enemyOf,
  GERMAN,
  hexOf,
  OF,
  onMap,
  positionOf,
  sideTo,
  spanAcross,
  unitOf,
  type Position,
  type Side,
} from '../../position/position.ts';
import { neighboursOf } from '../../../../hex/grid.ts';
import { copyState, OUT } from '../../position/state.ts';
import { isOverland, lengthAt, nextOverland } from './overland.ts';
import { areaBeyond, roadsTowards, supplyPaths, type Goal } from './paths.ts';
import { isRoadHex, nextByRoad } from './road.ts';
import { hasSupply, headOf, isShort, isTraced, sourcesOf } from './supply.ts';

/** 18.3: a path of supply, drawn out. */
export interface Route {
  /** From the unit's hex to the last on the map. */
  readonly hexes: readonly number[];
  /** Steps of the overland part, the one into an area included. */
  readonly overland: number;
  /** Where it ends: the area's place in AREAS, or the supply head. */
  readonly source: { readonly area: number } | { readonly head: number };
}

/** H44-18.3-a: a path by which the unit is supplied now, the overland part as short as can be; nothing where there is none. */
export function routeOf(p: Position, u: number): Route | undefined {
  if (!isTraced(p, u) || !onMap(p, u)) return undefined;
  const { side } = unitOf(u);
  const goal = sourcesOf(p, u);
  const lengths = supplyPaths(p, side, goal);
  if (!isShort(lengths, hexOf(p, u))) return undefined;
  const hexes = overlandPart(p, side, lengths, hexOf(p, u));
  const at = lastHex(hexes);
  if (lengthAt(lengths, at) > 0) {
    return { hexes, overland: hexes.length, source: { area: areaBeyond(p, goal.areas, at) } };
  }
  const whole = [...hexes, ...roadPart(p, side, goal, at)];
  return { hexes: whole, overland: hexes.length - 1, source: sourceIn(p, u, goal, lastHex(whole)) };
}

/** 18.3.1: from a hex to the road, to a supply head or to the edge of the map. */
function overlandPart(p: Position, side: Side, lengths: Int16Array, from: number): number[] {
  const hexes = [from];
  for (let at = from; at >= 0 && lengthAt(lengths, at) > 0;) {
    at = nextOverland(p, side, lengths, at);
    if (at >= 0) hexes.push(at);
  }
  return hexes;
}

/** 18.3.2: the hexes after this one on its way by road; none where it is a supply head's. */
function roadPart(p: Position, side: Side, goal: Goal, from: number): number[] {
  if (goal.hexes.includes(from)) return [];
  const towards = roadsTowards(p, side, goal);
  const hexes: number[] = [];
  for (let at = from; towards[at] !== at; hexes.push(at)) at = nextByRoad(towards, at);
  return hexes;
}

const sourceIn = (p: Position, u: number, { areas, hexes }: Goal, end: number): Route['source'] => {
  const head = headOf(unitOf(u));
  return head && hexes.includes(end) ? { head: head.index } : { area: areaBeyond(p, areas, end) };
};

/** 18.3: the ends of bridges that paths of a side's units lead over, and how many of them. */
export function lifelinesOf(p: Position, side: Side): Map<number, number> {
  const found = new Map<number, number>();
  for (const u of OF[side]) {
    const hexes = routeOf(p, u)?.hexes ?? [];
    const ends = hexes.flatMap((hex, i) => {
      const next = hexes[i + 1];
      return next !== undefined && spanAcross(p, sideTo(p, hex, next)) >= 0 ? [hex, next] : [];
    });
    for (const end of new Set(ends)) found.set(end, (found.get(end) ?? 0) + 1);
  }
  return found;
}

/** The position as it would be for a side without any enemy on the map. */
export function withoutEnemies(p: Position, side: Side): Position {
  const s = copyState(p.s);
  s.hex = s.hex.map((hex, u) => (unitOf(u).side === side ? hex : OUT));
  if (enemyOf(side) === GERMAN) s.unknown = s.unknown.map(() => -1);
  return { ...positionOf(s), board: p.board };
}

/**
 * 18.3: for a unit that has no path, the one that it would have without enemies (`free`), as far as the first hex in which they stop it; empty where
 * it would have none either.
 */
export function stoppedPath(p: Position, free: Position, u: number): readonly number[] {
  const route = routeOf(free, u);
  const [first] = route ? stopsOn(p, route, unitOf(u).side) : [];
  return route && first !== undefined ? route.hexes.slice(0, first + 1) : [];
}

/** Where enemies of the side stop such a path: places among its hexes. */
function stopsOn(p: Position, { hexes, overland, source }: Route, side: Side): number[] {
  const hasRoad = overland < hexes.length - 1 || 'area' in source;
  return hexes.flatMap((hex, i) =>
    (i > 0 && i <= overland && !isOverland(p, side, sideTo(p, hexes[i - 1] ?? hex, hex))) ||
    (hasRoad && i >= overland && !isRoadHex(p, side, hex))
      ? [i]
      : [],
  );
}

/** 18.3: hexes of enemies at the paths of a side's units without supply, or beside them, and how many units each cuts off: those that several do count by parts. */
export function cuttersOf(p: Position, side: Side): Map<number, number> {
  const cut = OF[side].filter((u) => onMap(p, u) && isTraced(p, u) && !hasSupply(p, u));
  const found = new Map<number, number>();
  if (cut.length === 0) return found;
  const free = withoutEnemies(p, side);
  const enemies = new Set(OF[enemyOf(side)].map((u) => hexOf(p, u)));
  for (const u of cut) {
    const route = routeOf(free, u);
    const stops = route ? stopsOn(p, route, side).map((i) => route.hexes[i] as number) : [];
    const near = stops.flatMap((hex) => [hex, ...neighboursOf(p.board.grid, hex)]);
    const hexes = new Set(near.filter((hex) => enemies.has(hex)));
    for (const hex of hexes) found.set(hex, (found.get(hex) ?? 0) + 1 / hexes.size);
  }
  return found;
}

const lastHex = (hexes: readonly number[]): number => hexes.at(-1) as number;
