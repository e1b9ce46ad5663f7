import { describe, expect, test } from 'vitest';
import { seeded } from '../../src/kernel/random.ts';
import { compareReach, compareSequences, compareWalk, gameReach, pairOf, stateOf, type Pair } from './compare.ts';
import { FAMILIES } from './families.ts';
import { drawn, type Family } from './positions.ts';
import { slowReach } from './slow.ts';
import type { SlowUnit } from './slow/position.ts';

/** Mini-maps of each family. */
const SEEDS = [0, 1, 2, 3];

test('there are more than a hundred positions', () => {
  expect(FAMILIES.length * SEEDS.length).toBeGreaterThan(100);
});

const positionsOf = (family: Family) =>
  SEEDS.map((seed) => ({ name: `${family.name} ${seed}`, sketch: drawn(family, seed) }));

describe.each(FAMILIES)('$name', (family) => {
  test('sequences of legal actions are those of the rulebook', () => {
    const counts = positionsOf(family).map(({ name, sketch }) =>
      compareSequences(pairOf(sketch), family.depth ?? 2, name),
    );
    expect(Math.min(...counts)).toBeGreaterThan(0);
  });
});

describe.each(FAMILIES.filter(({ phase }) => !phase?.endsWith('-combat')))('$name', (family) => {
  test('the reach of every unit and its costs are those of the rulebook', () => {
    const compared = positionsOf(family).map(({ name, sketch }) => compareReach(pairOf(sketch), name));
    expect(Math.max(...compared)).toBeGreaterThan(0);
  });

  test('so are the legal actions at every step of a move', () => {
    let steps = 0;
    positionsOf(family).forEach(({ sketch }, seed) => {
      const random = seeded(seed);
      for (const unit of Object.keys(sketch.units)) steps += compareWalk(pairOf(sketch), unit, random);
    });
    expect(steps).toBeGreaterThan(SEEDS.length);
  });
});

test('an amphibious unit with a passenger reaches only hexes from which it can land it and return', () => {
  const family = FAMILIES.find(({ name }) => name === 'carrying') as Family;
  const laden = SEEDS.map((seed) => pairOf(drawn(family, seed))).filter(({ table }) => {
    if (!table.may(CARRY)) return false;
    table.play(CARRY);
    return table.may(BOARD);
  });
  for (const pair of laden) {
    pair.table.play(BOARD);
    const [carrier, passenger] = [unitOf(pair, CARRY.unit), unitOf(pair, BOARD.unit)];
    expect(gameReach(stateOf(pair), CARRY.unit)).toEqual(slowReach(pair.pos, { units: [carrier], passenger }));
  }
  expect(laden.length).toBeGreaterThan(1);
});

const CARRY = { type: 'move', unit: 'B-11/33' };
const BOARD = { type: 'embark', unit: 'C-7/3' };
const unitOf = ({ pos }: Pair, id: string): SlowUnit => pos.units.find((unit) => unit.id === id) as SlowUnit;
