import { GAMES } from '../../src/games/all.ts';
import { countStep } from './coverage.ts';
import { decisionsLaw } from './decisions.ts';
import { eager } from './eager.ts';
import type { CheckRates, Tally } from './laws.ts';
import { emptyTally, examine } from './laws.ts';
import { replayLaw } from './replay.ts';
import { setupLaw } from './setups.ts';
import type { Subject } from './subject.ts';
import { undoWalks } from './undo.ts';
import { walk } from './walk.ts';

/** One part of the long run: what it counts, its goals, and one unit of work. */
export interface Part {
  readonly id: string;
  readonly title: string;
  readonly goals: Readonly<Partial<Record<Counted, number>>>;
  /** It ends also when everything that has to be reached has been (reached.ts). */
  readonly covers?: true;
  /** Share of the time limit. */
  readonly share: number;
  /** Games of which it is a law; all when absent. */
  holdsFor?(subject: Subject): boolean;
  /** Plays one game with this seed. A breach is thrown. */
  run(subject: Subject, seed: number): Tally | Promise<Tally>;
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

/** Actions played from a crowded position, and one whole game among so many of them. */
const BEGINNING = 40;
const WHOLE = 100;

/** Plays from a crowded position, now and then a whole game, and counts what comes up. */
function survey(subject: Subject, seed: number): Tally {
  const { game, crowded } = subject;
  const tally = emptyTally();
  const start = crowded && seed % WHOLE > 0 ? crowded(seed) : undefined;
  if (start && !game.fromSetup(start).ok) return tally;
  for (const step of start ? walk(game, seed, start, eager) : walk(game, seed)) {
    if (start && step.at === BEGINNING) break;
    countStep(tally.coverage, step);
    tally.actions++;
  }
  tally.games++;
  return tally;
}

export const PARTS: readonly Part[] = [
  {
    id: 'invariants',
    title: 'random legal play with the invariants after each action, and one position in fifty played and listed again',
    goals: { actions: 1_000_000 },
    share: 0.1,
    run: examining({ invariants: 1, sampled: 0.02 }),
  },
  {
    id: 'refusals',
    title: 'positions with 200 mutated actions each: listed accepted, the rest refused with a reason',
    goals: { mutated: 10_000 },
    share: 0.1,
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
    title: 'records replayed: the same state at every action, the same hash at one in a hundred and at the end',
    goals: { replays: 1000 },
    share: 0.1,
    run: counting('replays', ({ game }, seed) => Math.sign(replayLaw(game, seed, { every: 100 }))),
  },
  {
    id: 'coverage',
    title: 'crowded positions played eagerly until every type of action and every cell of the tables has come up',
    goals: { games: 20_000 },
    covers: true,
    share: 0.1,
    run: survey,
  },
  {
    id: 'setups',
    title:
      'mutated set-ups of positions of play: refused with reasons that can be read in every language, or played on and replayed',
    goals: { setups: 20_000 },
    share: 0.1,
    holdsFor: ({ game }) => GAMES.some(({ id }) => id === game.id),
    run: async ({ game }, seed) => {
      const tally = await setupLaw(game.id, seed, { count: 100, actions: 10, depth: 2000 });
      return { ...emptyTally(), setups: tally.form + tally.content + tally.played };
    },
  },
  {
    id: 'players',
    title:
      'decisions of computer players: legal, at an end some time, and the same in positions that the side may not tell apart',
    goals: { decisions: 25_000, choices: 2500 },
    share: 0.1,
    holdsFor: ({ game }) => GAMES.some(({ id }) => id === game.id),
    run: (subject, seed) => ({ ...emptyTally(), ...decisionsLaw(subject, seed, { most: 5000, again: 0.12 }) }),
  },
  {
    id: 'play',
    title:
      'random legal play to the end: no exception, no dead end; the invariants at the end and after one action in a hundred, ' +
      'one position in five hundred played and listed again',
    goals: { games: 20_000, actions: 1_000_000 },
    share: 0.15,
    run: examining({ invariants: 0.01, sampled: 0.002 }),
  },
];

export const hasReached = (tally: Tally, goals: Part['goals'], scale: number): boolean =>
  (Object.entries(goals) as [Counted, number][]).every(([what, goal]) => tally[what] >= goal * scale);
