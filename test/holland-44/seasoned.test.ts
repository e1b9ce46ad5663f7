import { expect, test } from 'vitest';
import { emptyPlan } from '../../src/ai/plan.ts';
import { deskAt, ordersOf, type Desk } from '../../src/ai/search/desk.ts';
import { bestDrive } from '../../src/ai/search/sallies/drives.ts';
import { planMarch } from '../../src/ai/search/marching.ts';
import { bestStorm } from '../../src/ai/search/sallies/storms.ts';
import { GAMES } from '../../src/games/all.ts';
import { position, type Given, type Sitting } from '../../src/games/holland-44/test-kit.ts';
import { seeded } from '../../src/kernel/random.ts';

const game = GAMES.find(({ id }) => id === 'holland-44') as (typeof GAMES)[number];

/** A veteran's desk over a position in which his side moves, and what he may do. */
function seatedAt(side: 'allied' | 'german', turn: number, units: readonly Given[], more: Sitting = {}) {
  const state = position(turn, `${side}-movement`, units, { printed: true, ...more }).state();
  const plan = emptyPlan();
  const desk: Desk = { ...deskAt(game, side, state, seeded(1), plan), seasoned: true };
  return { desk, plan, orders: ordersOf(desk, state) };
}

const ROUTED: Given = ['2/508/82', '5423', { marks: ['full-retreat'] }];
const BUDDE: Given = ['Budde', '5125'];
const BECKER: Given = ['Becker/3 FJ', '5223'];

test('[H44-14.3.2-d] a routed battalion is driven where it has no way back, by two who close it', () => {
  const { desk, plan, orders } = seatedAt('german', 10, [ROUTED, BUDDE, BECKER]);
  const movesTo = (to: string): object[] => [{ type: 'move' }, { type: 'step', to }, { type: 'stop' }];
  expect(bestDrive(desk, orders)).toMatchObject([...movesTo('5225'), ...movesTo('5322')]);
  expect(plan.missions).toEqual([{ tactic: 'drive', units: ['Budde', 'Becker/3 FJ'], to: '5423' }]);
});

test.each([
  ['by one alone, whom it gets away from', [ROUTED, BECKER]],
  ['where somebody stands with it who is not routed', [ROUTED, BUDDE, BECKER, ['3/508/82', '5423']]],
] as [string, Given[]][])('nobody is driven %s', (_, units) => {
  const { desk, orders } = seatedAt('german', 10, units);
  expect(bestDrive(desk, orders)).toBeUndefined();
});

const BATTALION: Given = ['2/504/82', '4715', { steps: 2 }];
const COMPANY: Given = ['A/82 BD', '4715'];
const GRAVE = { extra: { unknown: { '4816': 'Runge' } } };

test('[H44-25.3.1-e] those who stand beside the bridge of Grave go into its hex together', () => {
  const { desk, plan, orders } = seatedAt('allied', 1, [BATTALION, COMPANY], GRAVE);
  expect(bestStorm(desk, orders)).toMatchObject([
    { type: 'move', unit: '2/504/82' },
    { type: 'join', unit: 'A/82 BD' },
    { type: 'step', to: '4816' },
  ]);
  expect(plan.missions).toEqual([{ tactic: 'storm', units: ['2/504/82', 'A/82 BD'], to: '4816' }]);
});

test.each([
  ['by a company alone', 1, [COMPANY]],
  ['once the bridge is like any other', 2, [BATTALION, ['1/504/82', '4715'], ['3/504/82', '4715']]],
] as [string, number, Given[]][])('nobody storms the hex %s', (_, turn, units) => {
  const { desk, orders } = seatedAt('allied', turn, units, GRAVE);
  expect(bestStorm(desk, orders)).toBeUndefined();
});

test.each([
  [20, 3],
  [19, 2],
])('on turn %i an enemy is surrounded from %i hexes', (turn, count) => {
  const germans: Given[] = [
    ['Jungwirth', '4012'],
    ['I/21 FJ', '3815'],
    ['1+2/2107/107 Pz', '3715'],
    ['A/2107/107 PzGr', '3614'],
    ['B/2107/107 PzGr', '3614'],
  ];
  const { desk, orders } = seatedAt('german', turn, [...germans, ['1/506/101', '3812'], ['1/501/101', '4008']]);
  const { moves } = planMarch(desk, orders);
  expect(new Set(moves.map(({ hex }) => hex)).size).toBe(count);
});
