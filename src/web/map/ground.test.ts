import { expect, test } from 'vitest';
import { makeGrid } from '../../hex/grid.ts';
import type { GridShape } from '../../hex/shape.ts';
import type { Looks } from '../../wargame/looks.ts';
import type { MapData } from '../../wargame/map.ts';
import type { PositionView } from '../../wargame/wargame.ts';
import { GAMES } from '../../games/all.ts';
import { NATIONS } from '../board/model/palette.ts';
import { groupsFeaturing, sheetOf } from '../board/model/sheet.ts';
import { groundOf } from './ground.ts';
import { legendOf } from './margin.ts';
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
    { text: 'Wood', hex: '1504', hexes: map.areas[0]?.hexes, kind: 'region' },
    { text: 'Town', hex: '1203', hexes: map.places[0]?.hexes, kind: 'city' },
  ]);
});

test('the middle of a side is where its units stand on the sheet', () => {
  const units = ['1000', '1402', '1705', null].map((hex, i) => ({ id: `A${i}`, hex }));
  const view = { units: [...units, { id: 'B1', hex: '1000' }] } as unknown as PositionView;
  expect(middleOf(view, grid, (id) => id.startsWith('A'))).toBe('1402');
  expect(middleOf(view, grid, () => false)).toBeUndefined();
});

test('a landmark of several hexes is lettered across them, an area of mixed ground is not', () => {
  const moor = {
    id: 'moor',
    name: 'Moor',
    kind: 'landmark',
    hexes: ['1502', '1503', '1504', '1505'],
    source: 'made up',
  };
  const hexes = { '1303': { terrain: 'marsh', source: 'made up' } };
  expect(groundOf({ ...map, hexes, places: [moor] }, undefined).labels).toEqual([
    { text: 'Moor', hex: '1504', hexes: moor.hexes, kind: 'region' },
  ]);
  const village = { id: 'village', name: 'Village', kind: 'village', hexes: ['1303'], source: 'made up' };
  expect(groundOf({ ...map, areas: [], places: [{ ...moor, hexes: ['1502'] }, village] }, undefined).labels).toEqual([
    { text: 'Moor', hex: '1502', kind: 'point' },
    { text: 'Village', hex: '1303', kind: 'village' },
  ]);
});

test('a landmark on open ground is a hamlet where the map has no villages', () => {
  const places = ['1502', '1503'].map((hex) => ({
    id: hex,
    name: hex,
    kind: 'landmark',
    hexes: [hex],
    source: 'made up',
  }));
  const hexes = { '1502': { terrain: 'wood', source: 'made up' } };
  const looks: Looks = { ground: { wood: 'forest' }, symbols: {} };
  expect(groundOf({ ...map, areas: [], hexes, places }, looks).labels).toEqual([
    { text: '1502', hex: '1502', kind: 'point' },
    { text: '1503', hex: '1503', kind: 'hamlet' },
  ]);
});

test('roads are drawn by the look of their class, or under its own name; ferries as they are', () => {
  const sides = [
    { a: '1502', b: '1503', road: 'highway', source: 'made up' },
    { a: '1503', b: '1504', road: 'lane', source: 'made up' },
    { a: '1504', b: '1505', river: true, ferry: true, source: 'made up' },
  ] as const;
  const drawn = groundOf({ ...map, sides }, { ground: { highway: 'paved' }, symbols: {} }).sides;
  expect(drawn.map(({ road, ferry }) => [road, ferry])).toEqual([
    ['paved', undefined],
    ['lane', undefined],
    [undefined, true],
  ]);
});

test('kinds of river and bridge are drawn by the look of field and kind, and stand in the legend by it', () => {
  const sides = [
    { a: '1502', b: '1503', river: 'deep', bridge: 'old', road: 'deep', source: 'made up' },
    { a: '1503', b: '1504', river: 'dug', boundary: true, source: 'made up' },
    { a: '1504', b: '1505', river: true, bridge: true, source: 'made up' },
  ] as const;
  const looks: Looks = {
    ground: { 'river:deep': 'great-river', 'road:deep': 'paved', 'bridge:old': 'rail-bridge', boundary: 'boundary' },
    symbols: {},
  };
  const drawn = groundOf({ ...map, sides }, looks).sides;
  expect(drawn.map(({ river, bridge, road }) => [river, bridge, road])).toEqual([
    ['great-river', 'rail-bridge', 'paved'],
    ['dug', undefined, undefined],
    [true, true, undefined],
  ]);
  expect(legendOf({ ...map, sides }, { id: 'sheet', looks }, 'en').map(({ name }) => name)).toEqual(
    Object.keys(looks.ground),
  );
});

