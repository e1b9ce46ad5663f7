import { neighbour } from '../../../hex/grid.ts';
import { INRADIUS, type Point } from '../../../hex/layout.ts';
import { chanceOf } from '../chance.ts';
import { SHEET } from '../palette.ts';
import { regionPath } from './outline.ts';
import { centre, hexesWith, type Pen, type Sheet } from './sheet.ts';

/** Farmland: a few faint furrows in each open hex, so that empty ground is not blank. */
export function paintFields(pen: Pen, sheet: Sheet): void {
  pen.strokeStyle = SHEET.field;
  pen.lineWidth = 0.018;
  for (const hex of hexesWith(sheet, 'open')) {
    const chance = chanceOf(`field ${hex}`);
    const { x, y } = centre(sheet, hex);
    const parcels = 1 + Math.floor(chance() * 3);
    for (let i = 0; i < parcels; i++) paintParcel(pen, spot({ x, y }, 0.62, chance), chance);
  }
}

function paintParcel(pen: Pen, { x, y }: Point, chance: () => number): void {
  const angle = chance() * Math.PI;
  const length = 0.16 + chance() * 0.16;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  pen.beginPath();
  for (let i = -2; i <= 2; i++) {
    const [ox, oy] = [x - dy * i * 0.07, y + dx * i * 0.07];
    pen.moveTo(ox - dx * length, oy - dy * length);
    pen.lineTo(ox + dx * length, oy + dy * length);
  }
  pen.stroke();
}

/** A random point within `radius` of the centre. */
function spot({ x, y }: Point, radius: number, chance: () => number): Point {
  const angle = chance() * 2 * Math.PI;
  const far = Math.sqrt(chance()) * radius;
  return { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far };
}

/** Woods: a soft edge round the forest hexes, filled with crowns that have a dark side and a light. */
export function paintForest(pen: Pen, sheet: Sheet): void {
  const hexes = hexesWith(sheet, 'forest');
  if (hexes.length === 0) return;
  const region = regionPath(sheet, hexes, 0.13);
  pen.fillStyle = SHEET.forest;
  pen.fill(region, 'evenodd');
  const trees = hexes.flatMap((hex) => treesOf(sheet, hex)).filter(({ x, y }) => isIn(pen, region, x, y));
  trees.sort((a, b) => a.y - b.y);
  for (const { x, y, r } of trees) {
    dot(pen, SHEET.treeDark, x + r * 0.22, y + r * 0.26, r);
    dot(pen, SHEET.tree, x, y, r);
    dot(pen, SHEET.treeLight, x - r * 0.28, y - r * 0.3, r * 0.42);
  }
}

function dot(pen: Pen, colour: string, x: number, y: number, r: number): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.arc(x, y, r, 0, 2 * Math.PI);
  pen.fill();
}

/** `isPointInPath` takes device pixels, the path is in hexes. */
function isIn(pen: Pen, region: Path2D, x: number, y: number): boolean {
  const { x: px, y: py } = pen.getTransform().transformPoint({ x, y });
  return pen.isPointInPath(region, px, py, 'evenodd');
}

function treesOf(sheet: Sheet, hex: number): (Point & { r: number })[] {
  const chance = chanceOf(`wood ${hex}`);
  const { x, y } = centre(sheet, hex);
  const trees: (Point & { r: number })[] = [];
  const step = 0.215;
  for (let row = -4; row <= 4; row++) {
    for (let column = -4; column <= 4; column++) {
      const px = (column + (row % 2) / 2 + (chance() - 0.5) * 0.7) * step;
      const py = (row + (chance() - 0.5) * 0.7) * step * 0.95;
      if (Math.abs(py) > INRADIUS || Math.abs(px) * INRADIUS + Math.abs(py) / 2 > INRADIUS) continue;
      trees.push({ x: x + px, y: y + py, r: 0.075 + chance() * 0.035 });
    }
  }
  return trees;
}

/** Flooded land: pale water with a dotted shore and dashes of ripples. */
export function paintInundation(pen: Pen, sheet: Sheet): void {
  const hexes = hexesWith(sheet, 'inundation');
  if (hexes.length === 0) return;
  const region = regionPath(sheet, hexes, 0.09);
  pen.fillStyle = SHEET.water;
  pen.fill(region, 'evenodd');
  pen.strokeStyle = SHEET.shore;
  pen.lineWidth = 0.045;
  pen.setLineDash([0.09, 0.08]);
  pen.stroke(region);
  pen.setLineDash([]);
  pen.strokeStyle = SHEET.waterDark;
  pen.lineWidth = 0.028;
  for (const hex of hexes) paintRipples(pen, centre(sheet, hex), chanceOf(`water ${hex}`));
}

function paintRipples(pen: Pen, { x, y }: Point, chance: () => number): void {
  pen.beginPath();
  for (let row = -3; row <= 3; row++) {
    const py = y + row * 0.23 + (chance() - 0.5) * 0.06;
    const half = 0.82 - Math.abs(row) * 0.13;
    for (let px = x - half + chance() * 0.2; px < x + half - 0.18; px += 0.36 + chance() * 0.22) {
      pen.moveTo(px, py);
      pen.quadraticCurveTo(px + 0.05, py - 0.05, px + 0.1, py);
      pen.quadraticCurveTo(px + 0.15, py + 0.05, px + 0.2, py);
    }
  }
  pen.stroke();
}

/** A ridge: shaded ground ringed by hachures that run downhill, open where the ridge goes on. */
export function paintCrests(pen: Pen, sheet: Sheet): void {
  const hexes = hexesWith(sheet, 'crest');
  if (hexes.length === 0) return;
  pen.fillStyle = SHEET.relief;
  pen.fill(regionPath(sheet, hexes, 0.08), 'evenodd');
  pen.strokeStyle = SHEET.hachure;
  pen.lineCap = 'round';
  const high = new Set(hexes);
  for (const hex of hexes) {
    const closed = [0, 1, 2, 3, 4, 5].filter((d) => !high.has(neighbour(sheet.grid, hex, d)));
    paintHachures(pen, centre(sheet, hex), closed, chanceOf(`crest ${hex}`));
  }
  pen.lineCap = 'butt';
}

function paintHachures(pen: Pen, { x, y }: Point, sides: readonly number[], chance: () => number): void {
  for (const d of sides) {
    for (let i = 0; i < 9; i++) {
      const angle = (Math.PI / 3) * (d - 1.5 + (i - 4) / 9);
      const inner = 0.5 + chance() * 0.05;
      const outer = inner + 0.2 + chance() * 0.08;
      pen.lineWidth = 0.03 + chance() * 0.02;
      pen.beginPath();
      pen.moveTo(x + Math.cos(angle) * inner, y + Math.sin(angle) * inner);
      pen.lineTo(x + Math.cos(angle) * outer, y + Math.sin(angle) * outer);
      pen.stroke();
    }
  }
}
