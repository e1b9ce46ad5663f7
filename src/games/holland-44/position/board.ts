import { directionTo, hexAt, makeGrid, type Grid } from '../../../hex/grid.ts';
import type { MapData } from '../../../wargame/map.ts';
import { ABOUT } from './about.ts';
import { touchingAreas, type AreaChanges } from './areas-touching.ts';
import { AREA_FERRY, AREA_IDS } from '../data/areas.ts';
import { HALF_POINTS } from '../data/tables.ts';

/** Kinds of terrain, as numbers in the order of the vocabulary. */
export const TERRAINS = ABOUT.vocabulary.terrain;
export const [CLEAR, WOODS, POLDER, POLDER_WOODS, MARSH, TOWN, CITY, LAKE] = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** Kinds of river on a hexside, as numbers in this order. */
export const RIVER_KINDS = ['none', 'minor', 'canal', 'major'] as const;
export const [, MINOR, CANAL, MAJOR] = [0, 1, 2, 3] as const;
const RIVERS: Readonly<Record<string, number>> = Object.fromEntries(RIVER_KINDS.map((kind, i) => [kind, i]));

/** Classes of road; 0 for none. */
export const MINOR_ROAD = 1;
export const SECONDARY = 2;
export const PRIMARY = 3;
const ROADS: Readonly<Record<string, number>> = { minor: MINOR_ROAD, secondary: SECONDARY, primary: PRIMARY };

/** Kinds of bridge; 0 for none. */
export const ROAD_BRIDGE = 1;
export const RAIL_BRIDGE = 2;

/** A bridge over a canal or major river: hex and direction of one of its two sides, the lower hex first. */
export interface Span {
  side: number;
  /** Its two hexes. */
  a: number;
  b: number;
  rail: boolean;
  river: number;
}

/** The map made ready for play. Arrays have one entry a hex, or six in the order of DIRECTIONS. */
export interface Board {
  grid: Grid;
  data: MapData;
  terrain: Uint8Array;
  /** 1 where a village lies. */
  village: Uint8Array;
  river: Uint8Array;
  road: Uint8Array;
  /** Best class of road through the hex. */
  roadIn: Uint8Array;
  /** Kind of bridge, and its place in `spans`, -1 where none can be blown. */
  bridge: Uint8Array;
  spanAt: Int16Array;
  spans: readonly Span[];
  ferry: Uint8Array;
  boundary: Uint8Array;
  /** Hexes whose holder counts, in order: cities and other victory hexes; and the place of each hex in it, or -1. */
  objectives: readonly number[];
  slot: Int16Array;
  /** Codes of drop hexes, by hex. */
  drops: ReadonlyMap<string, readonly number[]>;
  /** Bits of the entry areas that each hex borders, by their place in AREAS. */
  areas: Uint16Array;
  edges: ReadonlyMap<string, readonly number[]>;
  /** Places in AREAS of the areas that touch each one (19.6). */
  touching: readonly (readonly number[])[];
  /** The ferry that leads to an area (RUL-H44-71): the hexside over which it leaves its hex, and the area, by its place in AREAS. */
  areaFerry: { readonly at: number; readonly hex: number; readonly area: number };
  /** 1 in the hexes north of the Lower Rhine, and of the Waal. */
  north: { readonly rhine: Uint8Array; readonly waal: Uint8Array };
}

/** The hex with a printed number that the sheet has. */
export const hexNamed = (grid: Grid, name: string): number => hexAt(grid, name) as number;

/** 26.5.1: towns that count, whatever a set-up makes of their hex. */
const SCORED = Object.keys(HALF_POINTS.allied.towns);

