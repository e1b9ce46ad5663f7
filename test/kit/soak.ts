import type { CheckRates, Tally } from './laws.ts';
import { emptyTally, examine } from './laws.ts';
import { replayLaw } from './replay.ts';
import type { Subject } from './subject.ts';
import { undoWalks } from './undo.ts';

/** One part of the long run: what it counts, its goals, and one unit of work. */
export interface Part {
  readonly id: string;
  readonly title: string;
  readonly goals: Readonly<Partial<Record<Counted, number>>>;
  /** Share of the time limit. */
  readonly share: number;
  /** Plays one game with this seed. A breach is thrown. */
  run(subject: Subject, seed: number): Tally;
}

export type Counted = Exclude<keyof Tally, 'coverage'>;

const NONE: CheckRates = { invariants: 0, sampled: 0, mutated: 0, mutants: 0, secrecy: 0 };

const examining = (rates: Partial<CheckRates>) => (subject: Subject, seed: number) => {
  const tally = emptyTally();
  examine(subject, seed, { ...NONE, ...rates }, tally);
  return tally;
};

const counting =
  (what: Counted, count: (subject: Subject, seed: number) => number) => (subject: Subject, seed: number) => ({
    ...emptyTally(),
    [what]: count(subject, seed),
  });

export const PARTS: readonly Part[] = [
  {
    id: 'invariants',
    title: 'random legal play with the invariants after each action, and one position in fifty played and listed again',
    goals: { actions: 1_000_000 },
    share: 0.15,
    run: examining({ invariants: 1, sampled: 0.02 }),
  },
  {
    id: 'refusals',
    title: 'positions with 200 mutated actions each: listed accepted, the rest refused with a reason',
    goals: { mutated: 10_000 },
    share: 0.15,
    run: examining({ mutated: 0.05, mutants: 200 }),
  },
  {
    id: 'secrecy',
    title: 'pairs of positions a side may not tell apart: equal bytes everywhere',
    goals: { pairs: 100_000 },
    share: 0.15,
    run: examining({ secrecy: 0.05 }),
  },
  {
    id: 'undo',
    title: 'undo: the same bytes as before, never past dice, a reveal or a change of side',
    goals: { walks: 100_000 },
    share: 0.1,
    run: counting('walks', ({ game }, seed) => undoWalks(game, seed)),
  },
  {
    id: 'replay',
    title: 'records replayed: the same state at every action, the same hash at one in twenty and at the end',
    goals: { replays: 1000 },
    share: 0.1,
    run: counting('replays', ({ game }, seed) => Math.sign(replayLaw(game, seed, { every: 20 }))),
  },
  {
    id: 'play',
    title:
      'random legal play to the end: no exception, no dead end; the invariants at the end and after one action in a hundred, ' +
      'one position in five hundred played and listed again',
    goals: { games: 20_000, actions: 1_000_000 },
    share: 0.35,
    run: examining({ invariants: 0.01, sampled: 0.002 }),
  },
];

export const hasReached = (tally: Tally, goals: Part['goals'], scale: number): boolean =>
  (Object.entries(goals) as [Counted, number][]).every(([what, goal]) => tally[what] >= goal * scale);
