import { AREA_BY_ID, AREA_IDS } from '../../../src/games/holland-44/data/areas.ts';
import { MAP } from '../../../src/games/holland-44/data/map.ts';
import { makeGrid } from '../../../src/hex/grid.ts';

/** The printed map by numbers of hexes, with a geometry of its own: hexes are named row first, odd rows stand half a hex further east. */
export const NAMES = makeGrid(MAP.grid).names;
const numbers = new Map(NAMES.map((name, hex) => [name, hex]));
export const hexOf = (name: string): number => numbers.get(name) as number;
export const nameOf = (hex: number): string => NAMES[hex] as string;

export const rowOf = (hex: number): number => Number(nameOf(hex).slice(0, 2));
export const columnOf = (hex: number): number => Number(nameOf(hex).slice(2));
const named = (row: number, column: number): string => `${row}${String(column).padStart(2, '0')}`;

function neighboursOf(_: string, hex: number): number[] {
  const [row, column] = [rowOf(hex), columnOf(hex)];
  const west = row % 2 === 1 ? column : column - 1;
  const beside = [row - 1, row + 1].flatMap((other) => [named(other, west), named(other, west + 1)]);
  return [named(row, column - 1), named(row, column + 1), ...beside].flatMap((name) => numbers.get(name) ?? []);
}

const NEIGHBOURS = NAMES.map(neighboursOf);
/** The six hexes around a hex, those of the map only. */
export const around = (hex: number): readonly number[] => NEIGHBOURS[hex] as readonly number[];
export const isBeside = (a: number, b: number): boolean => around(a).includes(b);

/** Both hexes that touch the side between two neighbours, those of the map only. */
export const flanks = (a: number, b: number): number[] => around(a).filter((hex) => isBeside(hex, b));

/** Hexes from one hex to another, the second one counted. */
export function distance(a: number, b: number): number {
  const rows = Math.abs(rowOf(a) - rowOf(b));
  const halves = Math.abs(2 * columnOf(a) + (rowOf(a) % 2) - 2 * columnOf(b) - (rowOf(b) % 2));
  return rows + Math.max(0, (halves - rows) / 2);
}

const GROUNDS = NAMES.map((name) => MAP.hexes[name]?.terrain ?? '');
export const terrainOf = (hex: number): string => GROUNDS[hex] as string;
export const isVillage = (hex: number): boolean => MAP.hexes[nameOf(hex)]?.features?.includes('village') ?? false;
export const isPolder = (hex: number): boolean => terrainOf(hex).startsWith('polder');
/** 8.6.2: ground that vehicles enter and leave by road only. */
export const isSoft = (hex: number): boolean => isPolder(hex) || terrainOf(hex) === 'marsh';

export interface Side {
  river?: string;
  bridge?: string;
  road?: string;
  ferry?: boolean;
  boundary?: boolean;
}

const key = (a: number, b: number): number => Math.min(a, b) * NAMES.length + Math.max(a, b);
const SIDES = new Map<number, Side>(
  MAP.sides.map(({ a, b, river, bridge, road, ferry, boundary }) => [
    key(hexOf(a), hexOf(b)),
    {
      ...(typeof river === 'string' ? { river } : {}),
      ...(typeof bridge === 'string' ? { bridge } : {}),
      ...(road === undefined ? {} : { road }),
      ferry: ferry ?? false,
      boundary: boundary ?? false,
    },
  ]),
);
const PLAIN: Side = {};
export const sideOf = (a: number, b: number): Side => SIDES.get(key(a, b)) ?? PLAIN;
export const hasRoad = (hex: number): boolean => around(hex).some((next) => sideOf(hex, next).road !== undefined);

/** The name of a bridge: its two hexes, the lower number first. */
export const bridgeName = (a: number, b: number): string => [nameOf(a), nameOf(b)].toSorted().join('-');

const AREAS = new Map(MAP.edges.map(({ id, hexes }) => [id, hexes.map(hexOf)]));
export const edgeOf = (area: string): readonly number[] => AREAS.get(area) ?? [];
/** Entry areas a hex touches. */
export const areasBy = NAMES.map((_, hex) => [...AREAS].flatMap(([id, hexes]) => (hexes.includes(hex) ? [id] : [])));
export const areaIds: readonly string[] = AREA_IDS;

/** RUL-H44-71: 5626 and area H are joined by the ferry of Pannerden. */
export const PANNERDEN = hexOf('5626');
export const isAreaFerry = (hex: number, area: string): boolean => hex === PANNERDEN && area === 'H';

/** 19.2: areas B to K are German, M to O Allied, A and L German up to turn 6. */
export const isFriendly = (area: string, side: number, turn: number): boolean =>
  ('BCDEFGHIJK'.includes(area) || ('AL'.includes(area) && turn < 7)) === (side === 1);
/** 19.6 */
export const touching = (area: string): readonly string[] => AREA_BY_ID[area as keyof typeof AREA_BY_ID].touches;

const region = (id: string): ReadonlySet<number> => new Set(MAP.areas.find((area) => area.id === id)?.hexes.map(hexOf));
export const NORTH_OF_WAAL = region('north-of-waal');
export const NORTH_OF_RHINE = region('north-of-rhine');

/** 26.5.1: cities, Overloon and Venray. */
export const PRIZES = NAMES.filter((name, hex) => terrainOf(hex) === 'city' || ['3524', '3225'].includes(name)).map(
  hexOf,
);
