import { expect, test } from 'vitest';
import { makeGrid } from '../../../hex/grid.ts';
import { layoutOf } from '../../../hex/layout.ts';
import { sheetOf } from './sheet.ts';
import { rimNames } from './rim-names.ts';

const SHAPE = {
  orientation: 'pointy',
  columns: 20,
  rows: 12,
  offset: 'odd',
  numbering: { order: 'row-column', firstColumn: 0, firstRow: 10, rows: 'northward' },
  missing: [],
} as const;
const layout = layoutOf(makeGrid(SHAPE));
const ground = { id: 'sheet', grid: SHAPE, hexes: {}, sides: [], labels: [] };

test('a stretch round a corner has its name on both sides of the sheet, outside the field', () => {
  const [north, west, ...others] = rimNames(layout, [{ name: 'A', hexes: ['1900', '2000', '2100', '2101', '2102'] }]);
  expect(others).toEqual([]);
  expect(north?.at.map(({ y }) => y < 0)).toEqual([true]);
  expect(west?.at.map(({ x }) => x < 0)).toEqual([true]);
  expect(north?.from.y).toBe(north?.to.y);
  expect(west?.from.x).toBe(west?.to.x);
});

test('a stretch whose last hex is the corner has no name on the other side; a single hex has one', () => {
  const [south, ...others] = rimNames(layout, [{ name: 'A', hexes: ['1017', '1018', '1019'] }]);
  expect(others).toEqual([]);
  expect(south?.from.y).toBeGreaterThan(layout.height);
  expect(rimNames(layout, [{ name: 'B', hexes: ['1519'] }])).toHaveLength(1);
});

test('a long stretch has its name several times', () => {
  const hexes = layout.grid.names.filter((name) => name.startsWith('10'));
  const [south] = rimNames(layout, [{ name: 'A', hexes }]);
  expect(south?.at.length).toBe(4);
});

test('a sheet with names at its rim has a wider edge, and its margin begins lower', () => {
  const margin = {
    title: '',
    subtitle: '',
    hexKm: 2,
    hexScale: '',
    note: '',
    credits: '',
    legend: { title: '', note: '', entries: [] },
    tracks: [],
  };
  const plain = sheetOf({ ...ground, margin: { ...margin, sideColours: ['#000', '#fff'] } });
  const edges = [{ name: 'A', hexes: ['1017', '1018'] }];
  const named = sheetOf({ ...plain.ground, edges });
  const wider = named.edge - plain.edge;
  expect(wider).toBeGreaterThan(0);
  expect((named.margin?.top ?? 0) - (plain.margin?.top ?? 0)).toBeCloseTo(wider, 6);
  expect(named.page.width - plain.page.width).toBeCloseTo(2 * wider, 6);
});
