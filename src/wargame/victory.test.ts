import { expect, test } from 'vitest';
import { victoryItems, type Offer } from './victory.ts';
import type { PointItem } from './wargame.ts';

const SIDES = ['red', 'blue'];
const offer = (item: string, worth: Offer['worth'], more: Partial<Offer> = {}): Offer => ({
  rule: '9.1',
  item,
  hexes: [],
  worth,
  ...more,
});
const entry = (item: string, side: string, points: number): PointItem => ({ rule: '9.1', item, side, points });

test('an item has the points of its entries in the ledger, and the units and hexes they name', () => {
  const ledger = [
    entry('road a b', 'red', 2),
    entry('road c', 'red', 2),
    entry('u1', 'blue', 5),
    entry('town', 'blue', 7),
  ];
  const offers = [
    offer('road', [2, 0], { each: true }),
    offer('lost', [0, 5], { each: true, losses: new Set(['u1', 'u2']) }),
    offer('town', [7, 7]),
    offer('gate', [3, 0], { holder: 1 }),
  ];
  expect(victoryItems(SIDES, offers, ledger)).toMatchObject([
    { item: 'road', points: { red: 4 }, counted: { red: ['a b', 'c'] }, worth: { red: 2 }, holder: null },
    { item: 'lost', points: { blue: 5 }, counted: { blue: ['u1'] }, holder: null },
    { item: 'town', points: { blue: 7 }, counted: {}, holder: 'blue' },
    { item: 'gate', points: {}, holder: 'blue' },
  ]);
});

test('entries by one word belong to the items of their price, by side', () => {
  const strike = (kind: string, cost: number): Offer =>
    offer(`strike-${kind}`, [-cost, -cost], { each: true, entry: 'strike' });
  const ledger = [
    entry('strike 0101', 'red', -50),
    entry('strike 0102', 'blue', -30),
    entry('strike 0103', 'red', -30),
  ];
  expect(victoryItems(SIDES, [strike('city', 50), strike('other', 30)], ledger)).toMatchObject([
    { points: { red: -50 }, counted: { red: ['0101'] } },
    { points: { red: -30, blue: -30 }, counted: { red: ['0103'], blue: ['0102'] } },
  ]);
});

test('whatever else the ledger has is an item of its own; entries without points are none', () => {
  const items = victoryItems(SIDES, [], [entry('before', 'blue', 4), entry('cut-off 0101', 'red', 0)]);
  expect(items).toMatchObject([{ item: 'before', points: { blue: 4 }, worth: { blue: 4 }, holder: 'blue' }]);
});
