/** The six directions of a hex, clockwise; `(d + 3) % 6` is the opposite one. */
export const DIRECTIONS = {
  flat: ['N', 'NE', 'SE', 'S', 'SW', 'NW'],
  pointy: ['NE', 'E', 'SE', 'SW', 'W', 'NW'],
} as const;

/** Flat-top hexes stand in columns, pointy-top hexes in rows. */
export type Orientation = keyof typeof DIRECTIONS;
export type Direction = (typeof DIRECTIONS)[Orientation][number];

/** How a hex is printed: two digits each for its column and its row. Columns count eastward. */
export interface Numbering {
  order: 'column-row' | 'row-column';
  /** Number of the westernmost column. */
  firstColumn: number;
  /** Smallest number of a row. */
  firstRow: number;
  /** Which way the rows count; north is the top of the sheet. */
  rows: 'southward' | 'northward';
}

/** Column and row from 01 01 at the top left. */
export const CCRR: Numbering = { order: 'column-row', firstColumn: 1, firstRow: 1, rows: 'southward' };

/** A rectangular sheet of hexes, or what is left of one. */
export interface GridShape {
  orientation: Orientation;
  columns: number;
  rows: number;
  /** Flat-top: which columns stand half a hex lower. Pointy-top: which rows stand half a hex further east. By printed numbers. */
  offset: 'odd' | 'even';
  numbering: Numbering;
  /** Printed numbers that the rectangle would have and the sheet has not. */
  missing: readonly string[];
}

const pad = (n: number): string => String(n).padStart(2, '0');

/** How a hex of this column and row is printed on such a sheet. */
export const printedNumber = ({ numbering }: Pick<GridShape, 'numbering'>, column: number, row: number): string =>
  numbering.order === 'column-row' ? pad(column) + pad(row) : pad(row) + pad(column);

/** A hex at its place in the rectangle, which is counted from the top left. */
export interface Place {
  x: number;
  y: number;
  column: number;
  row: number;
  name: string;
}

/** The hexes of a sheet, row by row from the top left. */
export function placesOf(shape: GridShape): Place[] {
  const missing = new Set(shape.missing);
  const places = Array.from({ length: shape.columns * shape.rows }, (_, cell) =>
    placeAt(shape, cell % shape.columns, Math.floor(cell / shape.columns)),
  );
  return places.filter(({ name }) => !missing.has(name));
}

function placeAt(shape: GridShape, x: number, y: number): Place {
  const { firstColumn, firstRow, rows } = shape.numbering;
  const column = firstColumn + x;
  const row = firstRow + (rows === 'southward' ? y : shape.rows - 1 - y);
  return { x, y, column, row, name: printedNumber(shape, column, row) };
}

/** 1 when the westernmost column (flat-top) or the top row (pointy-top) is one of those that stand half a hex further. */
export function leadOf(shape: GridShape): 0 | 1 {
  const { column, row } = placeAt(shape, 0, 0);
  const isOdd = (shape.orientation === 'flat' ? column : row) % 2 === 1;
  return isOdd === (shape.offset === 'odd') ? 1 : 0;
}
