import { neighbour } from '../../../hex/grid.ts';
import { midOf, sideOf, type Point } from '../../../hex/layout.ts';
import { centre, once, type Area, type Sheet } from '../model/sheet.ts';

/** The printed ground runs on beyond the outermost hexes, up to a frame: so far from the field, in hex radii. */
const FRAME = 0.36;
/** How far beyond the field what runs on is drawn, to be cut at the frame. */
const BEYOND = 1.4;
/** Corners of the outermost hexes lie nearer than this to the edge of the field, all others do not; in hex radii. */
const OUTER = 0.9;

export const frameOf = ({ layout }: Sheet): Area => ({
  x: -FRAME,
  y: -FRAME,
  width: layout.width + 2 * FRAME,
  height: layout.height + 2 * FRAME,
});

export const isOff = (sheet: Sheet, hex: number, d: number): boolean => neighbour(sheet.grid, hex, d) < 0;

const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;

export const keyOf = ({ x, y }: Point): string => `${Math.round(x * 100)},${Math.round(y * 100)}`;

/** Corners at which the field ends. */
const rimOf = (sheet: Sheet): ReadonlySet<string> =>
  once(sheet, 'rim', () => {
    const hexes = [...sheet.terrain.keys()];
    const sides = hexes.flatMap((hex) => DIRECTIONS.filter((d) => isOff(sheet, hex, d)).map((d) => ({ hex, d })));
    return new Set(sides.flatMap(({ hex, d }) => sideOf(sheet.layout, hex, d).map(keyOf)));
  });

const isRim = (sheet: Sheet, point: Point | undefined): boolean =>
  point !== undefined && rimOf(sheet).has(keyOf(point));

/** The point straight beyond the frame from a corner at which the field ends. */
function beyond({ layout: { width, height } }: Sheet, { x, y }: Point): Point {
  return {
    x: x < OUTER ? -BEYOND : x > width - OUTER ? width + BEYOND : x,
    y: y < OUTER ? -BEYOND : y > height - OUTER ? height + BEYOND : y,
  };
}

/** A line that goes on beyond the frame where it ends at the edge of the field. */
export function runOn(sheet: Sheet, line: readonly Point[]): Point[] {
  const [first, last] = [line[0], line.at(-1)];
  return [
    ...(first && isRim(sheet, first) ? [beyond(sheet, first)] : []),
    ...line,
    ...(last && isRim(sheet, last) ? [beyond(sheet, last)] : []),
  ];
}

/** A closed border, moved beyond the frame where it runs along the edge of the field. */
export function bordersRunOn(sheet: Sheet, line: readonly Point[]): Point[] {
  return line.flatMap((point, i) => {
    if (!isRim(sheet, point)) return [point];
    const before = isRim(sheet, line.at(i - 1));
    const after = isRim(sheet, line[(i + 1) % line.length]);
    const out = beyond(sheet, point);
    if (before && after) return [out];
    if (after) return [point, out];
    return before ? [out, point] : [point];
  });
}

/** A place for what grows or flows on a hex: the hex itself, or a part of its ground beyond the field. */
export interface Spot extends Point {
  name: string;
  hex: number | undefined;
}

/** The hexes, and the places beyond the edge of the field to which their ground runs on. */
export function spotsOf(sheet: Sheet, hexes: readonly number[]): Spot[] {
  const spots = new Map<string, Spot>();
  for (const hex of hexes) {
    const at = centre(sheet, hex);
    spots.set(keyOf(at), { ...at, name: String(hex), hex });
    for (const d of DIRECTIONS.filter((one) => isOff(sheet, hex, one))) {
      const mid = midOf(sheet.layout, hex, d);
      const out = { x: 2 * mid.x - at.x, y: 2 * mid.y - at.y };
      spots.set(keyOf(out), { ...out, name: keyOf(out), hex: undefined });
    }
  }
  return [...spots.values()];
}
