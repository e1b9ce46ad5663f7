import { sideOf, type Point } from '../../../../hex/layout.ts';
import { chanceFor, once, type Sheet } from '../../model/sheet.ts';
import { keyOf } from './rim.ts';
import { between } from './roads.ts';

/** How far the line of a hexside strays from it at most, in hex radii, by the river there: what was dug stays where it was dug. */
const STRAY: Readonly<Record<string, number>> = { canal: 0.014, river: 0.17, stream: 0.2, 'great-river': 0.15 };
const [ON_LAND, AT_FRONTIER] = [0.25, 0.11];
/**
 * How steeply a line may leave its corners: less than 30° from the hexside, so that two lines which meet there always turn within
 * the hex they share, and the line stays within the two hex centres and the two corners.
 */
const STEEP = 0.52;
/** A point of the line: how far along the hexside, and how far beside it. */
type Stray = readonly [along: number, aside: number];

/** The points that lead the line of the hexside from corner `a` to corner `b`, the same from either side and whatever lies next to it. */
export function strayed(sheet: Sheet, a: Point, b: Point): readonly Point[] {
  if (keyOf(a) > keyOf(b)) return strayed(sheet, b, a).toReversed();
  const key = keyOfSide(a, b);
  return once(sheet, `line ${key}`, () => {
    const [from, to] = [fixed(a), fixed(b)];
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    return displaced(limitsOf(sheet).get(key) ?? ON_LAND, chanceFor(sheet, `line ${key}`)).map(([along, aside]) => ({
      x: from.x + dx * along - dy * aside,
      y: from.y + dy * along + dx * aside,
    }));
  });
}

/** A corner comes out a little differently from each of its hexes. */
const fixed = ({ x, y }: Point): Point => ({ x: Math.round(x * 1e6) / 1e6, y: Math.round(y * 1e6) / 1e6 });

const keyOfSide = (a: Point, b: Point): string => [keyOf(a), keyOf(b)].sort().join(' ');

const limitsOf = (sheet: Sheet): ReadonlyMap<string, number> =>
  once(sheet, 'strays', () => {
    const sides = sheet.sides.filter(({ river, frontier, boundary }) => river ?? frontier ?? boundary);
    return new Map(
      sides.map(({ hex, d, river }) => {
        const stray = river ? (STRAY[river === true ? 'river' : river] ?? ON_LAND) : AT_FRONTIER;
        return [keyOfSide(...sideOf(sheet.layout, hex, d)), stray];
      }),
    );
  });

/** Midpoints displaced, then those between them by half as much; none near the corners, where the line turns. */
function displaced(limit: number, chance: () => number): Stray[] {
  const by = (share: number): number => limit * share * (2 * chance() - 1);
  const middle = by(1);
  const [west, east] = [middle / 2 + by(0.5), middle / 2 + by(0.5)];
  const points: Stray[] = [
    [0.25, west],
    [0.375, (west + middle) / 2 + by(0.3)],
    [0.5, middle],
    [0.625, (east + middle) / 2 + by(0.3)],
    [0.75, east],
  ];
  return points.map(([along, aside]) => {
    const most = STEEP * Math.min(along, 1 - along);
    return [along, Math.min(most, Math.max(-most, aside))];
  });
}

const isSide = (a: Point, b: Point): boolean => Math.abs(Math.hypot(a.x - b.x, a.y - b.y) - 1) < 0.01;

/** A line through corners of hexes as nature has it. */
export function wandering(sheet: Sheet, corners: readonly Point[]): Point[] {
  const lead = corners.flatMap((b, i) => {
    const a = corners[i - 1];
    return a && isSide(a, b) ? [...strayed(sheet, a, b), b] : [b];
  });
  const [first, last] = [lead[0], lead.at(-1)];
  if (!first || !last) return [];
  return [first, ...lead.slice(1, -1).flatMap((at, i) => bend(lead[i] as Point, at, lead[i + 2] as Point)), last];
}

/** A closed line along hexsides, whose corners it cuts as coasts and the edges of woods do. */
export function shoreline(sheet: Sheet, corners: readonly Point[]): Point[] {
  const lead = corners.flatMap((b, i) => {
    const a = corners.at(i - 1);
    return a && isSide(a, b) ? strayed(sheet, a, b) : [b];
  });
  return lead.flatMap((at, i) => bend(lead.at(i - 1) as Point, at, lead[(i + 1) % lead.length] as Point));
}

/** Steps in which a bend is drawn: twelve points a hexside, with those of its two corners. */
const BEND = 2;

/** From halfway before a point up to halfway behind it: each point bends the line only beside itself. */
function bend(before: Point, at: Point, after: Point): Point[] {
  const [from, to] = [between(before, at, 0.5), between(at, after, 0.5)];
  return Array.from({ length: BEND }, (_, step) => {
    const t = step / BEND;
    return between(between(from, at, t), between(at, to, t), t);
  });
}
