import type { Point } from '../../../hex/layout.ts';
import { isInView, screenAt, type Frame } from '../model/frame.ts';
import type { Annotations, DrawnArrow, DrawnNote, Ink } from '../model/annotations.ts';
import { CASING, OVERLAY } from '../model/palette.ts';
import type { Piece } from '../model/scene.ts';
import type { Pen, Sheet } from '../model/sheet.ts';
import { roomFor, type Room } from './note-rooms.ts';

/** How strong it is on the ground, and through counters, so that their numbers can be read. */
const STRONG = 0.85;
const FAINT = 0.3;
/** Pixels a hex radius below which arrows grow no thinner, and below which a note is a pin. */
const THINNEST = 14;
const PINS = 14;
/** Height of a line of a note in sizes of its letters, and characters after which the next line begins. */
const LINE = 1.2;
const WIDE = 20;
/** Radius of a ring in hex radii: within its hex, and unlike any mark of the game. */
const RING = 0.8;

const colours = (ink: Ink): readonly [ink: string, casing: string] => [OVERLAY[`${ink}Pen`], CASING[`${ink}Pen`]];

/** Arrows and rings, under the counters. */
export function paintAnnotations(frame: Frame, sheet: Sheet, { arrows, rings }: Annotations): void {
  const { pen, camera } = frame;
  pen.save();
  pen.globalAlpha = STRONG;
  pen.lineJoin = 'round';
  for (const { hex, ink } of rings) {
    const at = screenAt(frame, sheet, hex);
    if (at && isInView(frame, at)) paintRing(pen, at, camera.k, ink);
  }
  for (const arrow of arrows) {
    const path = arrowIn(frame, sheet, arrow);
    if (!path) continue;
    const [ink, casing] = colours(arrow.ink);
    pen.strokeStyle = casing;
    pen.lineWidth = Math.max(1.5, camera.k * 0.06) * 2;
    pen.stroke(path);
    pen.fillStyle = ink;
    pen.fill(path);
  }
  pen.restore();
}

/** The same arrows where counters lie on them. */
export function paintThrough(frame: Frame, sheet: Sheet, { arrows }: Annotations): void {
  const { pen } = frame;
  pen.save();
  pen.globalAlpha = FAINT;
  for (const arrow of arrows) {
    const path = arrowIn(frame, sheet, arrow);
    [pen.fillStyle] = colours(arrow.ink);
    if (path) pen.fill(path);
  }
  pen.restore();
}

function paintRing(pen: Pen, { x, y }: Point, k: number, pencil: Ink): void {
  const [ink, casing] = colours(pencil);
  pen.beginPath();
  pen.arc(x, y, RING * k, 0, 2 * Math.PI);
  for (const [width, colour] of [
    [Math.max(4, k * 0.2), casing],
    [Math.max(2, k * 0.11), ink],
  ] as const) {
    pen.lineWidth = width;
    pen.strokeStyle = colour;
    pen.stroke();
  }
}

function arrowIn(frame: Frame, sheet: Sheet, { from, to, dashed }: DrawnArrow): Path2D | undefined {
  const [a, b] = [screenAt(frame, sheet, from), screenAt(frame, sheet, to)];
  return a && b ? arrowPath(a, b, frame.camera.k, dashed === true) : undefined;
}

/** An arrow in one piece, or its shaft in several, from near the middle of a hex to before that of another. */
function arrowPath(a: Point, b: Point, k: number, dashed: boolean): Path2D | undefined {
  const far = Math.hypot(b.x - a.x, b.y - a.y);
  if (far === 0) return undefined;
  const size = Math.max(k, THINNEST);
  const [ux, uy] = [(b.x - a.x) / far, (b.y - a.y) / far];
  const at = (along: number, aside: number): [number, number] => [
    a.x + ux * along - uy * aside,
    a.y + uy * along + ux * aside,
  ];
  const [start, tip] = [k * 0.3, far - k * 0.5];
  const neck = Math.max(start, tip - size * 0.46);
  const wide = size * 0.085;
  const path = new Path2D();
  const [dash, gap] = dashed ? [size * 0.36, size * 0.24] : [neck - start, 0];
  // The last piece ends where the head begins.
  for (let end = neck; end > start; end -= dash + gap) {
    const begin = Math.max(start, end - dash);
    path.moveTo(...at(begin, -wide));
    path.lineTo(...at(begin, wide));
    path.lineTo(...at(end, wide));
    path.lineTo(...at(end, -wide));
    path.closePath();
  }
  path.moveTo(...at(tip, 0));
  path.lineTo(...at(neck, size * 0.27));
  path.lineTo(...at(neck, -size * 0.27));
  path.closePath();
  return path;
}

