import { describe, expect, it } from 'vitest';
import { hexAt, makeGrid, neighbour } from './grid.ts';
import { centreOf, cornersOf, hexUnder, INRADIUS, layoutOf, midOf, sideOf } from './layout.ts';

const grid = makeGrid({ columns: 26, rows: 18, offset: 'odd' });
const layout = layoutOf(grid);
const named = (name: string): number => hexAt(grid, name) as number;

describe('layout of flat-top hexes', () => {
  it('puts odd columns half a hex lower when they are offset', () => {
    expect(centreOf(layout, named('0101'))).toEqual({ x: 1, y: 2 * INRADIUS });
    expect(centreOf(layout, named('0201'))).toEqual({ x: 2.5, y: INRADIUS });
  });

  it('keeps every corner on the sheet', () => {
    for (let hex = 0; hex < grid.size; hex++) {
      for (const { x, y } of cornersOf(layout, hex)) {
        expect(x).toBeGreaterThan(-1e-9);
        expect(y).toBeGreaterThan(-1e-9);
        expect(x).toBeLessThan(layout.width + 1e-9);
        expect(y).toBeLessThan(layout.height + 1e-9);
      }
    }
  });

  it('gives neighbours the same side seen from either hex', () => {
    for (let hex = 0; hex < grid.size; hex++) {
      for (let d = 0; d < 6; d++) {
        const next = neighbour(grid, hex, d);
        if (next < 0) continue;
        const mine = midOf(layout, hex, d);
        const theirs = midOf(layout, next, (d + 3) % 6);
        expect(mine.x).toBeCloseTo(theirs.x, 9);
        expect(mine.y).toBeCloseTo(theirs.y, 9);
        const [a] = sideOf(layout, hex, d);
        const [, b] = sideOf(layout, next, (d + 3) % 6);
        expect(a.x).toBeCloseTo(b.x, 9);
        expect(a.y).toBeCloseTo(b.y, 9);
      }
    }
  });

  it('finds the hex under a point anywhere well inside it, and nothing off the sheet', () => {
    for (let hex = 0; hex < grid.size; hex++) {
      const { x, y } = centreOf(layout, hex);
      expect(hexUnder(layout, { x, y })).toBe(hex);
      for (const corner of cornersOf(layout, hex)) {
        const near = { x: x + (corner.x - x) * 0.97, y: y + (corner.y - y) * 0.97 };
        expect(hexUnder(layout, near)).toBe(hex);
      }
    }
    expect(hexUnder(layout, { x: -0.2, y: 3 })).toBeUndefined();
    expect(hexUnder(layout, { x: 1, y: 0.1 })).toBeUndefined();
    expect(hexUnder(layout, { x: layout.width + 1, y: layout.height + 1 })).toBeUndefined();
  });
});
