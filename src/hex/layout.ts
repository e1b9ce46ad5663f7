import { atAxial, qOf, rOf, type Grid } from './grid.ts';

export interface Point {
  x: number;
  y: number;
}

/** Where the hexes of a sheet lie: hexes of circumradius 1, y downwards, the sheet's top left corner at 0, 0. */
export interface Layout {
  grid: Grid;
  width: number;
  height: number;
}

/** Half the distance between two opposite sides of a hex. */
export const INRADIUS = Math.sqrt(3) / 2;

/** Length of so many hexes that stand side by side, every other line half a hex further. */
const abreast = (hexes: number): number => (2 * hexes + 1) * INRADIUS;
/** Length of so many hexes that reach into each other corner by corner. */
const enmeshed = (hexes: number): number => 1.5 * hexes + 0.5;

export const layoutOf = (grid: Grid): Layout =>
  grid.orientation === 'flat'
    ? { grid, width: enmeshed(grid.columns), height: abreast(grid.rows) }
    : { grid, width: abreast(grid.columns), height: enmeshed(grid.rows) };

export function centreOf({ grid }: Layout, hex: number): Point {
  const [q, r] = [qOf(grid, hex), rOf(grid, hex)];
  return grid.orientation === 'flat'
    ? { x: 1 + 1.5 * q, y: (1 + 2 * r + q + grid.lead) * INRADIUS }
    : { x: (1 + 2 * q + r + grid.lead) * INRADIUS, y: 1 + 1.5 * r };
}

/** Corner `i` of a hex about 0, 0, clockwise: side `d` runs from corner `d` to `d + 1`. */
export function cornerOffset({ grid }: Layout, i: number): Point {
  const angle = (Math.PI / 3) * ((i % 6) - (grid.orientation === 'flat' ? 2 : 1.5));
  return { x: Math.cos(angle), y: Math.sin(angle) };
}

export const cornersOf = (layout: Layout, hex: number): Point[] => {
  const { x, y } = centreOf(layout, hex);
  return [0, 1, 2, 3, 4, 5].map((i) => {
    const offset = cornerOffset(layout, i);
    return { x: x + offset.x, y: y + offset.y };
  });
};

/** The two ends of the side of `hex` that faces direction `d`. */
export const sideOf = (layout: Layout, hex: number, d: number): [Point, Point] => {
  const corners = cornersOf(layout, hex);
  return [corners[d % 6] as Point, corners[(d + 1) % 6] as Point];
};

/** The middle of the side of `hex` that faces direction `d`. */
export function midOf(layout: Layout, hex: number, d: number): Point {
  const [a, b] = sideOf(layout, hex, d);
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** Does a hex about 0, 0 cover this point? */
export function covers({ grid }: Layout, { x, y }: Point): boolean {
  const [across, along] = (grid.orientation === 'flat' ? [y, x] : [x, y]).map(Math.abs) as [number, number];
  return across <= INRADIUS && along * INRADIUS + across / 2 <= INRADIUS;
}

/** Steps to the six neighbours in axial coordinates. */
const AROUND = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

/** The hex under a point, or undefined where there is none. */
export function hexUnder(layout: Layout, { x, y }: Point): number | undefined {
  const { grid } = layout;
  const isFlat = grid.orientation === 'flat';
  // Fractional axial coordinates, the inverse of `centreOf`.
  const along = ((isFlat ? x : y) - 1) / 1.5;
  const across = ((isFlat ? y : x) / INRADIUS - 1 - grid.lead - along) / 2;
  const [a, b] = rounded(along, across);
  const at = (c: number, d: number): number => (isFlat ? atAxial(grid, c, d) : atAxial(grid, d, c));
  const hex = at(a, b);
  if (hex >= 0) return hex;
  // A point on the very rim is rounded to either side of it.
  return AROUND.map(([c, d]) => at(a + c, b + d)).find((next) => {
    if (next < 0) return false;
    const centre = centreOf(layout, next);
    return covers(layout, { x: x - centre.x, y: y - centre.y });
  });
}

/** The nearest whole axial coordinates: of the three, which add up to 0, the one that rounding moves most follows from the others. */
function rounded(a: number, b: number): readonly [number, number] {
  const [ra, rb, rc] = [Math.round(a), Math.round(b), Math.round(-a - b)];
  const [da, db, dc] = [Math.abs(ra - a), Math.abs(rb - b), Math.abs(rc + a + b)];
  if (da > db && da > dc) return [-rb - rc, rb];
  return db > dc ? [ra, -ra - rc] : [ra, rb];
}
