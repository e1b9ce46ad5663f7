import { neighbour, type Grid } from '../../../../hex/grid.ts';
import { sideOf, type Point } from '../../../../hex/layout.ts';
import { DIRECTIONS } from '../../../../hex/shape.ts';
import { chains, natural, pathOf } from './outline.ts';
import { hexesFeaturing, once, touches, type Area, type Pen, type Sheet } from '../../model/sheet.ts';

/** Fortified belts: two rows of dragon's teeth, or a trench with its traverses. */
export function paintFortifications(pen: Pen, sheet: Sheet, area: Area): void {
  const teeth = beltsOf(sheet, 'teeth');
  const trenches = beltsOf(sheet, 'trench');
  pen.strokeStyle = sheet.inks.worksBed;
  for (const line of [...teeth, ...trenches]) paintBed(pen, line);
  pen.strokeStyle = pen.fillStyle = sheet.inks.fortifications;
  for (const line of teeth) paintTeeth(pen, line, area);
  for (const line of trenches) paintTrench(pen, line, area);
}

/** The sides that fortifications face, the west: from the upper left to the lower left. A hex closed in there shows the side below. */
const facingOf = ({ orientation }: Grid): number[] =>
  DIRECTIONS[orientation].flatMap((name, d) => (name.includes('W') ? [d] : [])).reverse();
const BELOW = 3;
/** How far a belt lies inside its hexes, in hex radii. */
const INSIDE = 0.17;

/** The belts of one kind: along the fronts of their hexes, from hex to hex without a break. */
const beltsOf = (sheet: Sheet, feature: string): readonly (readonly Point[])[] =>
  once(sheet, `belts ${feature}`, () => {
    const hexes = hexesFeaturing(sheet, feature);
    const facing = facingOf(sheet.grid);
    const edges = hexes.flatMap((hex) => {
      const open = facing.filter((d) => !hexes.includes(neighbour(sheet.grid, hex, d)));
      return (open.length > 0 ? open : [BELOW]).map((d) => sideOf(sheet.layout, hex, d));
    });
    return chains(edges).map((line) =>
      natural(
        line.map(({ x, y }) => ({ x: x + INSIDE, y })),
        0.03,
        false,
      ),
    );
  });

/** A pale bed, so that a belt stands out in woods too. */
function paintBed(pen: Pen, line: readonly Point[]): void {
  pen.lineWidth = 0.24;
  pen.lineCap = pen.lineJoin = 'round';
  pen.stroke(pathOf(line, false));
  pen.lineCap = 'butt';
}

function paintTeeth(pen: Pen, line: readonly Point[], area: Area): void {
  pen.beginPath();
  for (const [i, { x, y, across }] of along(line, 0.095).entries()) {
    if (!touches(area, { x, y }, 0.3)) continue;
    const side = i % 2 === 0 ? 0.052 : -0.052;
    addTooth(pen, x + across.x * side, y + across.y * side);
  }
  pen.fill();
}

function addTooth(pen: Pen, x: number, y: number): void {
  pen.moveTo(x - 0.062, y + 0.05);
  pen.lineTo(x, y - 0.066);
  pen.lineTo(x + 0.062, y + 0.05);
  pen.closePath();
}

/** A trench: its line goes out and in again like battlements, towards the front. */
function paintTrench(pen: Pen, line: readonly Point[], area: Area): void {
  pen.lineWidth = 0.05;
  pen.lineJoin = 'miter';
  pen.beginPath();
  along(line, 0.11).forEach(({ x, y, across }, i, all) => {
    const last = all[i - 1];
    if (!last || !touches(area, { x, y }, 0.5)) {
      pen.moveTo(x, y);
      return;
    }
    const out = i % 2 === 0 ? 0.055 : -0.055;
    pen.lineTo(last.x + last.across.x * out, last.y + last.across.y * out);
    pen.lineTo(x + across.x * out, y + across.y * out);
  });
  pen.stroke();
}

interface Step extends Point {
  /** Unit vector across the line. */
  across: Point;
}

/** Points along an open line at even distances. */
function along(line: readonly Point[], step: number): Step[] {
  const steps: Step[] = [];
  let left = step / 2;
  line.slice(1).forEach((b, i) => {
    const a = line[i] as Point;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const length = Math.hypot(dx, dy);
    for (; left < length; left += step) {
      const across = { x: -dy / length, y: dx / length };
      steps.push({ x: a.x + (dx * left) / length, y: a.y + (dy * left) / length, across });
    }
    left -= length;
  });
  return steps;
}
