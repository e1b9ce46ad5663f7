import { expect, test } from 'vitest';
import { sit, type Sitting } from '../../test-kit.ts';
import { victory } from '../../play/play.ts';

const INF = '6DLI/151/50';
/** North of the Lower Rhine; between it and the Waal. */
const [NORTH, ISLAND] = ['6316', '5715'];
const standing = (set: Sitting) => victory(sit('allied-combat', { printed: true, turn: 9, ...set }).state());
const conditionsOf = (set: Sitting) =>
  standing(set).sudden.map(({ rule, side, conditions }) => [
    rule,
    side,
    ...conditions.map(({ now, needed }) => [now, needed]),
  ]);

test('[H44-26.2-a] [H44-26.2-b] [H44-26.3-a] how far both sides are from an automatic victory', () => {
  const holders = { '5320': 'allied', '5321': 'allied', '2608': 'allied' };
  expect(conditionsOf({ units: { [INF]: NORTH }, extra: { holders } })).toEqual([
    ['26.3', 'allied', [3, 10], [1, 1]],
    ['26.2', 'german', [0, 12]],
    ['26.2', 'german', [1, 0]],
  ]);
});

test('[H44-26.2-c] that nobody is left north is asked only once somebody has been there', () => {
  const dormant = (set: Sitting) => standing(set).sudden.at(-1)?.conditions[0]?.dormant;
  expect(dormant({ units: { [INF]: ISLAND } })).toBe(true);
  expect(dormant({ units: { [INF]: NORTH } })).toBeUndefined();
});

test('[H44-26.5.1-d] units north without supply are said to be cut off', () => {
  const items = standing({ units: { [INF]: NORTH } }).items;
  expect(items.find(({ item }) => item === 'north')).toMatchObject({ points: {}, cutOff: [INF] });
});

test('[H44-26.5.2-a] [H44-26.5.2-b] losses of both prices are items', () => {
  const { items } = standing({ units: { [INF]: ISLAND } });
  const worth = (id: string) => items.find(({ item }) => item === id)?.worth;
  expect([worth('lost-whole'), worth('lost-other')]).toEqual([{ german: 1 }, { german: 0.5 }]);
});

test('[H44-26.4-b] [H44-S1.3-a] who wins at the end as things stand: the Germans at a tie, and in the short game without enough steps', () => {
  expect(standing({ units: { [INF]: ISLAND } }).final).toEqual({ rule: '26.4', turn: 20, winner: 'german' });
  const short = standing({ scenario: 'short', units: { [INF]: ISLAND, '2 HC': '5716' } } as Sitting);
  expect(short.final).toEqual({ rule: 'S1.3', turn: 11, winner: 'allied' });
  expect(short.items).toMatchObject([{ item: 'waal', count: { now: 5, needed: 4 }, points: {} }]);
});
