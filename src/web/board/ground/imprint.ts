import { makeGrid, neighbour } from '../../../hex/grid.ts';
import { cornerOffset, midOf, type Layout, type Point } from '../../../hex/layout.ts';
import { CCRR, type GridShape } from '../../../hex/shape.ts';
import { SHEET } from '../model/palette.ts';
import type { Ground, GroundSide } from '../model/scene.ts';
import { BADGES } from './print/badges.ts';
import { GROUND } from './ground.ts';
import type { Printed } from '../model/printed.ts';
import { centre, once, sheetOf, touches, type Area, type Pen, type Sheet } from '../model/sheet.ts';
import { paintSign } from './print/signs.ts';

/** What is printed on the margin, words apart: frames, samples of the legend, boxes of the tracks, compass, scale bar. */
export function paintImprint(pen: Pen, sheet: Sheet, area: Area, scale: number): void {
  const { margin } = sheet;
  if (!margin || area.y + area.height < margin.top) return;
  paintBoxes(pen, margin);
  for (const { kind, x, y, radius } of margin.samples) {
    if (touches(area, { x, y }, 1)) paintSample(pen, sheet, kind, { x, y, radius }, scale);
  }
  const sides = sheet.ground.margin?.sideColours;
  for (const sign of sides ? margin.signs : []) if (sides && touches(area, sign, 1)) paintSign(pen, sign, sides);
  if (margin.compass) paintCompass(pen, margin.compass);
  if (margin.scale) paintScale(pen, margin.scale);
}

function paintBoxes(pen: Pen, { boxes }: Printed): void {
  pen.strokeStyle = SHEET.print;
  for (const { name, x, y, width, height } of boxes) {
    pen.fillStyle = SHEET.box;
    if (name !== '') pen.fillRect(x, y, width, height);
    pen.lineWidth = name === '' ? 0.055 : 0.03;
    pen.strokeRect(x, y, width, height);
  }
}

interface Spot {
  x: number;
  y: number;
  radius: number;
}

/** A hex with one kind of thing on it, painted as on the map itself. */
function paintSample(pen: Pen, sheet: Sheet, kind: string, { x, y, radius }: Spot, scale: number): void {
  const sample = once(sheet, `sample ${kind}`, () => sheetOf(groundOf(kind, sheet)));
  const hex = sample.grid.names.indexOf(MIDDLE);
  const middle = ALONG_SIDES.has(kind) ? midOf(sample.layout, hex, BELOW) : centre(sample, hex);
  const aside = BESIDE[kind] ?? { x: 0, y: 0 };
  const at = { x: middle.x + aside.x, y: middle.y + aside.y };
  pen.save();
  pen.translate(x, y);
  pen.scale(radius, radius);
  const outline = hexagon(sheet.layout);
  pen.fillStyle = sheet.inks.paper;
  pen.fill(outline);
  pen.save();
  pen.clip(outline);
  pen.translate(-at.x, -at.y);
  const area = { x: at.x - 1, y: at.y - 1, width: 2, height: 2 };
  for (const paint of GROUND) paint(pen, sample, area, scale * radius);
  pen.restore();
  pen.strokeStyle = SHEET.print;
  pen.lineWidth = 0.045;
  pen.stroke(outline);
  pen.restore();
}