/** Notes beside their hexes, clear of counters where there is room; far out a pin each. */
export function paintNotes(
  frame: Frame,
  sheet: Sheet,
  notes: readonly DrawnNote[],
  pieces: readonly Pick<Piece, 'hex'>[],
): void {
  const { pen, camera } = frame;
  const { k } = camera;
  const standing = notes.flatMap((note) => {
    const at = screenAt(frame, sheet, note.hex);
    return at ? [{ ...note, at }] : [];
  });
  if (standing.length === 0) return;
  pen.save();
  pen.lineJoin = pen.lineCap = 'round';
  if (k < PINS) for (const { at, ink } of standing) paintPin(pen, at, k, ink);
  else {
    const size = Math.max(11, Math.min(16, k * 0.42));
    pen.font = `600 ${size}px "Archivo Variable", sans-serif`;
    pen.textAlign = 'left';
    pen.textBaseline = 'middle';
    const hexes = [...new Set(pieces.map(({ hex }) => hex))].flatMap((hex) => screenAt(frame, sheet, hex) ?? []);
    const labels = standing.map(({ at, text }) => {
      const lines = linesOf(text);
      const width = Math.max(...lines.map((line) => pen.measureText(line).width)) + size;
      return { at, lines, width, height: size * (0.3 + lines.length * LINE) };
    });
    const rooms = roomFor(labels, hexes, k);
    standing.forEach((note, i) => {
      const [room, label] = [rooms[i], labels[i]];
      if (room && label) paintNote(pen, { ...note, lines: label.lines }, room, size);
    });
  }
  pen.restore();
}

/** A note in short lines. */
function linesOf(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < WIDE) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

interface Standing {
  at: Point;
  ink: Ink;
  lines: readonly string[];
}

function paintNote(pen: Pen, { at, lines, ink: pencil }: Standing, room: Room, size: number): void {
  const [ink, casing] = colours(pencil);
  const end = {
    x: Math.max(room.x, Math.min(at.x, room.x + room.width)),
    y: Math.max(room.y, Math.min(at.y, room.y + room.height)),
  };
  const far = Math.hypot(end.x - at.x, end.y - at.y) || 1;
  const out = Math.min(far, room.stem);
  pen.beginPath();
  pen.moveTo(at.x + ((end.x - at.x) * out) / far, at.y + ((end.y - at.y) * out) / far);
  pen.lineTo(end.x, end.y);
  pen.roundRect(room.x, room.y, room.width, room.height, size * 0.3);
  for (const [width, colour] of [
    [4.5, casing],
    [2.5, ink],
  ] as const) {
    pen.lineWidth = width;
    pen.strokeStyle = colour;
    pen.stroke();
  }
  pen.fillStyle = CASING.path;
  pen.beginPath();
  pen.roundRect(room.x, room.y, room.width, room.height, size * 0.3);
  pen.fill();
  pen.fillStyle = OVERLAY.path;
  lines.forEach((line, i) => pen.fillText(line, room.x + size * 0.5, room.y + size * (0.2 + (i + 0.5) * LINE)));
}

/** A pin that stands on the upper edge of what lies in its hex. */
function paintPin(pen: Pen, { x, y }: Point, k: number, pencil: Ink): void {
  const [ink, casing] = colours(pencil);
  const foot = y - k * 0.5;
  pen.beginPath();
  pen.moveTo(x, foot);
  pen.lineTo(x, foot - 8);
  pen.moveTo(x + 4, foot - 11);
  pen.arc(x, foot - 11, 4, 0, 2 * Math.PI);
  pen.strokeStyle = casing;
  pen.lineWidth = 5;
  pen.stroke();
  pen.strokeStyle = pen.fillStyle = ink;
  pen.lineWidth = 2;
  pen.stroke();
  pen.fill();
}
