import { expect, test } from 'vitest';
import { makeGrid } from '../../../hex/grid.ts';
import { layoutOf, type Layout } from '../../../hex/layout.ts';
import { CCRR, type GridShape } from '../../../hex/shape.ts';
import { cutOf } from './cut.ts';

const WHOLE: GridShape = { orientation: 'flat', columns: 10, rows: 12, offset: 'odd', numbering: CCRR, missing: [] };

/** A sheet without these hexes. */
function sheetWithout(isGone: (column: number, row: number) => boolean): Layout {
  const missing = makeGrid(WHOLE).names.filter((name) => isGone(Number(name.slice(0, 2)), Number(name.slice(2))));
  return layoutOf(makeGrid({ ...WHOLE, missing }));
}

test('a sheet that fills its rectangle has no cut, nor has one that lacks a hex or a hole in the middle', () => {
  expect(cutOf(sheetWithout(() => false))).toBeUndefined();
  expect(cutOf(sheetWithout((column, row) => column === 10 && row === 12))).toBeUndefined();
  expect(cutOf(sheetWithout((column, row) => column > 3 && column < 8 && row > 3 && row < 9))).toBeUndefined();
});

test('the cut begins where the hexes beside it and over it end', () => {
  const high = Math.sqrt(3);
  // Five columns of hexes are 8 radii wide; seven rows end half a hex lower in odd columns.
  expect(cutOf(sheetWithout((column, row) => column > 5 && row > 7))).toEqual({
    x: expect.closeTo(8, 6),
    y: expect.closeTo(7.5 * high, 6),
    east: true,
    south: true,
  });
  // To the west of it 0601 begins at 7.5; under it 0107 begins half a hex below row 7.
  expect(cutOf(sheetWithout((column, row) => column < 6 && row < 7))).toEqual({
    x: expect.closeTo(7.5, 6),
    y: expect.closeTo(6 * high, 6),
    east: false,
    south: false,
  });
});
