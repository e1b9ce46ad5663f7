import { DIRECTIONS, leadOf, placesOf, printedNumber, type Direction, type GridShape } from './shape.ts';

/** Hexes are the integers `0 … size-1`, row by row from the top left, without gaps; -1 means off the map. */
export interface Grid extends GridShape {
  size: number;
  /** Six entries a hex, in the order of DIRECTIONS; -1 off the map. */
  neighbours: Int16Array;
  /** Printed number of every hex, e.g. `0906`, and the hex of every printed number. */
  names: readonly string[];
  numbers: ReadonlyMap<string, number>;
  /** Printed column and row of every hex. */
  inColumn: Uint8Array;
  inRow: Uint8Array;
  /** Axial coordinates of every hex, for distances. */
  q: Int16Array;
  r: Int16Array;
  /** As `leadOf` says. */
  lead: 0 | 1;
  /** The hex at every place of the rectangle, row by row from the top left; -1 where one is missing. */
  cells: Int16Array;
}

/** Change of q and r by one step, in the order of DIRECTIONS. */
const STEPS = {
  flat: { q: [0, 1, 1, 0, -1, -1], r: [-1, -1, 0, 1, 1, 0] },
  pointy: { q: [1, 1, 0, -1, -1, 0], r: [-1, 0, 1, 1, 0, -1] },
} as const;

const made = new WeakMap<GridShape, Grid>();

/** The grid of a sheet, made once for each shape: nobody changes it. */
export function makeGrid(shape: GridShape): Grid {
  let grid = made.get(shape);
  if (!grid) made.set(shape, (grid = gridOf(shape)));
  return grid;
}

function gridOf(shape: GridShape): Grid {
  const places = placesOf(shape);
  const names = places.map(({ name }) => name);
  const size = places.length;
  const lead = leadOf(shape);
  const isFlat = shape.orientation === 'flat';
  const grid: Grid = {
    ...shape,
    size,
    neighbours: new Int16Array(size * 6),
    names,
    numbers: new Map(names.map((name, hex) => [name, hex])),
    inColumn: Uint8Array.from(places, ({ column }) => column),
    inRow: Uint8Array.from(places, ({ row }) => row),
    q: Int16Array.from(places, ({ x, y }) => (isFlat ? x : x - ((y + lead) >> 1))),
    r: Int16Array.from(places, ({ x, y }) => (isFlat ? y - ((x + lead) >> 1) : y)),
    lead,
    cells: new Int16Array(shape.columns * shape.rows).fill(-1),
  };
  places.forEach(({ x, y }, hex) => (grid.cells[y * shape.columns + x] = hex));
  fillNeighbours(grid);
  return grid;
}

function fillNeighbours(grid: Grid): void {
  const { neighbours } = grid;
  const steps = STEPS[grid.orientation];
  for (let hex = 0, side = 0; hex < grid.size; hex++) {
    for (let d = 0; d < 6; d++, side++) {
      const toQ = qOf(grid, hex) + (steps.q[d] ?? 0);
      const toR = rOf(grid, hex) + (steps.r[d] ?? 0);
      neighbours[side] = atAxial(grid, toQ, toR);
    }
  }
}

/** The hex at these axial coordinates, or -1 off the map. */
export function atAxial({ orientation, columns, rows, lead, cells }: Grid, q: number, r: number): number {
  const x = orientation === 'flat' ? q : q + ((r + lead) >> 1);
  const y = orientation === 'flat' ? r + ((q + lead) >> 1) : r;
  return x < 0 || x >= columns || y < 0 || y >= rows ? -1 : (cells[y * columns + x] ?? -1);
}

/** The hex with this printed number, or undefined when there is none on this grid. */
export const hexAt = (grid: Grid, name: string): number | undefined => grid.numbers.get(name);

/** The hex with this printed number; throws when there is none. */
export function knownHex(grid: Grid, name: string): number {
  const hex = hexAt(grid, name);
  if (hex === undefined) throw new Error(`The grid has no hex ${name}.`);
  return hex;
}

/** The neighbour in direction `d` (0 … 5), or -1 off the map. */
export const neighbour = (grid: Grid, hex: number, d: number): number => grid.neighbours[hex * 6 + d] as number;

/** The neighbour across a hexside, of which each hex has six in the order of directions, or -1 off the map. */
export const neighbourAt = (grid: Grid, side: number): number => grid.neighbours[side] as number;

/** Axial coordinates. */
export const qOf = (grid: Grid, hex: number): number => grid.q[hex] as number;
export const rOf = (grid: Grid, hex: number): number => grid.r[hex] as number;

/** The neighbour in a direction by name, or -1: off the map, or because hexes of this grid have none that way. */
export function neighbourTo(grid: Grid, hex: number, direction: Direction): number {
  const d = (DIRECTIONS[grid.orientation] as readonly Direction[]).indexOf(direction);
  return d < 0 ? -1 : neighbour(grid, hex, d);
}

/** All neighbours on the map, clockwise from the first of DIRECTIONS. */
export function neighboursOf(grid: Grid, hex: number): number[] {
  const found: number[] = [];
  for (let d = 0; d < 6; d++) {
    const next = neighbour(grid, hex, d);
    if (next >= 0) found.push(next);
  }
  return found;
}

/** The direction from `a` to its neighbour `b`, or -1 when they are not adjacent. */
export function directionTo(grid: Grid, a: number, b: number): number {
  for (let d = 0; d < 6; d++) if (neighbour(grid, a, d) === b) return d;
  return -1;
}

/** Printed column and row of a hex. */
export const columnOf = (grid: Grid, hex: number): number => grid.inColumn[hex] as number;
export const rowOf = (grid: Grid, hex: number): number => grid.inRow[hex] as number;

/** The hex so many columns to the east and rows to the south of another, or -1 when there is none. */
export function offsetFrom(grid: Grid, hex: number, east: number, south: number): number {
  const down = grid.numbering.rows === 'southward' ? south : -south;
  return hexAt(grid, printedNumber(grid, columnOf(grid, hex) + east, rowOf(grid, hex) + down)) ?? -1;
}

/** Number of steps between two hexes on the open grid: 0 for the same hex, 1 for neighbours. */
export function distance(grid: Grid, a: number, b: number): number {
  const q = qOf(grid, a) - qOf(grid, b);
  const r = rOf(grid, a) - rOf(grid, b);
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** Hexes within `range` steps of `hex`, itself included, in rising order. */
export function within(grid: Grid, hex: number, range: number): number[] {
  const found: number[] = [];
  const [q, r] = [qOf(grid, hex), rOf(grid, hex)];
  for (let dq = -range; dq <= range; dq++)
    for (let dr = Math.max(-range, -dq - range); dr <= Math.min(range, range - dq); dr++) {
      const other = atAxial(grid, q + dq, r + dr);
      if (other >= 0) found.push(other);
    }
  return found.sort((a, b) => a - b);
}
