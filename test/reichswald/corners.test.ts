import { describe, expect, test } from 'vitest';
import type { SideChange } from '../../src/wargame/setup.ts';
import type { Sketch } from '../../src/wargame/test-kit.ts';
import { compareReach, compareSequences, pairOf } from './compare.ts';
import { slowPosition, slowReach } from './slow.ts';
import { around, hexOf, nameOf, type SlowUnit } from './slow/position.ts';

const riversAround = (hex: string, but: readonly string[] = []): SideChange[] =>
  around(hexOf(hex))
    .map(nameOf)
    .filter((other) => !but.includes(other))
    .map((other) => ({ a: hex, b: other, river: true }));

const all = (hexes: readonly string[], terrain: string) => Object.fromEntries(hexes.map((hex) => [hex, terrain]));

describe('a ford behind a full hex', () => {
  const sketch: Sketch = {
    turn: 17,
    phase: 'german-movement',
    weather: 'fair',
    hexes: all(['1307', '1308'], 'village'),
    sides: riversAround('1308', ['1309']),
    units: { 'G-60/116': '1309', 'G-1051/84': '1308', 'G-655': '1308', 'G-184A': '1308' },
  };

  test('[RW-4.1.1-b, RW-4.1.1-h] may be taken with five points: 2 into the full village, 1 and 2 through the river', () => {
    const { table } = pairOf(sketch);
    table.play({ type: 'move', unit: 'G-60/116' });
    expect(table.may({ type: 'step', to: '1308' })).toBe(true);
    table.play({ type: 'step', to: '1308' }, { type: 'step', to: '1307' }, { type: 'stop' });
    expect(table.hexOf('G-60/116')).toBe('1307');
  });

  test('is reached at the cost of the slow method, and can be entered', () => {
    expect(compareReach(pairOf(sketch), 'ford')).toBeGreaterThan(0);
    expect(compareSequences(pairOf(sketch), 2, 'ford')).toBeGreaterThan(0);
  });
});

test('[RW-4.0-f] units that move together pay each its own cost: infantry and tanks through full hexes into a forest', () => {
  const sketch: Sketch = {
    turn: 17,
    phase: 'allied-movement',
    weather: 'rain',
    hexes: { ...all(around(hexOf('1307')).map(nameOf), 'crest'), '1308': 'open', '1306': 'forest' },
    units: {
      'B-44/15': '1309',
      'B-3ScG/6G': '1309',
      'B-46/15': '1308',
      'B-AD15': '1308',
      'B-15GP': '1308',
      'B-227/15': '1307',
      'B-AD51': '1307',
      'B-51GP': '1307',
    },
  };
  const { table } = pairOf(sketch);
  table.play({ type: 'move', unit: 'B-44/15' }, { type: 'join', unit: 'B-3ScG/6G' });
  for (const to of ['1308', '1307', '1306']) {
    expect(table.refusal({ type: 'step', to }), to).toBeUndefined();
    table.play({ type: 'step', to });
  }
});

describe('a motorised battalion that enters beside a river', () => {
  const sketch: Sketch = {
    turn: 17,
    phase: 'german-movement',
    weather: 'fair',
    hexes: all(['2218', '2217'], 'village'),
    sides: riversAround('2218'),
    units: { 'G-60/116': 'off', 'G-Magen': '2003' },
  };

  test('[RW-4.2-b, RW-4.1.1-h] has the hexes beyond the ford in its reach', () => {
    const { table } = pairOf(sketch);
    expect(table.reach('G-60/116')['2217']).toMatchObject({ cost: 5, mayStop: true });
    compareReach(pairOf(sketch), 'entering');
  });

  test('[RW-4.1.1-b, RW-4.1.1-h] may pass through a full hex on the edge on its way to the ford', () => {
    const full = { 'G-1051/84': '2218', 'G-655': '2218', 'G-184A': '2218' };
    const pair = pairOf({ ...sketch, units: { ...sketch.units, ...full } });
    pair.table.play({ type: 'move', unit: 'G-60/116' });
    expect(pair.table.refusal({ type: 'step', to: '2218' })).toBeUndefined();
    pair.table.play({ type: 'step', to: '2218' }, { type: 'step', to: '2217' });
    expect(pair.table.hexOf('G-60/116')).toBe('2217');
  });
});

test('an amphibious unit that cannot enter any hex may not be picked to move', () => {
  const sketch: Sketch = {
    turn: 17,
    phase: 'allied-movement',
    weather: 'fair',
    sides: riversAround('1309'),
    units: { 'B-11/33': '1309', 'C-7/3': '1309' },
  };
  const { table } = pairOf(sketch);
  if (table.may({ type: 'move', unit: 'B-11/33' })) {
    table.play({ type: 'move', unit: 'B-11/33' });
    expect(table.legal()).not.toEqual([]);
  }
  compareSequences(pairOf(sketch), 3, 'island');
});

test('[RW-8.0-g] hexes attacked according to the set-up may not be attacked again', () => {
  const sketch: Sketch = {
    turn: 17,
    phase: 'allied-combat',
    weather: 'fair',
    units: { 'B-44/15': '1309', 'G-Magen': '1308', 'G-1051/84': '1310' },
    extra: { attacked: ['1308'] },
  };
  const { table } = pairOf(sketch);
  expect(table.may({ type: 'attack', target: '1310' })).toBe(true);
  expect(table.may({ type: 'attack', target: '1308' })).toBe(false);
  compareSequences(pairOf(sketch), 3, 'attacked');
});

test('[RUL-RW-47] a unit that fired in the enemy phase may stay in contact and attack in its own', () => {
  const sketch: Sketch = {
    turn: 17,
    phase: 'german-movement',
    weather: 'fair',
    units: { 'B-44/15': '1308', 'G-184A': '1309 fired', 'G-1051/84': '1310' },
  };
  expect(pairOf(sketch).table.refusal({ type: 'end' })).toBeUndefined();
  compareSequences(pairOf(sketch), 3, 'fired');
});

describe('the slow method reproduces the examples of the rulebook', () => {
  const reachOf = (sketch: Sketch, id: string) => {
    const pos = slowPosition(sketch);
    return slowReach(pos, { units: pos.units.filter((unit) => unit.id === id) });
  };
  const march = (weather: string): Sketch => ({
    turn: 9,
    phase: 'allied-movement',
    weather,
    printed: true,
    units: { 'B-155/52': '0807' },
  });

  test('4.0: from Klinkenberg through Nutterden to the crest for 10 points, and not in rain', () => {
    expect(reachOf(march('fair'), 'B-155/52')['1305']).toMatchObject({ cost: 10, mayStop: true });
    expect(reachOf(march('rain'), 'B-155/52')['1305']).toBeUndefined();
  });

  test('4.4: 3 points from Wyler to 0605, and 8 more with a passenger to Rindern', () => {
    const units = { 'B-11/33': '0405', 'C-8/3': '0605' };
    expect(reachOf({ ...march('fair'), units }, 'B-11/33')['0605']).toMatchObject({ cost: 3 });
    const pos = slowPosition({ ...march('fair'), units: { 'B-11/33': '0605', 'C-8/3': '0605' } });
    const [carrier, passenger] = pos.units as [SlowUnit, SlowUnit];
    expect(slowReach(pos, { units: [carrier], passenger })['1302']).toMatchObject({ cost: 8 });
  });
});
