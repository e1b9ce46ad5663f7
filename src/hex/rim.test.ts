import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columnOf, makeGrid, neighboursOf, rowOf, type Grid } from './grid.ts';
import { rimOf, type Quarter } from './rim.ts';
import { CCRR, type GridShape } from './shape.ts';
import { anyShape } from './shapes.test-kit.ts';

const QUARTERS: readonly Quarter[] = ['north', 'east', 'south', 'west'];
const named = (grid: Grid, quarter: Quarter): string[] => rimOf(grid, quarter).map((hex) => grid.names[hex] as string);

/** 6 by 5 flat-top hexes; those of columns 04 to 06 below row 03 are missing. */
const CUT: GridShape = {
  orientation: 'flat',
  columns: 6,
  rows: 5,
  offset: 'odd',
  numbering: CCRR,
  missing: ['0404', '0504', '0604', '0405', '0505', '0605'],
};

test('the rim of a sheet with a corner cut out follows the cut', () => {
  const grid = makeGrid(CUT);
  expect(named(grid, 'north')).toEqual(['0101', '0201', '0301', '0401', '0501', '0601']);
  expect(named(grid, 'east')).toEqual(['0601', '0602', '0603', '0304', '0305']);
  expect(named(grid, 'south')).toEqual(['0403', '0503', '0603', '0105', '0205', '0305']);
  expect(named(grid, 'west')).toEqual(['0101', '0102', '0103', '0104', '0105']);
});

test('north is the top of the sheet, whichever way its rows count', () => {
  const numbering = { order: 'row-column', firstColumn: 0, firstRow: 10, rows: 'northward' } as const;
  const grid = makeGrid({ orientation: 'pointy', columns: 3, rows: 3, offset: 'odd', numbering, missing: ['1200'] });
  expect(named(grid, 'north')).toEqual(['1201', '1202', '1100']);
  expect(named(grid, 'south')).toEqual(['1000', '1001', '1002']);
  expect(named(grid, 'west')).toEqual(['1201', '1100', '1000']);
  expect(named(grid, 'east')).toEqual(['1202', '1102', '1002']);
});

test('a hole inside the sheet makes no rim', () => {
  const grid = makeGrid({ ...CUT, missing: ['0303'] });
  expect(QUARTERS.flatMap((quarter) => named(grid, quarter))).not.toContain('0302');
});

describe('on any complete sheet', () => {
  const complete = anyShape.map((shape) => makeGrid({ ...shape, missing: [] }));

  test('the rim is its first and last rows and columns', () => {
    fc.assert(
      fc.property(complete, (grid) => {
        const { firstColumn, firstRow, rows } = grid.numbering;
        const [top, bottom] =
          rows === 'southward' ? [firstRow, firstRow + grid.rows - 1] : [firstRow + grid.rows - 1, firstRow];
        const having = (of: typeof rowOf, n: number): number[] =>
          [...grid.names.keys()].filter((hex) => of(grid, hex) === n);
        expect(rimOf(grid, 'north')).toEqual(having(rowOf, top));
        expect(rimOf(grid, 'south')).toEqual(having(rowOf, bottom));
        expect(rimOf(grid, 'west')).toEqual(having(columnOf, firstColumn));
        expect(rimOf(grid, 'east')).toEqual(having(columnOf, firstColumn + grid.columns - 1));
      }),
    );
  });

  test('every hex that lacks a neighbour lies on it', () => {
    fc.assert(
      fc.property(complete, (grid) => {
        const rim = new Set(QUARTERS.flatMap((quarter) => rimOf(grid, quarter)));
        const outer = [...grid.names.keys()].filter((hex) => neighboursOf(grid, hex).length < 6);
        expect(outer.filter((hex) => !rim.has(hex))).toEqual([]);
      }),
    );
  });
});
