import { neighbour } from '../../../../hex/grid.ts';
import { midOf, sideOf, type Point } from '../../../../hex/layout.ts';
import type { Cut } from '../../model/cut.ts';
import { centre, once, type Area, type Sheet } from '../../model/sheet.ts';

/** The printed ground runs on beyond the outermost hexes, up to a frame: so far from the field, in hex radii. */
const FRAME = 0.36;
/** How far beyond the field what runs on is drawn, to be cut at the frame. */
const BEYOND = 1.4;
/** Corners of the outermost hexes lie nearer than this to the edge of the field, all others do not; in hex radii. */
const OUTER = 0.9;

/** The frame, `out` hex radii outside its own line; it goes round a corner without hexes. */
export function frameOf(sheet: Sheet, out = 0): Path2D {
  const far = FRAME + out;
  const { width, height } = sheet.layout;
  const { cut } = sheet;
  const path = new Path2D();
  if (cut) for (const { x, y } of cornersOfFrame({ width, height }, cut, far)) path.lineTo(x, y);
  else path.rect(-far, -far, width + 2 * far, height + 2 * far);
  path.closePath();
  return path;
}

/** Clockwise from the upper left; the corner that is cut out has three. */
function cornersOfFrame({ width, height }: Pick<Area, 'width' | 'height'>, cut: Cut, far: number): Point[] {
  const [west, north, east, south] = [-far, -far, width + far, height + far];
  const inner = { x: cut.x + (cut.east ? far : -far), y: cut.y + (cut.south ? far : -far) };
  const corners = [
    { x: west, y: north },
    { x: east, y: north },
    { x: east, y: south },
    { x: west, y: south },
  ];
  return corners.flatMap(({ x, y }) => {
    if (cut.east !== x > 0 || cut.south !== y > 0) return [{ x, y }];
    const turns = [{ x, y: inner.y }, inner, { x: inner.x, y }];
    // Every other corner is reached along a column.
    return cut.east === cut.south ? turns : turns.toReversed();
  });
}

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

export const isRim = (sheet: Sheet, point: Point | undefined): boolean =>
  point !== undefined && rimOf(sheet).has(keyOf(point));

/** A line at which the field ends, and the way out of it. */
interface Limit {
  at: number;
  out: 1 | -1;
}

/** The point straight beyond the frame from a corner at which the field ends. */
function beyond(sheet: Sheet, { x, y }: Point): Point {
  const { width, height } = sheet.layout;
  const { cut } = sheet;
  const besideCut = cut && (cut.south ? y > cut.y - OUTER : y < cut.y + OUTER);
  const overCut = cut && (cut.east ? x > cut.x - OUTER : x < cut.x + OUTER);
  return {
    x: pushed(x, width, besideCut ? [{ at: cut.x, out: cut.east ? 1 : -1 }] : []),
    y: pushed(y, height, overCut ? [{ at: cut.y, out: cut.south ? 1 : -1 }] : []),
  };
}

function pushed(value: number, length: number, inner: readonly Limit[]): number {
  const limits: readonly Limit[] = [{ at: 0, out: -1 }, { at: length, out: 1 }, ...inner];
  const limit = limits.find(({ at }) => Math.abs(value - at) < OUTER);
  return limit ? limit.at + limit.out * BEYOND : value;
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
