import { describe, expect, test } from 'vitest';
import { rowOfSum, ROWS } from '../../../engagement/combat/odds.ts';
import {
  AIR_POINTS,
  AIR_SUPPLY,
  BOMBARDMENT,
  BRIDGE_STANDS,
  COLUMNS,
  CRT,
  FERRY_COST,
  FIRST_DAY_ALLOWANCE,
  OBJECTIVES,
  POINTS,
  RIVER_COST,
  ROAD_COST,
  STACKING_LIMIT,
  TERRAIN_COST,
  VULNERABILITY,
} from './tables.ts';
import { UNITS } from '../units.ts';

/** The printed combat table read again, column by column, from row 2-12 down to row 7. */
const READ_DOWN: [odds: string, codes: string][] = [
  ['1-3', 'DVB/ARI DVB/ARB DVI/ARI DVI/ARB DVB/AE DVI/AE'],
  ['1-2', 'IMP DVB/ARI DVB/ARB DVI/ARI DVI/ARB DVB/AE'],
  ['1-1', 'DRI/AVB IMP DVB/ARI DVB/ARB DVI/ARI DVI/ARB'],
  ['2-1', 'DRB/AVB DRI/AVB IMP DVB/ARI DVB/ARB DVI/ARI'],
  ['3-1', 'DRI/AVI DRB/AVB DRI/AVB IMP DVB/ARI DVB/ARB'],
  ['4-1', 'DRB/AVI DRI/AVI DRB/AVB DRI/AVB IMP DVB/ARI'],
  ['5-1', 'EMP DRB/AVI DRI/AVI DRB/AVB DRI/AVB IMP'],
  ['6-1', 'DE/AVB EMP DRB/AVI DRI/AVI DRB/AVB DRI/AVB'],
  ['7-1', 'DE/AVB DE/AVB EMP DRB/AVI DRI/AVI DRB/AVB'],
  ['8-1', 'DE/AVI DE/AVB DE/AVB EMP DRB/AVI DRI/AVI'],
  ['9-1', 'DE/AVI DE/AVI DE/AVB DE/AVB EMP DRB/AVI'],
];

/** All results from the worst for the attack to the best: row 7 begins with the first, every row above it one place further. */
const DIAGONAL = [
  'DVI AE', 'DVB AE', 'DVI ARB', 'DVI ARI', 'DVB ARB', 'DVB ARI', 'IMP', 'DRI AVB', 'DRB AVB', 'DRI AVI', 'DRB AVI',
  'EMP', 'DE AVB', 'DE AVB', 'DE AVI', 'DE AVI',
];

describe('combat results', () => {
  test.each(READ_DOWN)('[MG-2.3-a] [MG-5.1.5-a] column %s as printed', (odds, codes) => {
    const column = CRT.columns.indexOf(odds);
    expect(ROWS.map((row) => CRT.rows[row]?.[column]?.replace(' ', '/')).join(' ')).toBe(codes);
  });

  test('[MG-5.1.5-a] eleven columns, and a row for every sum of two dice', () => {
    expect(CRT.columns).toEqual(READ_DOWN.map(([odds]) => odds));
    for (let sum = 2; sum <= 12; sum++) expect(CRT.rows[rowOfSum(sum)], String(sum)).toHaveLength(11);
    expect(Object.keys(CRT.rows)).toHaveLength(6);
    expect(rowOfSum(2 + 3)).toBe('5-9');
  });

  test('[MG-5.1.5-a] every row is the one below it moved by a column', () => {
    ROWS.toReversed().forEach((row, k) => expect(CRT.rows[row], row).toEqual(DIAGONAL.slice(k, k + 11)));
  });
});

describe('bombardment', () => {
  const columnOf = (value: number): string => BOMBARDMENT.columns[BOMBARDMENT.from.findLastIndex((from) => value >= from)] as string;

  test.each([
    ['2-12', 'DB DB DB DB DB'],
    ['3-11', 'DI DB DB DB DB'],
    ['4-10', 'DI DI DB DB DB'],
    ['5-9', 'DI DI DI DB DB'],
    ['6-8', 'DI DI DI DI DB'],
    ['7', 'DI DI DI DI DI'],
  ])('[MG-2.3-a] row %s is %s', (row, codes) => {
    expect(BOMBARDMENT.rows[row]?.join(' ')).toBe(codes);
  });

  test.each([
    [1, '1-12'],
    [12, '1-12'],
    [13, '13-24'],
    [24, '13-24'],
    [25, '25-36'],
    [36, '25-36'],
    [37, '37-48'],
    [48, '37-48'],
    [49, '49+'],
    [400, '49+'],
  ])('[MG-2.3-a] a value of %s is in column %s', (value, column) => {
    expect(columnOf(value)).toBe(column);
  });

  test('[MG-6.2-a] the example: 6 points on two infantry units and one of armour are worth 24', () => {
    const value = 6 * (2 * VULNERABILITY.infantry.air + VULNERABILITY.armour.air);
    expect([value, columnOf(value)]).toEqual([24, '13-24']);
    expect(BOMBARDMENT.columns.indexOf('13-24') - COLUMNS.terrain.forest).toBe(BOMBARDMENT.columns.indexOf('1-12'));
  });

  test('[MG-8.0-d] the example: two artillery units of 2 on armour and infantry are worth 12', () => {
    const value = (2 + 2) * (VULNERABILITY.armour.artillery + VULNERABILITY.infantry.artillery);
    expect([value, columnOf(value)]).toEqual([12, '1-12']);
  });
});

