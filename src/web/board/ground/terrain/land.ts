import { neighbour } from '../../../../hex/grid.ts';
import { covers, type Point } from '../../../../hex/layout.ts';
import { noise } from '../../model/chance.ts';
import { SHEET, TONES, type Inks } from '../../model/palette.ts';
import { isInside, regionOf, type Region } from './outline.ts';
import { spotsOf, type Spot } from './rim.ts';
import { chanceFor, hexesWith, once, touches, type Area, type Pen, type Sheet } from '../../model/sheet.ts';

/** Farmland: a few faint furrows in each open hex, so that empty ground is not blank. */
export function paintFields(pen: Pen, sheet: Sheet, area: Area): void {
  pen.strokeStyle = sheet.inks.field;
  pen.lineWidth = 0.016;
  const spots = once(sheet, 'fields', () => spotsOf(sheet, hexesWith(sheet, 'open')));
  for (const at of spots) {
    if (!touches(area, at, 1.2)) continue;
    const chance = chanceFor(sheet, `field ${at.name}`);
    const parcels = 2 + Math.floor(chance() * 3);
    const lie = Math.PI * noise(at.x / 6, at.y / 6, 5);
    for (let i = 0; i < parcels; i++) paintParcel(pen, spot(at, 0.66, chance), lie, chance);
  }
}

/** A parcel: a tinted strip with its furrows, as the land lies or square to it. */
function paintParcel(pen: Pen, { x, y }: Point, lie: number, chance: () => number): void {
  const angle = lie + (chance() < 0.4 ? Math.PI / 2 : 0) + (chance() - 0.5) * 0.16;
  const [long, wide] = [0.16 + chance() * 0.14, 0.09 + chance() * 0.07];
  pen.save();
  pen.translate(x, y);
  pen.rotate(angle);
  pen.fillStyle = TONES.parcels[Math.floor(chance() * TONES.parcels.length)] ?? SHEET.field;
  pen.fillRect(-long, -wide, 2 * long, 2 * wide);
  pen.beginPath();
  for (let row = -wide; row <= wide + 0.001; row += wide / 2) {
    pen.moveTo(-long, row);
    pen.lineTo(long, row);
  }
  pen.stroke();
  pen.restore();
}

/** A random point within `radius` of the centre. */
function spot({ x, y }: Point, radius: number, chance: () => number): Point {
  const angle = chance() * 2 * Math.PI;
  const far = Math.sqrt(chance()) * radius;
  return { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far };
}

/** Lines round a region, the outermost first: how a soft edge is drawn without blurring. */
export function feather(pen: Pen, { path }: Region, colour: string, widths: readonly number[]): void {
  pen.strokeStyle = colour;
  pen.lineJoin = 'round';
  for (const width of widths) {
    pen.lineWidth = width;
    pen.stroke(path);
  }
}

export interface Tree extends Point {
  r: number;
  tone: number;
}

/** Scale below which a crown is a dot without light and shadow. */
const CROWNS_FROM = 14;

/** Woods: a soft edge round the forest hexes, filled with crowns lit from the north-west. */
export function paintForest(pen: Pen, sheet: Sheet, area: Area, scale: number): void {
  const region = regionOf(sheet, hexesWith(sheet, 'forest'), 'forest');
  if (!region) return;
  feather(pen, region, sheet.inks.forestEdge, [0.34, 0.24, 0.14]);
  pen.fillStyle = sheet.inks.forest;
  pen.fill(region.path, 'evenodd');
  const trees = once(sheet, 'trees', () => treesOf(sheet, region)).filter((tree) => touches(area, tree, 0.3));
  for (const tree of trees) paintTree(pen, tree, scale, sheet.inks);
}

export function paintTree(pen: Pen, { x, y, r, tone }: Tree, scale: number, inks: Inks): void {
  dot(pen, inks.treeDark, x + r * 0.26, y + r * 0.3, r);
  dot(pen, TONES.trees[tone - 1] ?? inks.tree, x, y, r);
  if (scale >= CROWNS_FROM) dot(pen, inks.treeLight, x - r * 0.3, y - r * 0.32, r * 0.4);
}

function dot(pen: Pen, colour: string, x: number, y: number, r: number): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.arc(x, y, r, 0, 2 * Math.PI);
  pen.fill();
}

/** All trees that stand in the region, from the back to the front. */
function treesOf(sheet: Sheet, region: Region): Tree[] {
  const all = new Set(region.hexes);
  const isDeep = (hex: number): boolean => [0, 1, 2, 3, 4, 5].every((d) => all.has(neighbour(sheet.grid, hex, d)));
  return spotsOf(sheet, region.hexes)
    .flatMap((spot) => {
      const trees = treesAt(sheet, spot);
      return spot.hex !== undefined && isDeep(spot.hex) ? trees : trees.filter((tree) => isInside(region, tree));
    })
    .sort((a, b) => a.y - b.y || a.x - b.x);
}

export function treesAt(sheet: Sheet, { x, y, name }: Spot): Tree[] {
  const chance = chanceFor(sheet, `wood ${name}`);
  const trees: Tree[] = [];
  const step = 0.225;
  for (let row = -4; row <= 4; row++) {
    for (let column = -4; column <= 4; column++) {
      const px = (column + (row % 2) / 2 + (chance() - 0.5) * 0.75) * step;
      const py = (row + (chance() - 0.5) * 0.75) * step * 0.95;
      const [r, tone] = [0.072 + chance() * 0.045, Math.floor(chance() * (TONES.trees.length + 1))];
      if (!covers(sheet.layout, { x: px, y: py })) continue;
      trees.push({ x: x + px, y: y + py, r, tone });
    }
  }
  return trees;
}

/** Land under water: pale water, lines that follow the shore as engravers draw them, and dashes of ripples. */
export function paintShallows(pen: Pen, sheet: Sheet, area: Area): void {
  const region = regionOf(sheet, hexesWith(sheet, 'shallows'), 'water');
  if (!region) return;
  pen.fillStyle = SHEET.water;
  pen.fill(region.path, 'evenodd');
  pen.save();
  pen.clip(region.path, 'evenodd');
  feather(pen, region, SHEET.shallows, [0.72, 0.5, 0.3, 0.14]);
  pen.restore();
  pen.strokeStyle = SHEET.shore;
  pen.lineWidth = 0.04;
  pen.setLineDash([0.13, 0.06]);
  pen.stroke(region.path);
  pen.setLineDash([]);
  pen.strokeStyle = SHEET.waterDark;
  pen.lineWidth = 0.026;
  pen.lineCap = 'round';
  for (const at of once(sheet, 'waters', () => spotsOf(sheet, region.hexes))) {
    const isWet = at.hex !== undefined || isInside(region, at);
    if (isWet && touches(area, at, 1.2)) paintRipples(pen, at, chanceFor(sheet, `water ${at.name}`));
  }
  pen.lineCap = 'butt';
}

function paintRipples(pen: Pen, { x, y }: Point, chance: () => number): void {
  pen.beginPath();
  for (let row = -3; row <= 3; row++) {
    const py = y + row * 0.23 + (chance() - 0.5) * 0.06;
    const half = 0.82 - Math.abs(row) * 0.13;
    for (let px = x - half + chance() * 0.3; px < x + half - 0.18; px += 0.42 + chance() * 0.34) {
      pen.moveTo(px, py);
      pen.quadraticCurveTo(px + 0.05, py - 0.05, px + 0.1, py);
      pen.quadraticCurveTo(px + 0.15, py + 0.05, px + 0.2, py);
    }
  }
  pen.stroke();
}
