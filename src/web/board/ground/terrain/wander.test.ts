import { expect, test } from 'vitest';
import { GAMES } from '../../../../games/all.ts';
import { neighbour } from '../../../../hex/grid.ts';
import { INRADIUS, sideOf, type Point } from '../../../../hex/layout.ts';
import { groundOf } from '../../../map/ground.ts';
import { hexesWith, sheetOf, type Sheet } from '../../model/sheet.ts';
import { borders } from './outline.ts';
import { isRim } from './rim.ts';
import { riverLines } from './rivers.ts';
import { shoreline, strayed } from './wander.ts';

type Edge = readonly [Point, Point];

const grounds = GAMES.map(({ id, map, looks }) => [id, groundOf(map, looks)] as const);
const WET = ['sea', 'shallows'];

/** Every hexside with a river, a frontier or a boundary, and every one of a coast or shore. */
function linesOf(sheet: Sheet): Edge[] {
  const drawn = sheet.sides.filter(({ river, frontier, boundary }) => river ?? frontier ?? boundary);
  const shores = WET.flatMap((kind) => {
    const wet = new Set(hexesWith(sheet, kind));
    return [...wet].flatMap((hex) =>
      [0, 1, 2, 3, 4, 5].filter((d) => !wet.has(neighbour(sheet.grid, hex, d))).map((d) => ({ hex, d })),
    );
  });
  return [...drawn, ...shores].map(({ hex, d }) => sideOf(sheet.layout, hex, d));
}

/** Is a point within the two corners of a hexside and the centres of its two hexes? */
function isWithin([a, b]: Edge, { x, y }: Point): boolean {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = (x - a.x) * dx + (y - a.y) * dy;
  const aside = Math.abs((y - a.y) * dx - (x - a.x) * dy);
  return aside <= 2 * INRADIUS * Math.min(along, 1 - along) + 1e-6;
}

const nearby = (edges: readonly Edge[], { x, y }: Point): Edge[] =>
  edges.filter(([a, b]) => Math.hypot((a.x + b.x) / 2 - x, (a.y + b.y) / 2 - y) < 0.9);

test.each(grounds)('no line leaves the corners of its hexside and the centres of its hexes: %s', (_, ground) => {
  const sheet = sheetOf(ground);
  const edges = linesOf(sheet);
  expect(edges.length).toBeGreaterThan(100);
  const { width, height } = sheet.layout;
  const isOnField = ({ x, y }: Point): boolean => x > 0 && y > 0 && x < width && y < height;
  for (const edge of edges) {
    for (const point of strayed(sheet, ...edge)) expect(isWithin(edge, point), JSON.stringify(point)).toBe(true);
  }
  for (const { name, line } of riverLines(sheet)) {
    const own = sheet.sides
      .filter((side) => side.river && side.name === name)
      .map(({ hex, d }) => sideOf(sheet.layout, hex, d));
    const corners = line.filter((point) => isOnField(point) && !own.flat().some((end) => isRim(sheet, end)));
    for (const point of corners) {
      expect(
        nearby(own, point).some((edge) => isWithin(edge, point)),
        `${name} ${JSON.stringify(point)}`,
      ).toBe(true);
    }
  }
  for (const border of WET.flatMap((kind) => borders(sheet, hexesWith(sheet, kind)))) {
    const own = border.map((b, i): Edge => [border.at(i - 1) as Point, b]);
    for (const point of shoreline(sheet, border))
      expect(nearby(own, point).some((edge) => isWithin(edge, point))).toBe(true);
  }
});

test.each(grounds)('a change next door leaves a line as it is, to the bit, from either side: %s', (_, ground) => {
  const whole = sheetOf(ground);
  const odd = sheetOf({ ...ground, sides: ground.sides.filter((_side, i) => i % 2 === 1), hexes: {} });
  const kept = linesOf(odd);
  expect(kept.length).toBeGreaterThan(50);
  for (const [a, b] of kept) {
    expect(strayed(odd, a, b)).toEqual(strayed(whole, a, b));
    expect(strayed(odd, { x: b.x + 1e-12, y: b.y }, a)).toEqual(strayed(whole, a, b).toReversed());
  }
  const lines = kept.map((edge) => JSON.stringify(strayed(whole, ...edge)));
  expect(new Set(lines).size).toBe(lines.length);
});
