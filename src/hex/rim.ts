import { columnOf, rowOf, type Grid } from './grid.ts';

export type Quarter = 'north' | 'east' | 'south' | 'west';

/** The outermost hexes towards a quarter, in rising order: the last one that way of every row, or of every column. */
export function rimOf(grid: Grid, quarter: Quarter): number[] {
  const lineOf = quarter === 'east' || quarter === 'west' ? rowOf : columnOf;
  const last = new Map<number, number>();
  // Hexes count row by row from the top left: east and south are where a line ends, west and north where it begins.
  for (let hex = 0; hex < grid.size; hex++) {
    const line = lineOf(grid, hex);
    if (quarter === 'east' || quarter === 'south' || !last.has(line)) last.set(line, hex);
  }
  return [...last.values()].sort((a, b) => a - b);
}
