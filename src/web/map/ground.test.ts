import { expect, test } from 'vitest';
import { makeGrid } from '../../hex/grid.ts';
import type { GridShape } from '../../hex/shape.ts';
import type { MapData } from '../../wargame/map.ts';
import type { PositionView } from '../../wargame/wargame.ts';
import { groundOf } from './ground.ts';
import { middleOf } from '../gestures/middle.ts';

/** Pointy-top, row before column, rows counted from the foot of the sheet. */
const SHAPE: GridShape = {
  orientation: 'pointy',
  columns: 8,
  rows: 9,
  offset: 'odd',
  numbering: { order: 'row-column', firstColumn: 0, firstRow: 10, rows: 'northward' },
  missing: [],
};
const grid = makeGrid(SHAPE);
const map: MapData = {
  format: 'bivouac-map',
  version: 1,
  id: 'sheet',
  title: 'Sheet',
  grid: SHAPE,
  sources: {},
  hexes: {},
  sides: [],
  places: [{ id: 'town', name: 'Town', kind: 'city', hexes: ['1304', '1204', '1203', '1403'], source: 'made up' }],
  areas: [{ id: 'wood', hexes: grid.names.filter((name) => /^1[3-7]0[2-6]$/.test(name)), source: 'made up' }],
  edges: [],
};

test('a place is named at its southernmost hex, the western one of two, and a wood across its middle', () => {
  expect(groundOf(map, undefined).labels).toEqual([
    { text: 'Wood', hex: '1504', kind: 'region', spread: 6 },
    { text: 'Town', hex: '1203', kind: 'city' },
  ]);
});

test('the middle of a side is where its units stand on the sheet', () => {
  const units = ['1000', '1402', '1705', null].map((hex, i) => ({ id: `A${i}`, hex }));
  const view = { units: [...units, { id: 'B1', hex: '1000' }] } as unknown as PositionView;
  expect(middleOf({ view, grid, isOwn: (id) => id.startsWith('A') })).toBe('1402');
  expect(middleOf({ view, grid, isOwn: () => false })).toBeUndefined();
});