test('a town has lettering of its own; light and names of the edges are given where the looks ask for them', () => {
  const looks: Looks = { ground: {}, symbols: {}, light: 'lowland', edges: true };
  const edges = [{ id: 'B', hexes: ['1000', '1100'], source: 'made up' }];
  const places = [{ id: 'town', name: 'Town', kind: 'town', hexes: ['1304'], source: 'made up' }];
  const towns = { ...map, places, areas: [], edges };
  expect(groundOf(towns, looks)).toMatchObject({
    labels: [{ text: 'Town', hex: '1304', kind: 'town' }],
    light: 'lowland',
    edges: [{ name: 'B', hexes: ['1000', '1100'] }],
  });
  expect(groundOf(towns, { ground: {}, symbols: {} })).not.toHaveProperty('edges');
});

test('a feature of several names has the look of its kind and is drawn name by name, but stands once in the legend', () => {
  const looks: Looks = { ground: { plain: 'open', tents: 'camp' }, symbols: {} };
  const plain = { terrain: 'plain', source: 'made up' };
  const hexes = {
    '1502': { ...plain, features: ['tents:north', 'land:X'] },
    '1503': { ...plain, features: ['tents:north'] },
    '1504': { ...plain, features: ['tents:south'] },
    '1505': plain,
  };
  const camps = { ...map, hexes };
  const ground = groundOf(camps, looks);
  expect(ground.hexes['1502']).toEqual({ terrain: 'open', features: ['camp'], names: { camp: 'north' } });
  expect(ground.hexes['1505']).toEqual({ terrain: 'open', features: [] });
  const groups = groupsFeaturing(sheetOf(ground), 'camp').map((group) => group.map((hex) => grid.names[hex]));
  expect(groups).toEqual([['1502', '1503'], ['1504']]);
  expect(legendOf(camps, { id: 'sheet', looks }, 'en').map(({ kind }) => kind)).toEqual(['open', 'camp']);
});

test('a sheet has room beside it where units may stand in areas', () => {
  const looks: Looks = { ground: {}, symbols: {} };
  expect(groundOf(map, { ...looks, areas: true }).beside).toBe(true);
  expect(groundOf(map, looks)).not.toHaveProperty('beside');
});

test('nations are numbered in the order of their tints; hexes of none have no number', () => {
  const looks: Looks = { ground: {}, symbols: {}, nations: { feature: 'land', names: ['X', 'Y'] } };
  const plain = { terrain: 'plain', source: 'made up' };
  const hexes = {
    '1502': { ...plain, features: ['tents:north', 'land:Y'] },
    '1503': { ...plain, features: ['land:X'] },
    '1504': { ...plain, features: ['land:Z'] },
    '1505': plain,
  };
  const drawn = groundOf({ ...map, hexes }, looks).hexes;
  expect(['1502', '1503', '1504', '1505'].map((name) => drawn[name]?.nation)).toEqual([1, 0, undefined, undefined]);
  expect(groundOf({ ...map, hexes }, { ground: {}, symbols: {} }).hexes['1502']).not.toHaveProperty('nation');
});

test.each(GAMES.filter(({ looks }) => looks?.nations))(
  'every nation of a map has a tint of its own: $id',
  ({ map: sheet, looks }) => {
    const feature = looks?.nations?.feature ?? '';
    const names = Object.values(sheet.hexes).flatMap(({ features = [] }) =>
      features.flatMap((one) => (one.startsWith(`${feature}:`) ? [one.slice(feature.length + 1)] : [])),
    );
    expect(new Set(looks?.nations?.names)).toEqual(new Set(names));
    expect(looks?.nations?.names.length).toBeLessThanOrEqual(NATIONS.length);
  },
);
