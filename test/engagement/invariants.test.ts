import { expect, test } from 'vitest';
import type { State } from '../../src/engagement/position/state.ts';
import { drill } from './drill/drill.ts';
import { drillInvariants } from './drill/invariants.ts';
import { amberMoves } from './drill/positions.ts';

const sound = amberMoves({}, { printed: true, others: true }).match.state as State;

const broken = (state: State, points = drill.view(state, null).points): string[] => {
  const view = { ...drill.view(state, null), points };
  return drillInvariants.filter(({ holds }) => !holds(state, view, drill as never)).map(({ name }) => name);
};

/** Numbers of and C-1, and of hexes 0503 (a bog) and 0605. */
const [INFANTRY, ARMOUR, ENEMY] = [0, 3, 7] as const;
const [BOG, OPEN] = [28, 53] as const;
const RIVER_WITHOUT_BRIDGE = 4 * 12 * 6 + 3;

test('the printed position keeps all invariants', () => expect(broken(sound)).toEqual([]));

test.each<readonly [string, Partial<State>]>([
  ['every counter is in one place', { hex: sound.hex.with(INFANTRY, 120) }],
  ['no hex holds counters of both sides', { hex: sound.hex.with(INFANTRY, sound.hex[ENEMY] as number) }],
  [
    'stacks are legal unless somebody moves, falls back or makes room',
    { hex: sound.hex.map((at, u) => (u < 4 ? OPEN : at)) },
  ],
  ['a counter has one or two steps, and none once it is eliminated', { steps: sound.steps.with(INFANTRY, 0) }],
  ['only infantry on foot stands in a bog', { hex: sound.hex.with(ARMOUR, BOG) }],
  ['nobody spends more than its points, in halves', { spent: sound.spent.with(INFANTRY, 9) }],
  ['who waits has a date', { due: sound.due.map(() => 99) }],
  ['only bridges are blown, each once', { blown: [RIVER_WITHOUT_BRIDGE] }],
  ['pools of air power hold what they were given or less', { air: sound.air.with(1, 3) }],
])('%s: a position that breaks it is noticed', (name, change) => {
  expect(broken({ ...sound, ...change })).toContain(name);
});

test('points that are not those of the rule are noticed', () => {
  expect(broken(sound, { amber: 0, cyan: 0 })).toEqual(['the points are those of the rule']);
});
