import { hexAt } from '../../../hex/grid.ts';
import { centreOf, cornersOf, type Layout, type Point } from '../../../hex/layout.ts';
import { borders, pathOf } from '../ground/terrain/outline.ts';
import { once, type Pen, type Sheet } from '../model/sheet.ts';
import { isVisible, ontoSheet, type Frame } from '../model/frame.ts';
import { CASING, OVERLAY, SHADE } from '../model/palette.ts';
import type { HexMark, ReachMark, Scene } from '../model/scene.ts';
import { cased } from './lines.ts';

/** How dark hexes out of reach are at usual strength. */
const DIM = 0.34;

export const numbered = (sheet: Sheet, names: readonly string[]): number[] =>
  names.flatMap((name) => hexAt(sheet.grid, name) ?? []);

export function hexPath(layout: Layout, hex: number, by = 1): Path2D {
  const { x, y } = centreOf(layout, hex);
  const points = cornersOf(layout, hex).map((c): Point => ({ x: x + (c.x - x) * by, y: y + (c.y - y) * by }));
  return pathOf(points, true);
}

/** Hexes nobody may enter and hexes laid waste. */
export function paintBarred(frame: Frame, sheet: Sheet, closed: readonly string[], ruined: readonly string[]): void {
  const { pen } = frame;
  const inView = (names: readonly string[]): number[] =>
    numbered(sheet, names).filter((hex) => {
      const { x, y } = centreOf(sheet.layout, hex);
      return isVisible(frame, x, y);
    });
  ontoSheet(frame);
  for (const hex of inView(closed)) paintClosed(pen, sheet, hex);
  for (const hex of inView(ruined)) paintRuined(pen, sheet.layout, hex);
  pen.restore();
}

/** What lies between the sheet and the counters: dimmed ground, edges of the reach, marked hexes. */
export function paintAreas(frame: Frame, sheet: Sheet, scene: Scene): void {
  const { pen } = frame;
  ontoSheet(frame);
  if (scene.reach) paintReach(frame, sheet, scene.reach, scene);
  for (const { hex, mark } of scene.marks) {
    for (const at of numbered(sheet, [hex])) paintMark(pen, sheet.layout, at, mark);
  }
  pen.restore();
}

function paintReach({ pen, camera }: Frame, sheet: Sheet, reach: readonly ReachMark[], scene: Scene): void {
  const origins = scene.marks.filter(({ mark }) => mark === 'origin');
  const inside = new Set(
    numbered(
      sheet,
      [...reach, ...origins].map(({ hex }) => hex),
    ),
  );
  const edge = union(sheet, [...inside]);
  pen.fillStyle = SHADE.out;
  pen.globalAlpha = Math.min(1, DIM * (scene.strength ?? 1));
  pen.fill(outsideOf(sheet, edge), 'evenodd');
  pen.globalAlpha = 1;
  cased(pen, 'reach', [4 / camera.k, 1.8 / camera.k], edge);
  for (const { hex, kind, fights, contact } of reach) {
    const at = hexAt(sheet.grid, hex);
    if (at === undefined) continue;
    if (kind === 'halt') paintHalt(pen, sheet.layout, at);
    if (fights) paintBlades(pen, sheet.layout, at);
    if (contact) paintBurst(pen, sheet.layout, at);
  }
}

/** The edge of the whole sheet. */
const outlineOf = (sheet: Sheet): Path2D => once(sheet, 'outline', () => union(sheet, [...sheet.grid.names.keys()]));

/** All of the sheet but what this edge encloses, to be filled even-odd. */
function outsideOf(sheet: Sheet, edge: Path2D): Path2D {
  const path = new Path2D(outlineOf(sheet));
  path.addPath(edge);
  return path;
}

export function union(sheet: Sheet, hexes: readonly number[]): Path2D {
  const path = new Path2D();
  for (const border of borders(sheet, hexes)) path.addPath(pathOf(border, true));
  return path;
}

/** The move ends here: a red edge inside the hex, with ticks. */
function paintHalt(pen: Pen, layout: Layout, hex: number): void {
  const path = hexPath(layout, hex, 0.9);
  pen.setLineDash([0.3, 0.13]);
  cased(pen, 'halt', [0.15, 0.075], path);
  pen.setLineDash([]);
}

