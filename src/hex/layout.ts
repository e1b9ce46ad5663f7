import { columnOf, type Grid, rowOf } from './grid.ts';

export interface Point {
  x: number;
  y: number;
}

/** Where the hexes of a sheet lie: flat-top hexes of circumradius 1, y downwards, the sheet's top left corner at 0, 0. */
export interface Layout {
  grid: Grid;
  width: number;
  height: number;
}

/** Half the distance between two opposite sides of a hex. */
export const INRADIUS = Math.sqrt(3) / 2;

export const layoutOf = (grid: Grid): Layout => ({
  grid,
  width: 1.5 * grid.columns + 0.5,
  height: (2 * grid.rows + 1) * INRADIUS,
});

export function centreOf({ grid }: Layout, hex: number): Point {
  const column = columnOf(grid, hex);
  const low = (column % 2 === 1) === (grid.offset === 'odd');
  return { x: 1.5 * column - 0.5, y: (2 * rowOf(grid, hex) - (low ? 0 : 1)) * INRADIUS };
}

/** Corner `i` of a hex about 0, 0, clockwise from the upper left one: side `d` runs from corner `d` to `d + 1`. */
export function cornerOffset(i: number): Point {
  const angle = (Math.PI / 3) * ((i % 6) - 2);
  return { x: Math.cos(angle), y: Math.sin(angle) };
}

export const cornersOf = (layout: Layout, hex: number): Point[] => {
  const { x, y } = centreOf(layout, hex);
  return [0, 1, 2, 3, 4, 5].map((i) => {
    const offset = cornerOffset(i);
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

/** The hex under a point, or undefined off the sheet. */
export function hexUnder(layout: Layout, point: Point): number | undefined {
  const { grid } = layout;
  const column = Math.round((point.x + 0.5) / 1.5);
  let best: number | undefined;
  let nearest = INRADIUS * INRADIUS * (4 / 3);
  for (let c = Math.max(1, column - 1); c <= Math.min(grid.columns, column + 1); c++) {
    const row = Math.round(point.y / (2 * INRADIUS));
    for (let r = Math.max(1, row - 1); r <= Math.min(grid.rows, row + 1); r++) {
      const hex = (r - 1) * grid.columns + c - 1;
      const centre = centreOf(layout, hex);
      const gap = (centre.x - point.x) ** 2 + (centre.y - point.y) ** 2;
      if (gap < nearest && isInside(centre, point)) {
        nearest = gap;
        best = hex;
      }
    }
  }
  return best;
}

function isInside(centre: Point, point: Point): boolean {
  const x = Math.abs(point.x - centre.x);
  const y = Math.abs(point.y - centre.y);
  return y <= INRADIUS && x * INRADIUS + y / 2 <= INRADIUS;
}
