import { describe, expect, test } from 'vitest';
import { startsOf, walk } from '../kit/walk.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { State } from '../../src/engagement/state.ts';
import { REICHSWALD } from '../../src/games/reichswald/index.ts';
import { reichswaldInvariants } from './invariants.ts';
import { CHANGES } from './invariants/changes.ts';
import { BROKEN_POSITIONS } from './invariants/broken-positions.ts';
import { BROKEN_CHANGES } from './invariants/broken-changes.ts';

const GAME = REICHSWALD as unknown as Game;
/** One game for each mix of options: two long ones, and six in which phases end early. */
const SEEDS = [0, 1, 18, 27, 12, 21, 14, 7];

const brokenIn = (state: State): string[] => {
  const view = REICHSWALD.view(state, null);
  return reichswaldInvariants.filter((rule) => !rule.holds(state, view, GAME)).map(({ name }) => name);
};

const brokenBetween = (before: State, after: State): string[] =>
  CHANGES.filter((change) => !change.holds(before, after)).map(({ name }) => name);

test('there are more than thirty invariants, no two of the same name', () => {
  const names = [...reichswaldInvariants, ...CHANGES].map(({ name }) => name);
  expect(names.length).toBeGreaterThan(32);
  expect(new Set(names).size).toBe(names.length);
});

test('every mix of options is played', () => {
  const starts = startsOf(GAME).length;
  expect(new Set(SEEDS.map((seed) => seed % starts)).size).toBe(starts);
});

describe('random play to the end', () => {
  test.each(SEEDS)('keeps all invariants after each action: seed %i', (seed) => {
    let actions = 0;
    for (const { state, next, action, at } of walk(GAME, seed)) {
      const broken = [...brokenIn(next as State), ...brokenBetween(state as State, next as State)];
      if (broken.length > 0) expect.fail(`${broken.join('; ')} after action ${at} ${JSON.stringify(action)}`);
      actions++;
    }
    expect(actions).toBeGreaterThan(100);
  });
});

/** Positions of one game. */
const positions = [...walk(GAME, 12)].map(({ next }) => next as State);

describe('each invariant can fail', () => {
  test.each(reichswaldInvariants)('$name', (rule) => {
    const { when = () => true, state = () => ({}), view = () => ({}) } = BROKEN_POSITIONS[rule.name] ?? {};
    const valid = positions.find((position) => when(position)) as State;
    const seen = REICHSWALD.view(valid, null);
    expect(rule.holds(valid, seen, GAME)).toBe(true);
    expect(rule.holds({ ...valid, ...state(valid) }, { ...seen, ...view(seen) }, GAME)).toBe(false);
  });

  test.each(CHANGES)('$name', (change) => {
    const { when = () => true, before = () => ({}), after = () => ({}) } = BROKEN_CHANGES[change.name] ?? {};
    const at = positions.findIndex((position) => when(position));
    const [valid, next] = [positions[at], positions[at + 1]] as [State, State];
    expect(change.holds(valid, next)).toBe(true);
    expect(change.holds({ ...valid, ...before(valid) }, { ...next, ...after(next) })).toBe(false);
  });
});