function hexagon(layout: Layout): Path2D {
  const path = new Path2D();
  for (let i = 0; i < 6; i++) {
    const { x, y } = cornerOffset(layout, i);
    if (i === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  }
  path.closePath();
  return path;
}

/** A hex and all around it, standing as on the sheet. */
const shapeLike = ({ grid: { orientation } }: Sheet): GridShape => ({
  orientation,
  columns: 3,
  rows: 3,
  offset: 'odd',
  numbering: CCRR,
  missing: [],
});
const MIDDLE = '0202';
/** The first direction is above the middle hex, the fourth below: straight or at a slant. */
const [ABOVE, BELOW] = [0, 3];
/** What lies on a hexside is shown about the middle of one. */
const RIVERS: ReadonlySet<string> = new Set(['river', 'stream', 'canal', 'great-river']);
const CROSSINGS: Readonly<Record<string, Partial<GroundSide>>> = {
  bridge: { bridge: true, road: 'paved' },
  'rail-bridge': { bridge: 'rail-bridge' },
  ferry: { ferry: true },
};
const LINES: Readonly<Record<string, Partial<GroundSide>>> = {
  frontier: { frontier: true },
  boundary: { boundary: true },
};
const ALONG_SIDES: ReadonlySet<string> = new Set([...RIVERS, ...Object.keys(CROSSINGS), ...Object.keys(LINES)]);
/** Where small signs lie in their hex. */
const BESIDE: Readonly<Record<string, Point>> = { 'drop-zone': BADGES.drop, prize: BADGES.prize };
const ROADS: ReadonlySet<string> = new Set(['red-road', 'paved', 'road', 'unpaved']);
const FEATURES: ReadonlySet<string> = new Set(['teeth', 'trench', 'camp', 'halt-line', 'drop-zone', 'prize']);

/** A few hexes with just this kind in the middle. */
function groundOf(kind: string, sheet: Sheet): Ground {
  const shape = shapeLike(sheet);
  const { light, style = 'painted' } = sheet.ground;
  const isSide = ALONG_SIDES.has(kind) || ROADS.has(kind);
  const hex = FEATURES.has(kind) ? { terrain: 'open', features: [kind] } : { terrain: isSide ? 'open' : kind };
  const names = kind === 'halt-line' ? [MIDDLE, ...acrossOf(shape)] : [MIDDLE];
  const hexes = Object.fromEntries(names.map((name) => [name, hex]));
  const sides = isSide ? sidesOf(kind, shape) : [];
  return { id: 'legend', grid: shape, hexes, sides, labels: [], style, ...(light === undefined ? {} : { light }) };
}

/** The hexes above and below the middle one. */
function acrossOf(shape: GridShape): string[] {
  const grid = makeGrid(shape);
  return [ABOVE, BELOW].map((d) => grid.names[neighbour(grid, grid.names.indexOf(MIDDLE), d)] ?? '');
}

/** A road from above to below, or a line from west to east below the middle hex. */
function sidesOf(kind: string, shape: GridShape): GroundSide[] {
  const grid = makeGrid(shape);
  const beside = (hex: string, d: number): string => grid.names[neighbour(grid, grid.names.indexOf(hex), d)] ?? '';
  const [above, below, east] = [beside(MIDDLE, ABOVE), beside(MIDDLE, BELOW), beside(MIDDLE, 2)];
  if (ROADS.has(kind)) return [above, below].map((b) => ({ a: MIDDLE, b, road: kind }));
  const line: [string, string][] = [
    [MIDDLE, below],
    [MIDDLE, east],
    [below, beside(below, 5)],
  ];
  return line.map(([a, b], i) => {
    if (LINES[kind]) return { a, b, ...LINES[kind] };
    if (RIVERS.has(kind)) return { a, b, river: kind };
    return { a, b, river: true, ...(i === 0 ? CROSSINGS[kind] : {}) };
  });
}

function paintCompass(pen: Pen, { x, y, radius }: Spot): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(radius, radius);
  pen.strokeStyle = pen.fillStyle = SHEET.print;
  pen.lineWidth = 0.03;
  for (const r of [0.62, 0.68]) {
    pen.beginPath();
    pen.arc(0, 0, r, 0, 2 * Math.PI);
    pen.stroke();
  }
  for (let i = 0; i < 8; i++) {
    pen.rotate(Math.PI / 4);
    paintRay(pen, i % 2 === 1 ? 0.92 : 0.55);
  }
  pen.restore();
}

/** A ray of the rose, dark on one side. */
function paintRay(pen: Pen, length: number): void {
  for (const side of [-1, 1]) {
    pen.beginPath();
    pen.moveTo(0, -length);
    pen.lineTo(side * 0.13, -0.13);
    pen.lineTo(0, 0);
    pen.closePath();
    pen.fillStyle = side < 0 ? SHEET.box : SHEET.print;
    pen.fill();
    pen.stroke();
  }
}

function paintScale(pen: Pen, { x, y, length }: NonNullable<Printed['scale']>): void {
  const parts = 4;
  pen.lineWidth = 0.035;
  pen.strokeStyle = SHEET.print;
  for (let i = 0; i < parts; i++) {
    pen.fillStyle = i % 2 === 0 ? SHEET.print : SHEET.box;
    pen.fillRect(x + (i / parts) * length, y, length / parts, 0.17);
  }
  pen.strokeRect(x, y, length, 0.17);
}
