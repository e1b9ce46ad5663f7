import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Grid } from './grid.ts';
import {
  columnOf,
  directionTo,
  distance,
  hexAt,
  makeGrid,
  neighbour,
  neighboursOf,
  neighbourTo,
  offsetFrom,
  rowOf,
  within,
} from './grid.ts';
import { CCRR, DIRECTIONS, type Direction, type GridShape } from './shape.ts';
import { anyShape, measured, numbersOf, walked } from './shapes.test-kit.ts';

const FLAT: GridShape = { orientation: 'flat', columns: 18, rows: 28, offset: 'odd', numbering: CCRR, missing: [] };
/** Pointy-top, row before column, rows northward from 10, columns from 00, odd rows further east. */
const POINTY: GridShape = {
  orientation: 'pointy',
  columns: 28,
  rows: 59,
  offset: 'odd',
  numbering: { order: 'row-column', firstColumn: 0, firstRow: 10, rows: 'northward' },
  missing: ['6800', '6801', '6700', '1405'],
};
const sheet = makeGrid(FLAT);
const tall = makeGrid(POINTY);

/** The hex with this printed number; throws when the sheet has none. */
function at(name: string, grid: Grid = sheet): number {
  const hex = hexAt(grid, name);
  if (hex === undefined) throw new Error(`No hex ${name}`);
  return hex;
}

const towards = (grid: Grid, name: string, direction: Direction): string | undefined =>
  grid.names[neighbourTo(grid, at(name, grid), direction)];
const around = (grid: Grid, name: string): (string | undefined)[] =>
  [0, 1, 2, 3, 4, 5].map((d) => grid.names[neighbour(grid, at(name, grid), d)]);

describe('with odd columns pushed down', () => {
  test('0216 and 0315 are adjacent', () => {
    expect(directionTo(sheet, at('0216'), at('0315'))).toBe(DIRECTIONS.flat.indexOf('NE'));
  });

  test('north-east of 0807 is 0906', () => {
    expect(towards(sheet, '0807', 'NE')).toBe('0906');
  });

  test('the six neighbours of an even and of an odd column, clockwise from north', () => {
    expect(around(sheet, '0807')).toEqual(['0806', '0906', '0907', '0808', '0707', '0706']);
    expect(around(sheet, '0906')).toEqual(['0905', '1006', '1007', '0907', '0807', '0806']);
  });

  test('from 0605 to 1302 it is 7 hexes', () => {
    expect(distance(sheet, at('0605'), at('1302'))).toBe(7);
  });
});

test('with even columns pushed down, an odd column has the neighbours an even one had', () => {
  const grid = makeGrid({ ...FLAT, offset: 'even' });
  expect(around(grid, '0907')).toEqual(['0906', '1006', '1007', '0908', '0807', '0806']);
});

describe('pointy-top, row before column, rows counted northward and odd ones pushed east', () => {
  test('the six neighbours of an odd and of an even row, clockwise from north-east', () => {
    expect(around(tall, '2107')).toEqual(['2208', '2108', '2008', '2007', '2106', '2207']);
    expect(around(tall, '2208')).toEqual(['2308', '2209', '2108', '2107', '2207', '2307']);
  });

  test.each([
    ['1306', '1407'],
    ['1307', '1408'],
    ['1109', '1210'],
    ['1303', '1404'],
    ['1402', '1502'],
  ])('north-east of %s is %s', (name, next) => {
    expect(towards(tall, name, 'NE')).toBe(next);
    expect(towards(tall, next, 'SW')).toBe(name);
  });

  test('no hex has a northern or southern neighbour', () => {
    expect([towards(tall, '2107', 'N'), towards(tall, '2107', 'S')]).toEqual([undefined, undefined]);
  });

  // Seven rows up the sheet lead half a hex sideways each: from 1404 to 2100 at the westernmost, 2107 at the easternmost.
  test.each([
    ['1404', '1411', 7],
    ['1404', '2107', 7],
    ['1404', '2100', 7],
    ['1404', '2108', 8],
    ['1404', '2110', 10],
    ['2107', '1404', 7],
    ['1303', '1404', 1],
    ['1305', '1404', 2],
    ['1503', '1304', 2],
    ['2000', '2127', 28],
    ['2100', '2027', 27],
    ['2000', '2027', 27],
    ['1000', '6805', 58],
  ])('from %s to %s it is %d hexes', (from, to, steps) => {
    expect(distance(tall, at(from, tall), at(to, tall))).toBe(steps);
  });

  test('where hexes are missing, numbers run on without a gap and neighbours end', () => {
    expect(tall.size).toBe(28 * 59 - 4);
    expect(tall.names[0]).toBe('6802');
    expect(tall.names.at(-1)).toBe('1027');
    expect(hexAt(tall, '1405')).toBeUndefined();
    expect(around(tall, '1404')).toEqual(['1504', undefined, '1304', '1303', '1403', '1503']);
    expect(around(tall, '6701')).toEqual(['6802', '6702', '6602', '6601', undefined, undefined]);
    expect(distance(tall, at('1404', tall), at('1406', tall))).toBe(2);
  });

  test('a step north goes up the sheet, whichever way its rows count', () => {
    expect(tall.names[offsetFrom(tall, at('2107', tall), 0, -1)]).toBe('2207');
    expect(tall.names[offsetFrom(tall, at('2107', tall), -2, 3)]).toBe('1805');
    expect(offsetFrom(tall, at('2100', tall), -1, 0)).toBe(-1);
    expect(offsetFrom(tall, at('1305', tall), 0, -1)).toBe(-1);
    expect(sheet.names[offsetFrom(sheet, at('0807'), 1, -1)]).toBe('0906');
    expect(offsetFrom(sheet, at('1807'), 1, 0)).toBe(-1);
  });
});