export function compile(data: MapData, areaChanges: AreaChanges | null = null): Board {
  const areaIds: readonly string[] = AREA_IDS;
  const grid = makeGrid(data.grid);
  const hex = (name: string): number => hexNamed(grid, name);
  const { size } = grid;
  const features = (at: number): readonly string[] => data.hexes[grid.names[at] as string]?.features ?? [];
  const terrain = Uint8Array.from(grid.names, (name) =>
    TERRAINS.indexOf((data.hexes[name]?.terrain ?? 'clear') as (typeof TERRAINS)[number]),
  );
  const edges = new Map(data.edges.map((edge) => [edge.id, edge.hexes.map(hex)]));
  const objectives = grid.names.flatMap((_, at) =>
    terrain[at] === CITY || features(at).includes('victory') || SCORED.includes(grid.names[at] as string) ? [at] : [],
  );
  const slot = new Int16Array(size).fill(-1);
  objectives.forEach((at, i) => (slot[at] = i));
  const board: Board = {
    grid,
    data,
    terrain,
    village: Uint8Array.from(grid.names, (_, at) => (features(at).includes('village') ? 1 : 0)),
    river: new Uint8Array(size * 6),
    road: new Uint8Array(size * 6),
    roadIn: new Uint8Array(size),
    bridge: new Uint8Array(size * 6),
    spanAt: new Int16Array(size * 6).fill(-1),
    spans: [],
    ferry: new Uint8Array(size * 6),
    boundary: new Uint8Array(size * 6),
    objectives,
    slot,
    drops: dropsOf(grid, features),
    areas: new Uint16Array(size),
    edges,
    touching: touchingAreas(areaChanges),
    areaFerry: {
      hex: hex(AREA_FERRY.hex),
      at: hex(AREA_FERRY.hex) * 6 + directionTo(grid, hex(AREA_FERRY.hex), hex(AREA_FERRY.bank)),
      area: areaIds.indexOf(AREA_FERRY.area),
    },
    north: { rhine: maskOf(grid, data, 'north-of-rhine'), waal: maskOf(grid, data, 'north-of-waal') },
  };
  for (const [id, hexes] of edges) for (const at of hexes) (board.areas[at] as number) |= 1 << areaIds.indexOf(id);
  return { ...board, spans: compileSides(board, data) };
}

/** 1 in the hexes of an area of the map. */
function maskOf(grid: Grid, { areas }: MapData, id: string): Uint8Array {
  const mask = new Uint8Array(grid.size);
  for (const name of areas.find((area) => area.id === id)?.hexes ?? []) mask[hexNamed(grid, name)] = 1;
  return mask;
}

function dropsOf(grid: Grid, features: (hex: number) => readonly string[]): ReadonlyMap<string, readonly number[]> {
  const drops = new Map<string, number[]>();
  for (let at = 0; at < grid.size; at++) {
    for (const feature of features(at)) {
      if (!feature.startsWith('drop:')) continue;
      const code = feature.slice(5);
      drops.set(code, [...(drops.get(code) ?? []), at]);
    }
  }
  return drops;
}

/**
 * H44-5.1-b, H44-5.2-e, H44-8.4-b, H44-8.4-c: fills the hexside arrays and gives the bridges. A road over a minor river
 * crosses by itself; over other water a bridge is assumed (8.4).
 */
function compileSides(board: Board, data: MapData): Span[] {
  const { grid } = board;
  const spans: Span[] = [];
  for (const side of data.sides) {
    const a = hexNamed(grid, side.a);
    const b = hexNamed(grid, side.b);
    const d = directionTo(grid, a, b);
    const river = RIVERS[String(side.river)] ?? 0;
    const road = ROADS[String(side.road)] ?? 0;
    const bridge = side.bridge === 'rail' ? RAIL_BRIDGE : side.bridge || (road > 0 && river > MINOR) ? ROAD_BRIDGE : 0;
    const span = bridge > 0 && river > MINOR ? spans.length : -1;
    for (const at of [a * 6 + d, b * 6 + ((d + 3) % 6)]) {
      board.river[at] = river;
      board.road[at] = road;
      board.bridge[at] = bridge;
      board.spanAt[at] = span;
      board.ferry[at] = side.ferry ? 1 : 0;
      board.boundary[at] = side.boundary ? 1 : 0;
    }
    for (const at of [a, b]) board.roadIn[at] = Math.max(board.roadIn[at] as number, road);
    if (span >= 0) spans.push({ side: a * 6 + d, a, b, rail: bridge === RAIL_BRIDGE, river });
  }
  return spans;
}
