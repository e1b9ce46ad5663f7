import { screenAt, type Frame, type Viewport } from '../model/frame.ts';
import type { PathMark } from '../model/scene.ts';
import type { Sheet } from '../model/sheet.ts';
import { paintCursor, paintPath } from './signs.ts';

/** What follows the pointer and the keyboard's cursor. */
export interface Pointed {
  path: PathMark;
  hover: string | undefined;
  cursor: string | undefined;
}

/** A rectangle of the window, in device pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How far lines reach from the middle of their hex: in hex radii and, whatever the zoom, in CSS pixels. */
const REACH = 1.2;
const LINE = 4;
/** Room for the label at the end of a path, in CSS pixels. */
const LABEL = 120;
/** Sizes are multiples of this, in device pixels: a canvas is rarely made anew while the pointer moves. */
const STEP = 64;

/** Where in the window anything of it can be; undefined where nothing is. */
export function boxOf(frame: Viewport, sheet: Sheet, { path, hover, cursor }: Pointed): Box | undefined {
  const names = [...path.hexes, ...(hover === undefined ? [] : [hover]), ...(cursor === undefined ? [] : [cursor])];
  const points = names.flatMap((name) => screenAt(frame, sheet, name) ?? []);
  if (points.length === 0) return undefined;
  const by = REACH * frame.camera.k + LINE + (path.tip && path.hexes.length > 0 ? LABEL : 0);
  const across = span(
    points.map(({ x }) => x),
    by,
    frame.width,
    frame.ratio,
  );
  const down = span(
    points.map(({ y }) => y),
    by,
    frame.height,
    frame.ratio,
  );
  return across && down && { x: across.from, y: down.from, width: across.length, height: down.length };
}

function span(
  at: readonly number[],
  by: number,
  most: number,
  ratio: number,
): { from: number; length: number } | undefined {
  const from = Math.floor(Math.max(0, Math.min(...at) - by) * ratio);
  const to = Math.ceil(Math.min(most, Math.max(...at) + by) * ratio);
  return to <= from ? undefined : { from, length: Math.ceil((to - from) / STEP) * STEP };
}

export function paintPointed(frame: Frame, sheet: Sheet, { path, hover, cursor }: Pointed): void {
  paintPath(frame, sheet, path);
  if (hover !== undefined) paintCursor(frame, sheet, hover, false);
  if (cursor !== undefined) paintCursor(frame, sheet, cursor, true);
}
