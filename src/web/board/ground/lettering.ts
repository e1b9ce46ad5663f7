import { hexAt } from '../../../hex/grid.ts';
import { centreOf, INRADIUS } from '../../../hex/layout.ts';
import { isVisible, type Frame } from '../frame.ts';
import { SHEET } from '../palette.ts';
import type { Label } from '../scene.ts';
import type { Pen, Sheet } from './sheet.ts';

const UI = '"Archivo Variable", Archivo, system-ui, sans-serif';

/** Hex numbers and names: drawn in screen pixels on every frame, so that they stay sharp. */
export function paintLettering(frame: Frame, sheet: Sheet): void {
  for (const label of sheet.ground.labels) {
    if (label.kind === 'region') paintRegion(frame, sheet, label);
  }
  if (frame.camera.k >= 24) paintNumbers(frame, sheet);
  for (const label of sheet.ground.labels) {
    if (label.kind !== 'region') paintName(frame, sheet, label);
  }
}

function paintNumbers(frame: Frame, { grid, layout }: Sheet): void {
  const { pen, camera } = frame;
  pen.font = `500 ${Math.min(13, Math.max(7.5, camera.k * 0.245))}px ${UI}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'top';
  pen.fillStyle = SHEET.number;
  pen.strokeStyle = 'rgba(240, 232, 208, 0.8)';
  pen.lineWidth = 2.6;
  for (let hex = 0; hex < grid.size; hex++) {
    const { x, y } = centreOf(layout, hex);
    if (!isVisible(frame, x, y)) continue;
    const [px, py] = [camera.x + x * camera.k, camera.y + (y - INRADIUS + 0.045) * camera.k];
    const name = grid.names[hex] as string;
    pen.strokeText(name, px, py);
    pen.fillText(name, px, py);
  }
}

function paintName(frame: Frame, { grid, layout }: Sheet, { text, hex, kind }: Label): void {
  const { pen, camera } = frame;
  const at = hexAt(grid, hex);
  if (at === undefined || (kind !== 'city' && camera.k < 17)) return;
  const { x, y } = centreOf(layout, at);
  if (!isVisible(frame, x, y, 3)) return;
  const size = Math.max(kind === 'city' ? 11 : 9, Math.min(17, camera.k * (kind === 'city' ? 0.36 : 0.3)));
  pen.font = `${kind === 'city' ? 700 : 600} ${size}px ${UI}`;
  pen.textBaseline = 'alphabetic';
  const words = kind === 'city' ? text.toLocaleUpperCase() : text;
  halo(pen, words, camera.x + x * camera.k, camera.y + (y + INRADIUS - 0.1) * camera.k);
}

function paintRegion(frame: Frame, { grid, layout }: Sheet, { text, hex, spread = 4 }: Label): void {
  const { pen, camera } = frame;
  const at = hexAt(grid, hex);
  if (at === undefined) return;
  const { x, y } = centreOf(layout, at);
  pen.save();
  pen.font = `italic 700 ${Math.min(34, camera.k * 0.62)}px ${UI}`;
  pen.letterSpacing = `${(camera.k * spread) / 9}px`;
  pen.globalAlpha = 0.75;
  pen.textBaseline = 'middle';
  halo(pen, text.toLocaleUpperCase(), camera.x + x * camera.k, camera.y + (y + 0.45) * camera.k);
  pen.restore();
}

function halo(pen: Pen, words: string, x: number, y: number): void {
  pen.textAlign = 'center';
  pen.lineJoin = 'round';
  pen.strokeStyle = SHEET.halo;
  pen.lineWidth = 3.5;
  pen.strokeText(words, x, y);
  pen.fillStyle = SHEET.name;
  pen.fillText(words, x, y);
}
