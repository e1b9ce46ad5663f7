import type { Care, Tally } from './laws.ts';
import { emptyTally, examine } from './laws.ts';
import { replayLaw } from './replay.ts';
import type { Subject } from './subject.ts';
import { undoWalks } from './undo.ts';

/** One part of the long run: what it counts, how many are wanted (quality.md), and one portion of work. */
export interface Part {
  readonly id: string;
  readonly title: string;
  readonly goals: Readonly<Partial<Record<Counted, number>>>;
  /** Its share of the time when time is limited. */
  readonly share: number;
  /** Plays one game from this seed. A breach is thrown. */
  run(subject: Subject, seed: number): Tally;
}

export type Counted = Exclude<keyof Tally, 'coverage'>;

const REST: Care = { close: 0, spoilt: 0, mutants: 0, secrecy: 0 };

const examining = (care: Partial<Care>) => (subject: Subject, seed: number) => {
  const tally = emptyTally();
  examine(subject, seed, { ...REST, ...care }, tally);
  return tally;
};

const counting =
  (what: Counted, count: (subject: Subject, seed: number) => number) => (subject: Subject, seed: number) => ({
    ...emptyTally(),
    [what]: count(subject, seed),
  });

export const PARTS: readonly Part[] = [
  {
    id: 'play',
    title: 'random legal play to the end: no exception, no dead end, invariants after each action',
    goals: { games: 20_000, actions: 1_000_000 },
    share: 0.45,
    run: examining({ close: 0.02 }),
  },
  {
    id: 'refusals',
    title: 'positions with 200 spoilt actions each: listed accepted, the rest refused with a reason',
    goals: { spoilt: 10_000 },
    share: 0.15,
    run: examining({ spoilt: 0.05, mutants: 200 }),
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
    title: 'walks back: the same bytes, never over dice, a reveal or a change of side',
    goals: { walks: 100_000 },
    share: 0.15,
    run: counting('walks', ({ game }, seed) => undoWalks(game, seed)),
  },
  {
    id: 'replay',
    title: 'records replayed: the same hash at every action',
    goals: { replays: 1000 },
    share: 0.1,
    run: counting('replays', ({ game }, seed) => Math.sign(replayLaw(game, seed))),
  },
];

export const hasReached = (tally: Tally, goals: Part['goals'], scale: number): boolean =>
  (Object.entries(goals) as [Counted, number][]).every(([what, goal]) => tally[what] >= goal * scale);
