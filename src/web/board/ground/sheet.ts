import { hexAt, makeGrid, neighbour, type Grid } from '../../../hex/grid.ts';
import { centreOf, layoutOf, type Layout, type Point } from '../../../hex/layout.ts';
import type { Ground, GroundSide } from '../scene.ts';

/** A ground with its geometry worked out: hexes by number, hexsides by hex and direction. */
export interface Sheet {
  ground: Ground;
  grid: Grid;
  layout: Layout;
  terrain: readonly string[];
  features: readonly (readonly string[])[];
  sides: readonly PlacedSide[];
}

export interface PlacedSide extends GroundSide {
  /** Number of hex `a` and the direction in which `b` lies. */
  hex: number;
  d: number;
}

export function sheetOf(ground: Ground): Sheet {
  const grid = makeGrid(ground.grid);
  const terrain = grid.names.map((name) => ground.hexes[name]?.terrain ?? 'open');
  const features = grid.names.map((name) => ground.hexes[name]?.features ?? []);
  const sides = ground.sides.flatMap((side) => {
    const hex = hexAt(grid, side.a);
    const other = hexAt(grid, side.b);
    if (hex === undefined || other === undefined) return [];
    const d = [0, 1, 2, 3, 4, 5].find((at) => neighbour(grid, hex, at) === other);
    return d === undefined ? [] : [{ ...side, hex, d }];
  });
  return { ground, grid, layout: layoutOf(grid), terrain, features, sides };
}

export const hexesWith = (sheet: Sheet, terrain: string): number[] =>
  sheet.terrain.flatMap((kind, hex) => (kind === terrain ? [hex] : []));

export const hexesFeaturing = (sheet: Sheet, feature: string): number[] =>
  sheet.features.flatMap((kinds, hex) => (kinds.includes(feature) ? [hex] : []));

export const centre = (sheet: Sheet, hex: number): Point => centreOf(sheet.layout, hex);

export type Pen = CanvasRenderingContext2D;
