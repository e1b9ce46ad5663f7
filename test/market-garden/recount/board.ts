import { MARKET_GARDEN } from '../../../src/games/market-garden/index.ts';

/** The printed map by names of hexes, with a geometry of its own: odd columns stand half a hex lower. */
const { map } = MARKET_GARDEN;

export const HEXES = Object.keys(map.hexes).toSorted();
const known = new Set(HEXES);
export const terrainOf = (hex: string): string => map.hexes[hex]?.terrain ?? '';
export const column = (hex: string): number => Number(hex.slice(0, 2));
export const row = (hex: string): number => Number(hex.slice(2));

const named = (x: number, y: number): string => `${String(x).padStart(2, '0')}${String(y).padStart(2, '0')}`;

/** The six hexes around a hex, those of the map only. */
function neighboursOf(hex: string): string[] {
  const [x, y] = [column(hex), row(hex)];
  const upper = x % 2 === 1 ? y : y - 1;
  const all = [
    named(x, y - 1),
    named(x, y + 1),
    ...[x - 1, x + 1].flatMap((beside) => [named(beside, upper), named(beside, upper + 1)]),
  ];
  return all.filter((other) => known.has(other));
}

const NEIGHBOURS = new Map(HEXES.map((hex) => [hex, neighboursOf(hex)]));
export const around = (hex: string): readonly string[] => NEIGHBOURS.get(hex) ?? [];

/** Hexes from one hex to another, the second one counted; straight across the corner without hexes too (RUL-MG-52). */
export function distance(from: string, to: string): number {
  const columns = Math.abs(column(from) - column(to));
  const halves = (hex: string): number => 2 * row(hex) + (column(hex) % 2);
  // Each column crossed brings half a hex up or down.
  return columns + Math.max(0, (Math.abs(halves(from) - halves(to)) - columns) / 2);
}

export interface Side {
  river: boolean;
  bridge: boolean;
  ferry: boolean;
  road: boolean;
  red: boolean;
}

const key = (a: string, b: string): string => (a < b ? `${a}-${b}` : `${b}-${a}`);
const SIDES = new Map(
  map.sides.map(({ a, b, river, bridge, ferry, road }) => [
    key(a, b),
    {
      river: river !== undefined,
      bridge: bridge !== undefined,
      ferry: ferry !== undefined,
      road: road !== undefined,
      red: road === 'red-road',
    },
  ]),
);
const PLAIN: Side = { river: false, bridge: false, ferry: false, road: false, red: false };

export const sideOf = (a: string, b: string): Side => SIDES.get(key(a, b)) ?? PLAIN;
export const sideName = key;

/** A hex with a road on one of its sides. */
export const hasRoad = (hex: string): boolean => around(hex).some((next) => sideOf(hex, next).road);

/** Bridges of the red road and ferries, by name (RUL-MG-15, 10.2). */
export const BRIDGES = [...SIDES].filter(([, side]) => side.bridge && side.red).map(([name]) => name);
export const FERRIES = [...SIDES].filter(([, side]) => side.ferry).map(([name]) => name);
export const RED_ROAD = new Set([...SIDES].filter(([, side]) => side.red).flatMap(([name]) => name.split('-')));

const places = new Map(map.places.map(({ id, hexes }) => [id, hexes]));
export const placeOf = (id: string): readonly string[] => places.get(id) ?? [];
/** Hexes of towns: somebody is always the last to have been there. */
export const TOWNS = new Set(map.places.filter(({ kind }) => kind !== 'landmark').flatMap(({ hexes }) => hexes));
export const CAMPS = HEXES.filter((hex) => map.hexes[hex]?.features?.includes('bivouac'));
const WAAL = new Set(map.areas.find(({ id }) => id === 'north-of-waal')?.hexes);
export const isNorthOfWaal = (hex: string): boolean => WAAL.has(hex);

/** 4.2.2: over which edges a unit could leave from this hex (RUL-MG-35). */
export function edgesOf(hex: string): string[] {
  const [x, y] = [column(hex), row(hex)];
  return [
    ...(y === 1 ? ['north'] : []),
    ...(x === 22 || (x === 11 && y >= 20) ? ['east'] : []),
    ...(y === 28 || (y === 20 && x > 11) ? ['south'] : []),
    ...(x === 1 ? ['west'] : []),
  ];
}

/** 4.2.2: who left by an edge comes back by any of its hexes (RUL-MG-61). */
export const hexesOn = (edge: string): string[] => HEXES.filter((hex) => edgesOf(hex).includes(edge));

/** Height of a hex on the sheet, in half hexes from the top. */
const height = (hex: string): number => 2 * row(hex) + (column(hex) % 2);
const isNorthOf = (hex: string, place: string): boolean => placeOf(place).every((other) => height(hex) < height(other));

/** 4.2.1: hexes of entry, in the east north of Helmond, in the west north of Reusel. */
export const entriesOf = (edge: string): string[] =>
  HEXES.filter((hex) => {
    if (edge === 'west') return column(hex) === 1 && isNorthOf(hex, 'reusel');
    return edge === 'east' && column(hex) === 22 && isNorthOf(hex, 'helmond');
  });
