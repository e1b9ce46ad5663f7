import { neighbour } from '../../../hex/grid.ts';
import { midOf, sideOf, type Point } from '../../../hex/layout.ts';
import { SHEET } from '../palette.ts';
import { chains, natural, pathOf } from './outline.ts';
import { centre, type Pen, type PlacedSide, type Sheet } from './sheet.ts';

const ends = (sheet: Sheet, side: PlacedSide): [Point, Point] => sideOf(sheet.layout, side.hex, side.d);

/** Rivers along the hexsides: a dark bank and lighter water, with the wobble of a real stream. */
export function paintRivers(pen: Pen, sheet: Sheet): void {
  const edges = sheet.sides.filter((side) => side.river).map((side) => ends(sheet, side));
  const lines = chains(edges).map((line) => pathOf(natural(line, 0.1, false), false));
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const [width, colour] of [
    [0.2, SHEET.riverBank],
    [0.145, SHEET.river],
    [0.04, '#7db0d3'],
  ] as const) {
    pen.lineWidth = width;
    pen.strokeStyle = colour;
    for (const line of lines) pen.stroke(line);
  }
}

/** The frontier: dashes and dots along the hexsides, with a tinted band. */
export function paintFrontier(pen: Pen, sheet: Sheet): void {
  const edges = sheet.sides.filter((side) => side.frontier).map((side) => ends(sheet, side));
  pen.lineCap = 'butt';
  for (const line of chains(edges)) {
    const path = pathOf(line, false);
    pen.setLineDash([]);
    pen.strokeStyle = `${SHEET.frontier}33`;
    pen.lineWidth = 0.2;
    pen.stroke(path);
    pen.strokeStyle = SHEET.frontier;
    pen.lineWidth = 0.05;
    pen.setLineDash([0.28, 0.1, 0.05, 0.1]);
    pen.stroke(path);
  }
  pen.setLineDash([]);
}

type RoadClass = 'paved' | 'unpaved';

/** Roads run through the centres: two ways that meet in a hex make one curve, the others join it in the middle. */
export function paintRoads(pen: Pen, sheet: Sheet): void {
  const tracks = roadPath(sheet, 'unpaved');
  const paved = roadPath(sheet, 'paved');
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const [path, width, colour] of [
    [tracks, 0.12, SHEET.trackCase],
    [tracks, 0.06, SHEET.track],
    [paved, 0.15, SHEET.roadCase],
    [paved, 0.095, SHEET.road],
  ] as const) {
    pen.lineWidth = width;
    pen.strokeStyle = colour;
    pen.stroke(path);
  }
}

function roadPath(sheet: Sheet, kind: RoadClass): Path2D {
  const ways = new Map<number, number[]>();
  const note = (hex: number, d: number): void => void ways.set(hex, [...(ways.get(hex) ?? []), d]);
  for (const side of sheet.sides) {
    if (side.road !== kind) continue;
    note(side.hex, side.d);
    note(neighbour(sheet.grid, side.hex, side.d), (side.d + 3) % 6);
  }
  const path = new Path2D();
  for (const [hex, sides] of ways) addRoads(path, sheet, hex, sides);
  return path;
}

function addRoads(path: Path2D, sheet: Sheet, hex: number, sides: readonly number[]): void {
  const middle = centre(sheet, hex);
  const through = straightest(sides);
  if (through) {
    const [a, b] = through.map((d) => midOf(sheet.layout, hex, d)) as [Point, Point];
    path.moveTo(a.x, a.y);
    path.bezierCurveTo(...towards(a, middle), ...towards(b, middle), b.x, b.y);
  }
  for (const d of sides) {
    if (through?.includes(d)) continue;
    const end = midOf(sheet.layout, hex, d);
    path.moveTo(end.x, end.y);
    path.lineTo(middle.x, middle.y);
  }
}

/** A control point most of the way from a hexside to the centre. */
const towards = (from: Point, to: Point): [number, number] => [
  from.x + (to.x - from.x) * 0.75,
  from.y + (to.y - from.y) * 0.75,
];

/** The two sides that lie most nearly opposite each other. */
function straightest(sides: readonly number[]): [number, number] | undefined {
  let best: [number, number] | undefined;
  let widest = 0;
  for (const a of sides) {
    for (const b of sides) {
      const turn = Math.min((a - b + 6) % 6, (b - a + 6) % 6);
      if (a < b && turn > widest) [best, widest] = [[a, b], turn];
    }
  }
  return best;
}

/** Bridges: two rails across the river, over whatever road leads there. */
export function paintBridges(pen: Pen, sheet: Sheet): void {
  for (const side of sheet.sides) {
    if (!side.bridge) continue;
    const [a, b] = ends(sheet, side);
    const along = Math.atan2(b.y - a.y, b.x - a.x);
    pen.save();
    pen.translate((a.x + b.x) / 2, (a.y + b.y) / 2);
    pen.rotate(along);
    pen.fillStyle = '#f7f1de';
    pen.fillRect(-0.11, -0.2, 0.22, 0.4);
    pen.fillStyle = side.road === 'paved' ? SHEET.road : SHEET.trackCase;
    pen.fillRect(-0.05, -0.2, 0.1, 0.4);
    pen.strokeStyle = SHEET.works;
    pen.lineWidth = 0.045;
    for (const x of [-0.12, 0.12]) {
      pen.beginPath();
      pen.moveTo(x - Math.sign(-x) * 0.05, -0.25);
      pen.lineTo(x, -0.17);
      pen.lineTo(x, 0.17);
      pen.lineTo(x - Math.sign(-x) * 0.05, 0.25);
      pen.stroke();
    }
    pen.restore();
  }
}