describe('terrain', () => {
  /** As printed: on foot, motorised, columns; a star where armour is shut out. */
  const PRINTED: [terrain: string, foot: number, motor: number, columns: number, star: '*' | ''][] = [
    ['open', 1, 1, 0, ''],
    ['city', 1, 1, 2, ''],
    ['forest', 2, 3, 1, ''],
    ['swamp', 2, 3, 1, '*'],
    ['height', 2, 3, 2, ''],
  ];

  test.each(PRINTED)('[MG-2.3-a] [MG-4.0-a] [MG-4.0-i] [MG-5.1.2-a] %s: %s on foot, %s motorised, %s columns %s', (terrain, foot, motor, columns, star) => {
    expect(TERRAIN_COST[terrain]).toEqual({ foot, motor, armour: star === '*' ? null : motor });
    expect(COLUMNS.terrain[terrain as 'open']).toBe(columns);
  });

  test('[MG-2.3-a] there is no other terrain', () => {
    expect(Object.keys(TERRAIN_COST)).toEqual(PRINTED.map(([terrain]) => terrain));
    expect(Object.keys(COLUMNS.terrain)).toEqual(PRINTED.map(([terrain]) => terrain));
  });

  test('[MG-4.0-a] a road costs 1 on foot and half a point to all others, the red one too', () => {
    const cost = { foot: 1, motor: 0.5, armour: 0.5 };
    expect(ROAD_COST).toEqual({ 'red-road': cost, road: cost });
  });

  test('[MG-4.0-a] [MG-4.0-h] [MG-10.2-a] a river costs 1 on foot, 2 motorised and shuts armour out; a ferry costs 1', () => {
    expect(RIVER_COST).toEqual({ foot: 1, motor: 2 });
    expect(UNITS.filter(({ moves }) => moves === 'armour').every(({ rivers }) => rivers === 'bridges')).toBe(true);
    expect(FERRY_COST).toBe(1);
    expect([COLUMNS.river, COLUMNS.riverAndGround]).toEqual([2, 'most']);
  });

  test('[MG-4.0-a] the example of 4.0 spends 9 points: road, ferry, open ground, swamp', () => {
    const [road, open, swamp] = [ROAD_COST.road.motor, TERRAIN_COST['open']?.motor, TERRAIN_COST['swamp']?.motor];
    const costs = [4 * road, 2 * road, FERRY_COST, 2 * (open as number), swamp];
    expect(costs).toEqual([2, 1, 1, 2, 3]);
  });
});

test.each([
  ['infantry', 1, 2],
  ['armour', 2, 1],
  ['artillery', 2, 2],
  ['mechanisedArtillery', 2, 1],
])('[MG-2.3-a] vulnerability of %s: %s from the air, %s to artillery', (kind, air, artillery) => {
  expect(VULNERABILITY[kind as 'armour']).toEqual({ air, artillery });
});

test.each([
  [17, 16, 2],
  [18, 8, 4],
  [19, 4, 8],
  [20, 2, 8],
  [21, 2, 4],
  [22, 8, 4],
  [23, 8, 4],
  [24, 16, 2],
  [25, 16, 2],
  [26, 8, 2],
])('[MG-6.0-a] on the %sth the Allies have %s air points, the Germans %s', (turn, allied, german) => {
  expect(AIR_POINTS[turn]).toEqual({ allied, german });
});

test('[MG-2.4.1-a] [MG-6.0-a] ten turns have air points, never more than the tracks can show', () => {
  expect(Object.keys(AIR_POINTS)).toEqual(['17', '18', '19', '20', '21', '22', '23', '24', '25', '26']);
  expect(Math.max(...Object.values(AIR_POINTS).map(({ german }) => german))).toBe(8);
});

test.each([
  [19, '2 3 4 5 6'],
  [20, '3 4 5 6'],
  [21, '4 5 6'],
  [22, '5 6'],
  [23, '6'],
  [24, ''],
  [25, ''],
  [26, ''],
])('[MG-9.0-b] on the %sth a division is supplied on %s', (turn, rolls) => {
  const least = AIR_SUPPLY[turn] ?? Infinity;
  expect([1, 2, 3, 4, 5, 6].filter((roll) => roll >= least).join(' ')).toBe(rolls);
});

test('[MG-9.0-a] no roll is made before turn 19', () => {
  expect(Object.keys(AIR_SUPPLY)[0]).toBe('19');
});

test('[MG-4.0-g] [MG-4.1.1-a] [MG-10.1-a] numbers of the text: 3 points on turn 17, 3 units in a hex, a bridge stands on a 1', () => {
  expect([FIRST_DAY_ALLOWANCE, STACKING_LIMIT, BRIDGE_STANDS]).toEqual([3, 3, 1]);
});

test('[MG-11.2-a] nine places are worth 100 points', () => {
  const points = new Map(OBJECTIVES.map(({ place, points }) => [place, points]));
  expect([points.get('arnhem'), points.get('nijmegen'), points.get('eindhoven')]).toEqual([40, 20, 10]);
  for (const place of ['oosterbeek', 'groesbeek', 'grave', 'oss', 'best', 'helmond']) expect(points.get(place), place).toBe(5);
  expect(points.size).toBe(9);
});

test('[MG-11.2.1-a] [MG-11.2.1-b] [MG-11.2.2-a] [MG-11.2.2-b] [MG-11.2.2-c] other points', () => {
  expect(POINTS.allied).toEqual({ destroyed: 5, northEdge: 25 });
  expect(POINTS.german).toEqual({ destroyed: 10, redRoad: 2, bridgeBlown: -5 });
});
