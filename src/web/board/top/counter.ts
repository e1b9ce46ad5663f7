import type { Point } from '../../../hex/layout.ts';
import { boxOf, EDGE, STRIPE } from '../model/palette.ts';
import type { Face, Print } from '../model/scene.ts';
import type { Pen } from '../model/sheet.ts';
import { paintFactors, type Line } from './factors.ts';
import { BOX, paintSymbol } from './symbols.ts';

/** What is printed on counters, by what it tells. */
export type PrintedPart =
  | 'size'
  | 'code'
  | 'range'
  | 'symbol'
  | 'label'
  | 'attack'
  | 'defence'
  | 'allowance'
  | 'armour'
  | 'badge'
  | 'half'
  | 'steps'
  | 'stripe';

const FONT = '"Barlow Condensed", "Arial Narrow", sans-serif';

/** How much of a counter can be read at its size on screen: a block, symbol and strength, or everything. */
export type Detail = 'block' | 'strength' | 'full';

export const detailAt = (side: number): Detail => (side < 17 ? 'block' : side < 33 ? 'strength' : 'full');

/** Draws a counter into the square 0 … 100. */
export function paintFace(pen: Pen, face: Face, detail: Detail): void {
  const shape = outlineOf(face);
  pen.fillStyle = face.ground;
  pen.fill(shape);
  pen.save();
  pen.clip(shape);
  if (face.band) {
    pen.fillStyle = face.band;
    pen.fillRect(0, 0, detail === 'full' ? 11 : 15, 100);
  }
  if (face.reduced) paintReduced(pen, face.stripe);
  if (face.print?.stripe && detail !== 'block') paintStripe(pen, face, face.print.stripe);
  pen.restore();
  pen.fillStyle = pen.strokeStyle = face.ink;
  if (face.unknown) text(pen, '?', 50, 78, { size: 82, width: 88 });
  else if (detail === 'block') paintBlock(pen, face);
  else if (detail === 'strength') paintStrength(pen, face);
  else paintFull(pen, face);
  pen.lineWidth = 2.4;
  pen.strokeStyle = EDGE;
  pen.stroke(shape);
}

function outlineOf({ cut }: Face): Path2D {
  const path = new Path2D();
  if (!cut) {
    path.roundRect(1, 1, 98, 98, 7);
    return path;
  }
  path.moveTo(22, 1);
  path.lineTo(92, 1);
  path.quadraticCurveTo(99, 1, 99, 8);
  path.lineTo(99, 92);
  path.quadraticCurveTo(99, 99, 92, 99);
  path.lineTo(8, 99);
  path.quadraticCurveTo(1, 99, 1, 92);
  path.lineTo(1, 22);
  path.closePath();
  return path;
}

/** A counter with a loss: a stripe from corner to corner. */
function paintReduced(pen: Pen, colour: string): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.moveTo(0, 78);
  pen.lineTo(0, 100);
  pen.lineTo(22, 100);
  pen.lineTo(100, 22);
  pen.lineTo(100, 0);
  pen.lineTo(78, 0);
  pen.closePath();
  pen.fill();
}

/** Along the right edge, from top to bottom; broken into three. */
function paintStripe(pen: Pen, { ink }: Face, stripe: NonNullable<Print['stripe']>): void {
  const spans =
    stripe === 'whole'
      ? [[0, 100] as const]
      : ([
          [0, 26],
          [37, 63],
          [74, 100],
        ] as const);
  pen.fillStyle = STRIPE;
  pen.strokeStyle = ink;
  pen.lineWidth = 1.2;
  for (const [top, bottom] of spans) {
    pen.fillRect(92, top, 8, bottom - top);
    pen.strokeRect(92, top, 9, bottom - top);
  }
}

function paintBlock(pen: Pen, face: Face): void {
  text(pen, face.size, 50, 70, { size: 62, width: 88 });
}

function paintStrength(pen: Pen, face: Face): void {
  paintBox(pen, face, { x: 52, y: 31, half: 32, line: 5 });
  paintLine(pen, face, { x: 51, y: 90, size: 42, width: 90 });
}

function paintFull(pen: Pen, face: Face): void {
  const narrow = besideStripe(face);
  text(pen, face.size, 50, 15.5, { size: 17, width: 34 });
  paintBox(pen, face, { x: 50 - narrow, y: 34.5, half: 25, line: 3 });
  if (face.range) text(pen, face.range, edgeOf(face), 18, { size: 20, width: 22, align: 'right' });
  if (face.code) text(pen, face.code, face.cut ? 18 : 14, 16, { size: 13, width: 26, align: 'left' });
  text(pen, face.label, 50 - narrow, 66.5, { size: 17, width: 92 - 2 * narrow });
  paintLine(pen, face, { x: 50, y: 94, size: 31, width: 90 });
  if (face.print) paintPrint(pen, face, face.print);
}

