import { describe, expect, it } from 'vitest';
import { makeGrid } from '../../hex/grid.ts';
import { CCRR } from '../../hex/shape.ts';
import { placeFor, hexBox } from './where.ts';

const area = { x: 0, y: 50, width: 1000, height: 700 };
const panel = { x: 1000, y: 50, width: 400, height: 850 };
const size = { width: 300, height: 200 };

describe('the box of the guide', () => {
  it('lies in the first corner when nothing is in its way', () => {
    expect(placeFor(area, undefined, size, [])).toMatchObject({ x: 690, y: 60 });
  });

  it('goes where it covers least of what is pointed at', () => {
    const above = { x: 600, y: 50, width: 400, height: 300 };
    expect(placeFor(area, undefined, size, [above])).toMatchObject({ x: 690, y: 540 });
    const right = { x: 600, y: 50, width: 400, height: 700 };
    expect(placeFor(area, undefined, size, [right])).toMatchObject({ x: 10, y: 540 });
  });

  it('lies over the panel when it would cover what is meant wherever it lies on the map', () => {
    expect(placeFor(area, panel, size, [area])).toMatchObject({ x: 1090, y: 690 });
    expect(placeFor(area, panel, size, [])).toMatchObject({ x: 690, y: 60 });
    const map = { x: 0, y: 48, width: 390, height: 320 };
    const below = { x: 0, y: 460, width: 390, height: 384 };
    const box = { width: 314, height: 253 };
    const middle = { x: 165, y: 180, width: 60, height: 60 };
    expect(placeFor(map, below, box, [middle])).toMatchObject({ x: 66, y: 581 });
    expect(placeFor({ ...map, height: 700 }, undefined, box, [middle])).toMatchObject({ x: 66, y: 485 });
  });
});

describe('a hex that is pointed at', () => {
  const grid = makeGrid({ orientation: 'flat', columns: 10, rows: 10, offset: 'odd', numbering: CCRR, missing: [] });

  it('is found where the board shows it, and not at all when it is out of sight', () => {
    const seen = { x: 0, y: 0, width: 20, height: 14 };
    const box = hexBox(grid, '0305', area, seen);
    expect(box?.width).toBe(100);
    expect(hexBox(grid, '0305', area, { ...seen, x: 500 })).toBeUndefined();
    expect(hexBox(grid, '9999', area, seen)).toBeUndefined();
  });
});
