import { columnOf, hexAt, rowOf, type Grid } from '../../hex/grid.ts';
import type { PositionView } from '../../wargame/wargame.ts';

export const placed = (grid: Grid, names: readonly string[]): number[] =>
  names.flatMap((name) => hexAt(grid, name) ?? []);

/** Mean column and row. */
export function middle(grid: Grid, hexes: readonly number[]): [column: number, row: number] {
  const mean = (of: typeof rowOf): number => hexes.reduce((sum, hex) => sum + of(grid, hex), 0) / hexes.length;
  return [mean(columnOf), mean(rowOf)];
}

/** The hex nearest the middle of all. */
export function nearestMiddle(grid: Grid, hexes: readonly number[]): number | undefined {
  const [x, y] = middle(grid, hexes);
  const gap = (hex: number): number => Math.hypot(columnOf(grid, hex) - x, rowOf(grid, hex) - y);
  return hexes.reduce<number | undefined>(
    (near, hex) => (near !== undefined && gap(near) <= gap(hex) ? near : hex),
    undefined,
  );
}

/** The hex of the unit that stands nearest the middle of its side: where to look first. */
export function middleOf(view: PositionView, grid: Grid, isOwn: (id: string) => boolean): string | undefined {
  const hexes = view.units.flatMap(({ id, hex }) => (hex !== null && isOwn(id) ? placed(grid, [hex]) : []));
  return grid.names[nearestMiddle(grid, hexes) ?? -1];
}
