import { describe, expect, test } from 'vitest';
import { XXX_CORPS } from './data/arrivals.ts';
import { COUNTERS } from './data/counters.ts';
import {
  advanceOf,
  AIRBORNE,
  airborneOf,
  DIVISIONS,
  divisionOf,
  isAirborne,
  isLowland,
  isXXXCorps,
  numberOf,
  UNITS,
  vulnerabilityClass,
} from './units.ts';

const unit = (id: string) => UNITS[numberOf(id)] as (typeof UNITS)[number];
const idsOf = (test: (unit: (typeof UNITS)[number]) => boolean): string[] => UNITS.filter(test).map(({ id }) => id);

test('[MG-2.2.1-a] [MG-2.2.1-b] [MG-2.2.1-c] units have the strengths of their counters by steps left', () => {
  expect(UNITS.map(({ id }) => id)).toEqual(COUNTERS.map(({ id }) => id));
  expect(unit('B-G-5')).toMatchObject({ attack: [0, 4, 7], defence: [0, 3, 5], allowance: 8, side: 1 });
  expect(unit('G-10SS-2')).toMatchObject({ attack: [0, 2, 3], defence: [0, 2, 4], allowance: 9, side: 0 });
  expect(unit('N-Pro').side).toBe(0);
});

describe('movement', () => {
  test.each([
    ['armour', 'bridges', 'G-9SS-1 G-10SS-1 G-AT-2 G-PzBde-1 G-PzBde-2 B-G-5 B-8Armd'],
    ['motor', 'walks', 'G-SS-Esc G-9SS-2 G-9SS-3 G-10SS-2 G-10SS-3 G-HG-Esc G-ArtMec B-G-32 D-PIB'],
  ])('[MG-4.0-a] [MG-4.0-h] the column %s, at rivers "%s": %s', (moves, rivers, ids) => {
    expect(idsOf((other) => other.moves === moves)).toEqual(ids.split(' '));
    for (const id of ids.split(' ')) expect(unit(id).rivers, id).toBe(rivers);
  });

  test('[MG-8.0-a] all others go on foot, artillery and anti-tank artillery among them', () => {
    const foot = UNITS.filter(({ moves }) => moves === 'foot');
    expect(foot).toHaveLength(76 - 7 - 9);
    expect(new Set(foot.map(({ rivers }) => rivers))).toEqual(new Set(['walks']));
    expect([unit('G-Art-1').moves, unit('G-AT-1').moves, unit('B-43-129').moves]).toEqual(['foot', 'foot', 'foot']);
  });
});

describe('kinds of troops', () => {
  test('[MG-5.3.2-a] armoured are tanks, assault guns and tank destroyers', () => {
    expect(idsOf(({ armoured }) => armoured)).toEqual(idsOf(({ moves }) => moves === 'armour'));
  });

  test('[MG-8.0-a] [MG-8.0-b] artillery is what has a range, and only that', () => {
    expect(idsOf(({ artillery }) => artillery)).toEqual(idsOf(({ range }) => range > 0));
    expect(unit('G-AT-1')).toMatchObject({ artillery: false, range: 0 });
  });

  test('every unit is infantry, armour or artillery of some kind', () => {
    const sums = UNITS.map(
      ({ infantry, armoured, artillery, type }) =>
        [infantry, armoured, artillery || type === 'antitank'].filter(Boolean).length,
    );
    expect(new Set(sums)).toEqual(new Set([1]));
  });

  test.each([
    ['B-1AL', 'infantry'],
    ['U-82-325', 'infantry'],
    ['P-1', 'infantry'],
    ['G-Sec', 'infantry'],
    ['B-G-32', 'infantry'],
    ['B-8Armd', 'armour'],
    ['G-9SS-1', 'armour'],
    ['G-AT-2', 'armour'],
    ['G-Art-4', 'artillery'],
    ['G-AT-1', 'artillery'],
    ['G-ArtMec', 'mechanisedArtillery'],
  ])('[MG-2.3-a] %s is in the vulnerability table under %s', (id, line) => {
    expect(vulnerabilityClass(unit(id))).toBe(line);
  });

  test.each([
    ['B-G-5', 2],
    ['G-9SS-1', 2],
    ['G-AT-2', 2],
    ['B-G-32', 2],
    ['G-10SS-2', 2],
    ['B-43-129', 1],
    ['U-101-502', 1],
    ['G-Sec', 1],
    ['G-ArtMec', 1],
    ['B-Art-1', 0],
    ['G-Art-2', 0],
    ['G-AT-1', 0],
  ])('[MG-5.2-a] [MG-5.2-d] %s advances %s hexes', (id, hexes) => {
    expect(advanceOf(unit(id))).toBe(hexes);
  });
});

describe('formations', () => {
  test.each([
    ['1 Abn', 'B-1AL B-1Para B-4Para'],
    ['82 Abn', 'U-82-504 U-82-508 U-82-505 U-82-325'],
    ['101 Abn', 'U-101-501 U-101-502 U-101-506 U-101-327'],
    ['1 Polish', 'P-1'],
  ])('[MG-4.2.3-a] %s is airborne: %s', (division, ids) => {
    expect(idsOf((other) => airborneOf(other) === division)).toEqual(ids.split(' '));
  });

  test('[MG-4.2.3-a] [MG-4.2.3-f] nobody else is: not the 52nd Division, not XXX Corps, not German paratroops', () => {
    expect(idsOf(isAirborne)).toHaveLength(12);
    expect(AIRBORNE).toHaveLength(4);
    for (const id of ['B-52-155', 'B-43-129', 'G-6FJR', 'G-FJ-Esc']) expect(isAirborne(unit(id)), id).toBe(false);
  });

  test('[MG-4.2.3-e] the 52nd Division is three brigades, and no part of XXX Corps', () => {
    expect(idsOf(isLowland)).toEqual(['B-52-155', 'B-52-156', 'B-52-157']);
    expect(UNITS.some((other) => isLowland(other) && isXXXCorps(other))).toBe(false);
  });

  test('[MG-11.1-a] XXX Corps is whoever starts in its bivouac', () => {
    expect(idsOf(isXXXCorps).toSorted()).toEqual(XXX_CORPS.toSorted());
  });

  test('[MG-5.1.4-a] [MG-5.1.4-b] divisions are Allied and have two counters or more', () => {
    const sizes = DIVISIONS.map((division) => idsOf((other) => divisionOf(other) === division).length);
    expect(sizes).toEqual([3, 4, 4, 3, 2, 3, 3]);
    expect(UNITS.filter((other) => other.side === 0).map(divisionOf)).toEqual(
      Array.from({ length: 49 }).fill(undefined),
    );
    for (const id of ['P-1', 'B-8Armd', 'D-PIB', 'B-Art-1']) expect(divisionOf(unit(id)), id).toBeUndefined();
  });
});
