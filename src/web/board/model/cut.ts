import { columnOf, rowOf } from '../../../hex/grid.ts';
import { cornersOf, type Layout } from '../../../hex/layout.ts';
import { placesOf } from '../../../hex/shape.ts';

/** A corner of the field without hexes: where it begins on either axis, and whether it lies at the axis's far end. */
export interface Cut {
  x: number;
  y: number;
  east: boolean;
  south: boolean;
}

/** What is smaller is no corner to be framed, in hex radii. */
const LEAST = 3;

/** Undefined for a sheet that fills its rectangle. */
export function cutOf(layout: Layout): Cut | undefined {
  const { grid } = layout;
  const gone = placesOf({ ...grid, missing: [] }).filter(({ name }) => grid.missing.includes(name));
  if (gone.length === 0) return undefined;
  const [rows, columns] = [new Set(gone.map(({ row }) => row)), new Set(gone.map(({ column }) => column))];
  const hexes = [...grid.names.keys()];
  const extent = (among: readonly number[], axis: 'x' | 'y'): number[] =>
    among.flatMap((hex) => cornersOf(layout, hex).map((corner) => corner[axis]));
  const beside = extent(
    hexes.filter((hex) => rows.has(rowOf(grid, hex))),
    'x',
  );
  const over = extent(
    hexes.filter((hex) => columns.has(columnOf(grid, hex))),
    'y',
  );
  const [x, y] = [free(beside, layout.width), free(over, layout.height)];
  return x && y && { x: x.from, east: x.far, y: y.from, south: y.far };
}

/** Where a length is free of these points, from there to its far end or to its beginning. */
function free(taken: readonly number[], length: number): { from: number; far: boolean } | undefined {
  const [first, last] = [Math.min(...taken), Math.max(...taken)];
  if (last < length - LEAST) return { from: last, far: true };
  return first > LEAST ? { from: first, far: false } : undefined;
}
