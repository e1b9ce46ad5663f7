import { hexAt } from '../../hex/grid.ts';
import { centreOf, layoutOf, type Point } from '../../hex/layout.ts';
import type { Table } from '../state/table.svelte.ts';

/** Where the middle of a hex lies in a map of this width, and pixels a hex radius; undefined before the map is seen. */
export function spotOf(table: Table, hex: string | undefined, width: number): (Point & { k: number }) | undefined {
  const { window } = table.layers;
  const at = hex === undefined ? undefined : hexAt(table.grid, hex);
  if (!window || at === undefined || window.width === 0) return undefined;
  const k = width / window.width;
  const { x, y } = centreOf(layoutOf(table.grid), at);
  return { x: (x - window.x) * k, y: (y - window.y) * k, k };
}
