import { neighbour } from '../../../../hex/grid.ts';
import { hexUnder, sideOf, type Point } from '../../../../hex/layout.ts';
import { noise } from '../../model/chance.ts';
import { bordersRunOn, keyOf } from './rim.ts';
import { shoreline } from './wander.ts';
import { once, type Sheet } from '../../model/sheet.ts';

/** The closed borders of a set of hexes, as corner points in order. */
export function borders(sheet: Sheet, hexes: readonly number[]): Point[][] {
  const inside = new Set(hexes);
  const edges: [Point, Point][] = [];
  for (const hex of hexes) {
    for (let d = 0; d < 6; d++) {
      if (!inside.has(neighbour(sheet.grid, hex, d))) edges.push(sideOf(sheet.layout, hex, d));
    }
  }
  return chains(edges).map((chain) => chain.slice(0, -1));
}

/** Joins hexsides end to end into the longest lines; a closed line repeats its first point at the end. */
export function chains(edges: readonly (readonly [Point, Point])[]): Point[][] {
  const at = new Map<string, number[]>();
  edges.forEach(([a, b], i) => {
    for (const end of [a, b]) at.set(keyOf(end), [...(at.get(keyOf(end)) ?? []), i]);
  });
  const used = new Set<number>();
  const follow = (first: number, from: Point): Point[] => {
    const line = [from];
    let here = from;
    for (let i: number | undefined = first; i !== undefined; i = at.get(keyOf(here))?.find((j) => !used.has(j))) {
      used.add(i);
      const [a, b] = edges[i] as [Point, Point];
      here = keyOf(a) === keyOf(here) ? b : a;
      line.push(here);
    }
    return line;
  };
  const ends = edges.flatMap(([a, b], i) =>
    [a, b].filter((end) => at.get(keyOf(end))?.length === 1).map((end) => ({ i, end })),
  );
  const open = ends.flatMap(({ i, end }) => (used.has(i) ? [] : [follow(i, end)]));
  const closed = edges.flatMap(([a], i) => (used.has(i) ? [] : [follow(i, a)]));
  return [...open, ...closed];
}

/** Shakes a line and rounds its corners, so that it no longer looks ruled. */
export function natural(line: readonly Point[], amplitude: number, closed: boolean): Point[] {
  const shaken = subdivided(line, closed).map(({ x, y }) => ({
    x: x + amplitude * noise(x * 1.7, y * 1.7, 1),
    y: y + amplitude * noise(x * 1.7, y * 1.7, 2),
  }));
  return chaikin(chaikin(shaken, closed), closed);
}

function subdivided(line: readonly Point[], closed: boolean): Point[] {
  const points: Point[] = [];
  const count = closed ? line.length : line.length - 1;
  for (let i = 0; i < count; i++) {
    const a = line[i] as Point;
    const b = line[(i + 1) % line.length] as Point;
    for (let k = 0; k < 3; k++) points.push({ x: a.x + ((b.x - a.x) * k) / 3, y: a.y + ((b.y - a.y) * k) / 3 });
  }
  if (!closed) points.push(line.at(-1) as Point);
  return points;
}

function chaikin(line: readonly Point[], closed: boolean): Point[] {
  const points: Point[] = closed ? [] : [line[0] as Point];
  const count = closed ? line.length : line.length - 1;
  for (let i = 0; i < count; i++) {
    const a = line[i] as Point;
    const b = line[(i + 1) % line.length] as Point;
    points.push({ x: 0.75 * a.x + 0.25 * b.x, y: 0.75 * a.y + 0.25 * b.y });
    points.push({ x: 0.25 * a.x + 0.75 * b.x, y: 0.25 * a.y + 0.75 * b.y });
  }
  if (!closed) points.push(line.at(-1) as Point);
  return points;
}

export function pathOf(line: readonly Point[], closed: boolean): Path2D {
  const path = new Path2D();
  line.forEach(({ x, y }, i) => (i === 0 ? path.moveTo(x, y) : path.lineTo(x, y)));
  if (closed) path.closePath();
  return path;
}

/** Ground of one kind, with an edge as nature draws it; holes stay holes (`evenodd`). */
export interface Region {
  hexes: readonly number[];
  lines: readonly (readonly Point[])[];
  path: Path2D;
  /** By hex: all of it lies inside, all of it outside, or its border runs through. */
  parts: readonly Part[];
  /** Its border by height: see `bandOf`. */
  border: ReadonlyMap<number, readonly Edge[]>;
}

type Part = 'inside' | 'outside' | 'border';
type Edge = readonly [a: Point, b: Point];

/** A quarter of a hex radius high: thousands of trees each ask about the few edges beside them, not about all. */
const bandOf = (y: number): number => Math.floor(y * 4);

/** The region of all these hexes, worked out once for a sheet; undefined where there are none. */
export function regionOf(sheet: Sheet, hexes: readonly number[], name: string): Region | undefined {
  if (hexes.length === 0) return undefined;
  return once(sheet, `region ${name}`, () => {
    const lines = borders(sheet, hexes).map((border) => shoreline(sheet, bordersRunOn(sheet, border)));
    const path = new Path2D();
    for (const line of lines) path.addPath(pathOf(line, true));
    return { hexes, lines, path, parts: partsOf(sheet, hexes), border: banded(lines) };
  });
}

function partsOf({ grid }: Sheet, hexes: readonly number[]): Part[] {
  const own = new Set(hexes);
  return grid.names.map((_, hex): Part => {
    const beside = [0, 1, 2, 3, 4, 5].map((d) => neighbour(grid, hex, d));
    if (beside.some((other) => other < 0 || own.has(other) !== own.has(hex))) return 'border';
    return own.has(hex) ? 'inside' : 'outside';
  });
}

/** As `isInside`, for the many points that lie in hexes through which no border runs. */
export function isOn(sheet: Sheet, region: Region, at: Point): boolean {
  const hex = hexUnder(sheet.layout, at);
  const part = hex === undefined ? 'border' : region.parts[hex];
  return part === 'border' ? isInside(region, at) : part === 'inside';
}

/** The edges of closed lines in every band that they touch. */
function banded(lines: readonly (readonly Point[])[]): Map<number, Edge[]> {
  const bands = new Map<number, Edge[]>();
  for (const line of lines) {
    line.forEach((b, i) => {
      const a = line.at(i - 1) as Point;
      const edge: Edge = [a, b];
      for (let band = bandOf(Math.min(a.y, b.y)); band <= bandOf(Math.max(a.y, b.y)); band++) {
        const edges = bands.get(band);
        if (edges) edges.push(edge);
        else bands.set(band, [edge]);
      }
    });
  }
  return bands;
}

/** Is a point inside a region, holes counted as outside? */
export function isInside({ border }: Region, { x, y }: Point): boolean {
  let inside = false;
  for (const [a, b] of border.get(bandOf(y)) ?? []) {
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside;
  }
  return inside;
}

/** Points along a closed line at even distances. */
export function spaced(line: readonly Point[], step: number): Point[] {
  const points: Point[] = [];
  let left = 0;
  line.forEach((a, i) => {
    const b = line[(i + 1) % line.length] as Point;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    for (; left < length; left += step) {
      points.push({ x: a.x + ((b.x - a.x) * left) / length, y: a.y + ((b.y - a.y) * left) / length });
    }
    left -= length;
  });
  return points;
}
