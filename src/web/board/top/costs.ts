import { INRADIUS } from '../../../hex/layout.ts';
import { isInView, screenAt, type Frame } from '../model/frame.ts';
import type { Sheet } from '../model/sheet.ts';
import { CASING, OVERLAY } from '../model/palette.ts';
import type { Scene } from '../model/scene.ts';
import type { Sprites } from './sprites.ts';

type Kind = NonNullable<Scene['reach']>[number]['kind'];

/** What it costs to go there, in every hex in reach; lower where a counter stands. */
export function paintCosts(frame: Frame, sheet: Sheet, scene: Scene, sprites: Sprites): void {
  const { pen, camera, ratio } = frame;
  const taken = new Set(scene.pieces.map(({ hex }) => hex));
  const snapped = (at: number): number => Math.round(at * ratio) / ratio;
  for (const { hex, cost, kind } of scene.reach ?? []) {
    const at = screenAt(frame, sheet, hex);
    if (!at || cost === '' || !isInView(frame, at)) continue;
    const low = taken.has(hex);
    // Whole pixels: a zoom passes through few sizes, and each is painted anew.
    const size = Math.round(Math.max(10, Math.min(24, camera.k * (low ? 0.36 : 0.58))));
    const y = at.y + (low ? INRADIUS * camera.k - size * 0.5 : camera.k * 0.06);
    const stamp = stampOf(sprites, kind === 'pass' ? `(${cost})` : cost, kind, size, ratio);
    const [width, height] = [stamp.width / ratio, stamp.height / ratio];
    pen.drawImage(stamp, snapped(at.x - width / 2), snapped(y - height / 2), width, height);
  }
}

/** Words with their casing as a picture: the same few stand in many hexes. `size` in CSS pixels. */
function stampOf(sprites: Sprites, words: string, kind: Kind, size: number, ratio: number): HTMLCanvasElement {
  const width = Math.ceil(size * (words.length * 0.65 + 0.5) * ratio);
  const height = Math.ceil(size * 1.5 * ratio);
  return sprites.painted(`${words} ${kind} ${size} ${ratio}`, width, height, (pen) => {
    pen.scale(ratio, ratio);
    pen.translate(width / ratio / 2, height / ratio / 2);
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.lineJoin = 'round';
    pen.font = `${kind === 'pass' ? 400 : 700} ${size}px "Archivo Variable", sans-serif`;
    pen.strokeStyle = CASING.cost;
    pen.lineWidth = size * 0.26;
    pen.strokeText(words, 0, 0);
    pen.fillStyle = kind === 'halt' ? OVERLAY.costHalt : OVERLAY.cost;
    pen.fillText(words, 0, 0);
  });
}
