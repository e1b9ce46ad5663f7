import type { Point } from '../../../../hex/layout.ts';
import { chanceAt, noise } from '../../model/chance.ts';
import { inBlocks, lattice } from './blocks.ts';
import { isInside, regionOf, spaced, type Region } from './outline.ts';
import { chanceFor, hexesWith, once, type Area, type Pen, type Sheet } from '../../model/sheet.ts';

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
  paintStipple(pen, sheet, area, scale, { name: 'woods', isWood: (at) => isInside(region, at) });
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

/** Distance between two trees, in hex radii. */
const APART = 0.135;
/** Scale below which only the darker trees can be told apart. */
const FINE_FROM = 13;

interface Stipple {
  dark: Path2D;
  light: Path2D;
}

/** Trees as dots wherever there is wood. */
export function paintStipple(
  pen: Pen,
  sheet: Sheet,
  area: Area,
  scale: number,
  { name, isWood }: { name: string; isWood: (at: Point) => boolean },
): void {
  for (const { dark, light } of inBlocks(sheet, name, area, (block) => stippleIn(block, isWood))) {
    pen.fillStyle = sheet.inks.tree;
    pen.fill(dark);
    if (scale < FINE_FROM) continue;
    pen.fillStyle = sheet.inks.treeLight;
    pen.fill(light);
  }
}

function stippleIn(block: Area, isWood: (at: Point) => boolean): Stipple {
  const stipple = { dark: new Path2D(), light: new Path2D() };
  for (const { i, j } of lattice(block, APART)) {
    const x = (i + (j % 2) / 2 + (chanceAt(i, j, 1) - 0.5) * 0.7) * APART;
    const y = (j + (chanceAt(i, j, 2) - 0.5) * 0.7) * APART;
    if (!isWood({ x, y })) continue;
    const clump = 0.5 + 0.35 * noise(x * 1.3, y * 1.3, 7);
    const lot = chanceAt(i, j, 3);
    const radius = 0.026 + chanceAt(i, j, 4) * 0.024;
    if (lot < clump) addDot(stipple.dark, { x, y }, radius);
    else if (lot > 0.86) addDot(stipple.light, { x, y }, radius);
  }
  return stipple;
}

export function addDot(path: Path2D, { x, y }: Point, radius: number): void {
  path.moveTo(x + radius, y);
  path.arc(x, y, radius, 0, 2 * Math.PI);
}
