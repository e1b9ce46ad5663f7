import type { Point } from '../../../hex/layout.ts';
import { isInView, screenAt, type Frame } from '../model/frame.ts';
import { CASING, OVERLAY } from '../model/palette.ts';
import type { Sheet } from '../model/sheet.ts';
import { head } from './signs.ts';

/** Distance of the dots of a trail, in hex radii. */
const DOTS = 0.22;
/** Widths of a dot with its casing and without, in hex radii. */
const DOT = [
  [0.15, CASING.trail],
  [0.075, OVERLAY.trail],
] as const;
/** Width in device pixels below which nobody can tell a dot from a square. */
const SQUARE = 4;

/** Where units went before: a dotted line with a small head. */
export function paintTrails(frame: Frame, sheet: Sheet, trails: readonly (readonly string[])[]): void {
  const { pen, camera } = frame;
  const k = camera.k;
  pen.save();
  pen.globalAlpha = 0.85;
  for (const trail of trails) {
    const points = trail.flatMap((name) => screenAt(frame, sheet, name) ?? []);
    const [before, tip] = points.slice(-2);
    if (!before || !tip) continue;
    const far = Math.hypot(tip.x - before.x, tip.y - before.y) || 1;
    const u = { x: (tip.x - before.x) / far, y: (tip.y - before.y) / far };
    const end = { x: tip.x - u.x * k * 0.5, y: tip.y - u.y * k * 0.5 };
    const dots = [...along([...points.slice(0, -1), end], DOTS * k)].filter((at) => isInView(frame, at, DOTS));
    for (const [width, colour] of DOT) {
      pen.fillStyle = colour;
      paintDots(frame, dots, width * k);
      head(pen, end, u, k * (0.16 + width));
    }
  }
  pen.restore();
}

/** A stroke of round dashes would take as long for a whole turn's trails as all the counters. */
function paintDots({ pen, ratio }: Frame, dots: readonly Point[], width: number): void {
  const r = width / 2;
  if (width * ratio < SQUARE) {
    for (const { x, y } of dots) pen.fillRect(x - r, y - r, width, width);
    return;
  }
  pen.beginPath();
  for (const { x, y } of dots) {
    pen.moveTo(x + r, y);
    pen.arc(x, y, r, 0, 2 * Math.PI);
  }
  pen.fill();
}

/** Points at this distance from each other on a line of straight pieces, from its beginning. */
function* along(line: readonly Point[], distance: number): Generator<Point> {
  let to = 0;
  for (const [i, b] of line.entries()) {
    const a = line[i - 1];
    if (!a) continue;
    const far = Math.hypot(b.x - a.x, b.y - a.y);
    for (; to <= far; to += distance) yield { x: a.x + ((b.x - a.x) * to) / far, y: a.y + ((b.y - a.y) * to) / far };
    to -= far;
  }
}
