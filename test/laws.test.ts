import { describe, expect, test } from 'vitest';
import { eventProblem } from './kit/event-law.ts';
import { goldenOf } from './kit/golden.ts';
import { compareSome, emptyTally, examine } from './kit/laws.ts';
import { replayLaw } from './kit/replay.ts';
import { SUBJECTS } from './kit/subject.ts';
import { undoWalks } from './kit/undo.ts';
import { startsOf } from './kit/walk.ts';

/** Positions of each game, long or short, in which is compared what the sides see. */
const COMPARED = 300;

/** Small counts, about ten seconds per game; `npm run soak` has the full ones. A breach names its seed. */
describe.each(SUBJECTS.map((subject) => ({ id: subject.game.id, subject })))(
  'the laws hold for $id',
  ({ id, subject }) => {
    const { game, checked: invariants = 1 } = subject;
    /** Every scenario with every mix of options once, and small games more often. */
    const games = Math.max(startsOf(game).length, subject.games ?? 0);

    test('random legal play ends by its own rules; what is listed is accepted, what is not is refused; playing is pure', () => {
      const tally = emptyTally();
      const rates = { invariants, sampled: 0.015, mutated: 0.01, mutants: 100, secrecy: 0 };
      for (let seed = 0; seed < games; seed++) examine(subject, seed, rates, tally);
      expect(tally.games).toBe(games);
      expect(tally.mutants).toBeGreaterThan(1000);
    });

    test('the events of every start have the arguments of their kinds', () => {
      for (const start of startsOf(game)) {
        const begun = game.fromSetup(start);
        expect(begun.ok && eventProblem(game, begun.value.events)).toBeUndefined();
      }
    });

    test('positions that differ only in secrets look the same to a side', () => {
      const tally = emptyTally();
      const each = Math.ceil(COMPARED / games);
      for (let seed = games; seed < 2 * games; seed++) compareSome(subject, seed, each, tally);
      expect(tally.pairs).toBeGreaterThanOrEqual(COMPARED * subject.game.sides.length);
      expect(tally.differing > 0 || !subject.twin).toBe(true);
    });

    test('undo restores the match byte for byte and never crosses dice, a reveal or a change of side', () => {
      expect(undoWalks(game, 1, 500) + undoWalks(game, 2, 500)).toBeGreaterThan(20);
    });

    test('a replay of the record gives the same hash at every action', () => {
      expect(replayLaw(game, 3, { most: 500 })).toBeGreaterThan(20);
    });

    test('plays on as in the golden record; after a change of the rules: npx vitest run test/laws.test.ts -u', async () => {
      await expect(goldenOf(game)).toMatchFileSnapshot(`../corpus/golden/${id}.txt`);
    });
  },
);
