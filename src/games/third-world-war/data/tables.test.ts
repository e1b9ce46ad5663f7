import { describe, expect, test } from 'vitest';
import { rowOfSum, ROWS } from '../../../engagement/combat/odds.ts';
import {
  ADVANCE_ON,
  AIR_LIMITS,
  AIR_POWER,
  AIRLIFT_ALLOWANCE,
  airPower,
  ARMOUR_SHUNS,
  BEHIND_LINES,
  BOMBARDMENT,
  COLUMNS,
  CRT,
  EAST_GERMANY,
  FLAK_LOSS,
  FLIGHT_COST,
  FRANCE_NEUTRAL,
  LANDING_TERRAIN,
  NUCLEAR_COST,
  POINTS,
  RIVER_COST,
  STACKING_LIMIT,
  SURROUND_SHIFT,
  TERRAIN_COST,
  VULNERABILITY,
} from './tables.ts';
import { UNITS } from '../units.ts';

/** The printed combat table read again, column by column, from row 2-12 down to row 7. */
const READ_DOWN: [odds: string, codes: string][] = [
  ['1-4', 'DVB/ARI DVB/ARB DVI/ARI DVI/ARB DVB/AE DVI/AE'],
  ['1-3', 'IMP DVB/ARI DVB/ARB DVI/ARI DVI/ARB DVB/AE'],
  ['1-2', 'DRI/AVB IMP DVB/ARI DVB/ARB DVI/ARI DVI/ARB'],
  ['1-1', 'DRB/AVB DRI/AVB IMP DVB/ARI DVB/ARB DVI/ARI'],
  ['2-1', 'DRI/AVI DRB/AVB DRI/AVB IMP DVB/ARI DVB/ARB'],
  ['3-1', 'DRB/AVI DRI/AVI DRB/AVB DRI/AVB IMP DVB/ARI'],
  ['4-1', 'EMP DRB/AVI DRI/AVI DRB/AVB DRI/AVB IMP'],
  ['5-1', 'DE/AVB EMP DRB/AVI DRI/AVI DRB/AVB DRI/AVB'],
  ['6-1', 'DE/AVI DE/AVB EMP DRB/AVI DRI/AVI DRB/AVB'],
  ['7-1', 'DA/AVB DE/AVI DE/AVB EMP DRB/AVI DRI/AVI'],
  ['8-1', 'DA/AVI DA/AVB DE/AVI DE/AVB EMP DRB/AVI'],
  ['9-1', 'DA/AVI DA/AVI DA/AVB DE/AVI DE/AVB EMP'],
];

/** All results from the worst for the attack to the best: row 7 begins with the first, every row above it one place further. */
const DIAGONAL = [
  'DVI AE', 'DVB AE', 'DVI ARB', 'DVI ARI', 'DVB ARB', 'DVB ARI', 'IMP', 'DRI AVB', 'DRB AVB', 'DRI AVI', 'DRB AVI',
  'EMP', 'DE AVB', 'DE AVI', 'DA AVB', 'DA AVI', 'DA AVI',
];

