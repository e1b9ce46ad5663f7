import { describe, expect, it } from 'vitest';
import { makeGrid } from '../../hex/grid.ts';
import { CCRR } from '../../hex/shape.ts';
import { hexBox, placeFor, pointerBetween } from './where.ts';

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

describe('where the box goes', () => {
  it('stays where it lies as long as it covers nothing there', () => {
    const now = { x: 10, y: 540 };
    expect(placeFor(area, panel, size, [], now)).toMatchObject(now);
    expect(placeFor(area, panel, size, [{ x: 20, y: 560, width: 60, height: 60 }], now)).not.toMatchObject(now);
    expect(placeFor(area, panel, size, [], { x: 900, y: 540 })).toMatchObject({ x: 690, y: 60 });
  });

  it('covers nothing along an edge where every corner would', () => {
    const corners = [0, 900].flatMap((x) => [50, 650].map((y) => ({ x, y, width: 100, height: 100 })));
    const place = placeFor(area, undefined, size, corners);
    const isApart = (one: typeof place): boolean =>
      place.x >= one.x + one.width ||
      place.x + size.width <= one.x ||
      place.y >= one.y + one.height ||
      place.y + size.height <= one.y;
    expect(corners.map(isApart)).toEqual([true, true, true, true]);
  });

  it('a short pointer ends at the edge of what is meant, and there is none where both are close', () => {
    const [from, to] = [
      { x: 0, y: 0, width: 100, height: 100 },
      { x: 0, y: 400, width: 100, height: 50 },
    ];
    expect(pointerBetween(from, to)).toEqual({ x1: 50, y1: 336, x2: 50, y2: 400 });
    expect(pointerBetween(from, { ...to, y: 110 })).toBeUndefined();
  });
});

describe('a hex that is pointed at', () => {
  const grid = makeGrid({ orientation: 'flat', columns: 10, rows: 10, offset: 'odd', numbering: CCRR, missing: [] });

  it('is found where the board shows it, and not at all when it is out of sight', () => {
    const seen = { x: 0, y: 0, width: 20, height: 14 };
    const box = hexBox(grid, '0305', area, seen);
    expect(box?.width).toBe(135);
    expect(hexBox(grid, '0305', area, { ...seen, x: 500 })).toBeUndefined();
    expect(hexBox(grid, '9999', area, seen)).toBeUndefined();
  });
});
