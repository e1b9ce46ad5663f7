import { SHEET } from '../../model/palette.ts';
import { regionOf, type Region } from './outline.ts';
import { spotsOf, type Spot } from './rim.ts';
import { chanceFor, hexesWith, once, touches, type Area, type Pen, type Sheet } from '../../model/sheet.ts';

/** Widths of the lines that follow the coast under water, the outermost first; in hex radii. */
const DEPTHS = [1.5, 1.1, 0.74, 0.42, 0.18];

/** The sea: lines along the coast that grow fainter with the depth, and a few waves farther out. */
export function paintSea(pen: Pen, sheet: Sheet, area: Area): void {
  const region = regionOf(sheet, hexesWith(sheet, 'sea'), 'sea');
  if (!region) return;
  pen.fillStyle = SHEET.sea;
  pen.fill(region.path, 'evenodd');
  pen.lineJoin = 'round';
  paintDepths(pen, region);
  pen.strokeStyle = SHEET.coast;
  pen.lineWidth = 0.055;
  pen.stroke(region.path);
  pen.strokeStyle = SHEET.waterDark;
  pen.lineWidth = 0.026;
  pen.lineCap = 'round';
  for (const at of once(sheet, 'seas', () => spotsOf(sheet, region.hexes).filter(({ hex }) => hex !== undefined))) {
    if (touches(area, at, 1)) paintWaves(pen, at, chanceFor(sheet, `sea ${at.name}`));
  }
  pen.lineCap = 'butt';
}

function paintDepths(pen: Pen, { path }: Region): void {
  pen.save();
  pen.clip(path, 'evenodd');
  pen.strokeStyle = SHEET.seaEdge;
  for (const width of DEPTHS) {
    pen.lineWidth = width;
    pen.stroke(path);
  }
  pen.restore();
}

/** Three waves about the middle of a hex. */
function paintWaves(pen: Pen, { x, y }: Spot, chance: () => number): void {
  pen.beginPath();
  for (let row = -1; row <= 1; row++) {
    const [px, py] = [x - 0.4 + chance() * 0.5, y + row * 0.4 + (chance() - 0.5) * 0.16];
    pen.moveTo(px, py);
    pen.quadraticCurveTo(px + 0.07, py - 0.07, px + 0.14, py);
    pen.quadraticCurveTo(px + 0.21, py + 0.07, px + 0.28, py);
  }
  pen.stroke();
}
