import { hexAt } from '../../../hex/grid.ts';
import { centreOf, cornersOf, INRADIUS, type Layout, type Point } from '../../../hex/layout.ts';
import { borders, pathOf } from '../ground/outline.ts';
import type { Pen, Sheet } from '../ground/sheet.ts';
import { ontoSheet, type Frame } from '../frame.ts';
import { OVERLAY } from '../palette.ts';
import type { HexMark, ReachMark, Scene } from '../scene.ts';

export const numbered = (sheet: Sheet, names: readonly string[]): number[] =>
  names.flatMap((name) => hexAt(sheet.grid, name) ?? []);

export function hexPath(layout: Layout, hex: number, by = 1): Path2D {
  const { x, y } = centreOf(layout, hex);
  const points = cornersOf(layout, hex).map((c): Point => ({ x: x + (c.x - x) * by, y: y + (c.y - y) * by }));
  return pathOf(points, true);
}

/** What lies between the sheet and the counters: dimmed ground, edges of the reach, closed and marked hexes. */
export function paintAreas(frame: Frame, sheet: Sheet, scene: Scene): void {
  const { pen } = frame;
  ontoSheet(frame);
  if (scene.reach)
    paintReach(
      frame,
      sheet,
      scene.reach,
      scene.marks.filter(({ mark }) => mark === 'origin'),
    );
  for (const hex of numbered(sheet, scene.closed)) paintClosed(pen, sheet, hex);
  for (const { hex, mark } of scene.marks) {
    for (const at of numbered(sheet, [hex])) paintMark(pen, sheet.layout, at, mark);
  }
  pen.restore();
}

function paintReach({ pen, camera }: Frame, sheet: Sheet, reach: readonly ReachMark[], origins: Scene['marks']): void {
  const inside = new Set(
    numbered(
      sheet,
      [...reach, ...origins].map(({ hex }) => hex),
    ),
  );
  const outside = sheet.grid.names.flatMap((_, hex) => (inside.has(hex) ? [] : [hex]));
  pen.fillStyle = OVERLAY.dim;
  pen.fill(union(sheet, outside), 'evenodd');
  const edge = union(sheet, [...inside]);
  for (const [width, colour] of [
    [4, OVERLAY.reach],
    [1.8, OVERLAY.reachLight],
  ] as const) {
    pen.lineWidth = width / camera.k;
    pen.strokeStyle = colour;
    pen.stroke(edge);
  }
  for (const { hex, kind } of reach) {
    const at = hexAt(sheet.grid, hex);
    if (at !== undefined && kind === 'halt') paintHalt(pen, sheet.layout, at);
  }
}

export function union(sheet: Sheet, hexes: readonly number[]): Path2D {
  const path = new Path2D();
  for (const border of borders(sheet, hexes)) path.addPath(pathOf(border, true));
  return path;
}

/** The move ends here: a red edge inside the hex, with ticks. */
function paintHalt(pen: Pen, layout: Layout, hex: number): void {
  pen.strokeStyle = OVERLAY.target;
  pen.lineWidth = 0.075;
  pen.setLineDash([0.3, 0.13]);
  pen.stroke(hexPath(layout, hex, 0.9));
  pen.setLineDash([]);
}

/** Nobody moves here: hatched. */
function paintClosed(pen: Pen, { layout }: Sheet, hex: number): void {
  const { x, y } = centreOf(layout, hex);
  pen.save();
  pen.clip(hexPath(layout, hex));
  pen.strokeStyle = OVERLAY.closed;
  pen.lineWidth = 0.09;
  pen.beginPath();
  for (let i = -6; i <= 6; i++) {
    pen.moveTo(x + i * 0.34 - INRADIUS, y + INRADIUS);
    pen.lineTo(x + i * 0.34 + INRADIUS, y - INRADIUS);
  }
  pen.stroke();
  pen.lineWidth = 0.16;
  pen.stroke(hexPath(layout, hex));
  pen.restore();
}

const COLOURS: Readonly<Record<HexMark, string>> = {
  choice: OVERLAY.choice,
  target: OVERLAY.target,
  warn: OVERLAY.warn,
  origin: OVERLAY.origin,
  due: OVERLAY.due,
  hit: OVERLAY.hit,
};

function paintMark(pen: Pen, layout: Layout, hex: number, mark: HexMark): void {
  pen.lineJoin = 'round';
  if (mark === 'target' || mark === 'hit') return paintBrackets(pen, layout, hex);
  const path = hexPath(layout, hex, 0.93);
  pen.strokeStyle = 'rgba(20, 16, 10, 0.75)';
  pen.lineWidth = 0.15;
  pen.stroke(path);
  pen.strokeStyle = COLOURS[mark];
  pen.lineWidth = 0.09;
  if (mark === 'choice' || mark === 'due') {
    pen.fillStyle = `${COLOURS[mark]}38`;
    pen.fill(path);
  }
  if (mark === 'warn') pen.setLineDash([0.2, 0.12]);
  pen.stroke(path);
  pen.setLineDash([]);
}

/** An enemy that can be attacked: brackets on the six corners. */
function paintBrackets(pen: Pen, layout: Layout, hex: number): void {
  const { x, y } = centreOf(layout, hex);
  const corners = cornersOf(layout, hex).map((c): Point => ({ x: x + (c.x - x) * 0.92, y: y + (c.y - y) * 0.92 }));
  const path = new Path2D();
  corners.forEach((corner, i) => {
    const [before, after] = [corners[(i + 5) % 6] as Point, corners[(i + 1) % 6] as Point];
    path.moveTo(corner.x + (before.x - corner.x) * 0.27, corner.y + (before.y - corner.y) * 0.27);
    path.lineTo(corner.x, corner.y);
    path.lineTo(corner.x + (after.x - corner.x) * 0.27, corner.y + (after.y - corner.y) * 0.27);
  });
  pen.strokeStyle = '#fff3dc';
  pen.lineWidth = 0.2;
  pen.stroke(path);
  pen.strokeStyle = OVERLAY.target;
  pen.lineWidth = 0.12;
  pen.stroke(path);
}
