import { neighbour } from '../../../../hex/grid.ts';
import { sideOf, type Point } from '../../../../hex/layout.ts';
import { DIRECTIONS } from '../../../../hex/shape.ts';
import { chains, natural, pathOf } from './outline.ts';
import { keyOf } from './rim.ts';
import {
  centre,
  groupsFeaturing,
  hexesFeaturing,
  near,
  once,
  type Area,
  type Pen,
  type Sheet,
} from '../../model/sheet.ts';

/** How far the line of a camp lies inside its hexes, in hex radii. */
const INSIDE = 0.3;

/** Camping grounds: a dashed line along their border with other hexes, and a tent in each of theirs. */
export function paintCamps(pen: Pen, sheet: Sheet, area: Area): void {
  pen.strokeStyle = sheet.inks.camp;
  pen.lineWidth = 0.075;
  pen.setLineDash([0.26, 0.11]);
  for (const line of linesOf(sheet)) pen.stroke(pathOf(line, false));
  pen.setLineDash([]);
  for (const hex of near(sheet, hexesFeaturing(sheet, 'camp'), area)) paintTent(pen, sheet, centre(sheet, hex));
}

const linesOf = (sheet: Sheet): readonly (readonly Point[])[] =>
  once(sheet, 'camps', () => groupsFeaturing(sheet, 'camp').flatMap((hexes) => linesRound(sheet, hexes)));

function linesRound(sheet: Sheet, hexes: readonly number[]): Point[][] {
  const isOther = (hex: number): boolean => hex >= 0 && !hexes.includes(hex);
  const edges = hexes.flatMap((hex) =>
    DIRECTIONS[sheet.grid.orientation].flatMap((_, d) =>
      isOther(neighbour(sheet.grid, hex, d)) ? [sideOf(sheet.layout, hex, d)] : [],
    ),
  );
  const owners = ownersOf(sheet, hexes);
  return chains(edges).map((line) =>
    natural(
      line.map((corner) => inwards(corner, owners.get(keyOf(corner)) ?? [])),
      0.02,
      false,
    ),
  );
}

/** The middles of the camp's hexes that meet in each corner. */
function ownersOf(sheet: Sheet, hexes: readonly number[]): Map<string, Point[]> {
  const owners = new Map<string, Point[]>();
  for (const hex of hexes) {
    for (let d = 0; d < 6; d++) {
      const key = keyOf(sideOf(sheet.layout, hex, d)[0]);
      owners.set(key, [...(owners.get(key) ?? []), centre(sheet, hex)]);
    }
  }
  return owners;
}

function inwards({ x, y }: Point, owners: readonly Point[]): Point {
  const sum = owners.reduce((to, owner) => ({ x: to.x + owner.x - x, y: to.y + owner.y - y }), { x: 0, y: 0 });
  const length = Math.hypot(sum.x, sum.y) || 1;
  return { x: x + (sum.x / length) * INSIDE, y: y + (sum.y / length) * INSIDE };
}

/** At the lower right of the hex, beside the counter. */
function paintTent(pen: Pen, sheet: Sheet, { x, y }: Point): void {
  const [left, foot] = [x + 0.42, y + 0.66];
  pen.beginPath();
  pen.moveTo(left - 0.13, foot);
  pen.lineTo(left, foot - 0.2);
  pen.lineTo(left + 0.13, foot);
  pen.closePath();
  pen.fillStyle = sheet.inks.bridge;
  pen.fill();
  pen.lineWidth = 0.04;
  pen.lineJoin = 'round';
  pen.stroke();
  pen.beginPath();
  pen.moveTo(left, foot - 0.2);
  pen.lineTo(left, foot);
  pen.stroke();
}
