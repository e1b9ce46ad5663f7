import { hexAt } from '../../../hex/grid.ts';
import type { Point } from '../../../hex/layout.ts';
import { isInView, screenAt, type Frame } from '../model/frame.ts';
import type { Pen, Sheet } from '../model/sheet.ts';
import { BADGE, CASING, OVERLAY } from '../model/palette.ts';
import type { Note, PathMark, Scene } from '../model/scene.ts';
import { hexPath } from './areas.ts';
import { paintCosts } from './costs.ts';
import type { Sprites } from './sprites.ts';

/** What lies over the counters: costs, arrows of attack. */
export function paintSigns(frame: Frame, sheet: Sheet, scene: Scene, sprites: Sprites): void {
  if (scene.reach && frame.camera.k >= 13) paintCosts(frame, sheet, scene, sprites);
  paintArrows(frame, sheet, scene, 'command');
  paintArrows(frame, sheet, scene, 'attack');
  for (const note of scene.notes ?? []) paintNote(frame, sheet, note);
}

const NOTES: Readonly<Record<Note['kind'], readonly [ground: string, ink: string]>> = {
  shift: [BADGE.light, BADGE.dark],
  count: [OVERLAY.plain, CASING.plain],
  danger: [OVERLAY.attack, CASING.attack],
};

