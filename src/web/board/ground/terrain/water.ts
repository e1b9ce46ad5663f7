import type { Point } from '../../../../hex/layout.ts';
import { chanceAt, noise } from '../../model/chance.ts';
import type { Inks } from '../../model/palette.ts';
import { inBlocks, lattice } from './blocks.ts';
import { isOn, regionOf, type Region } from './outline.ts';
import { hexesWith, type Area, type Pen, type Sheet } from '../../model/sheet.ts';

/** How far from its shore the lines in a water run, and how strong they are: each lies farther from the next, and is fainter. */
const LINES = [
  [0.44, 0.35],
  [0.26, 0.55],
  [0.12, 0.8],
] as const;
const THIN = 0.027;
/** Scale below which lines in the water would only darken it. */
const LINED_FROM = 9;

interface Water {
  kind: string;
  fill: keyof Inks;
  /** How the shore itself is drawn. */
  shore: keyof Inks;
  width: number;
  dash: number[];
  /** Share of the places for ripples that have some. */
  ripples: number;
}

/** Land under water, whose shore comes and goes; lakes and the sea, with a firm coast. */
const WATERS: readonly Water[] = [
  { kind: 'shallows', fill: 'water', shore: 'shore', width: 0.034, dash: [0.11, 0.06], ripples: 0.5 },
  { kind: 'sea', fill: 'sea', shore: 'coast', width: 0.036, dash: [], ripples: 0.18 },
];

export function paintWaters(pen: Pen, sheet: Sheet, area: Area, scale: number): void {
  for (const water of WATERS) paintWater(pen, sheet, water, area, scale);
}

function paintWater(pen: Pen, sheet: Sheet, water: Water, area: Area, scale: number): void {
  const { kind } = water;
  const region = regionOf(sheet, hexesWith(sheet, kind), kind);
  if (!region) return;
  pen.fillStyle = sheet.inks[water.fill];
  pen.fill(region.path, 'evenodd');
  pen.lineJoin = 'round';
  if (scale >= LINED_FROM) paintShoreLines(pen, sheet, region, water);
  pen.strokeStyle = sheet.inks[water.shore];
  pen.lineWidth = water.width;
  pen.setLineDash(water.dash);
  pen.stroke(region.path);
  pen.setLineDash([]);
  pen.strokeStyle = sheet.inks.waterDark;
  pen.lineWidth = 0.02;
  for (const ripples of inBlocks(sheet, `ripples ${kind}`, area, (block) =>
    ripplesIn(sheet, block, region, water.ripples),
  )) {
    pen.stroke(ripples);
  }
}

/** Lines along the shore, as engravers draw them: each is what is left of a broad line under a narrower one in the colour of the water. */
function paintShoreLines(pen: Pen, sheet: Sheet, { path }: Region, { fill }: Water): void {
  pen.save();
  pen.clip(path, 'evenodd');
  for (const [far, strength] of LINES) {
    pen.globalAlpha = strength;
    pen.strokeStyle = sheet.inks.waterDark;
    pen.lineWidth = 2 * far + 2 * THIN;
    pen.stroke(path);
    pen.globalAlpha = 1;
    pen.strokeStyle = sheet.inks[fill];
    pen.lineWidth = 2 * far;
    pen.stroke(path);
  }
  pen.restore();
}

/** Distance between two places for ripples, in hex radii. */
const APART = 0.36;

/** Ripples in drifts, never beside the shore. */
function ripplesIn(sheet: Sheet, block: Area, region: Region, share: number): Path2D {
  const path = new Path2D();
  for (const { i, j } of lattice(block, APART)) {
    const x = (i + (j % 2) / 2 + (chanceAt(i, j, 51) - 0.5) * 0.6) * APART;
    const y = (j + (chanceAt(i, j, 52) - 0.5) * 0.6) * APART;
    if (chanceAt(i, j, 53) > share + 0.5 * noise(x / 2.5, y / 2.5, 54)) continue;
    if (ABOUT.every(([dx, dy]) => isOn(sheet, region, { x: x + dx, y: y + dy }))) addRipple(path, { x: x - 0.11, y });
  }
  return path;
}

const ABOUT = [
  [-0.45, 0],
  [0.45, 0],
  [0, -0.4],
  [0, 0.4],
] as const;

function addRipple(path: Path2D, { x, y }: Point): void {
  path.moveTo(x, y);
  path.quadraticCurveTo(x + 0.055, y - 0.045, x + 0.11, y);
  path.quadraticCurveTo(x + 0.165, y + 0.045, x + 0.22, y);
}
