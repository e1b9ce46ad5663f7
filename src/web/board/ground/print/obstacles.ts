import { neighbour } from '../../../../hex/grid.ts';
import { midOf, type Point } from '../../../../hex/layout.ts';
import { centre, hexesFeaturing, hexesWith, once, type Sheet } from '../../model/sheet.ts';
import { riverLines } from '../terrain/rivers.ts';
import { roadPieces } from '../terrain/roads.ts';
import { BADGES } from './badges.ts';
import type { Box } from './boxes.ts';

/** Half the side of where a counter stands, in hex radii. */
export const COUNTER = 0.52;

export const boxAbout = ({ x, y }: Point, far: number, k: number): Box => ({
  left: (x - far) * k,
  right: (x + far) * k,
  top: (y - far) * k,
  bottom: (y + far) * k,
});

/** What no word may hide: bridges, ferries, and hexes in which three roads or more meet. */
export function knots(sheet: Sheet, k: number): Box[] {
  const crossings = sheet.sides
    .filter(({ bridge, ferry }) => bridge || ferry)
    .map(({ hex, d }) => boxAbout(midOf(sheet.layout, hex, d), 0.22, k));
  const arms = new Map<number, number>();
  for (const { hex, d, road } of sheet.sides) {
    if (!road) continue;
    for (const end of [hex, neighbour(sheet.grid, hex, d)]) arms.set(end, (arms.get(end) ?? 0) + 1);
  }
  const junctions = [...arms].filter(([, count]) => count > 2).map(([hex]) => boxAbout(centre(sheet, hex), 0.14, k));
  return [...crossings, ...junctions];
}

/** The corner without hexes: it is no part of the field. */
export function outside({ cut, layout: { width, height } }: Sheet, k: number): Box[] {
  if (!cut) return [];
  const [left, right] = cut.east ? [cut.x, width] : [0, cut.x];
  const [top, bottom] = cut.south ? [cut.y, height] : [0, cut.y];
  return [{ left: left * k, right: right * k, top: top * k, bottom: bottom * k }];
}

/** What should be seen beside words: where counters stand, and stars. */
export const spared = (sheet: Sheet, k: number): Box[] => [
  ...sheet.grid.names.map((_, hex) => boxAbout(centre(sheet, hex), COUNTER, k)),
  ...hexesFeaturing(sheet, 'prize').map((hex) => {
    const { x, y } = centre(sheet, hex);
    return boxAbout({ x: x + BADGES.prize.x, y: y + BADGES.prize.y }, BADGES.radius, k);
  }),
];

/** Half the width of what is kept free of words along a line, and from one such place to the next; in hex radii. */
const [BESIDE, APART] = [0.08, 0.16];
/** How far the houses of a town reach from the middle of its hex. */
const HOUSES = 0.6;

/** Roads, rivers and houses, over which words are better not written. */
export const drawn = (sheet: Sheet, k: number): Box[] => [
  ...lines(sheet).map((point) => boxAbout(point, BESIDE, k)),
  ...['city', 'town'].flatMap((kind) => hexesWith(sheet, kind).map((hex) => boxAbout(centre(sheet, hex), HOUSES, k))),
];

const lines = (sheet: Sheet): readonly Point[] =>
  once(sheet, 'lettered lines', () => [
    ...riverLines(sheet).flatMap(({ line }) => spaced(line)),
    ...roadPieces(sheet).flatMap(({ curve }) => spaced([curve[0], curve[3]])),
  ]);

/** Points along a line, at even distances. */
export function spaced(line: readonly Point[], step = APART): Point[] {
  const points: Point[] = [];
  let left = 0;
  line.slice(1).forEach((b, i) => {
    const a = line[i] as Point;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    if (length === 0) return;
    for (; left <= length; left += step) {
      points.push({ x: a.x + ((b.x - a.x) * left) / length, y: a.y + ((b.y - a.y) * left) / length });
    }
    left -= length;
  });
  return points;
}
