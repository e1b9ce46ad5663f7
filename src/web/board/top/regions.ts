import { ontoSheet, type Frame } from '../model/frame.ts';
import type { Sheet } from '../model/sheet.ts';
import { OVERLAY } from '../model/palette.ts';
import type { Region, Scene } from '../model/scene.ts';
import { hexPath, numbered, union } from './areas.ts';
import { cased } from './lines.ts';

/** Distance between two lines of a hatch in hex radii. */
const GAP = 0.36;

/** Groups of hexes under the counters, each with its pattern and a thin edge. */
export function paintRegions(frame: Frame, sheet: Sheet, { regions = [], strength = 1 }: Scene): void {
  ontoSheet(frame);
  for (const region of regions) {
    const hexes = numbered(sheet, region.hexes);
    if (region.pattern === 'rings') paintRings(frame, sheet, hexes);
    else if (hexes.length > 0) {
      const path = union(sheet, hexes);
      paintPattern(frame, sheet, region, path, strength);
      paintEdge(frame, region, path);
    }
  }
  frame.pen.restore();
}

function paintPattern(frame: Frame, sheet: Sheet, { pattern, ink }: Region, path: Path2D, strength: number): void {
  const { pen, camera } = frame;
  pen.save();
  pen.clip(path, 'evenodd');
  pen.globalAlpha = Math.min(1, 0.62 * strength);
  pen.strokeStyle = pen.fillStyle = OVERLAY[ink];
  pen.lineWidth = Math.max(0.045, 1 / camera.k);
  if (pattern === 'dots') pen.fill(dots(frame, sheet));
  else pen.stroke(hatch(frame, sheet, pattern === 'rise' ? 1 : -1));
  pen.restore();
}

function paintEdge({ pen, camera }: Frame, { pattern, ink }: Region, path: Path2D): void {
  pen.setLineDash(pattern === 'rise' ? [] : pattern === 'fall' ? [0.42, 0.16] : [0.1, 0.16]);
  cased(pen, ink, [3.4 / camera.k, 1.6 / camera.k], path);
  pen.setLineDash([]);
}

/** The part of the sheet that can be seen, in hex radii. */
function seen({ camera, width, height }: Frame, { layout }: Sheet): [number, number, number, number] {
  const [left, top] = [-camera.x / camera.k, -camera.y / camera.k];
  return [
    Math.max(0, left),
    Math.max(0, top),
    Math.min(layout.width, left + width / camera.k),
    Math.min(layout.height, top + height / camera.k),
  ];
}

/** Lines at 45° that rise (1) or fall (-1) to the right; they lie still on the sheet while it is panned. */
function hatch(frame: Frame, sheet: Sheet, slope: 1 | -1): Path2D {
  const [left, top, right, bottom] = seen(frame, sheet);
  const path = new Path2D();
  const step = GAP * Math.SQRT2;
  const [low, high] = slope === 1 ? [left + top, right + bottom] : [left - bottom, right - top];
  for (let i = Math.floor(low / step); i * step <= high; i++) {
    const at = i * step;
    path.moveTo(at - slope * top, top);
    path.lineTo(at - slope * bottom, bottom);
  }
  return path;
}

function dots(frame: Frame, sheet: Sheet): Path2D {
  const [left, top, right, bottom] = seen(frame, sheet);
  const path = new Path2D();
  const [gap, size] = [0.5, Math.max(0.08, 1.2 / frame.camera.k)];
  for (let row = Math.floor(top / gap); row * gap <= bottom; row++) {
    const shift = row % 2 === 0 ? 0 : gap / 2;
    for (let column = Math.floor(left / gap); column * gap <= right; column++) {
      path.rect(column * gap + shift - size / 2, row * gap - size / 2, size, size);
    }
  }
  return path;
}

function paintRings({ pen }: Frame, { layout }: Sheet, hexes: readonly number[]): void {
  for (const hex of hexes) {
    cased(pen, 'ring', [0.2, 0.1], hexPath(layout, hex, 0.92));
  }
}
