import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeGrid, neighbour, knownHex } from './grid.ts';
import { centreOf, cornerOffset, cornersOf, covers, hexUnder, INRADIUS, layoutOf, midOf, sideOf } from './layout.ts';
import { CCRR, type GridShape } from './shape.ts';
import { anyShape, middleOf, numbersOf } from './shapes.test-kit.ts';

const FLAT: GridShape = { orientation: 'flat', columns: 26, rows: 18, offset: 'odd', numbering: CCRR, missing: [] };
const layout = layoutOf(makeGrid(FLAT));
const named = (name: string, { grid } = layout): number => knownHex(grid, name);

it('puts odd columns of flat-top hexes half a hex lower when they are offset', () => {
  expect(centreOf(layout, named('0101'))).toEqual({ x: 1, y: 2 * INRADIUS });
  expect(centreOf(layout, named('0201'))).toEqual({ x: 2.5, y: INRADIUS });
  expect([layout.width, layout.height]).toEqual([39.5, 37 * INRADIUS]);
});

it('puts odd rows of pointy-top hexes half a hex further east when they are offset', () => {
  const numbering = { order: 'row-column', firstColumn: 0, firstRow: 10, rows: 'northward' } as const;
  const pointy = layoutOf(makeGrid({ ...FLAT, orientation: 'pointy', columns: 4, rows: 3, numbering }));
  expect(centreOf(pointy, named('1200', pointy))).toEqual({ x: INRADIUS, y: 1 });
  expect(centreOf(pointy, named('1100', pointy))).toEqual({ x: 2 * INRADIUS, y: 2.5 });
  expect(centreOf(pointy, named('1003', pointy))).toEqual({ x: 7 * INRADIUS, y: 4 });
  expect([pointy.width, pointy.height]).toEqual([9 * INRADIUS, 5]);
});

it('begins with the upper left corner of a flat top, and with the tip of a pointy one', () => {
  const pointy = layoutOf(makeGrid({ ...FLAT, orientation: 'pointy' }));
  expect(cornerOffset(layout, 0).x).toBeCloseTo(-0.5, 9);
  expect(cornerOffset(layout, 0).y).toBeCloseTo(-INRADIUS, 9);
  expect(cornerOffset(pointy, 0).x).toBeCloseTo(0, 9);
  expect(cornerOffset(pointy, 0).y).toBeCloseTo(-1, 9);
  expect(cornerOffset(pointy, 1).x).toBeCloseTo(INRADIUS, 9);
});

describe('layout of any sheet', () => {
  it('lays hexes where measuring puts them, the same distance between all', () => {
    fc.assert(
      fc.property(anyShape, (shape) => {
        const any = layoutOf(makeGrid(shape));
        const left = numbersOf(shape).filter(([name]) => !shape.missing.includes(name));
        const [, ...origin] = left[0] as [string, number, number];
        const [here, there] = [centreOf(any, 0), middleOf(shape, ...origin)];
        left.forEach(([, ...numbers], hex) => {
          expect(centreOf(any, hex).x - here.x).toBeCloseTo(middleOf(shape, ...numbers).x - there.x, 9);
          expect(centreOf(any, hex).y - here.y).toBeCloseTo(middleOf(shape, ...numbers).y - there.y, 9);
        });
      }),
    );
  });

  it('puts even columns half a hex lower when those are offset', () => {
    const even = layoutOf(makeGrid({ ...FLAT, offset: 'even' }));
    expect(centreOf(even, named('0101', even))).toEqual({ x: 1, y: INRADIUS });
    expect(centreOf(even, named('0201', even))).toEqual({ x: 2.5, y: 2 * INRADIUS });
  });

  it('keeps every corner on the sheet', () => {
    fc.assert(
      fc.property(anyShape, (shape) => {
        const any = layoutOf(makeGrid(shape));
        for (let hex = 0; hex < any.grid.size; hex++) {
          for (const { x, y } of cornersOf(any, hex)) {
            expect(x).toBeGreaterThan(-1e-9);
            expect(y).toBeGreaterThan(-1e-9);
            expect(x).toBeLessThan(any.width + 1e-9);
            expect(y).toBeLessThan(any.height + 1e-9);
          }
        }
      }),
    );
  });

  it('gives neighbours the same side seen from either hex, half way between them', () => {
    fc.assert(
      fc.property(anyShape, (shape) => {
        const any = layoutOf(makeGrid(shape));
        for (let side = 0; side < any.grid.size * 6; side++) {
          const [hex, d] = [Math.floor(side / 6), side % 6];
          const next = neighbour(any.grid, hex, d);
          if (next < 0) continue;
          const mine = midOf(any, hex, d);
          const theirs = midOf(any, next, (d + 3) % 6);
          expect(mine.x).toBeCloseTo(theirs.x, 9);
          expect(mine.y).toBeCloseTo(theirs.y, 9);
          expect(mine.x).toBeCloseTo((centreOf(any, hex).x + centreOf(any, next).x) / 2, 9);
          expect(mine.y).toBeCloseTo((centreOf(any, hex).y + centreOf(any, next).y) / 2, 9);
          const [a] = sideOf(any, hex, d);
          const [, b] = sideOf(any, next, (d + 3) % 6);
          expect(a.x).toBeCloseTo(b.x, 9);
          expect(a.y).toBeCloseTo(b.y, 9);
        }
      }),
    );
  });

  it('finds the hex under a point anywhere well inside it', () => {
    fc.assert(
      fc.property(anyShape, (shape) => {
        const any = layoutOf(makeGrid(shape));
        for (let hex = 0; hex < any.grid.size; hex++) {
          const { x, y } = centreOf(any, hex);
          expect(hexUnder(any, { x, y })).toBe(hex);
          for (const corner of cornersOf(any, hex)) {
            const near = { x: x + (corner.x - x) * 0.97, y: y + (corner.y - y) * 0.97 };
            expect(hexUnder(any, near)).toBe(hex);
            expect(covers(any, { x: near.x - x, y: near.y - y })).toBe(true);
          }
        }
      }),
    );
  });

  it('finds the only hex that covers a point, and none where none does: off the sheet or in a hole', () => {
    const part = fc.double({ min: -0.2, max: 1.2, noNaN: true });
    fc.assert(
      fc.property(anyShape, part, part, (shape, across, down) => {
        const any = layoutOf(makeGrid(shape));
        const point = { x: any.width * across, y: any.height * down };
        const found = any.grid.names.flatMap((_, hex) => {
          const { x, y } = centreOf(any, hex);
          return covers(any, { x: point.x - x, y: point.y - y }) ? [hex] : [];
        });
        // On a side two hexes cover it.
        if (found.length <= 1) expect(hexUnder(any, point)).toBe(found[0]);
        else expect(found).toContain(hexUnder(any, point));
      }),
      { numRuns: 500 },
    );
  });

  it('finds the hex on whose outer side a point lies', () => {
    const numbering = { ...CCRR, firstColumn: 0, firstRow: 0 };
    const column = layoutOf(makeGrid({ ...FLAT, orientation: 'pointy', columns: 1, rows: 6, numbering }));
    expect(hexUnder(column, { x: 0, y: column.height * 0.10554949496029638 })).toBe(0);
  });

  it('finds nothing off the sheet', () => {
    expect(hexUnder(layout, { x: -0.2, y: 3 })).toBeUndefined();
    expect(hexUnder(layout, { x: 1, y: 0.1 })).toBeUndefined();
    expect(hexUnder(layout, { x: layout.width + 1, y: layout.height + 1 })).toBeUndefined();
  });
});
