import { boxOf, EDGE } from '../model/palette.ts';
import type { Face } from '../model/scene.ts';
import type { Pen } from '../model/sheet.ts';
import { BOX, paintSymbol } from './symbols.ts';

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
  pen.restore();
  pen.fillStyle = pen.strokeStyle = face.ink;
  if (detail === 'block') paintBlock(pen, face);
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

function paintBlock(pen: Pen, face: Face): void {
  text(pen, face.size, 50, 70, { size: 62, width: 88 });
}

function paintStrength(pen: Pen, face: Face): void {
  paintBox(pen, face, { x: 52, y: 31, half: 32, line: 5 });
  text(pen, face.factors, 51, 90, { size: 42, width: 90 });
}

function paintFull(pen: Pen, face: Face): void {
  text(pen, face.size, 50, 15.5, { size: 17, width: 34 });
  paintBox(pen, face, { x: 50, y: 34.5, half: 25, line: 3 });
  if (face.range) text(pen, face.range, 95, 18, { size: 20, width: 22, align: 'right' });
  if (face.code) text(pen, face.code, face.cut ? 18 : 14, 16, { size: 13, width: 26, align: 'left' });
  text(pen, face.label, 50, 66.5, { size: 17, width: 92 });
  text(pen, face.factors, 50, 94, { size: 31, width: 90 });
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

interface Writing {
  size: number;
  width: number;
  align?: CanvasTextAlign;
}

function text(pen: Pen, words: string, x: number, y: number, { size, width, align = 'center' }: Writing): void {
  pen.font = `600 ${size}px ${FONT}`;
  pen.textAlign = align;
  pen.textBaseline = 'alphabetic';
  pen.fillText(words, x, y, width);
}
