import { hexAt } from '../../../hex/grid.ts';
import { centreOf, type Point } from '../../../hex/layout.ts';
import { isVisible, type Frame } from '../model/frame.ts';
import type { Sheet } from '../model/sheet.ts';
import { BADGE, BADGE_GROUND, CASING, OVERLAY, SHADE } from '../model/palette.ts';
import type { Badge, Piece, PieceLook, Scene } from '../model/scene.ts';
import type { Sprites } from './sprites.ts';

/** Width of a counter, in hex radii. */
export const SIDE = 1.14;
/** How far each counter of a stack lies from the one beneath it, in widths. */
const STEP = 0.1;

/** Pixels a hex radius from which the height of a stack is shown, and its strength too. */
const COUNTED = 20;
const SUMMED = 30;
/** Width of a counter in pixels from which it has badges. */
const BADGED = 24;
/** How far badges reach over the lower edge of a counter, in widths: below its strengths. Marks, which may be several, less. */
const LAP = 0.06;
/** Badges that fit on a counter. */
const FEW = 4;

/** The counters by hex, lowest first. */
export function stacksOf({ grid }: Sheet, pieces: readonly Piece[]): Map<number, Piece[]> {
  const stacks = new Map<number, Piece[]>();
  for (const piece of pieces) {
    const hex = hexAt(grid, piece.hex);
    if (hex !== undefined) stacks.set(hex, [...(stacks.get(hex) ?? []), piece]);
  }
  return stacks;
}

/** The width of counters in a stack of this height, and how far from its middle counter number `i` from below lies, in hex radii. */
export function layIn(height: number, i: number): Point & { side: number } {
  const side = SIDE * (height > 1 ? 0.96 : 1);
  const x = (i - (height - 1) / 2) * STEP * side;
  return { side, x, y: -x };
}

/** The counters, hex by hex, lowest first; the last of a hex lies on top. */
export function paintStacks(frame: Frame, sheet: Sheet, { pieces, totals }: Scene, sprites: Sprites): void {
  for (const [hex, stack] of [...stacksOf(sheet, pieces)].sort(([a], [b]) => a - b)) {
    const at = centreOf(sheet.layout, hex);
    if (isVisible(frame, at.x, at.y)) paintStackAt(frame, at, stack, sprites, totals?.get(stack[0]?.hex ?? ''));
  }
}

/** A stack about a point of the sheet, with its height and what it is worth, and the badges of the counter on top. */
export function paintStackAt(
  frame: Frame,
  { x, y }: Point,
  stack: readonly Piece[],
  sprites: Sprites,
  total?: string,
): void {
  const { left, bottom, side } = paintStack(frame, x, y, stack, sprites);
  const badges = badgesOf(stack.at(-1));
  const first = left + side * 0.1;
  const lap = stack.at(-1)?.marks?.length ? LAP / 2 : LAP;
  if (stack.length === 1) {
    return paintBadges(frame, badges, { x: first, y: bottom + badgeRadius(side) - lap * side }, side);
  }
  const { camera } = frame;
  const low = Math.max(camera.y + y * camera.k + side * 0.56, bottom + pillRadius(side) - lap * side);
  const line = { x: camera.x + x * camera.k - side * 0.56, y: low };
  const end = paintHeight(frame, line, side, stack.length, total);
  paintBadges(frame, badges, { x: Math.max(first, end + badgeRadius(side) + 1), y: line.y }, side);
}

/** Gives the left and lower edge of the counter on top, and its width. */
function paintStack(
  frame: Frame,
  x: number,
  y: number,
  stack: readonly Piece[],
  sprites: Sprites,
): { left: number; bottom: number; side: number } {
  const { camera } = frame;
  const side = snapped(frame, layIn(stack.length, 0).side * camera.k);
  let [left, top] = [0, 0];
  stack.forEach((piece, i) => {
    const lying = layIn(stack.length, i);
    left = snapped(frame, camera.x + (x + lying.x) * camera.k - side / 2);
    top = snapped(frame, camera.y + (y + lying.y) * camera.k - side / 2);
    paintPiece(frame, piece, { left, top, side }, sprites);
  });
  return { left, bottom: top + side, side };
}

/** The nearest place on a device pixel, so that a counter at rest is sharp. */
const snapped = ({ ratio, still }: Frame, at: number): number => (still ? Math.round(at * ratio) / ratio : at);

/**
 * Width of the picture: exact at rest. While zooming it is a power of two, or every counter would be painted anew for every few
 * frames.
 */
