import { hexAt } from '../../../hex/grid.ts';
import { centreOf, INRADIUS, type Point } from '../../../hex/layout.ts';
import { isInView, ontoSheet, screenAt, type Frame } from '../model/frame.ts';
import { CASING, OVERLAY } from '../model/palette.ts';
import type { Supply } from '../model/scene.ts';
import type { Pen, Sheet } from '../model/sheet.ts';
import { hexPath, numbered } from './areas.ts';
import { outwards } from './beside.ts';

/** How far a line leads off the sheet, in hex radii. */
const OFF = 1.25;
/** Distance of the beads of a way without road: a whole number of them from hex to hex. */
const BEADS = (2 * INRADIUS) / 5;

type Step = Supply['steps'][number];

/**
 * Supply under the counters: a line with a light core by road, beads elsewhere, a disc where it leaves the sheet, a ring about a source on it, a broken
 * ring about those to whom nothing comes, small beads on a way that is stopped.
 */
export function paintSupply(frame: Frame, sheet: Sheet, { ink, steps, sources, cut }: Supply): void {
  ontoSheet(frame);
  const { pen, camera } = frame;
  const least = (width: number, pixels: number): number => Math.max(width, pixels / camera.k);
  pen.lineCap = pen.lineJoin = 'round';
  const [road, land, lost] = (['road', 'land', 'lost'] as const).map((by) =>
    pathOf(
      sheet,
      steps.filter((step) => step.by === by),
    ),
  ) as [Path2D, Path2D, Path2D];
  pen.setLineDash([0, BEADS]);
  draw(pen, land, CASING[ink], least(0.27, 4));
  draw(pen, land, OVERLAY[ink], least(0.17, 2.6));
  draw(pen, lost, CASING.closed, least(0.26, 4));
  draw(pen, lost, OVERLAY.closed, least(0.16, 2.6));
  pen.setLineDash([]);
  draw(pen, road, CASING[ink], least(0.34, 5));
  draw(pen, road, OVERLAY[ink], least(0.25, 3.6));
  pen.lineCap = 'butt';
  pen.setLineDash(ink === 'first' ? [] : [BEADS * 0.62, BEADS * 0.38]);
  draw(pen, road, CASING[ink], least(0.08, 1.1));
  pen.setLineDash([]);
  for (const { from, to } of steps) if (to === null) paintEnd(frame, sheet, from, ink);
  for (const hex of numbered(sheet, sources)) {
    const ring = hexPath(sheet.layout, hex, 0.9);
    draw(pen, ring, CASING[ink], least(0.3, 4.4));
    draw(pen, ring, OVERLAY[ink], least(0.22, 3.2));
    draw(pen, ring, CASING[ink], least(0.07, 1));
  }
  pen.setLineDash([0.25, 0.15]);
  for (const hex of numbered(sheet, cut)) {
    const ring = hexPath(sheet.layout, hex, 0.9);
    draw(pen, ring, CASING.closed, least(0.22, 3.4));
    draw(pen, ring, OVERLAY.closed, least(0.13, 2));
  }
  pen.setLineDash([]);
  pen.restore();
}

function draw(pen: Pen, path: Path2D, colour: string, width: number): void {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.stroke(path);
}

function pathOf(sheet: Sheet, steps: readonly Step[]): Path2D {
  const path = new Path2D();
  for (const { from, to } of steps) {
    const [a, b] = [hexAt(sheet.grid, from), to === null ? undefined : hexAt(sheet.grid, to)];
    if (a === undefined) continue;
    const [start, end] = [centreOf(sheet.layout, a), b === undefined ? beyond(sheet, a) : centreOf(sheet.layout, b)];
    path.moveTo(start.x, start.y);
    path.lineTo(end.x, end.y);
  }
  return path;
}

/** The point off the sheet to which a way leads from a hex on its edge. */
function beyond({ layout }: Sheet, hex: number): Point {
  const [at, out] = [centreOf(layout, hex), outwards(layout, layout.grid, hex)];
  return { x: at.x + OFF * out.x, y: at.y + OFF * out.y };
}

/** Where supply comes from beyond the sheet: a disc with a point towards the field. */
function paintEnd({ pen, camera }: Frame, sheet: Sheet, name: string, ink: Supply['ink']): void {
  const hex = hexAt(sheet.grid, name);
  if (hex === undefined) return;
  const { x, y } = beyond(sheet, hex);
  pen.beginPath();
  pen.arc(x, y, Math.max(0.36, 5 / camera.k), 0, 2 * Math.PI);
  pen.fillStyle = OVERLAY[ink];
  pen.strokeStyle = CASING[ink];
  pen.lineWidth = 0.1;
  pen.fill();
  pen.stroke();
  pen.beginPath();
  pen.arc(x, y, Math.max(0.15, 2 / camera.k), 0, 2 * Math.PI);
  pen.fillStyle = CASING[ink];
  pen.fill();
}

/** Over the counters: a crate that is struck out where nothing comes, a disc with a bar where a way is stopped. */
export function paintCut(frame: Frame, sheet: Sheet, { cut, stops }: Supply): void {
  const { k } = frame.camera;
  for (const { x, y } of placesOf(frame, sheet, cut)) paintCrate(frame, { x, y: y - k * 0.68 });
  for (const at of placesOf(frame, sheet, stops)) paintStop(frame, at, Math.max(6, k * 0.42));
}

const placesOf = (frame: Frame, sheet: Sheet, names: readonly string[]): Point[] =>
  names.flatMap((name) => screenAt(frame, sheet, name) ?? []).filter((at) => isInView(frame, at));

/** No entry: a disc with a bar. */
function paintStop({ pen }: Frame, { x, y }: Point, r: number): void {
  pen.beginPath();
  pen.arc(x, y, r, 0, 2 * Math.PI);
  pen.fillStyle = OVERLAY.closed;
  pen.strokeStyle = CASING.closed;
  pen.lineWidth = r * 0.16;
  pen.fill();
  pen.stroke();
  pen.fillStyle = CASING.closed;
  pen.fillRect(x - r * 0.62, y - r * 0.17, r * 1.24, r * 0.34);
}

function paintCrate({ pen, camera }: Frame, { x, y }: Point): void {
  const r = Math.max(5.5, Math.min(13, camera.k * 0.32));
  pen.beginPath();
  pen.arc(x, y, r, 0, 2 * Math.PI);
  pen.fillStyle = OVERLAY.closed;
  pen.fill();
  pen.lineWidth = Math.max(1, r * 0.13);
  pen.strokeStyle = CASING.closed;
  pen.stroke();
  pen.lineWidth = Math.max(1.2, r * 0.18);
  pen.lineCap = 'round';
  const [half, arm] = [r * 0.42, r * 0.68];
  pen.strokeRect(x - half, y - half, 2 * half, 2 * half);
  pen.beginPath();
  pen.moveTo(x - arm, y + arm);
  pen.lineTo(x + arm, y - arm);
  pen.stroke();
}
