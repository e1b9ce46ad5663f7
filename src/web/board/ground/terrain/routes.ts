import { sideOf, type Point } from '../../../../hex/layout.ts';
import type { Inks } from '../../model/palette.ts';
import { chains, pathOf } from './outline.ts';
import { runOn } from './rim.ts';
import { wandering } from './wander.ts';
import { roadPieces, type RoadClass } from './roads.ts';
import { once, type Pen, type PlacedSide, type Sheet } from '../../model/sheet.ts';

const ends = (sheet: Sheet, side: PlacedSide): [Point, Point] => sideOf(sheet.layout, side.hex, side.d);

type Stroke = readonly [width: number, colour: keyof Inks];

function strokes(pen: Pen, inks: Inks, path: Path2D, lines: readonly Stroke[]): void {
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const [width, colour] of lines) {
    pen.lineWidth = width;
    pen.strokeStyle = inks[colour];
    pen.stroke(path);
  }
  pen.lineCap = 'butt';
}

/** A line between two commands: dashes, between which a river under them is seen, and crosses in its middle. */
export function paintBoundaries(pen: Pen, sheet: Sheet): void {
  const sides = sheet.sides.filter((side) => side.boundary);
  pen.lineJoin = 'round';
  pen.strokeStyle = sheet.inks.boundaryCase;
  pen.lineWidth = 0.15;
  for (const side of sides) if (!side.river) pen.stroke(pathOf(wandering(sheet, ends(sheet, side)), false));
  pen.strokeStyle = sheet.inks.boundary;
  for (const line of chains(sides.map((side) => ends(sheet, side)))) {
    pen.lineWidth = 0.085;
    pen.setLineDash([0.3, 0.26]);
    pen.stroke(pathOf(wandering(sheet, runOn(sheet, line)), false));
    pen.setLineDash([]);
    paintCrosses(pen, sheet, line);
  }
}

/** Three crosses on a pale ground, on the hexside in the middle of the line. */
function paintCrosses(pen: Pen, sheet: Sheet, line: readonly Point[]): void {
  const i = Math.floor((line.length - 1) / 2);
  const [a, b] = [line[i], line[i + 1]];
  if (!a || !b) return;
  pen.save();
  pen.translate((a.x + b.x) / 2, (a.y + b.y) / 2);
  const angle = Math.atan2(b.y - a.y, b.x - a.x);
  pen.rotate(Math.abs(angle) > Math.PI / 2 ? angle + Math.PI : angle);
  pen.fillStyle = sheet.inks.bridge;
  pen.fillRect(-0.4, -0.14, 0.8, 0.28);
  pen.lineWidth = 0.06;
  pen.beginPath();
  for (const x of [-0.25, 0, 0.25]) {
    pen.moveTo(x - 0.085, -0.1);
    pen.lineTo(x + 0.085, 0.1);
    pen.moveTo(x + 0.085, -0.1);
    pen.lineTo(x - 0.085, 0.1);
  }
  pen.stroke();
  pen.restore();
}

/** Roads by class, the greatest last: their casings, all of them under all fills, so that roads run into each other. */
const ROADS: readonly (readonly [kind: RoadClass, casing: Stroke, fill: Stroke])[] = [
  ['unpaved', [0.092, 'trackCase'], [0.056, 'track']],
  ['road', [0.108, 'mainRoadCase'], [0.072, 'mainRoad']],
  ['paved', [0.12, 'roadCase'], [0.08, 'road']],
];
const RED_ROAD = [
  [0.215, 'redRoadCase'],
  [0.187, 'redRoadEdge'],
  [0.145, 'redRoad'],
] as const;

/** Roads in a thin casing. The red road has a pale edge besides. */
export function paintRoads(pen: Pen, sheet: Sheet): void {
  for (const part of [1, 2] as const) {
    for (const road of ROADS) strokes(pen, sheet.inks, roadPath(sheet, road[0]), [road[part]]);
  }
  strokes(pen, sheet.inks, roadPath(sheet, 'red-road'), RED_ROAD);
}

const roadPath = (sheet: Sheet, wanted: RoadClass): Path2D =>
  once(sheet, `roads ${wanted}`, () => {
    const path = new Path2D();
    for (const { kind, curve } of roadPieces(sheet)) {
      if (kind !== wanted) continue;
      const [a, b, c, d] = curve;
      path.moveTo(a.x, a.y);
      path.bezierCurveTo(b.x, b.y, c.x, c.y, d.x, d.y);
    }
    return path;
  });

/** Bridges: two abutments at either end of the road over the water. Ferries: a boat on its rope. */
export function paintCrossings(pen: Pen, sheet: Sheet): void {
  for (const side of sheet.sides) {
    if (!side.bridge && !side.ferry) continue;
    const [a, b] = ends(sheet, side);
    pen.save();
    pen.translate((a.x + b.x) / 2, (a.y + b.y) / 2);
    pen.rotate(Math.atan2(b.y - a.y, b.x - a.x));
    const half = HALF_SPANS[side.river === true ? 'river' : (side.river ?? '')] ?? 0.13;
    if (side.bridge === 'rail-bridge') paintRailBridge(pen, sheet.inks, half);
    else if (side.bridge) paintBridge(pen, sheet.inks, half, side.road === 'red-road' ? 0.15 : 0.1);
    else paintFerry(pen, sheet.inks);
    pen.restore();
  }
}

/** Half of what a bridge spans, by the kind of river. */
const HALF_SPANS: Readonly<Record<string, number>> = { river: 0.17, 'great-river': 0.27 };

/** The river runs from left to right here, and below; the road between the abutments is there already, but where none runs. */
function paintBridge(pen: Pen, inks: Inks, half: number, wide: number): void {
  pen.strokeStyle = inks.fortifications;
  pen.lineWidth = 0.045;
  pen.lineJoin = 'miter';
  for (const x of [-wide, wide]) {
    const out = Math.sign(x) * 0.07;
    for (const end of [-half, half]) {
      pen.beginPath();
      pen.moveTo(x + out, end + Math.sign(end) * 0.07);
      pen.lineTo(x, end);
      pen.lineTo(x, end * 0.42);
      pen.stroke();
    }
  }
}

/** A single track between abutments, which runs on for a while on either side. */
function paintRailBridge(pen: Pen, inks: Inks, half: number): void {
  paintBridge(pen, inks, half, 0.13);
  pen.strokeStyle = inks.rail;
  pen.lineWidth = 0.04;
  pen.beginPath();
  pen.moveTo(0, -0.56);
  pen.lineTo(0, 0.56);
  pen.stroke();
  pen.lineWidth = 0.14;
  pen.setLineDash([0.03, 0.09]);
  pen.stroke();
  pen.setLineDash([]);
}

function paintFerry(pen: Pen, inks: Inks): void {
  pen.strokeStyle = inks.fortifications;
  pen.lineWidth = 0.04;
  pen.setLineDash([0.07, 0.05]);
  pen.beginPath();
  pen.moveTo(0, -0.42);
  pen.lineTo(0, 0.42);
  pen.stroke();
  pen.setLineDash([]);
  pen.beginPath();
  pen.moveTo(0, -0.25);
  pen.quadraticCurveTo(0.15, -0.14, 0.12, 0.16);
  pen.lineTo(-0.12, 0.16);
  pen.quadraticCurveTo(-0.15, -0.14, 0, -0.25);
  pen.closePath();
  pen.fillStyle = inks.bridge;
  pen.fill();
  pen.lineJoin = 'round';
  pen.stroke();
}
