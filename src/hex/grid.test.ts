import { describe, expect, test } from 'vitest';
import type { Grid, GridShape } from './grid.ts';
import {
  columnOf,
  DIRECTIONS,
  directionTo,
  distance,
  hexAt,
  makeGrid,
  neighbour,
  neighboursOf,
  rowOf,
  within,
} from './grid.ts';

const sheet = makeGrid({ columns: 18, rows: 28, offset: 'odd' });

/** The hex with this printed number; throws when the sheet has none. */
function at(name: string, grid: Grid = sheet): number {
  const hex = hexAt(grid, name);
  if (hex === undefined) throw new Error(`No hex ${name}`);
  return hex;
}

const towards = (name: string, direction: (typeof DIRECTIONS)[number]): string | undefined =>
  sheet.names[neighbour(sheet, at(name), DIRECTIONS.indexOf(direction))];

const shapes: GridShape[] = [
  { columns: 18, rows: 28, offset: 'odd' },
  { columns: 7, rows: 5, offset: 'even' },
  { columns: 1, rows: 1, offset: 'odd' },
  { columns: 2, rows: 1, offset: 'even' },
];

describe('with odd columns pushed down', () => {
  test('0216 and 0315 are adjacent', () => {
    expect(directionTo(sheet, at('0216'), at('0315'))).toBe(DIRECTIONS.indexOf('NE'));
  });

  test('north-east of 0807 is 0906', () => {
    expect(towards('0807', 'NE')).toBe('0906');
  });

  test('the six neighbours of an even and of an odd column, clockwise from north', () => {
    const names = (name: string) => neighboursOf(sheet, at(name)).map((hex) => sheet.names[hex]);
    expect(names('0807')).toEqual(['0806', '0906', '0907', '0808', '0707', '0706']);
    expect(names('0906')).toEqual(['0905', '1006', '1007', '0907', '0807', '0806']);
  });

  test('from 0605 to 1302 it is 7 hexes', () => {
    expect(distance(sheet, at('0605'), at('1302'))).toBe(7);
  });
});

test('with even columns pushed down, an odd column has the neighbours an even one had', () => {
  const grid = makeGrid({ columns: 18, rows: 28, offset: 'even' });
  const names = neighboursOf(grid, at('0907', grid)).map((hex) => grid.names[hex]);
  expect(names).toEqual(['0906', '1006', '1007', '0908', '0807', '0806']);
});

describe.each(shapes)('on a sheet of $columns by $rows, $offset columns pushed down', (shape) => {
  const grid = makeGrid(shape);
  const hexes = Array.from({ length: grid.size }, (_, hex) => hex);

  test('every neighbour is a neighbour back, in the opposite direction', () => {
    const sides = hexes.flatMap((hex) => [0, 1, 2, 3, 4, 5].map((d) => [hex, d] as const));
    const oneWay = sides.filter(([hex, d]) => {
      const next = neighbour(grid, hex, d);
      return next >= 0 && neighbour(grid, next, (d + 3) % 6) !== hex;
    });
    expect(oneWay).toEqual([]);
  });

  test('no hex is its own neighbour or has the same neighbour twice', () => {
    for (const hex of hexes)
      expect(new Set([hex, ...neighboursOf(grid, hex)]).size).toBe(neighboursOf(grid, hex).length + 1);
  });

  test('printed numbers lead back to their hex, column and row', () => {
    for (const hex of hexes) {
      const name = grid.names[hex] as string;
      expect(at(name, grid)).toBe(hex);
      expect([columnOf(grid, hex), rowOf(grid, hex)]).toEqual([Number(name.slice(0, 2)), Number(name.slice(2))]);
    }
  });

  test('distance is what walking from neighbour to neighbour takes', () => {
    for (const hex of [0, Math.floor(grid.size / 2), grid.size - 1]) {
      expect(hexes.map((other) => distance(grid, hex, other))).toEqual(walked(grid, hex));
    }
  });

  test('the hexes within a range are those walked to in as many steps', () => {
    const start = Math.floor(grid.size / 2);
    const steps = walked(grid, start);
    for (const range of [0, 1, 3])
      expect(within(grid, start, range)).toEqual(hexes.filter((hex) => steps[hex]! <= range));
  });
});

/** Steps from one hex to every hex, found by spreading over neighbours. */
function walked(grid: Grid, start: number): number[] {
  const steps = Array.from({ length: grid.size }, () => -1);
  steps[start] = 0;
  const queue = [start];
  for (const hex of queue) {
    for (const next of neighboursOf(grid, hex)) {
      if (steps[next] !== -1) continue;
      steps[next] = (steps[hex] as number) + 1;
      queue.push(next);
    }
  }
  return steps;
}

test.each(['0000', '1900', '0129', '1901', '906', '09060', '09a6', '', '-106', '٠٩٠٦'])(
  '%j is no hex of the sheet',
  (name) => {
    expect(hexAt(sheet, name)).toBeUndefined();
  },
);

test('hexes that do not touch have no direction to each other, nor has a hex to itself', () => {
  expect(directionTo(sheet, at('0807'), at('1007'))).toBe(-1);
  expect(directionTo(sheet, at('0807'), at('0807'))).toBe(-1);
});

test('corners of the sheet have two or three neighbours', () => {
  expect(['0101', '1801', '0128', '1828'].map((name) => neighboursOf(sheet, at(name)).length)).toEqual([3, 2, 2, 3]);
});
