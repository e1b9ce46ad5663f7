import { centreOf, type Point } from '../../hex/layout.ts';
import { hexAt } from '../../hex/grid.ts';
import type { Pen, Sheet } from './model/sheet.ts';
import { CASING, OVERLAY, type Inks } from './model/palette.ts';
import type { Flag, Scene, Window } from './model/scene.ts';
import { hexPath } from './top/areas.ts';
import { cased } from './top/lines.ts';

/** How the whole sheet fits into a small picture: pixels a hex radius and where its origin lies. */
export interface Fit {
  k: number;
  x: number;
  y: number;
}

export function fitInto(sheet: { width: number; height: number }, width: number, height: number): Fit {
  const k = Math.min(width / sheet.width, height / sheet.height);
  return { k, x: (width - sheet.width * k) / 2, y: (height - sheet.height * k) / 2 };
}

/** The point of the sheet under a point of the picture, never off the sheet. */
export function pointUnder(fit: Fit, sheet: { width: number; height: number }, at: Point): Point {
  const within = (value: number, most: number): number => Math.min(most, Math.max(0, value));
  return { x: within((at.x - fit.x) / fit.k, sheet.width), y: within((at.y - fit.y) / fit.k, sheet.height) };
}

const TINTS: Readonly<Record<string, keyof Inks>> = {
  forest: 'forest',
  swamp: 'swamp',
  shallows: 'water',
  polder: 'polder',
  'polder-wood': 'polder',
  city: 'builtUp',
  town: 'builtUp',
  village: 'town',
  heights: 'relief',
  mountains: 'mountain',
  sea: 'sea',
};

/** The sheet in tints. */
export function paintGround(pen: Pen, sheet: Sheet, { k, x, y }: Fit): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(k, k);
  pen.fillStyle = sheet.inks.paper;
  pen.fillRect(0, 0, sheet.layout.width, sheet.layout.height);
  sheet.terrain.forEach((kind, hex) => {
    const tint = TINTS[kind];
    if (tint === undefined) return;
    pen.fillStyle = sheet.inks[tint];
    pen.fill(hexPath(sheet.layout, hex, 1.03));
  });
  pen.restore();
}

export interface Dot {
  hex: string;
  kind: Flag['kind'];
}

/** Who stands where (squares and discs), the hexes fought for (crosses), and a frame round what the big map shows. */
export function paintSituation(
  pen: CanvasRenderingContext2D,
  sheet: Sheet,
  fit: Fit,
  { dots, fights, window }: { dots: readonly Dot[]; fights: Scene['marks']; window: Window | undefined },
): void {
  const placeOf = (name: string): Point | undefined => {
    const hex = hexAt(sheet.grid, name);
    if (hex === undefined) return undefined;
    const { x, y } = centreOf(sheet.layout, hex);
    return { x: fit.x + x * fit.k, y: fit.y + y * fit.k };
  };
  pen.lineWidth = 1.4;
  pen.strokeStyle = CASING.first;
  for (const { hex, kind } of dots) {
    const at = placeOf(hex);
    if (!at) continue;
    pen.fillStyle = OVERLAY[kind];
    pen.beginPath();
    if (kind === 'first') pen.rect(at.x - 2.5, at.y - 2.5, 5, 5);
    else pen.arc(at.x, at.y, 2.8, 0, 7);
    pen.stroke();
    pen.fill();
  }
  for (const { hex } of fights) {
    const at = placeOf(hex);
    if (at) cased(pen, 'target', [3.6, 1.8], new Path2D(`M${at.x - 4} ${at.y - 4}l8 8m0-8l-8 8`));
  }
  if (window) paintFrame(pen, fit, window);
}

function paintFrame(pen: CanvasRenderingContext2D, fit: Fit, { x, y, width, height }: Window): void {
  const { width: right, height: bottom } = pen.canvas;
  const ratio = pen.getTransform().a;
  const left = Math.max(1, fit.x + x * fit.k);
  const top = Math.max(1, fit.y + y * fit.k);
  const wide = Math.min(right / ratio - 1, fit.x + (x + width) * fit.k) - left;
  const high = Math.min(bottom / ratio - 1, fit.y + (y + height) * fit.k) - top;
  for (const [line, colour] of [
    [4, CASING.cursor],
    [2, OVERLAY.cursor],
  ] as const) {
    pen.lineWidth = line;
    pen.strokeStyle = colour;
    pen.strokeRect(left, top, wide, high);
  }
}
