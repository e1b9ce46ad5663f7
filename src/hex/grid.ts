/** Directions of a flat-top hex, clockwise from north; `(d + 3) % 6` is the opposite one. */
export const DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;

/** A rectangular sheet of flat-top hexes printed CCRR (column, row; both count from 1). */
export interface GridShape {
  columns: number;
  rows: number;
  /** Which columns stand half a hex lower. */
  offset: 'odd' | 'even';
}

/** Hexes are the integers `0 … size-1`, row by row; -1 means off the map. */
export interface Grid extends GridShape {
  size: number;
  /** Six entries a hex, in the order of DIRECTIONS; -1 off the map. */
  neighbours: Int16Array;
  /** Printed number of every hex, e.g. `0906`. */
  names: readonly string[];
  /** Axial coordinates of every hex, for distances. */
  q: Int16Array;
  r: Int16Array;
}

export function makeGrid(shape: GridShape): Grid {
  const { columns, rows, offset } = shape;
  const size = columns * rows;
  const neighbours = new Int16Array(size * 6).fill(-1);
  const names: string[] = [];
  const q = new Int16Array(size);
  const r = new Int16Array(size);
  for (let row = 1; row <= rows; row++) {
    for (let column = 1; column <= columns; column++) {
      const hex = names.length;
      names.push(pad(column) + pad(row));
      q[hex] = column;
      r[hex] = row - (offset === 'odd' ? Math.floor(column / 2) : Math.ceil(column / 2));
      const low = isLow(column, offset);
      const side = [row + (low ? 0 : -1), row + (low ? 1 : 0)] as const;
      const around: [number, number][] = [
        [column, row - 1],
        [column + 1, side[0]],
        [column + 1, side[1]],
        [column, row + 1],
        [column - 1, side[1]],
        [column - 1, side[0]],
      ];
      around.forEach(([c, r], d) => {
        if (c >= 1 && c <= columns && r >= 1 && r <= rows) neighbours[hex * 6 + d] = (r - 1) * columns + c - 1;
      });
    }
  }
  return { columns, rows, offset, size, neighbours, names, q, r };
}

const pad = (n: number): string => String(n).padStart(2, '0');

const isLow = (column: number, offset: 'odd' | 'even'): boolean => (column % 2 === 1) === (offset === 'odd');

/** The hex with this printed number, or undefined when there is none on this grid. */
export function hexAt(grid: Grid, name: string): number | undefined {
  if (!/^\d{4}$/.test(name)) return undefined;
  const column = Number(name.slice(0, 2));
  const row = Number(name.slice(2));
  if (column < 1 || column > grid.columns || row < 1 || row > grid.rows) return undefined;
  return (row - 1) * grid.columns + column - 1;
}

/** The neighbour in direction `d` (0 … 5), or -1 off the map. */
export const neighbour = (grid: Grid, hex: number, d: number): number => grid.neighbours[hex * 6 + d] as number;

/** All neighbours on the map, clockwise from north. */
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

export const columnOf = (grid: Grid, hex: number): number => (hex % grid.columns) + 1;
export const rowOf = (grid: Grid, hex: number): number => Math.floor(hex / grid.columns) + 1;

/** Number of steps between two hexes on the open grid: 0 for the same hex, 1 for neighbours. */
export function distance(grid: Grid, a: number, b: number): number {
  const q = (grid.q[a] as number) - (grid.q[b] as number);
  const r = (grid.r[a] as number) - (grid.r[b] as number);
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** Hexes within `range` steps of `hex`, itself included, in rising order. */
export function within(grid: Grid, hex: number, range: number): number[] {
  const found: number[] = [];
  for (let other = 0; other < grid.size; other++) if (distance(grid, hex, other) <= range) found.push(other);
  return found;
}