function deviceSide({ ratio, still }: Frame, side: number): number {
  return Math.max(8, still ? Math.round(side * ratio) : 2 ** Math.round(Math.log2(side * ratio)));
}

interface Place {
  left: number;
  top: number;
  side: number;
}

function paintPiece(frame: Frame, piece: Piece, { left, top, side }: Place, sprites: Sprites): void {
  const { pen } = frame;
  pen.fillStyle = SHADE.under;
  pen.beginPath();
  pen.roundRect(left + side * 0.03, top + side * 0.045, side, side, side * 0.07);
  pen.fill();
  // The zoom alone decides what a face shows: counters of a stack are a little smaller than others.
  const { camera, ratio, still } = frame;
  const exact = deviceSide(frame, side);
  const shown = still ? SIDE * camera.k : exact / ratio;
  pen.drawImage(sprites.of(piece.face, exact, shown, !still), left, top, side, side);
  if (piece.spent) {
    pen.fillStyle = SHADE.spent;
    pen.beginPath();
    pen.roundRect(left + 1, top + 1, side - 2, side - 2, side * 0.06);
    pen.fill();
  }
  if (piece.look) ring(pen, left, top, side, piece.look);
}

function ring(pen: Frame['pen'], left: number, top: number, side: number, look: PieceLook): void {
  const out = Math.max(1.5, side * 0.045);
  pen.beginPath();
  pen.roundRect(left - out, top - out, side + 2 * out, side + 2 * out, side * 0.1);
  pen.strokeStyle = CASING[look];
  pen.lineWidth = Math.max(3.5, side * 0.12);
  pen.stroke();
  pen.strokeStyle = OVERLAY[look];
  pen.lineWidth = Math.max(2, side * 0.07);
  if (look === 'choice') pen.setLineDash([side * 0.18, side * 0.09]);
  pen.stroke();
  pen.setLineDash([]);
}

const badgeRadius = (side: number): number => Math.max(5.5, side * 0.13);
const pillRadius = (side: number): number => Math.max(6, side * 0.15);

/** Badges of a counter; the last one that fits says that there are more. */
function badgesOf(piece: Piece | undefined): Badge[] {
  const plain = (sign: string): Badge => ({ sign, tone: 'plain' });
  const due: Badge[] = piece?.look === 'due' ? [{ sign: '!', tone: 'bad' }] : [];
  const all = [...due, ...(piece?.badges ?? []).map(plain), ...(piece?.marks ?? [])];
  return all.length > FEW ? [...all.slice(0, FEW - 1), plain('…')] : all;
}

/** Badges side by side, the middle of the first one at this place. */
function paintBadges({ pen, camera }: Frame, badges: readonly Badge[], { x, y }: Point, side: number): void {
  if (SIDE * camera.k < BADGED) return;
  const r = badgeRadius(side);
  badges.forEach((badge, i) => paintBadge(pen, badge, { x: x + i * 2 * r, y }, r));
}

/** A small disc or square with a sign. */
function paintBadge(pen: Frame['pen'], { sign, tone }: Badge, { x, y }: Point, r: number): void {
  pen.beginPath();
  if (tone === 'bad') pen.roundRect(x - r, y - r, 2 * r, 2 * r, r * 0.3);
  else pen.arc(x, y, r, 0, 2 * Math.PI);
  pen.fillStyle = BADGE_GROUND[tone];
  pen.fill();
  pen.strokeStyle = BADGE.light;
  pen.lineWidth = 1;
  pen.stroke();
  pen.fillStyle = BADGE.light;
  pen.font = `700 ${r * (sign.length > 1 ? 1 : 1.35)}px "Archivo Variable", sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(sign, x, y + r * 0.06);
}

/** How many counters lie here and, where there is room, what they are worth together; gives where the pill ends. */
function paintHeight({ pen, camera }: Frame, at: Point, side: number, height: number, total?: string): number {
  if (camera.k < COUNTED) return -Infinity;
  const r = pillRadius(side);
  const { x: px, y: py } = at;
  const words = total !== undefined && camera.k >= SUMMED ? `${height} · ${total}` : String(height);
  pen.font = `700 ${r * 1.4}px "Archivo Variable", sans-serif`;
  const width = Math.max(2 * r, pen.measureText(words).width + r);
  pen.beginPath();
  pen.roundRect(px - r, py - r, width, 2 * r, r);
  pen.fillStyle = BADGE.light;
  pen.fill();
  pen.strokeStyle = BADGE.dark;
  pen.lineWidth = 1.2;
  pen.stroke();
  pen.fillStyle = BADGE.dark;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(words, px - r + width / 2, py + r * 0.06);
  return px - r + width;
}