describe('on any sheet', () => {
  test('hexes are numbered row by row from the top left, and printed numbers lead back to them', () => {
    fc.assert(
      fc.property(anyShape, (shape) => {
        const grid = makeGrid(shape);
        const left = numbersOf(shape).filter(([name]) => !shape.missing.includes(name));
        expect(grid.size).toBe(left.length);
        expect(left.map(([name]) => hexAt(grid, name))).toEqual([...left.keys()]);
        expect(left.map((_, hex) => [grid.names[hex], columnOf(grid, hex), rowOf(grid, hex)])).toEqual(left);
        for (const name of shape.missing) expect(hexAt(grid, name)).toBeUndefined();
      }),
    );
  });

  test('neighbours lie where measuring finds them, clockwise by the names of their directions', () => {
    fc.assert(
      fc.property(anyShape, (shape) => {
        const grid = makeGrid(shape);
        const turn = shape.orientation === 'flat' ? 0 : 30;
        for (const [name, next] of measured(shape)) {
          const found = [0, 1, 2, 3, 4, 5].map((d) => next.get(turn + 60 * d));
          expect(around(grid, name)).toEqual(found);
          expect(neighboursOf(grid, at(name, grid))).toEqual(
            found.flatMap((one) => (one === undefined ? [] : [at(one, grid)])),
          );
        }
      }),
    );
  });

  test('every neighbour is a neighbour back, in the opposite direction', () => {
    fc.assert(
      fc.property(anyShape, (shape) => {
        const grid = makeGrid(shape);
        for (let side = 0; side < grid.size * 6; side++) {
          const [hex, d] = [Math.floor(side / 6), side % 6];
          const next = neighbour(grid, hex, d);
          if (next < 0) continue;
          expect(neighbour(grid, next, (d + 3) % 6)).toBe(hex);
          expect(directionTo(grid, hex, next)).toBe(d);
          expect(distance(grid, hex, next)).toBe(1);
        }
      }),
    );
  });

  test('distance is what walking from neighbour to neighbour takes, over missing hexes too', () => {
    fc.assert(
      fc.property(anyShape, fc.nat(), (shape, pick) => {
        const grid = makeGrid(shape);
        const start = pick % grid.size;
        const steps = walked(shape, grid.names[start] as string);
        expect(grid.names.map((_, hex) => distance(grid, start, hex))).toEqual(
          grid.names.map((name) => steps.get(name)),
        );
        for (const range of [0, 1, 3]) {
          const near = grid.names.flatMap((name, hex) => ((steps.get(name) ?? Infinity) <= range ? [hex] : []));
          expect(within(grid, start, range)).toEqual(near);
        }
      }),
    );
  });

  test('turned about its diagonal a flat-top sheet is a pointy-top one with column and row exchanged', () => {
    fc.assert(
      fc.property(anyShape, (shape) => {
        const flat = makeGrid({ ...shape, orientation: 'flat', numbering: { ...shape.numbering, rows: 'southward' } });
        const { order, firstColumn, firstRow } = shape.numbering;
        const pointy = makeGrid({
          ...shape,
          orientation: 'pointy',
          columns: shape.rows,
          rows: shape.columns,
          numbering: {
            order: order === 'column-row' ? 'row-column' : 'column-row',
            firstColumn: firstRow,
            firstRow: firstColumn,
            rows: 'southward',
          },
        });
        for (const name of flat.names) {
          expect(new Set(around(pointy, name))).toEqual(new Set(around(flat, name)));
        }
      }),
    );
  });
});

test('directions are named by the compass: letters say which way they lead', () => {
  const directions = (['flat', 'pointy'] as const).flatMap((orientation) =>
    DIRECTIONS[orientation].map((name, d) => ({
      name,
      angle: ((orientation === 'flat' ? 0 : 30) + 60 * d) * (Math.PI / 180),
    })),
  );
  for (const { name, angle } of directions) {
    const [east, north] = [Math.sin(angle), Math.cos(angle)].map((part) => Math.sign(Math.round(part * 10)));
    expect([name.includes('E'), name.includes('W'), name.includes('N'), name.includes('S')], name).toEqual([
      east === 1,
      east === -1,
      north === 1,
      north === -1,
    ]);
  }
});

test('corners of the sheet have two or three neighbours', () => {
  expect(['0101', '1801', '0128', '1828'].map((name) => neighboursOf(sheet, at(name)).length)).toEqual([3, 2, 2, 3]);
});

test.each(['0000', '1900', '0129', '1901', '906', '09060', '09a6', '', '-106', '٠٩٠٦', 'constructor', '__proto__'])(
  '%j is no hex of the sheet',
  (name) => {
    expect(hexAt(sheet, name)).toBeUndefined();
  },
);

test('hexes that do not touch have no direction to each other, nor has a hex to itself', () => {
  expect(directionTo(sheet, at('0807'), at('1007'))).toBe(-1);
  expect(directionTo(sheet, at('0807'), at('0807'))).toBe(-1);
});
