import { hexAt, makeGrid, neighboursOf } from '../../../src/hex/grid.ts';
import { rimOf } from '../../../src/hex/rim.ts';
import { CCRR, type GridShape } from '../../../src/hex/shape.ts';
import type { MapData, MapSide } from '../../../src/wargame/map.ts';

const SHAPE: GridShape = {
  orientation: 'flat',
  columns: 12,
  rows: 10,
  offset: 'even',
  numbering: CCRR,
  missing: [],
};
const GRID = makeGrid(SHAPE);

// One letter a column.  . open  w wood  b bog  t town  # works in the open
const TERRAIN = [
  // 123456789012
  '............', // 01
  '..w.....w...', // 02
  '.t..b....t..', // 03
  '...bb......w', // 04
  'w...........', // 05
  '.....t......', // 06
  '.b....#...b.', // 07
  '.w.bb....t..', // 08
  '............', // 09
  '..w.....w...', // 10
];

const KINDS: Readonly<Record<string, { terrain: string; features?: readonly string[] }>> = {
  '.': { terrain: 'open' },
  w: { terrain: 'wood' },
  b: { terrain: 'bog' },
  t: { terrain: 'town' },
  '#': { terrain: 'open', features: ['works'] },
};

/** The last row north of the river. */
const NORTH_BANK = 5;

/** The bridges and the hexes they join, the northern one first. */
export const BRIDGES = {
  left: ['0305', '0306'],
  middle: ['0605', '0606'],
  right: ['1005', '1006'],
} as const satisfies Readonly<Record<string, readonly [string, string]>>;

const source = 'invented';
const two = (n: number): string => String(n).padStart(2, '0');
const name = (column: number, row: number): string => two(column) + two(row);
const rowOf = (hex: string): number => Number(hex.slice(2));

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** Lanes run down columns 03, 06 and 10 over the bridges, a track along row 09. */
const lanes: readonly MapSide[] = [3, 6, 10].flatMap((column) =>
  range(1, SHAPE.rows - 1)
    .filter((row) => row !== NORTH_BANK)
    .map((row) => ({ a: name(column, row), b: name(column, row + 1), road: 'lane', source })),
);
const track: readonly MapSide[] = range(1, SHAPE.columns - 1).map((column) => ({
  a: name(column, 9),
  b: name(column + 1, 9),
  road: 'track',
  source,
}));

const isBridge = (a: string, b: string): boolean => Object.values(BRIDGES).some(([n, s]) => n === a && s === b);

/** Every side between the two banks. */
const river: readonly MapSide[] = GRID.names
  .filter((a) => rowOf(a) === NORTH_BANK)
  .flatMap((a) =>
    neighboursOf(GRID, hexAt(GRID, a) as number)
      .map((hex) => GRID.names[hex] as string)
      .filter((b) => rowOf(b) > NORTH_BANK)
      .map((b): MapSide => {
        const bare = { a, b, river: true as const, source };
        return isBridge(a, b) ? { ...bare, bridge: true, road: 'lane' } : bare;
      }),
  );

const TOWNS = { hill: '0203', ford: '1003', mill: '0606', farm: '1008' };

/** Northern banks are amber's at the start. */
export const isNorth = (hex: string): boolean => rowOf(hex) <= NORTH_BANK;

export const MAP: MapData = {
  format: 'bivouac-map',
  version: 1,
  id: 'drill',
  title: 'Drill',
  grid: SHAPE,
  sources: { [source]: { origin: 'printed', note: 'Invented for the tests.' } },
  hexes: Object.fromEntries(
    GRID.names.map((hex, i) => [
      hex,
      {
        ...(KINDS[TERRAIN[Math.floor(i / SHAPE.columns)]?.[i % SHAPE.columns] as string] as { terrain: string }),
        source,
      },
    ]),
  ),
  sides: [...lanes, ...track, ...river],
  places: Object.entries(TOWNS).map(([id, hex]) => ({ id, name: id, kind: 'town', hexes: [hex], source })),
  areas: [],
  edges: (['north', 'east', 'south', 'west'] as const).map((id) => ({
    id,
    hexes: rimOf(GRID, id).map((hex) => GRID.names[hex] as string),
    source,
  })),
};
