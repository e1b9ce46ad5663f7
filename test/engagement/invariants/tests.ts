import { describe, expect, test } from 'vitest';
import type { State } from '../../../src/engagement/position/state.ts';
import type { Game, Start } from '../../../src/kernel/game.ts';
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
  /** Seeds of games. */
  seeds: readonly number[];
  /** Positions from which some actions are played, by what they are drawn for, and the invariants of the printed set-up, which they need not keep. */
  drawn?: { starts: Readonly<Record<string, readonly Start[]>>; exempt: readonly string[] };
  /** Seed of the game from whose positions they are broken. */
  source: number;
}

/** Actions of the games but for the first, which is played to the end. */
const MOST = 1000;
/** Actions played from a drawn position. */
const SOME = 30;

/** Plays games under all invariants, and shows of each that it can fail. */
export function invariantTests(examined: Examined): void {
  const { game, invariants, changes, broken, brokenChanges, seeds, drawn, source } = examined;
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

  describe('random play', () => {
    test.each(seeds)('keeps all invariants after each action: seed %i', (seed) => {
      let actions = 0;
      for (const { state, next, action, at } of walk(game, seed)) {
        if (at === MOST && seeds.indexOf(seed) > 0) break;
        const found = [...brokenIn(next as State), ...brokenBetween(state as State, next as State)];
        if (found.length > 0) expect.fail(`${found.join('; ')} after action ${at} ${JSON.stringify(action)}`);
        actions++;
      }
      expect(actions).toBeGreaterThan(100);
    });
  });

  test.each(Object.entries(drawn?.starts ?? {}))(
    '%s positions keep all but those of the printed set-up',
    (_, starts) => {
      const found = new Map<string, string>();
      for (const [seed, start] of starts.entries())
        for (const { state, next, at } of walk(game, seed, start)) {
          if (at >= SOME) break;
          for (const name of [...brokenIn(next as State), ...brokenBetween(state as State, next as State)])
            if (!found.has(name)) found.set(name, `start ${seed} action ${at}`);
        }
      expect([...found].filter(([name]) => !drawn?.exempt.includes(name))).toEqual([]);
      expect([...found.keys()].toSorted()).toEqual(drawn?.exempt.toSorted());
    },
  );

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
