import { describe, expect, it } from 'vitest';
import { hexAt, makeGrid } from '../../../hex/grid.ts';
import { centreOf, hexUnder, layoutOf } from '../../../hex/layout.ts';
import { CCRR, type GridShape } from '../../../hex/shape.ts';
import { besideUnder, placeOf } from './beside.ts';

const SHAPE: GridShape = { orientation: 'flat', columns: 7, rows: 5, offset: 'odd', numbering: CCRR, missing: [] };
const layouts = (['flat', 'pointy'] as const).map((orientation) => layoutOf(makeGrid({ ...SHAPE, orientation })));
const north = ['0101', '0201', '0301', '0401', '0501', '0601', '0701'];
const west = ['0101', '0102', '0103', '0104', '0105'];

describe.each(layouts)('the stack of an area beside the map', (layout) => {
  it('lies outside the field, beside the middle one of its hexes', () => {
    for (const [hexes, middle] of [
      [north, '0401'],
      [west, '0103'],
      [['0705'], '0705'],
    ] as const) {
      const at = placeOf(layout, hexes);
      if (!at) throw new Error('no place');
      const centre = centreOf(layout, hexAt(layout.grid, middle) as number);
      expect(hexUnder(layout, at), middle).toBeUndefined();
      expect(Math.hypot(at.x - centre.x, at.y - centre.y)).toBeCloseTo(1.75);
    }
    expect(placeOf(layout, north)?.y).toBeLessThan(0);
    expect(placeOf(layout, west)?.x).toBeLessThan(0);
    expect(placeOf(layout, [])).toBeUndefined();
  });

  it('is found under the pointer, and nothing elsewhere', () => {
    const beside = [
      { id: 'N', hexes: north, pieces: [] },
      { id: 'W', hexes: west, pieces: [] },
    ];
    const at = placeOf(layout, west) ?? { x: 0, y: 0 };
    expect(besideUnder(layout, beside, at)).toBe('W');
    expect(besideUnder(layout, beside, { x: at.x + 0.7, y: at.y - 1 })).toBe('W');
    expect(besideUnder(layout, beside, { x: at.x, y: at.y + 0.8 })).toBeUndefined();
    expect(besideUnder(layout, beside, { x: at.x + 0.8, y: at.y })).toBeUndefined();
  });
});