describe('combat results', () => {
  test.each(READ_DOWN)('[TWW-2.3-a] [TWW-5.1.4-a] column %s as printed', (odds, codes) => {
    const column = CRT.columns.indexOf(odds);
    expect(ROWS.map((row) => CRT.rows[row]?.[column]?.replace(' ', '/')).join(' ')).toBe(codes);
  });

  test('[TWW-5.1.4-a] twelve columns, and a row for every sum of two dice', () => {
    expect(CRT.columns).toEqual(READ_DOWN.map(([odds]) => odds));
    for (let sum = 2; sum <= 12; sum++) expect(CRT.rows[rowOfSum(sum)], String(sum)).toHaveLength(12);
    expect(Object.keys(CRT.rows)).toHaveLength(6);
    expect(rowOfSum(2 + 3)).toBe('5-9');
  });

  test('[TWW-5.1.4-a] every row is the one below it moved by a column', () => {
    ROWS.toReversed().forEach((row, k) => expect(CRT.rows[row], row).toEqual(DIAGONAL.slice(k, k + 12)));
  });

  test('[TWW-5.1.5-a] the whole defence is eliminated in six cells, from 7-1 on', () => {
    const cells = ROWS.flatMap((row) => CRT.columns.filter((_, column) => CRT.rows[row]?.[column]?.startsWith('DA')));
    expect(cells).toEqual(['7-1', '8-1', '9-1', '8-1', '9-1', '9-1']);
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
  ])('[TWW-2.3-a] row %s is %s', (row, codes) => {
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
    [60, '49+'],
  ])('[TWW-2.3-a] a value of %s is in column %s', (value, column) => {
    expect(columnOf(value)).toBe(column);
  });

  test('[TWW-6.2-a] the example: 6 points on two infantry units and one of armour are worth 24, a column less in forest', () => {
    const value = 6 * (2 * VULNERABILITY.foot + VULNERABILITY.motorised);
    expect([value, columnOf(value)]).toEqual([24, '13-24']);
    expect(BOMBARDMENT.columns.indexOf('13-24') - COLUMNS.terrain.forest).toBe(BOMBARDMENT.columns.indexOf('1-12'));
  });

  test('[TWW-6.2-d] an attack from the air takes 5 to 10 points, support up to the whole pool', () => {
    expect(AIR_LIMITS.bombard).toEqual({ least: 5, most: 10 });
    expect(AIR_LIMITS.ground.least).toBe(1);
    expect(AIR_LIMITS.ground.most).toBe(Math.max(...AIR_POWER.flatMap(({ pact, nato }) => [pact.attack, nato.attack])));
  });
});

describe('terrain', () => {
  /** As printed: NON-MTZ, MTZ, columns. */
  const PRINTED: [terrain: string, foot: number, motor: number, columns: number][] = [
    ['open', 1, 1, 0],
    ['city', 1, 1, 2],
    ['forest', 2, 3, 1],
  ];

  test.each(PRINTED)('[TWW-2.3-a] [TWW-4.0-a] [TWW-5.1.2-a] %s: %s NON-MTZ, %s MTZ, %s columns', (terrain, foot, motor, columns) => {
    expect(TERRAIN_COST[terrain]).toEqual({ foot, motor, armour: motor });
    expect(COLUMNS.terrain[terrain as 'open']).toBe(columns);
  });

  test('[TWW-2.3-a] [TWW-4.0-a] [TWW-5.1.2-c] mountain: 3, and "3 - X" for MTZ: armour neither enters nor attacks it; 3 columns', () => {
    expect(TERRAIN_COST['mountain']).toEqual({ foot: 3, motor: 3, armour: null });
    expect(COLUMNS.terrain.mountain).toBe(3);
    expect(ARMOUR_SHUNS).toEqual(['mountain']);
  });

  test('[TWW-2.3-a] the sea is forbidden to all; there is no other terrain', () => {
    expect(TERRAIN_COST['sea']).toEqual({ foot: null, motor: null, armour: null });
    expect(Object.keys(TERRAIN_COST)).toEqual(['open', 'city', 'forest', 'mountain', 'sea']);
    expect(Object.keys(COLUMNS.terrain)).toEqual(Object.keys(TERRAIN_COST));
  });

  test('[TWW-4.0-a] a river costs 1 NON-MTZ and 2 MTZ, needs no bridge and gives 2 columns', () => {
    expect(RIVER_COST).toEqual({ foot: 1, motor: 2, armour: 2 });
    expect(UNITS.every(({ rivers }) => rivers === 'walks')).toBe(true);
    expect([COLUMNS.river, COLUMNS.riverAndGround]).toEqual([2, 'most']);
  });

  test('[TWW-4.0-a] the example of 4.0: armour of 9 points by two open hexes, the Weser, open ground twice, forest', () => {
    const [open, forest] = [TERRAIN_COST['open']?.armour, TERRAIN_COST['forest']?.armour] as [number, number];
    const costs = [2 * open, RIVER_COST.armour, open, open, forest];
    expect(costs).toEqual([2, 2, 1, 1, 3]);
    expect(costs.reduce((sum, cost) => sum + cost)).toBe(UNITS.find(({ id }) => id === 'SU-25')?.allowance);
  });
});

