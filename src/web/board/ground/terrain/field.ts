import type { Point } from '../../../../hex/layout.ts';
import { noise } from '../../model/chance.ts';
import { spotsOf } from './rim.ts';
import { chanceFor, type Sheet } from '../../model/sheet.ts';

/** Heights of 0 … 1 dot by dot, over the part of the sheet that has any. */
export interface Field {
  x: number;
  y: number;
  width: number;
  height: number;
  heights: Float32Array;
}

/** Dots a hex radius: what is smooth needs no more. */
export const FINE = 10;
/** How far from its ridge a slope reaches, in hex radii: a little over half of the way to the next hex. */
const SLOPE = 1.02;

type Segment = readonly [Point, Point];

/** Ground that rises from all sides to the ridges through neighbouring hexes, with spurs and hollows as deep as `rough` (0 … 1). */
export function fieldOf(sheet: Sheet, hexes: readonly number[], rough: number): Field {
  const spots = spotsOf(sheet, hexes);
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - SLOPE - 0.2, Math.min(...ys) - SLOPE - 0.2];
  const width = Math.ceil((Math.max(...xs) + SLOPE + 0.2 - x) * FINE);
  const height = Math.ceil((Math.max(...ys) + SLOPE + 0.2 - y) * FINE);
  const heights = new Float32Array(width * height);
  const reach = Math.ceil(SLOPE * FINE);
  for (const spot of spots) {
    const ridges = ridgesAt(sheet, spot, spots);
    const [column, row] = [Math.round((spot.x - x) * FINE), Math.round((spot.y - y) * FINE)];
    for (let j = row - reach; j <= row + reach; j++) {
      for (let i = column - reach; i <= column + reach; i++) {
        const at = { x: x + i / FINE, y: y + j / FINE };
        const rise = 1 - distance(ridges, at) / SLOPE;
        if (rise <= 0) continue;
        const spurs = 1 - Math.abs(noise(at.x * 1.9, at.y * 1.9, 21)) * 1.3 + 0.3 * noise(at.x * 4.5, at.y * 4.5, 22);
        const slope = rise * rise * (3 - 2 * rise);
        const value = slope * (1 - rough + rough * spurs);
        heights[j * width + i] = Math.max(heights[j * width + i] ?? 0, value);
      }
    }
  }
  return { x, y, width, height, heights: smoothed(heights, width) };
}

/** From a hex to its neighbours of the same ground; a lone one has a short ridge of its own. */
function ridgesAt(sheet: Sheet, spot: Point & { name: string }, spots: readonly Point[]): Segment[] {
  const beside = spots.filter((other) => other !== spot && Math.hypot(other.x - spot.x, other.y - spot.y) < 1.8);
  if (beside.length > 0) return beside.map((other): Segment => [spot, other]);
  const angle = (chanceFor(sheet, `ridge ${spot.name}`)() - 0.5) * 1.6;
  const [dx, dy] = [Math.cos(angle) * 0.3, Math.sin(angle) * 0.3];
  return [
    [
      { x: spot.x - dx, y: spot.y - dy },
      { x: spot.x + dx, y: spot.y + dy },
    ],
  ];
}

function distance(segments: readonly Segment[], { x, y }: Point): number {
  let least = Infinity;
  for (const [a, b] of segments) {
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const t = Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy)));
    least = Math.min(least, Math.hypot(a.x + dx * t - x, a.y + dy * t - y));
  }
  return least;
}

/** Each dot as the mean of itself and the eight about it. */
function smoothed(heights: Float32Array, width: number): Float32Array {
  const even = new Float32Array(heights.length);
  const row = (i: number): number => (heights[i - 1] ?? 0) + (heights[i] ?? 0) + (heights[i + 1] ?? 0);
  for (let i = 0; i < heights.length; i++) {
    if ((heights[i] ?? 0) > 0) even[i] = (row(i - width) + row(i) + row(i + width)) / 9;
  }
  return even;
}

/** How steeply the ground rises to the right and downwards at a dot, a hex radius on. */
export function slopeAt({ heights, width }: Field, i: number): readonly [right: number, down: number] {
  const at = (by: number): number => heights[i + by] ?? 0;
  return [((at(1) - at(-1)) * FINE) / 2, ((at(width) - at(-width)) * FINE) / 2];
}
