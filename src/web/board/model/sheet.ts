import { hexAt, makeGrid, neighbour, type Grid } from '../../../hex/grid.ts';
import { centreOf, layoutOf, type Layout, type Point } from '../../../hex/layout.ts';
import { chanceOf } from './chance.ts';
import type { Ground, GroundSide } from './scene.ts';
import { cutOf, type Cut } from './cut.ts';
import { printed } from './margin.ts';
import { inksOf, type Inks } from './palette.ts';
import type { Printed } from './printed.ts';
import { STYLES, type Style } from './styles.ts';
import { rimNames, type RimName } from './rim-names.ts';

/** Width of the paper's edge round the hexes, in hex radii; where names stand on it, the second. */
const [EDGE, LETTERED_EDGE] = [0.78, 1.62];

/** A rectangle of the sheet, in hex radii. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How much two areas have in common. */
export const sharedBy = (a: Area, b: Area): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** A ground with its geometry worked out: hexes by number, hexsides by hex and direction. */
export interface Sheet {
  ground: Ground;
  grid: Grid;
  layout: Layout;
  terrain: readonly string[];
  features: readonly (readonly string[])[];
  sides: readonly PlacedSide[];
  /** The whole paper: the hex field with its edge and the margin. */
  page: Area;
  /** The corner of the field without hexes; undefined for a sheet that fills its rectangle. */
  cut: Cut | undefined;
  margin: Printed | undefined;
  inks: Inks;
  style: Style;
  /** Width of the paper's edge round the hexes. */
  edge: number;
  /** Names of stretches of the rim. */
  rims: readonly RimName[];
  /** What has been worked out for all of the sheet, by name: see `once`. */
  kept: Map<string, unknown>;
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
  const layout = layoutOf(grid);
  const cut = cutOf(layout);
  const rims = rimNames(layout, ground.edges ?? []);
  const edge = rims.length > 0 ? LETTERED_EDGE : EDGE;
  const margin = ground.margin && printed(ground.margin, layout, cut, edge - EDGE);
  const [width, height] = [layout.width + 2 * edge, layout.height + 2 * edge + (margin?.height ?? 0)];
  const page = { x: -edge, y: -edge, width, height };
  const style = STYLES[ground.style ?? 'painted'];
  const inks = { ...inksOf(ground.light), ...style.inks };
  return {
    ground,
    grid,
    layout,
    terrain,
    features,
    sides,
    page,
    cut,
    margin,
    inks,
    style,
    edge,
    rims,
    kept: new Map(),
  };
}

/** What `make` gives, made once for a sheet however many plates are baked of it. */
export function once<T>(sheet: Sheet, name: string, make: () => T): T {
  if (!sheet.kept.has(name)) sheet.kept.set(name, make());
  return sheet.kept.get(name) as T;
}

/** Repeatable randomness of this map for one thing on it. */
export const chanceFor = (sheet: Sheet, thing: string): (() => number) => chanceOf(`${sheet.ground.id} ${thing}`);

export const hexesWith = (sheet: Sheet, terrain: string): number[] =>
  sheet.terrain.flatMap((kind, hex) => (kind === terrain ? [hex] : []));

export const hexesFeaturing = (sheet: Sheet, feature: string): number[] =>
  sheet.features.flatMap((kinds, hex) => (kinds.includes(feature) ? [hex] : []));

/** The hexes of a feature, those of each name together. */
export function groupsFeaturing(sheet: Sheet, feature: string): number[][] {
  const groups = new Map<string, number[]>();
  for (const hex of hexesFeaturing(sheet, feature)) {
    const name = sheet.ground.hexes[sheet.grid.names[hex] ?? '']?.names?.[feature] ?? '';
    groups.set(name, [...(groups.get(name) ?? []), hex]);
  }
  return [...groups.values()];
}

/** Those of the hexes that reach into an area. */
export const near = (sheet: Sheet, hexes: readonly number[], area: Area): number[] =>
  hexes.filter((hex) => touches(area, centre(sheet, hex), 1.3));

/** Does a circle reach into the area? */
export const touches = (area: Area, { x, y }: Point, radius: number): boolean =>
  x > area.x - radius && y > area.y - radius && x < area.x + area.width + radius && y < area.y + area.height + radius;

export const centre = (sheet: Sheet, hex: number): Point => centreOf(sheet.layout, hex);

export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
