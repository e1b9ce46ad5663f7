// The laws of one game as tests, at small counts; `npm run soak` has the full ones. A breach names its seed.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/common.mjs';
import { eventProblem } from './event-law.ts';
import { goldenOf } from './golden.ts';
import { compareSome, emptyTally, examine } from './laws.ts';
import { replayLaw } from './replay.ts';
import type { Subject } from './subject.ts';
import { undoWalks } from './undo.ts';
import { startsOf } from './walk.ts';

/** Positions of a game in which is compared what the sides see, those of a long game, and long games from which they are drawn. */
const [COMPARED, COMPARED_LONG] = [150, 60];
const DRAWN_FROM = 3;
/** Actions of a game that are taken back, and of one that is replayed, every state of it hashed twice. */
const [UNDONE, REPLAYED] = [300, 300];
/** Actions after which games of thousands of actions stop that are not the first of their scenario, and those of which positions are drawn. */
const [MOST, MOST_DRAWN] = [1200, 5000];

export function lawsHoldFor(subject: Subject): void {
  const { game, checked: invariants = 1 } = subject;
  /** Share of the positions in which the expensive laws are checked: fewer in games of ten thousand actions. */
  const share = subject.checked === undefined ? 0.01 : 0.006;
  const compared = invariants < 0.05 ? COMPARED_LONG : COMPARED;
  const starts = startsOf(game);
  /** Every scenario with every mix of options once, and small games more often. */
  const games = Math.max(starts.length, subject.games ?? 0);
  const isFirst = (seed: number): boolean =>
    starts.findIndex(({ scenario }) => scenario === starts[seed % starts.length]?.scenario) === seed;
  const mostOf = (seed: number): number => (subject.checked === undefined || isFirst(seed) ? Infinity : MOST);
  const drawnFrom = subject.games ?? Math.min(games, DRAWN_FROM);

  describe(`the laws hold for ${game.id}`, () => {
    test('random legal play ends by its own rules; what is listed is accepted, what is not is refused; playing is pure', () => {
      const tally = emptyTally();
      const rates = { invariants, sampled: 1.3 * share, mutated: share, mutants: 100, secrecy: 0 };
      for (let seed = 0; seed < games; seed++) examine(subject, seed, rates, tally, mostOf(seed));
      expect(tally.games).toBe(games);
      expect(tally.mutants).toBeGreaterThan(1000);
    });

    test('the events of every start have the arguments of their kinds', () => {
      for (const start of starts) {
        const begun = game.fromSetup(start);
        expect(begun.ok && eventProblem(game, begun.value.events)).toBeUndefined();
      }
    });

    test('positions that differ only in secrets look the same to a side', () => {
      const tally = emptyTally();
      const each = Math.ceil(compared / drawnFrom);
      for (let seed = games; seed < games + drawnFrom; seed++) compareSome(subject, seed, each, tally, MOST_DRAWN);
      expect(tally.pairs).toBeGreaterThanOrEqual(compared * subject.game.sides.length);
      expect(tally.differing > 0 || !subject.twin).toBe(true);
    });

    test('undo restores the match byte for byte and never crosses dice, a reveal or a change of side', () => {
      expect(undoWalks(game, 1, UNDONE) + undoWalks(game, 2, UNDONE)).toBeGreaterThan(20);
    });

    test('a replay of the record gives the same hash at every action', () => {
      expect(replayLaw(game, 3, { most: REPLAYED })).toBeGreaterThan(20);
    });

    test('plays on as in the golden record; after a change of the rules: npx vitest run laws.test.ts -u', async () => {
      await expect(goldenOf(game)).toMatchFileSnapshot(join(root, `corpus/golden/${game.id}.txt`));
    });
  });
}
