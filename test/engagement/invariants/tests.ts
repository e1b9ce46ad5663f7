import { describe, expect, test } from 'vitest';
import type { State } from '../../../src/engagement/state.ts';
import type { Game } from '../../../src/kernel/game.ts';
import type { Invariant } from '../../kit/invariant.ts';
import { startsOf, walk } from '../../kit/walk.ts';
import type { Change } from '../facts.ts';
import type { BrokenChange, BrokenPosition } from './broken.ts';

export interface Examined {
  game: Game;
  invariants: readonly Invariant[];
  changes: readonly Change[];
  /** What breaks each of them, by name. */
  broken: Readonly<Record<string, BrokenPosition>>;
  brokenChanges: Readonly<Record<string, BrokenChange>>;
  /** Seeds of whole games. */
  seeds: readonly number[];
  /** Seed of the game from whose positions they are broken. */
  source: number;
}

/** Plays whole games under all invariants, and shows of each that it can fail. */
export function invariantTests({ game, invariants, changes, broken, brokenChanges, seeds, source }: Examined): void {
  const brokenIn = (state: State): string[] => {
    const view = game.view(state, null);
    return invariants.filter((rule) => !rule.holds(state, view, game)).map(({ name }) => name);
  };
  const brokenBetween = (before: State, after: State): string[] =>
    changes.filter((change) => !change.holds(before, after)).map(({ name }) => name);

  test('there are more than thirty invariants, no two of the same name', () => {
    const names = [...invariants, ...changes].map(({ name }) => name);
    expect(names.length).toBeGreaterThan(32);
    expect(new Set(names).size).toBe(names.length);
  });

  test('every mix of options is played', () => {
    const starts = startsOf(game).length;
    expect(new Set(seeds.map((seed) => seed % starts)).size).toBe(starts);
  });

  describe('random play to the end', () => {
    test.each(seeds)('keeps all invariants after each action: seed %i', (seed) => {
      let actions = 0;
      for (const { state, next, action, at } of walk(game, seed)) {
        const found = [...brokenIn(next as State), ...brokenBetween(state as State, next as State)];
        if (found.length > 0) expect.fail(`${found.join('; ')} after action ${at} ${JSON.stringify(action)}`);
        actions++;
      }
      expect(actions).toBeGreaterThan(100);
    });
  });

  const positions = [...walk(game, source)].map(({ next }) => next as State);

  describe('each invariant can fail', () => {
    test.each(invariants)('$name', (rule) => {
      const { when = () => true, state = () => ({}), view = () => ({}) } = broken[rule.name] ?? {};
      const valid = positions.find((position) => when(position)) as State;
      const seen = game.view(valid, null);
      expect(rule.holds(valid, seen, game)).toBe(true);
      expect(rule.holds({ ...valid, ...state(valid) }, { ...seen, ...view(seen as never) }, game)).toBe(false);
    });

    test.each(changes)('$name', (change) => {
      const { when = () => true, before = () => ({}), after = () => ({}) } = brokenChanges[change.name] ?? {};
      const at = positions.findIndex((position) => when(position));
      const [valid, next] = [positions[at], positions[at + 1]] as [State, State];
      expect(change.holds(valid, next)).toBe(true);
      expect(change.holds({ ...valid, ...before(valid) }, { ...next, ...after(next) })).toBe(false);
    });
  });
}