/** A pill at the upper right of its hex; mere numbers of units only where they can be read. */
function paintNote(frame: Frame, sheet: Sheet, { hex, text, kind }: Note): void {
  const { pen, camera } = frame;
  const at = screenAt(frame, sheet, hex);
  if (!at || camera.k < (kind === 'danger' ? 13 : 19)) return;
  if (!isInView(frame, at)) return;
  const size = Math.max(10, Math.min(16, camera.k * 0.4));
  pen.font = `700 ${size}px "Archivo Variable", sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  const width = Math.max(size * 1.3, pen.measureText(text).width + size * 0.6);
  const [x, y] = [at.x + camera.k * 0.48, at.y - camera.k * 0.58];
  const [ground, ink] = NOTES[kind];
  pen.beginPath();
  pen.roundRect(x - width / 2, y - size * 0.65, width, size * 1.3, kind === 'shift' ? size * 0.2 : size * 0.65);
  pen.fillStyle = ground;
  pen.fill();
  pen.strokeStyle = ink;
  pen.lineWidth = 1;
  pen.stroke();
  pen.fillStyle = ink;
  pen.fillText(text, x, y + size * 0.05);
}

/** Arrows of one kind; those of support run under the counters they pass. */
export function paintArrows(frame: Frame, sheet: Sheet, scene: Scene, only: Arrow): void {
  for (const { from, to, kind } of scene.arrows) {
    if (kind !== only) continue;
    const a = screenAt(frame, sheet, from);
    const b = screenAt(frame, sheet, to);
    if (a && b) paintArrow(frame, a, b, kind);
  }
}

type PathTip = NonNullable<PathMark['tip']>;
type Arrow = Scene['arrows'][number]['kind'];

function paintArrow({ pen, camera }: Frame, a: Point, b: Point, kind: Arrow): void {
  const far = Math.hypot(b.x - a.x, b.y - a.y);
  if (far === 0) return;
  const [ux, uy] = [(b.x - a.x) / far, (b.y - a.y) / far];
  const k = camera.k * (kind === 'command' ? 0.62 : 1);
  const from = { x: a.x + ux * k * 0.58, y: a.y + uy * k * 0.58 };
  const short = k * (kind === 'support' ? 0.62 : 0.5);
  const tip = { x: b.x - ux * short, y: b.y - uy * short };
  pen.lineCap = 'butt';
  for (const [width, colour] of [
    [k * 0.19, CASING[kind]],
    [k * 0.13, OVERLAY[kind]],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.setLineDash(kind === 'support' ? [k * 0.3, k * 0.16] : []);
    pen.beginPath();
    pen.moveTo(from.x, from.y);
    pen.lineTo(tip.x - ux * k * 0.3, tip.y - uy * k * 0.3);
    pen.stroke();
    pen.setLineDash([]);
  }
  pen.fillStyle = OVERLAY[kind];
  pen.strokeStyle = CASING[kind];
  pen.lineWidth = Math.max(1, k * 0.035);
  pen.lineJoin = 'miter';
  head(pen, tip, { x: ux, y: uy }, k * 0.36);
  pen.stroke();
}

/** A triangle with its point at `tip`. */
export function head(pen: Pen, tip: Point, u: Point, size: number): void {
  pen.beginPath();
  pen.moveTo(tip.x, tip.y);
  pen.lineTo(tip.x - u.x * size - u.y * size * 0.6, tip.y - u.y * size + u.x * size * 0.6);
  pen.lineTo(tip.x - u.x * size + u.y * size * 0.6, tip.y - u.y * size - u.x * size * 0.6);
  pen.closePath();
  pen.fill();
}

/** The path of a move: a line through the centres with a point at its end. */
export function paintPath(frame: Frame, sheet: Sheet, { hexes, tip: label }: PathMark): void {
  const { pen, camera } = frame;
  const points = hexes.flatMap((name) => screenAt(frame, sheet, name) ?? []);
  const [before, tip] = points.slice(-2);
  if (!before || !tip) return;
  const far = Math.hypot(tip.x - before.x, tip.y - before.y) || 1;
  pen.lineJoin = pen.lineCap = 'round';
  for (const [width, colour] of [
    [camera.k * 0.2, CASING.path],
    [camera.k * 0.1, OVERLAY.path],
  ] as const) {
    pen.strokeStyle = pen.fillStyle = colour;
    pen.lineWidth = width;
    pen.beginPath();
    points.forEach(({ x, y }, i) => (i === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)));
    pen.stroke();
    head(pen, tip, { x: (tip.x - before.x) / far, y: (tip.y - before.y) / far }, camera.k * 0.22 + width);
  }
  if (label) paintTip(frame, tip, label);
}

/** A small label beside the end of the path. */
function paintTip({ pen, camera }: Frame, { x, y }: Point, { words, dice = 0, fights, final }: PathTip): void {
  const size = Math.max(12, Math.min(17, camera.k * 0.42));
  pen.font = `700 ${size}px "Archivo Variable", sans-serif`;
  pen.textAlign = 'left';
  pen.textBaseline = 'middle';
  const text = pen.measureText(words).width;
  const icons = [dice > 0, fights, final].filter(Boolean).length;
  const [left, top] = [x + camera.k * 0.5, y - camera.k * 0.62 - size * 0.7];
  pen.beginPath();
  pen.roundRect(left, top, text + size * (0.9 + icons * 1.1), size * 1.5, size * 0.35);
  pen.fillStyle = BADGE.dark;
  pen.fill();
  pen.fillStyle = pen.strokeStyle = BADGE.light;
  pen.fillText(words, left + size * 0.45, top + size * 0.8);
  pen.lineWidth = Math.max(1.5, size * 0.13);
  pen.lineCap = 'round';
  const middle = { x: left + text + size * 1.1, y: top + size * 0.75 };
  const next = (): Point => ({ x: (middle.x += size * 1.1) - size * 1.1, y: middle.y });
  if (dice > 0) die(pen, next(), size, String(dice));
  if (fights) cross(pen, next(), size * 0.34);
  if (final) barred(pen, next(), size * 0.4);
}

/** A die with how many of them are due. */
function die(pen: Pen, { x, y }: Point, size: number, words: string): void {
  pen.beginPath();
  pen.roundRect(x - size * 0.5, y - size * 0.55, size, size * 1.1, size * 0.2);
  pen.fill();
  pen.fillStyle = BADGE.dark;
  pen.textAlign = 'center';
  pen.fillText(words, x, y + size * 0.05);
  pen.fillStyle = BADGE.light;
}

function cross(pen: Pen, { x, y }: Point, r: number): void {
  pen.beginPath();
  pen.moveTo(x - r, y - r);
  pen.lineTo(x + r, y + r);
  pen.moveTo(x - r, y + r);
  pen.lineTo(x + r, y - r);
  pen.stroke();
}

function barred(pen: Pen, { x, y }: Point, r: number): void {
  pen.beginPath();
  pen.arc(x, y, r, 0, 2 * Math.PI);
  pen.moveTo(x - r * 0.7, y + r * 0.7);
  pen.lineTo(x + r * 0.7, y - r * 0.7);
  pen.stroke();
}

/** The hex under the pointer or the keyboard's cursor. */
export function paintCursor(frame: Frame, sheet: Sheet, name: string, strong: boolean): void {
  const hex = hexAt(sheet.grid, name);
  if (hex === undefined) return;
  const { pen, camera } = frame;
  pen.save();
  pen.translate(camera.x, camera.y);
  pen.scale(camera.k, camera.k);
  pen.lineJoin = 'round';
  const path = hexPath(sheet.layout, hex, 0.97);
  pen.strokeStyle = CASING.cursor;
  pen.lineWidth = (strong ? 5.5 : 3.5) / camera.k;
  pen.stroke(path);
  pen.strokeStyle = OVERLAY.cursor;
  pen.lineWidth = (strong ? 3 : 1.5) / camera.k;
  pen.stroke(path);
  pen.restore();
}
