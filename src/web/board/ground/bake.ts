import { cornersOf, type Point } from '../../../hex/layout.ts';
import { chanceOf } from '../chance.ts';
import { SHEET } from '../palette.ts';
import { paintCrests, paintFields, paintForest, paintInundation } from './land.ts';
import type { Pen, Sheet } from './sheet.ts';
import { paintCities, paintVillages } from './towns.ts';
import { paintBridges, paintFrontier, paintRivers, paintRoads } from './ways.ts';
import { paintWorks } from './works.ts';

/** Width of the paper's edge round the hexes, in hex radii. */
export const MARGIN = 0.7;

/** The sheet as a picture, `scale` pixels a hex radius: everything that never changes while it is played on. */
export function bake(sheet: Sheet, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil((sheet.layout.width + 2 * MARGIN) * scale);
  canvas.height = Math.ceil((sheet.layout.height + 2 * MARGIN) * scale);
  const pen = canvas.getContext('2d');
  if (!pen) return canvas;
  pen.setTransform(scale, 0, 0, scale, MARGIN * scale, MARGIN * scale);
  paintPaper(pen, sheet);
  for (const paint of [
    paintFields,
    paintInundation,
    paintCrests,
    paintForest,
    paintCities,
    paintVillages,
    paintFrontier,
    paintRivers,
    paintRoads,
    paintBridges,
    paintWorks,
  ]) {
    paint(pen, sheet);
  }
  paintGrain(pen, canvas);
  paintGrid(pen, sheet, scale);
  return canvas;
}

function paintPaper(pen: Pen, { layout }: Sheet): void {
  const m = MARGIN;
  pen.fillStyle = SHEET.margin;
  pen.beginPath();
  pen.roundRect(-m, -m, layout.width + 2 * m, layout.height + 2 * m, 0.25);
  pen.fill();
  pen.clip();
  pen.fillStyle = SHEET.paper;
  pen.fill(outer(layout.grid.size, (hex) => cornersOf(layout, hex)));
}

function outer(size: number, corners: (hex: number) => readonly Point[]): Path2D {
  const path = new Path2D();
  for (let hex = 0; hex < size; hex++) {
    corners(hex).forEach(({ x, y }, i) => (i === 0 ? path.moveTo(x, y) : path.lineTo(x, y)));
    path.closePath();
  }
  return path;
}

/** The tooth of the paper: a small tile of specks laid over everything. */
function paintGrain(pen: Pen, canvas: HTMLCanvasElement): void {
  const tile = document.createElement('canvas');
  tile.width = tile.height = 128;
  const specks = tile.getContext('2d');
  if (!specks) return;
  const image = specks.createImageData(128, 128);
  const chance = chanceOf('grain');
  for (let i = 0; i < image.data.length; i += 4) {
    const dark = chance() < 0.5;
    image.data.set([dark ? 60 : 255, dark ? 48 : 250, dark ? 20 : 230, Math.floor(chance() * 16)], i);
  }
  specks.putImageData(image, 0, 0);
  const pattern = pen.createPattern(tile, 'repeat');
  if (!pattern) return;
  pen.save();
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.fillStyle = pattern;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.restore();
}

function paintGrid(pen: Pen, { layout }: Sheet, scale: number): void {
  pen.strokeStyle = SHEET.grid;
  pen.lineWidth = Math.max(0.75 / scale, 0.016);
  pen.stroke(outer(layout.grid.size, (hex) => cornersOf(layout, hex)));
}
