import { neighbour } from '../../../../hex/grid.ts';
import { midOf, type Point } from '../../../../hex/layout.ts';
import { chains, pathOf } from './outline.ts';
import { isOff } from './rim.ts';
import { centre, hexesFeaturing, once, type Pen, type Sheet } from '../../model/sheet.ts';

/** A line at which somebody has to halt: a striped band from hex to hex, and out at the edge of the field where it ends there. */
export function paintHaltLine(pen: Pen, sheet: Sheet): void {
  const path = once(sheet, 'halt line', () => {
    const all = new Path2D();
    for (const line of chains(edgesOf(sheet))) all.addPath(pathOf(line, false));
    return all;
  });
  pen.lineJoin = 'round';
  pen.strokeStyle = sheet.inks.haltBand;
  pen.lineWidth = 0.3;
  pen.stroke(path);
  pen.strokeStyle = sheet.inks.haltStripe;
  pen.lineWidth = 0.2;
  pen.setLineDash([0.11, 0.13]);
  pen.stroke(path);
  pen.setLineDash([]);
}

/** From the middle of each hex to the middle of the next; a hex with one neighbour or none goes on to where the field ends. */
function edgesOf(sheet: Sheet): [Point, Point][] {
  const hexes = hexesFeaturing(sheet, 'halt-line');
  return hexes.flatMap((hex) => {
    const at = centre(sheet, hex);
    const beside = [0, 1, 2, 3, 4, 5].map((d) => neighbour(sheet.grid, hex, d)).filter((next) => hexes.includes(next));
    const onwards = beside.filter((next) => next > hex).map((next): [Point, Point] => [at, centre(sheet, next)]);
    return beside.length > 1 ? onwards : [...onwards, ...outwards(sheet, hex)];
  });
}

function outwards(sheet: Sheet, hex: number): [Point, Point][] {
  const at = centre(sheet, hex);
  const d = [0, 3, 1, 2, 4, 5].find((one) => isOff(sheet, hex, one));
  if (d === undefined) return [];
  const mid = midOf(sheet.layout, hex, d);
  return [[at, { x: 2 * mid.x - at.x, y: 2 * mid.y - at.y }]];
}
