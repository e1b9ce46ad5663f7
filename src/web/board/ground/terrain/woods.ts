import type { Point } from '../../../../hex/layout.ts';
import { chanceAt, noise } from '../../model/chance.ts';
import { inBlocks, lattice } from './blocks.ts';
import { isOn, regionOf, spaced, type Region } from './outline.ts';
import { chanceFor, hexesWith, near, once, type Area, type Pen, type Sheet } from '../../model/sheet.ts';

/** Woods: one body with an edge of crowns, stippled as engravers do it, in clumps. */
export function paintForest(pen: Pen, sheet: Sheet, area: Area, scale: number): void {
  const region = regionOf(sheet, hexesWith(sheet, 'forest'), 'forest');
  if (!region) return;
  const { rim, crowns } = once(sheet, 'edge of woods', () => edgeOf(sheet, region));
  pen.fillStyle = sheet.inks.forestEdge;
  pen.fill(rim);
  pen.fillStyle = sheet.inks.forest;
  pen.fill(crowns);
  pen.fill(region.path, 'evenodd');
  paintStipple(pen, sheet, area, scale, {
    name: 'woods',
    hexes: region.hexes,
    covers: (at) => isOn(sheet, region, at),
  });
}

interface Edge {
  rim: Path2D;
  crowns: Path2D;
}

/** Crowns along the edge, and a little larger what is left of them as a rim. */
function edgeOf(sheet: Sheet, { lines }: Region): Edge {
  const chance = chanceFor(sheet, 'edge of woods');
  const edge = { rim: new Path2D(), crowns: new Path2D() };
  for (const { x, y } of lines.flatMap((line) => spaced(line, 0.1))) {
    const at = { x: x + (chance() - 0.5) * 0.08, y: y + (chance() - 0.5) * 0.08 };
    const radius = 0.055 + chance() * 0.05;
    addDot(edge.rim, at, radius + 0.022);
    addDot(edge.crowns, at, radius);
  }
  return edge;
}

/** Scale from which every tree can be told from the next. */
const FINE_FROM = 16;

/** How dense trees stand: their distance and the least and the greatest of their radii, in hex radii. */
interface Density {
  name: string;
  apart: number;
  radii: readonly [number, number];
}

const FINE: Density = { name: 'fine', apart: 0.135, radii: [0.026, 0.05] };
const COARSE: Density = { name: 'coarse', apart: 0.27, radii: [0.055, 0.085] };

interface Stipple {
  dark: Path2D;
  light: Path2D;
}

/** A wood in some hexes: its name among the woods of the sheet, and whether it covers a point. */
export interface Wood {
  name: string;
  hexes: readonly number[];
  covers: (at: Point) => boolean;
}

/** Trees as dots wherever there is wood. */
export function paintStipple(pen: Pen, sheet: Sheet, area: Area, scale: number, wood: Wood): void {
  const density = scale < FINE_FROM ? COARSE : FINE;
  const make = (block: Area): Stipple | undefined =>
    near(sheet, wood.hexes, block).length > 0 ? stippleIn(block, wood, density) : undefined;
  for (const stipple of inBlocks(sheet, `${density.name} ${wood.name}`, area, make)) {
    if (!stipple) continue;
    pen.fillStyle = sheet.inks.tree;
    pen.fill(stipple.dark);
    pen.fillStyle = sheet.inks.treeLight;
    pen.fill(stipple.light);
  }
}

function stippleIn(block: Area, { covers }: Wood, { apart, radii: [least, most] }: Density): Stipple {
  const stipple = { dark: new Path2D(), light: new Path2D() };
  for (const { i, j } of lattice(block, apart)) {
    const lot = chanceAt(i, j, 3);
    const x = (i + (j % 2) / 2 + (chanceAt(i, j, 1) - 0.5) * 0.7) * apart;
    const y = (j + (chanceAt(i, j, 2) - 0.5) * 0.7) * apart;
    const clump = 0.5 + 0.35 * noise(x * 1.3, y * 1.3, 7);
    const path = lot < clump ? stipple.dark : lot > 0.86 ? stipple.light : undefined;
    if (path && covers({ x, y })) addDot(path, { x, y }, least + chanceAt(i, j, 4) * (most - least));
  }
  return stipple;
}

export function addDot(path: Path2D, { x, y }: Point, radius: number): void {
  path.moveTo(x + radius, y);
  path.arc(x, y, radius, 0, 2 * Math.PI);
}
