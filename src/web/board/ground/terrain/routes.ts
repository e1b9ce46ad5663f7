import { sideOf, type Point } from '../../../../hex/layout.ts';
import { SHEET } from '../../model/palette.ts';
import { chains, pathOf } from './outline.ts';
import { runOn } from './rim.ts';
import { wandering } from './wander.ts';
import { roadPieces, type RoadClass } from './roads.ts';
import { once, type Pen, type PlacedSide, type Sheet } from '../../model/sheet.ts';

const ends = (sheet: Sheet, side: PlacedSide): [Point, Point] => sideOf(sheet.layout, side.hex, side.d);

function strokes(pen: Pen, path: Path2D, lines: readonly (readonly [width: number, colour: string])[]): void {
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const [width, colour] of lines) {
    pen.lineWidth = width;
    pen.strokeStyle = colour;
    pen.stroke(path);
  }
  pen.lineCap = 'butt';
}

/** The frontier: dashes and dots along the hexsides, with a tinted band; over rivers, which it often follows. */
export function paintFrontier(pen: Pen, sheet: Sheet): void {
  const edges = sheet.sides.filter((side) => side.frontier).map((side) => ends(sheet, side));
  pen.lineCap = 'butt';
  pen.lineJoin = 'round';
  for (const line of chains(edges)) {
    const path = pathOf(wandering(sheet, runOn(sheet, line)), false);
    pen.setLineDash([]);
    pen.strokeStyle = SHEET.frontierBand;
    pen.lineWidth = 0.28;
    pen.stroke(path);
    pen.strokeStyle = SHEET.frontierCase;
    pen.lineWidth = 0.11;
    pen.stroke(path);
    pen.strokeStyle = SHEET.frontier;
    pen.lineWidth = 0.07;
    pen.setLineDash([0.28, 0.1, 0.05, 0.1]);
    pen.stroke(path);
  }
  pen.setLineDash([]);
}

/** A line between two commands: dashes, between which a river under them is seen, and crosses in its middle. */
export function paintBoundaries(pen: Pen, sheet: Sheet): void {
  const sides = sheet.sides.filter((side) => side.boundary);
  pen.lineJoin = 'round';
  pen.strokeStyle = SHEET.frontierCase;
  pen.lineWidth = 0.15;
  for (const side of sides) if (!side.river) pen.stroke(pathOf(wandering(sheet, ends(sheet, side)), false));
  pen.strokeStyle = SHEET.boundary;
  for (const line of chains(sides.map((side) => ends(sheet, side)))) {
    pen.lineWidth = 0.085;
    pen.setLineDash([0.3, 0.26]);
    pen.stroke(pathOf(wandering(sheet, runOn(sheet, line)), false));
    pen.setLineDash([]);
    paintCrosses(pen, line);
  }
}

/** Three crosses on a pale ground, on the hexside in the middle of the line. */
function paintCrosses(pen: Pen, line: readonly Point[]): void {
  const i = Math.floor((line.length - 1) / 2);
  const [a, b] = [line[i], line[i + 1]];
  if (!a || !b) return;
  pen.save();
  pen.translate((a.x + b.x) / 2, (a.y + b.y) / 2);
  const angle = Math.atan2(b.y - a.y, b.x - a.x);
  pen.rotate(Math.abs(angle) > Math.PI / 2 ? angle + Math.PI : angle);
  pen.fillStyle = SHEET.bridge;
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

/** Roads: a dark casing, the fill on top; the greater over the lesser. The red road has a pale edge besides. */
export function paintRoads(pen: Pen, sheet: Sheet): void {
  strokes(pen, roadPath(sheet, 'unpaved'), [
    [0.115, SHEET.trackCase],
    [0.062, SHEET.track],
  ]);
  strokes(pen, roadPath(sheet, 'road'), [
    [0.165, SHEET.roadGlow],
    [0.125, SHEET.mainRoadCase],
    [0.074, SHEET.mainRoad],
  ]);
  strokes(pen, roadPath(sheet, 'paved'), [
    [0.185, SHEET.roadGlow],
    [0.145, SHEET.roadCase],
    [0.092, SHEET.road],
  ]);
  strokes(pen, roadPath(sheet, 'red-road'), [
    [0.29, SHEET.redRoadCase],
    [0.25, SHEET.redRoadEdge],
    [0.17, SHEET.redRoad],
  ]);
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

/** What runs over a bridge. */
const ROADBEDS: Readonly<Record<RoadClass, string>> = {
  'red-road': SHEET.redRoad,
  paved: SHEET.road,
  road: SHEET.mainRoad,
};

/** Bridges: a white bar across the river between two abutments, with the road or a track on it. Ferries: a boat on its rope. */
export function paintCrossings(pen: Pen, sheet: Sheet): void {
  for (const side of sheet.sides) {
    if (!side.bridge && !side.ferry) continue;
    const [a, b] = ends(sheet, side);
    pen.save();
    pen.translate((a.x + b.x) / 2, (a.y + b.y) / 2);
    pen.rotate(Math.atan2(b.y - a.y, b.x - a.x));
    pen.scale(...spanOf(side));
    if (side.bridge === 'rail-bridge') paintRailBridge(pen);
    else if (side.bridge) paintBridge(pen, ROADBEDS[side.road ?? ''] ?? SHEET.trackCase);
    else paintFerry(pen);
    pen.restore();
  }
}

/** Larger over a great river; and a red road has a bridge wider than itself, but not over a river of the usual kind. */
const spanOf = ({ river, road }: PlacedSide): [across: number, along: number] => [
  road === 'red-road' && river !== true ? 1.75 : river === 'great-river' ? 1.15 : 1,
  river === 'great-river' ? 1.45 : 1,
];

/** The river runs from left to right here, and below. */
function paintBridge(pen: Pen, road: string): void {
  pen.fillStyle = SHEET.bridge;
  pen.fillRect(-0.12, -0.2, 0.24, 0.4);
  pen.fillStyle = road;
  pen.fillRect(-0.05, -0.22, 0.1, 0.44);
  pen.strokeStyle = SHEET.fortifications;
  pen.lineWidth = 0.045;
  pen.lineJoin = 'miter';
  for (const x of [-0.125, 0.125]) {
    const out = Math.sign(x) * 0.06;
    pen.beginPath();
    pen.moveTo(x + out, -0.27);
    pen.lineTo(x, -0.19);
    pen.lineTo(x, 0.19);
    pen.lineTo(x + out, 0.27);
    pen.stroke();
  }
}

/** A girder with a single track, which runs on for a while on either side. */
function paintRailBridge(pen: Pen): void {
  pen.fillStyle = SHEET.bridge;
  pen.fillRect(-0.13, -0.2, 0.26, 0.4);
  pen.strokeStyle = SHEET.rail;
  pen.lineWidth = 0.04;
  pen.strokeRect(-0.13, -0.2, 0.26, 0.4);
  pen.lineWidth = 0.05;
  pen.beginPath();
  pen.moveTo(0, -0.56);
  pen.lineTo(0, 0.56);
  pen.stroke();
  pen.lineWidth = 0.2;
  pen.setLineDash([0.035, 0.105]);
  pen.stroke();
  pen.setLineDash([]);
}

function paintFerry(pen: Pen): void {
  pen.strokeStyle = SHEET.fortifications;
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
  pen.fillStyle = SHEET.bridge;
  pen.fill();
  pen.lineJoin = 'round';
  pen.stroke();
}
