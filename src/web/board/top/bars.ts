import { hexAt } from '../../../hex/grid.ts';
import { centreOf, type Point } from '../../../hex/layout.ts';
import { isVisible, ontoSheet, type Frame } from '../model/frame.ts';
import { OVERLAY } from '../model/palette.ts';
import type { Bar, Scene } from '../model/scene.ts';
import type { Sheet } from '../model/sheet.ts';
import { hexPath, numbered } from './areas.ts';
import { cased } from './lines.ts';

/** From a stack to the far end of a hexside that leads off the sheet, in hex radii. */
const OFF = 2.1;
/** Half the distance between the two lines over a hex. */
const APART = 0.13;
/** How dark a barred hex is at usual strength. */
const TINT = 0.3;

/** A bar as it lies on the sheet, from `a` along `u`. */
interface Laid {
  bar: Bar;
  a: Point;
  b: Point;
  u: Point;
}

/**
 * Bars under the counters: two lines through a barred hex, which is tinted, or one line that is a wall along the barred hexside, with barbs towards whom
 * alone it stops. Those of the second side are broken lines, those without effect dotted ones.
 */
export function paintBars(frame: Frame, sheet: Sheet, { bars = [], strength = 1 }: Scene): void {
  if (bars.length === 0) return;
  const laid = bars.flatMap((bar) => layBar(frame, sheet, bar) ?? []);
  ontoSheet(frame);
  frame.pen.lineCap = 'butt';
  frame.pen.lineJoin = 'round';
  const barred = new Map(laid.flatMap(({ bar }) => (bar.at.length === 1 ? [[`${bar.at[0]} ${bar.ink}`, bar]] : [])));
  for (const bar of barred.values()) paintBarred(frame, sheet, bar, strength);
  for (const one of laid) paintLine(frame, one);
  for (const one of laid) if (one.bar.at.length > 1 && one.bar.shut.length > 0) paintWall(frame, sheet, one);
  frame.pen.restore();
}

function layBar(frame: Frame, sheet: Sheet, bar: Bar): Laid | undefined {
  const [a, b] = [placeOf(sheet, bar.from), bar.to === null ? middleOf(sheet, bar.at) : placeOf(sheet, bar.to)];
  if (!a || !b || !isVisible(frame, a.x, a.y, 4)) return undefined;
  const far = Math.hypot(b.x - a.x, b.y - a.y);
  const u = { x: (b.x - a.x) / far, y: (b.y - a.y) / far };
  return { bar, a, u, b: bar.to === null ? along(a, u, OFF) : b };
}

function placeOf({ grid, layout }: Sheet, name: string): Point | undefined {
  const hex = hexAt(grid, name);
  return hex === undefined ? undefined : centreOf(layout, hex);
}

function middleOf(sheet: Sheet, names: readonly string[]): Point | undefined {
  const [a, b] = names.map((name) => placeOf(sheet, name));
  return a && b && { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** The point so far from `a` in direction `u`, and so far aside. */
const along = ({ x, y }: Point, u: Point, by: number, aside = 0): Point => ({
  x: x + u.x * by - u.y * aside,
  y: y + u.y * by + u.x * aside,
});

function stretch(from: Point, to: Point): Path2D {
  const path = new Path2D();
  path.moveTo(from.x, from.y);
  path.lineTo(to.x, to.y);
  return path;
}

const dashOf = ({ shut, ink }: Bar): number[] =>
  shut.length === 0 ? [0.06, 0.14] : ink === 'first' ? [] : [0.3, 0.13];

function paintBarred({ pen, camera }: Frame, sheet: Sheet, bar: Bar, strength: number): void {
  const { shut, ink } = bar;
  for (const hex of numbered(sheet, shut)) {
    const path = hexPath(sheet.layout, hex, 0.88);
    pen.globalAlpha = Math.min(1, TINT * strength);
    pen.fillStyle = OVERLAY[ink];
    pen.fill(path);
    pen.globalAlpha = 1;
    pen.setLineDash(dashOf(bar));
    cased(pen, ink, [Math.max(0.11, 2.6 / camera.k), Math.max(0.05, 1.2 / camera.k)], path);
    pen.setLineDash([]);
  }
}

function paintLine({ pen, camera }: Frame, { bar, a, b, u }: Laid): void {
  const widths = [Math.max(0.15, 2.6 / camera.k), Math.max(0.08, 1.2 / camera.k)] as const;
  const aside = Math.max(APART, 1.5 / camera.k);
  pen.setLineDash(dashOf(bar));
  for (const by of bar.at.length === 1 ? [aside, -aside] : [0]) {
    cased(pen, bar.ink, widths, stretch(along(a, u, 0, by), along(b, u, 0, by)));
  }
  pen.setLineDash([]);
}

function paintWall({ pen, camera }: Frame, sheet: Sheet, { bar, a, u }: Laid): void {
  const thick = Math.max(0.22, 3 / camera.k);
  pen.setLineDash(bar.ink === 'first' ? [] : [0.44, 0.12]);
  cased(pen, bar.ink, [thick + Math.max(0.1, 2 / camera.k), thick], stretch(along(a, u, 1), along(a, u, 2)));
  pen.setLineDash([]);
  if (bar.shut.length === bar.at.length) return;
  const [into] = bar.shut.map((name) => placeOf(sheet, name));
  if (into) paintBarbs({ pen }, a, u, into, bar.ink);
}

/** Barbs on the side from which the hex `into` cannot be entered. */
function paintBarbs({ pen }: Pick<Frame, 'pen'>, a: Point, u: Point, into: Point, ink: Bar['ink']): void {
  const aside = (into.x - a.x) * -u.y + (into.y - a.y) * u.x > 0 ? -1 : 1;
  const path = barbs(a, u, aside);
  cased(pen, ink, [0.1, 0.04], path);
  pen.fillStyle = OVERLAY[ink];
  pen.fill(path);
}

function barbs(a: Point, u: Point, aside: 1 | -1): Path2D {
  const path = new Path2D();
  for (const at of [1.2, 1.5, 1.8]) {
    const [left, tip, right] = [along(a, u, at - 0.13), along(a, u, at, aside * 0.34), along(a, u, at + 0.13)];
    path.moveTo(left.x, left.y);
    path.lineTo(tip.x, tip.y);
    path.lineTo(right.x, right.y);
  }
  return path;
}
