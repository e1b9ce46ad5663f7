import type { Point } from '../../../hex/layout.ts';
import { isInView, screenAt, type Frame } from '../model/frame.ts';
import { CASING, OVERLAY } from '../model/palette.ts';
import type { Pen, Sheet } from '../model/sheet.ts';
import { head } from './signs.ts';

/** Distance of the dots of a trail in hex radii, and in device pixels where the map is small. */
const DOTS = 0.22;
const APART = 4;
/** Width of a dot with its casing and without, in the same measures. */
const DOT = [
  [0.15, 2.6, CASING.trail],
  [0.075, 1.6, OVERLAY.trail],
] as const;

/** Where units went before: a dotted line with a small head. */
export function paintTrails(frame: Frame, sheet: Sheet, trails: readonly (readonly string[])[]): void {
  const { pen, camera, ratio } = frame;
  const k = camera.k;
  const apart = Math.max(DOTS * k, APART / ratio);
  pen.save();
  pen.globalAlpha = 0.85;
  for (const trail of trails) {
    const points = trail.flatMap((name) => screenAt(frame, sheet, name) ?? []);
    const [before, tip] = points.slice(-2);
    if (!before || !tip) continue;
    const far = Math.hypot(tip.x - before.x, tip.y - before.y) || 1;
    const u = { x: (tip.x - before.x) / far, y: (tip.y - before.y) / far };
    const end = { x: tip.x - u.x * k * 0.5, y: tip.y - u.y * k * 0.5 };
    const dots = dotsAlong([...points.slice(0, -1), end], apart).filter((at) => isInView(frame, at, DOTS));
    for (const [width, least, colour] of DOT) {
      pen.fillStyle = colour;
      paintDots(pen, dots, Math.max(width * k, least / ratio));
      head(pen, end, u, k * (0.16 + width));
    }
  }
  pen.restore();
}

/** A stroke of round dashes would look the same and take several times as long. */
function paintDots(pen: Pen, dots: readonly Point[], width: number): void {
  pen.beginPath();
  for (const { x, y } of dots) {
    pen.moveTo(x + width / 2, y);
    pen.arc(x, y, width / 2, 0, 2 * Math.PI);
  }
  pen.fill();
}

/** Points at this distance from each other on a line of straight pieces, from its beginning. */
function dotsAlong(line: readonly Point[], distance: number): Point[] {
  const dots: Point[] = [];
  let to = 0;
  line.forEach((b, i) => {
    const a = line[i - 1];
    if (!a) return;
    const far = Math.hypot(b.x - a.x, b.y - a.y);
    for (; to <= far; to += distance)
      dots.push({ x: a.x + ((b.x - a.x) * to) / far, y: a.y + ((b.y - a.y) * to) / far });
    to -= far;
  });
  return dots;
}
