import { describe, expect, test } from 'vitest';
import { HOLLAND_44 } from '../../src/games/holland-44/index.ts';
import type { State } from '../../src/games/holland-44/position/state.ts';
import type { Game, Start } from '../../src/kernel/game.ts';
import { seeded } from '../../src/kernel/random.ts';
import { startOf, startsOf, walk } from '../kit/walk.ts';
import { hollandInvariants } from './invariants.ts';
import { BROKEN_CHANGES } from './invariants/broken-changes.ts';
import { BROKEN_POSITIONS } from './invariants/broken-positions.ts';
import { CHANGES } from './invariants/changes.ts';

const game = HOLLAND_44 as unknown as Game;

const brokenIn = (state: object): string[] => {
  const view = game.view(state, null);
  return hollandInvariants.filter((rule) => !rule.holds(state, view, game)).map(({ name }) => name);
};
const brokenBetween = (before: object, after: object): string[] =>
  CHANGES.filter((change) => !change.holds(before as State, after as State)).map(({ name }) => name);

/** What breaks an invariant: the entry with which its name begins. */
function example<T>(examples: Readonly<Record<string, T>>, name: string): T {
  const found = Object.entries(examples).filter(([beginning]) => name.startsWith(beginning));
  expect(found.map(([beginning]) => beginning)).toHaveLength(1);
  return found[0]?.[1] as T;
}

test('there are more than ninety invariants, no two of the same name, and an example for each', () => {
  const names = [...hollandInvariants, ...CHANGES].map(({ name }) => name);
  expect(names.length).toBeGreaterThan(90);
  expect(new Set(names).size).toBe(names.length);
  expect(Object.keys({ ...BROKEN_POSITIONS, ...BROKEN_CHANGES })).toHaveLength(names.length);
});

/** Short games with every mix of options; a campaign is played below, and laws.test.ts plays others. */
const SEEDS = [0, 1, 2, 3];
/** Actions of them, but for the first, which is played to the end. */
const MOST = 1200;
/** Share of the actions after which all are checked. */
const CHECKED = 0.06;

test('every mix of options is played', () => {
  const mixes = (starts: readonly Start[]): Set<string> =>
    new Set(starts.map(({ options }) => JSON.stringify(options)));
  expect(mixes(SEEDS.map((seed) => startOf(game, seed)))).toEqual(mixes(startsOf(game)));
});

describe('random play', () => {
  test.each(SEEDS)('keeps all invariants: seed %i', (seed) => {
    const random = seeded(seed);
    let checked = 0;
    for (const { state, next, action, at } of walk(game, seed)) {
      if (seed > 0 && at === MOST) break;
      if (random() > CHECKED) continue;
      checked++;
      const found = [...brokenIn(next), ...brokenBetween(state, next)];
      if (found.length > 0) expect.fail(`${found.join('; ')} after action ${at} ${JSON.stringify(action)}`);
    }
    expect(checked).toBeGreaterThan(20);
  });
});

describe('each invariant can fail', () => {
  /** The first three turns of a campaign, the seventh, and every twentieth position of the rest. */
  const steps = [...walk(game, 4)].flatMap(({ state, next, at }) =>
    [1, 2, 3, 7].includes((state as State).turn) || at % 20 === 0
      ? [{ before: state as State, after: next as State }]
      : [],
  );

  test('and none does in this campaign', () => {
    const some = steps.filter((_, i) => i % 3 === 0);
    expect(some.flatMap(({ before, after }) => [...brokenIn(after), ...brokenBetween(before, after)])).toEqual([]);
  });

  test.each(hollandInvariants)('$name', (rule) => {
    const { when = () => true, state = () => ({}), view = () => ({}) } = example(BROKEN_POSITIONS, rule.name);
    const valid = steps.map(({ after }) => after).find(when) as State;
    const seen = game.view(valid, null);
    expect(rule.holds(valid, seen, game)).toBe(true);
    expect(rule.holds({ ...valid, ...state(valid) }, { ...seen, ...view(seen as never) }, game)).toBe(false);
  });

  test.each(CHANGES)('$name', (change) => {
    const { when = () => true, before = () => ({}), after = () => ({}) } = example(BROKEN_CHANGES, change.name);
    const valid = steps.find((step) => when(step.before)) as (typeof steps)[number];
    expect(change.holds(valid.before, valid.after)).toBe(true);
    expect(change.holds({ ...valid.before, ...before(valid.before) }, { ...valid.after, ...after(valid.after) })).toBe(
      false,
    );
  });
});
