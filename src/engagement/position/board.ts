import { directionTo, makeGrid, type Grid, knownHex } from '../../hex/grid.ts';
import type { MapData } from '../../wargame/map.ts';

/** Bits of `Board.sides`. */
export const RIVER = 1;
export const BRIDGE = 2;
export const FERRY = 4;
/** Bit of a kind of road, by its place in the rules' table of roads: up to five kinds. */
export const roadBit = (kind: number): number => 8 << kind;

/** Prices of all hexsides for one kind of unit: six entries a hex, in the order of DIRECTIONS. */
export interface PriceTable {
  /** Points, or FORBIDDEN. */
  cost: Uint8Array;
  /** Reason of what is forbidden. */
  why: Uint16Array;
  /** 1 where a river is crossed without a bridge. */
  wet: Uint8Array;
  /** The same with a bridge of the game's own making in a hex: the newest such hex only. */
  spanned?: { hex: number; table: PriceTable };
  /** The same without the bridges of a list: the newest such list only. */
  broken?: { blown: readonly number[]; table: PriceTable };
}

/** A map made ready for play. Arrays have one entry a hex; `sides` six, in the order of DIRECTIONS. */
export interface Board {
  grid: Grid;
  data: MapData;
  /** Which of the maps of this game: the number that `mapVariant` gives. */
  variant: number;
  terrain: readonly string[];
  features: readonly (readonly string[])[];
  sides: Uint8Array;
  /** Columns the hex itself gives to its defender. */
  columns: Int8Array;
  areas: ReadonlyMap<string, readonly number[]>;
  /** 1 in the hexes of an area. */
  masks: ReadonlyMap<string, Uint8Array>;
  /** Hexes of entry for each value of `State.entryHex`, worked out when first asked for. */
  entries: Map<number, readonly number[]>;
  places: ReadonlyMap<string, readonly number[]>;
  /** For each class of contact but the first, 1 in the hexes from which nobody engages it. */
  shelters: readonly Uint8Array[];
  edges: ReadonlyMap<string, readonly number[]>;
  /** Edges on which a hex lies, in the order of the map. */
  edgesAt: readonly (readonly string[])[];
  /** Place of the hex in `scored`, or -1: its slot of `State.holders`. */
  slot: Int16Array;
  /** Hexes of places that somebody holds (landmarks apart), in slot order. */
  scored: readonly number[];
  /** Prices of hexsides by kind of movement, ground and fording, worked out when first asked for. */
  prices: (PriceTable | undefined)[];
}

/** What the hex itself gives to its defender, by names of terrain and features. */
export interface HexColumns {
  terrain: Readonly<Record<string, number>>;
  features: Readonly<Record<string, number>>;
  /** Rules of those that the chapter on terrain in combat does not have. */
  rules: Readonly<Record<string, string>>;
}

/** What the rules say of hexes and hexsides in general. */
interface Ground {
  movement: { roadCost: object };
  combat: { columns: HexColumns; contacts: readonly { readonly terrain: readonly string[] }[] };
}

export function compile(data: MapData, variant: number, { movement, combat }: Ground): Board {
  const { columns, contacts } = combat;
  const grid = makeGrid(data.grid);
  const hex = (name: string): number => knownHex(grid, name);
  const terrain = grid.names.map((name) => data.hexes[name]?.terrain ?? 'open');
  const features = grid.names.map((name) => data.hexes[name]?.features ?? []);
  const areas = new Map(data.areas.map((area) => [area.id, area.hexes.map(hex)]));
  const places = new Map(data.places.map((place) => [place.id, place.hexes.map(hex)]));
  const edges = new Map(data.edges.map((edge) => [edge.id, edge.hexes.map(hex)]));
  const scored = [
    ...new Set(data.places.filter((place) => place.kind !== 'landmark').flatMap((place) => place.hexes.map(hex))),
  ];
  const slot = new Int16Array(grid.size).fill(-1);
  scored.forEach((at, i) => (slot[at] = i));
  return {
    grid,
    data,
    variant,
    terrain,
    features,
    sides: compileSides(data, grid, Object.keys(movement.roadCost)),
    columns: Int8Array.from(terrain, (kind, at) => columnsOf(columns, kind, features[at] as readonly string[])),
    areas,
    masks: new Map([...areas].map(([id, hexes]) => [id, maskOf(grid.size, hexes)])),
    entries: new Map(),
    places,
    shelters: contacts.map((kept) => Uint8Array.from(terrain, (kind) => (kept.terrain.includes(kind) ? 1 : 0))),
    edges,
    edgesAt: edgesByHex(grid.size, edges),
    slot,
    scored,
    prices: [],
  };
}

function maskOf(size: number, hexes: readonly number[]): Uint8Array {
  const mask = new Uint8Array(size);
  for (const hex of hexes) mask[hex] = 1;
  return mask;
}

function edgesByHex(size: number, edges: ReadonlyMap<string, readonly number[]>): string[][] {
  const found = Array.from({ length: size }, (): string[] => []);
  for (const [edge, hexes] of edges) for (const hex of hexes) found[hex]?.push(edge);
  return found;
}

export const isInArea = (board: Board, area: string, hex: number): boolean => board.masks.get(area)?.[hex] === 1;

/** The best of terrain and fortifications; rivers apart. */
function columnsOf({ terrain, features }: HexColumns, kind: string, here: readonly string[]): number {
  const ground = terrain[kind] ?? 0;
  return here.length === 0 ? ground : Math.max(ground, ...here.map((feature) => features[feature] ?? 0));
}

function compileSides(data: MapData, grid: Grid, roads: readonly string[]): Uint8Array {
  const sides = new Uint8Array(grid.size * 6);
  for (const side of data.sides) {
    const a = knownHex(grid, side.a);
    const b = knownHex(grid, side.b);
    const d = directionTo(grid, a, b);
    const bits =
      (side.river ? RIVER : 0) |
      (side.bridge ? BRIDGE : 0) |
      (side.ferry ? FERRY : 0) |
      (side.road === undefined ? 0 : roadBit(roads.indexOf(side.road)));
    sides[a * 6 + d] = bits;
    sides[b * 6 + ((d + 3) % 6)] = bits;
  }
  return sides;
}