test.each([
  ['foot', 1],
  ['motorised', 2],
])('[TWW-2.3-a] vulnerability %s: %s', (kind, index) => {
  expect(VULNERABILITY[kind as 'foot']).toBe(index);
});

/** The table of 6.0, the two columns of attack first. */
test.each([
  [[4, 5, 6, 7, 8], [50, 30], [12, 5]],
  [[9, 10, 11, 12, 13], [45, 35], [10, 6]],
  [[14, 15, 16, 17, 18], [40, 40], [8, 8]],
  [[19, 20, 21, 22, 23], [30, 50], [6, 10]],
])('[TWW-2.4.2-a] [TWW-6.0-a] on turns %s the Pact and NATO have %s points of attack and %s of defence', (turns, attack, defence) => {
  for (const turn of turns) {
    const { pact, nato } = airPower(turn);
    expect([[pact.attack, nato.attack], [pact.defence, nato.defence]], String(turn)).toEqual([attack, defence]);
  }
});

test('[TWW-2.4.1-a] [TWW-6.0-a] the four groups are twenty turns', () => {
  expect(AIR_POWER.map(({ from, to }) => [from, to])).toEqual([[4, 8], [9, 13], [14, 18], [19, 23]]);
});

test('[TWW-4.0-g] [TWW-4.3-b] [TWW-4.3-c] [TWW-4.3-d] [TWW-4.3-g] helicopters: 20 points, 1 a hex, open or city, a 1 hits; behind the lines 4 to 13 and 19 to 23', () => {
  expect([AIRLIFT_ALLOWANCE, FLIGHT_COST, FLAK_LOSS]).toEqual([20, 1, 1]);
  expect(LANDING_TERRAIN).toEqual(['open', 'city']);
  expect(BEHIND_LINES).toEqual({ pact: [4, 13], nato: [19, 23] });
});

test('[TWW-4.1.1-a] [TWW-5.1.3-a] three units in a hex; one column against the surrounded', () => {
  expect([STACKING_LIMIT, SURROUND_SHIFT]).toEqual([3, 1]);
});

test('[TWW-5.2-b] a second hex of advance: from open ground, into open ground or a city', () => {
  expect(ADVANCE_ON).toEqual({ from: ['open'], into: ['open', 'city'] });
});

test('[TWW-3.0-b] [TWW-3.0-c] France keeps out on a 1; the East Germans are gone on 1 and 2, passive on 3 and 4', () => {
  expect(FRANCE_NEUTRAL).toBe(1);
  expect([1, 2, 3, 4, 5, 6].map((roll) => EAST_GERMANY[roll])).toEqual([
    'removed', 'removed', 'passive', 'passive', 'normal', 'normal',
  ]);
});

test('[TWW-8.0-b] a nuclear weapon costs 50 points on a city, 30 elsewhere, 20 in retaliation', () => {
  expect(NUCLEAR_COST).toEqual({ city: 50, other: 30, retaliation: 20 });
});

test('[TWW-9.2.1-a] [TWW-9.2.1-b] the Pact: West German cities 10, Dutch 25, units 5, hexes of the halt line 20, Denmark -100', () => {
  expect(POINTS.pact).toEqual({ cities: { WG: 10, NL: 25 }, destroyed: 5, haltLine: 20, denmark: -100 });
});

test('[TWW-9.2.2-a] NATO: East German and Czech cities 10, units 2', () => {
  expect(POINTS.nato).toEqual({ cities: { EG: 10, CS: 10 }, destroyed: 2 });
});
