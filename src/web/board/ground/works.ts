import { cornersOf, type Point } from '../../../hex/layout.ts';
import { SHEET } from '../palette.ts';
import { centre, hexesFeaturing, type Pen, type Sheet } from './sheet.ts';

/** The Siegfried line: dragon's teeth along the inside of the hex. Fortifications: a crenellated wall. */
export function paintWorks(pen: Pen, sheet: Sheet): void {
  for (const hex of hexesFeaturing(sheet, 'siegfried')) paintTeeth(pen, inset(sheet, hex, 0.8));
  for (const hex of hexesFeaturing(sheet, 'fortification')) paintWall(pen, inset(sheet, hex, 0.84));
}

function inset(sheet: Sheet, hex: number, by: number): Point[] {
  const { x, y } = centre(sheet, hex);
  return cornersOf(sheet.layout, hex).map((corner) => ({ x: x + (corner.x - x) * by, y: y + (corner.y - y) * by }));
}

/** The lower three sides (from the right corner round to the left one), so that the number stays free. */
const LOWER = [2, 3, 4] as const;

function paintTeeth(pen: Pen, corners: readonly Point[]): void {
  paintBelt(pen, corners);
  pen.fillStyle = SHEET.works;
  for (const i of LOWER) {
    const [a, b] = [corners[i] as Point, corners[(i + 1) % 6] as Point];
    for (let k = 0; k < 5; k++) {
      const t = (k + 0.5) / 5;
      tooth(pen, a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t);
    }
  }
}

function tooth(pen: Pen, x: number, y: number): void {
  pen.beginPath();
  pen.moveTo(x - 0.075, y + 0.06);
  pen.lineTo(x, y - 0.08);
  pen.lineTo(x + 0.075, y + 0.06);
  pen.closePath();
  pen.fill();
}

/** A pale belt under the teeth, so that they stand out in woods too. */
function paintBelt(pen: Pen, corners: readonly Point[]): void {
  pen.strokeStyle = 'rgba(243, 234, 208, 0.82)';
  pen.lineWidth = 0.21;
  pen.lineCap = pen.lineJoin = 'round';
  pen.beginPath();
  [...LOWER, 5].forEach((i, n) => {
    const { x, y } = corners[i] as Point;
    if (n === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  });
  pen.stroke();
  pen.lineCap = 'butt';
}

function paintWall(pen: Pen, corners: readonly Point[]): void {
  pen.lineJoin = 'miter';
  for (const [width, colour] of [
    [0.1, '#f3ead0'],
    [0.055, SHEET.works],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.beginPath();
    LOWER.forEach((i) => crenellate(pen, corners[i] as Point, corners[(i + 1) % 6] as Point, i === LOWER[0]));
    pen.stroke();
  }
}

function crenellate(pen: Pen, a: Point, b: Point, first: boolean): void {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy);
  const out = { x: (-dy / length) * -0.09, y: (dx / length) * -0.09 };
  if (first) pen.moveTo(a.x, a.y);
  for (let k = 0; k < 4; k++) {
    const [t, u] = [(k + 0.25) / 4, (k + 0.75) / 4];
    pen.lineTo(a.x + dx * t, a.y + dy * t);
    pen.lineTo(a.x + dx * t + out.x, a.y + dy * t + out.y);
    pen.lineTo(a.x + dx * u + out.x, a.y + dy * u + out.y);
    pen.lineTo(a.x + dx * u, a.y + dy * u);
  }
  pen.lineTo(b.x, b.y);
}
