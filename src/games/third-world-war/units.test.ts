import { describe, expect, test } from 'vitest';
import { COUNTERS } from './data/counters.ts';
import {
  advanceOf,
  hasHelicopters,
  isAirlifted,
  isDivision,
  isEastGerman,
  isFormed,
  isFrench,
  isFrozen,
  isReplaceable,
  isSoviet,
  isWestGerman,
  numberOf,
  UNITS,
  vulnerabilityClass,
} from './units.ts';

const unit = (id: string) => UNITS[numberOf(id)] as (typeof UNITS)[number];
const idsOf = (test: (unit: (typeof UNITS)[number]) => boolean): string[] => UNITS.filter(test).map(({ id }) => id);

test('[TWW-2.2.1-a] [TWW-2.2.1-b] [TWW-2.2.1-c] units have the strengths of their counters by steps left', () => {
  expect(UNITS.map(({ id }) => id)).toEqual(COUNTERS.map(({ id }) => id));
  expect(unit('US-6DB')).toMatchObject({ attack: [0, 4, 8], defence: [0, 4, 7], allowance: 12, side: 1 });
  expect(unit('SU-25')).toMatchObject({ attack: [0, 5, 9], defence: [0, 3, 6], allowance: 9, side: 0 });
  expect(UNITS.filter(({ side }) => side === 0)).toHaveLength(72 + 4 + 4 + 2);
});

describe('movement', () => {
  test.each([
    ['armour', 'armour', 2, 'motorised'],
    ['mech_inf', 'motor', 2, 'motorised'],
    ['inf', 'foot', 1, 'foot'],
    ['airborne', 'foot', 1, 'foot'],
    ['mountain', 'foot', 1, 'foot'],
  ])(
    '[TWW-2.3-a] [TWW-4.0-a] [TWW-5.2-a] %s: column %s, %s hexes of advance, vulnerable as %s',
    (type, moves, hexes, line) => {
      const group = UNITS.filter((other) => other.type === type);
      expect(group.length).toBeGreaterThan(1);
      for (const other of group) {
        expect([other.moves, advanceOf(other), vulnerabilityClass(other)], other.id).toEqual([moves, hexes, line]);
      }
    },
  );

  test('[TWW-5.1.2-c] armour is a class of its own in contacts, for mountains', () => {
    expect(idsOf(({ contact }) => contact === 1)).toEqual(idsOf(({ armoured }) => armoured));
    expect(idsOf(({ armoured }) => armoured)).toEqual(idsOf(({ type }) => type === 'armour'));
  });

  test('[TWW-4.0-i] the Czechs, the French and the reserves of the Pact do not move before turn 5; those of NATO do', () => {
    expect(idsOf(isFrozen)).toEqual([
      'EG-10DB',
      'EG-3DIMec',
      'PO-2DIMec',
      'PO-6DAet',
      'CZ-1DB',
      'CZ-2DIMec',
      'FR-3DB',
      'FR-1DIMec',
      'FR-2DIMec',
      'FR-1DB',
      'FR-5DB',
    ]);
  });
});

describe('helicopters', () => {
  test('[TWW-4.3-a] seven units fly by themselves', () => {
    expect(idsOf(hasHelicopters)).toEqual([
      'SU-103',
      'SU-R107',
      'PO-6DAet',
      'US-82DAet',
      'US-101DAet',
      'WG-1DAet',
      'BR-Bde-AM',
    ]);
  });

  test('[TWW-4.0-g] [TWW-4.3-a] NATO carries any other division that is not armoured, no brigade and nobody of the Pact', () => {
    const carried = UNITS.filter(isAirlifted);
    expect(new Set(carried.map(({ type }) => type))).toEqual(new Set(['mech_inf', 'mountain']));
    expect(carried.every((other) => other.side === 1 && isDivision(other))).toBe(true);
    for (const id of ['US-Bde-A', 'WG-Bde-Bonn', 'US-6DB', 'WG-1DAet', 'SU-93'])
      expect(isAirlifted(unit(id)), id).toBe(false);
  });
});

describe('nationalities', () => {
  test.each([
    ['Soviet', isSoviet, 72],
    ['East German', isEastGerman, 4],
    ['French', isFrench, 5],
    ['West German', isWestGerman, 23],
  ])('[TWW-2.2-a] %s', (nation, is, total) => {
    const group = idsOf(is);
    expect(group).toHaveLength(total);
    expect(group).toEqual(COUNTERS.filter((counter) => counter.nation === nation).map(({ id }) => id));
  });

  test('[TWW-4.2.1-d] two divisions are formed from either of two American mechanised brigades, not from cavalry', () => {
    expect(idsOf(isFormed)).toEqual(['US-25DIMec', 'US-26DIMec']);
    expect(idsOf(isReplaceable)).toEqual(['US-Bde-A', 'US-Bde-B']);
  });
});