/** Whoever goes here can still fight: two crossed blades at the upper left, clear of the counters. */
function paintBlades(pen: Pen, layout: Layout, hex: number): void {
  const { x, y } = centreOf(layout, hex);
  const blades = new Path2D();
  for (const side of [1, -1]) {
    blades.moveTo(x - 0.5 - side * 0.14, y - 0.46);
    blades.lineTo(x - 0.5 + side * 0.14, y - 0.74);
  }
  cased(pen, 'target', [0.2, 0.08], blades);
}

/** Whoever flies over it is seen and may be shot at: a burst at the upper right, clear of the counters. */
function paintBurst(pen: Pen, layout: Layout, hex: number): void {
  const { x, y } = centreOf(layout, hex);
  const rays = new Path2D();
  for (let i = 0; i < 4; i++) {
    const [dx, dy] = [Math.cos((i * Math.PI) / 4) * 0.17, Math.sin((i * Math.PI) / 4) * 0.17];
    rays.moveTo(x + 0.5 - dx, y - 0.58 - dy);
    rays.lineTo(x + 0.5 + dx, y - 0.58 + dy);
  }
  cased(pen, 'contact', [0.15, 0.06], rays);
}

/** How dark the ground of a hex laid waste is, and the radius of the disc on it, in hex radii. */
const [SCORCHED, DISC] = [0.6, 0.5];

/** Laid waste for good: a disc with three blades on a scorched hex, clear of number and name. */
function paintRuined(pen: Pen, layout: Layout, hex: number): void {
  const { x, y } = centreOf(layout, hex);
  pen.save();
  pen.globalAlpha = SCORCHED;
  pen.fillStyle = SHADE.scorched;
  pen.fill(hexPath(layout, hex, 0.96));
  pen.restore();
  pen.save();
  pen.translate(x, y + 0.06);
  pen.scale(DISC, DISC);
  pen.beginPath();
  pen.arc(0, 0, 1, 0, 2 * Math.PI);
  pen.fillStyle = OVERLAY.ruined;
  pen.fill();
  pen.lineWidth = 0.1;
  pen.strokeStyle = pen.fillStyle = CASING.ruined;
  pen.stroke();
  pen.beginPath();
  for (let blade = 0; blade < 3; blade++) {
    const from = (blade * 2 * Math.PI) / 3;
    pen.moveTo(Math.cos(from) * 0.27, Math.sin(from) * 0.27);
    pen.arc(0, 0, 0.84, from, from + Math.PI / 3);
    pen.arc(0, 0, 0.27, from + Math.PI / 3, from, true);
    pen.closePath();
  }
  pen.fill();
  pen.beginPath();
  pen.arc(0, 0, 0.16, 0, 2 * Math.PI);
  pen.fill();
  pen.restore();
}

/** Nobody moves here: roofed over and crossed out; below is room for the name. */
function paintClosed(pen: Pen, { layout }: Sheet, hex: number): void {
  const { x, y } = centreOf(layout, hex);
  const roof = cornersOf(layout, hex)
    .filter((corner) => corner.y < y + 0.1)
    .sort((a, b) => a.x - b.x)
    .map((corner): Point => ({ x: x + (corner.x - x) * 0.93, y: y + (corner.y - y) * 0.93 }));
  const sign = pathOf(roof, false);
  for (const side of [1, -1]) {
    sign.moveTo(x - side * 0.34, y - 0.56);
    sign.lineTo(x + side * 0.34, y + 0.44);
  }
  cased(pen, 'closed', [0.18, 0.1], sign);
}

function paintMark(pen: Pen, layout: Layout, hex: number, mark: HexMark): void {
  pen.lineJoin = 'round';
  if (mark === 'target' || mark === 'hit') return paintBrackets(pen, layout, hex);
  if (mark === 'lit') return paintHalo(pen, layout, hex);
  const path = hexPath(layout, hex, 0.93);
  if (mark === 'choice' || mark === 'due') {
    pen.fillStyle = `${OVERLAY[mark]}38`;
    pen.fill(path);
  }
  if (mark === 'warn') pen.setLineDash([0.2, 0.12]);
  cased(pen, mark, [0.16, 0.09], path);
  pen.setLineDash([]);
}

/** What is spoken of: two rings beyond the sides of the hex, where no other mark lies. */
function paintHalo(pen: Pen, layout: Layout, hex: number): void {
  cased(pen, 'lit', [0.24, 0.14], hexPath(layout, hex, 1.06));
  cased(pen, 'lit', [0.12, 0.05], hexPath(layout, hex, 1.28));
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
  cased(pen, 'target', [0.19, 0.11], path);
}
