import { hexAt, neighbour, type Grid } from '../../../hex/grid.ts';
import { centreOf, midOf, type Layout, type Point } from '../../../hex/layout.ts';
import { isVisible, type Frame } from '../model/frame.ts';
import { BADGE } from '../model/palette.ts';
import type { Beside } from '../model/scene.ts';
import type { Sheet } from '../model/sheet.ts';
import type { Sprites } from './sprites.ts';
import { paintStackAt, SIDE } from './stacks.ts';

/** From the middle of the outermost hex to that of the stack, in hex radii. */
const OUT = 1.75;
/** Half width of the plate under the stack, and room for the letter at its top. */
const HALF = 0.74;
const HEAD = 0.34;

/** Where the stack of an area lies: outside the field, beside the middle one of its hexes. */
export function placeOf(layout: Layout, hexes: readonly string[]): Point | undefined {
  const { grid } = layout;
  const centres = hexes.flatMap((name) => {
    const hex = hexAt(grid, name);
    return hex === undefined ? [] : [{ hex, ...centreOf(layout, hex) }];
  });
  const mean = meanOf(centres);
  const far = ({ x, y }: Point): number => Math.hypot(x - mean.x, y - mean.y);
  const [middle] = centres.sort((a, b) => far(a) - far(b) || a.hex - b.hex);
  if (!middle) return undefined;
  const out = outwards(layout, grid, middle.hex);
  return { x: middle.x + OUT * out.x, y: middle.y + OUT * out.y };
}

const meanOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** A way of length 1 away from the field, over the sides of the hex that have no neighbour; from the middle of the field where all have. */
export function outwards(layout: Layout, grid: Grid, hex: number): Point {
  const centre = centreOf(layout, hex);
  const open = [0, 1, 2, 3, 4, 5].filter((d) => grid.names[neighbour(grid, hex, d)] === undefined);
  const rim = meanOf(open.map((d) => midOf(layout, hex, d)));
  const [x, y] =
    open.length > 0
      ? [rim.x - centre.x, rim.y - centre.y]
      : [centre.x - layout.width / 2, centre.y - layout.height / 2];
  const length = Math.hypot(x, y) || 1;
  return { x: x / length, y: y / length };
}

/** The area whose plate lies under a point of the sheet. */
export const besideUnder = (layout: Layout, beside: readonly Beside[], { x, y }: Point): string | undefined =>
  beside.find(({ hexes }) => {
    const at = placeOf(layout, hexes);
    return at && Math.abs(x - at.x) <= HALF && y <= at.y + HALF && y >= at.y - HALF - HEAD;
  })?.id;

/** The stacks in the areas beside the map, each on a plate with the letter of its area. */
export function paintBeside(frame: Frame, { layout }: Sheet, beside: readonly Beside[], sprites: Sprites): void {
  for (const { id, hexes, pieces } of beside) {
    const at = placeOf(layout, hexes);
    if (!at || pieces.length === 0 || !isVisible(frame, at.x, at.y, 2)) continue;
    paintPlate(frame, at, id);
    paintStackAt(frame, at, pieces, sprites);
  }
}

function paintPlate({ pen, camera }: Frame, { x, y }: Point, id: string): void {
  const { k } = camera;
  const [left, top] = [camera.x + (x - HALF) * k, camera.y + (y - HALF - HEAD) * k];
  pen.beginPath();
  pen.roundRect(left, top, 2 * HALF * k, (2 * HALF + HEAD) * k, 0.12 * k);
  pen.fillStyle = BADGE.dark;
  pen.fill();
  pen.strokeStyle = BADGE.light;
  pen.lineWidth = Math.max(1, 0.04 * k);
  pen.stroke();
  pen.fillStyle = BADGE.light;
  pen.font = `700 ${0.36 * k}px "Archivo Variable", sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(id, left + HALF * k, top + (HEAD + (2 * HALF - SIDE) / 2) * 0.5 * k, 2 * HALF * k);
}