/** Where a line from beside the counter, or for the defence from below it, meets each thing printed on it, on the square 0 … 100. */
export function placesOf(face: Face): Partial<Record<PrintedPart, Point>> {
  const { print } = face;
  const narrow = besideStripe(face);
  const [right, left] = [edgeOf(face) - 8, 16.5 - narrow];
  const [attack, defence, allowance] = factorPlaces(face, 50 - narrow);
  return {
    ...(face.size === '' ? {} : { size: { x: 50 + SIGN * face.size.length, y: 9 } }),
    ...(face.code ? { code: { x: face.cut ? 19 : 14, y: 11 } } : {}),
    ...(face.range ? { range: { x: edgeOf(face), y: 11 } } : {}),
    symbol: { x: 23 - narrow, y: 34.5 },
    label: { x: Math.max(8, 50 - narrow - 1.7 * SIGN * face.label.length), y: 61 },
    ...(print?.attackAs === 'none' ? {} : { attack }),
    defence,
    allowance,
    ...(print?.armour ? { armour: { x: right + 5, y: 31.5 } } : {}),
    ...(print?.badge === undefined ? {} : { badge: { x: right + 7, y: 48 } }),
    ...(print?.half ? { half: { x: left - 6, y: 46 } } : {}),
    ...(print?.dots ? { steps: { x: left - 4, y: 24.5 + (print.dots.all - 1) * 4.75 } } : {}),
    ...(print?.stripe ? { stripe: { x: 96, y: 72 } } : {}),
  };
}

/** Half the width of a letter above the symbol. */
const SIGN = 2.3;

/** In sizes of the figures: how wide a digit and a dash are, and how much wider a box makes a figure. */
const [DIGIT, DASH, BOXED] = [0.42, 0.26, 0.44];

/** The left edge of the attack, the base of the defence and the right edge of the allowance, about a middle of their line. */
function factorPlaces({ factors, print }: Face, x: number): [Point, Point, Point] {
  const figures = factors.split('-');
  const boxed = [false, print?.quality !== undefined, print?.allowanceIn !== undefined];
  const size = print ? 0.94 * 31 : 31;
  const widths = figures.map((words, i) => {
    if (i === 0 && print?.attackAs === 'none') return -DASH * size;
    return (DIGIT * words.length + (boxed[i] ? BOXED : 0)) * size;
  });
  const whole = widths.reduce((sum, width) => sum + width, 2 * DASH * size);
  const scale = Math.min(1, 90 / whole);
  let at = x - (whole * scale) / 2;
  const places = widths.map((width, i): Point => {
    const place = { x: at + (width * scale * i) / 2, y: i === 1 ? 96 : 84 };
    at += (width + DASH * size) * scale;
    return place;
  });
  return places as [Point, Point, Point];
}

/** By how much everything stands further to the left than usual. */
const besideStripe = ({ print }: Face): number => (print?.stripe ? 4 : 0);

/** How far to the right there is room for figures. */
const edgeOf = ({ print }: Face): number => (print?.stripe ? 90 : 95);

/** Attack, defence and allowance; a little higher and smaller where boxes surround them, and beside the stripe. */
function paintLine(pen: Pen, face: Face, line: Line): void {
  if (!face.print) return text(pen, face.factors, line.x, line.y, line);
  const narrow = besideStripe(face);
  const { x, y, size, width } = line;
  paintFactors(pen, face, { x: x - narrow, y: y - 0.04 * size, size: 0.94 * size, width: width - 2 * narrow }, fontOf);
}

/** What stands on either side of the symbol: steps and half on the left, armour and badge on the right. */
function paintPrint(pen: Pen, face: Face, { armour, badge, dots, half }: Print): void {
  const right = edgeOf(face) - 8;
  const left = 16.5 - besideStripe(face);
  pen.fillStyle = pen.strokeStyle = face.ink;
  if (armour) {
    text(pen, String(armour.rating), right, 38.5, { size: 20, width: 14 });
    pen.lineWidth = 1.8;
    if (armour.boxed) pen.strokeRect(right - 7, 22.5, 14, 18);
  }
  if (badge !== undefined) text(pen, badge, right, 52.5, { size: 12, width: 17 });
  if (half) text(pen, '½', left, 52.5, { size: 18, width: 14 });
  if (dots) paintDots(pen, left, dots);
}

/** One below the other: full for steps left, empty for those lost. */
function paintDots(pen: Pen, x: number, { left, all }: NonNullable<Print['dots']>): void {
  pen.lineWidth = 1.4;
  for (let i = 0; i < all; i++) {
    pen.beginPath();
    pen.arc(x, 24.5 + i * 9.5, 3.3, 0, 7);
    if (i >= all - left) pen.fill();
    pen.stroke();
  }
}

interface Box {
  x: number;
  y: number;
  half: number;
  line: number;
}

function paintBox(pen: Pen, face: Face, { x, y, half, line }: Box): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(half, half);
  pen.fillStyle = boxOf(face.ink);
  pen.fillRect(-BOX.x, -BOX.y, 2 * BOX.x, 2 * BOX.y);
  pen.fillStyle = face.ink;
  pen.lineWidth = line / half;
  pen.strokeRect(-BOX.x, -BOX.y, 2 * BOX.x, 2 * BOX.y);
  pen.beginPath();
  pen.rect(-BOX.x, -BOX.y, 2 * BOX.x, 2 * BOX.y);
  pen.clip();
  paintSymbol(pen, face.symbol);
  pen.restore();
}

const fontOf = (size: number): string => `600 ${size}px ${FONT}`;

interface Writing {
  size: number;
  width: number;
  align?: CanvasTextAlign;
}

function text(pen: Pen, words: string, x: number, y: number, { size, width, align = 'center' }: Writing): void {
  pen.font = fontOf(size);
  pen.textAlign = align;
  pen.textBaseline = 'alphabetic';
  pen.fillText(words, x, y, width);
}
