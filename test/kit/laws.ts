import { seeded } from '../../src/kernel/random.ts';
import type { Coverage } from './coverage.ts';
import { addCoverage, countStep, countRefusal, emptyCoverage } from './coverage.ts';
import type { Memory } from './mutants.ts';
import { emptyMemory, remember } from './mutants.ts';
import { refusalProblem } from './refusals.ts';
import { comparisonFor, refereeProblem } from './secrecy.ts';
import { SAMPLED_STEPS, EVERY_STEP } from './step-laws.ts';
import type { Subject } from './subject.ts';
import type { Step } from './walk.ts';
import { Breach, changedIn, guard, walk } from './walk.ts';

/** Shares of positions, from 0 to 1, in which the expensive laws are checked. */
export interface CheckRates {
  /** SAMPLED_STEPS. */
  sampled: number;
  /** Invariants of the game; always checked in the last position. */
  invariants: number;
  /** Mutated actions, `mutants` per position. */
  mutated: number;
  mutants: number;
  secrecy: number;
}

/** What has been checked. A breach of a law is thrown. */
export interface Tally {
  games: number;
  actions: number;
  sampled: number;
  /** Positions with mutated actions, and mutated actions in all. */
  mutated: number;
  mutants: number;
  /** Pairs of positions that one side cannot tell apart, and how many of them differ. */
  pairs: number;
  differing: number;
  /** Sequences of undo, and records replayed. */
  walks: number;
  replays: number;
  /** Mutated set-ups. */
  setups: number;
  /** Decisions of computer players, and how many of them were taken twice, in positions that the side cannot tell apart. */
  decisions: number;
  choices: number;
  coverage: Coverage;
}

export const emptyTally = (): Tally => ({
  games: 0,
  actions: 0,
  sampled: 0,
  mutated: 0,
  mutants: 0,
  pairs: 0,
  differing: 0,
  walks: 0,
  replays: 0,
  setups: 0,
  decisions: 0,
  choices: 0,
  coverage: emptyCoverage(),
});

/** Adds the second tally to the first. */
export function addTally(tally: Tally, { coverage, ...counts }: Tally): void {
  for (const [what, count] of Object.entries(counts)) tally[what as keyof typeof counts] += count;
  addCoverage(tally.coverage, coverage);
}

/** Plays one random game to its end or `most` actions, checks all laws of single steps and adds to the tally. */
export function examine(subject: Subject, seed: number, rates: CheckRates, tally: Tally, most = Infinity): void {
  const random = seeded(seed ^ 0x5eed);
  const memory = emptyMemory();
  let last: Step | undefined;
  const veiled = rates.secrecy > 0 ? subject.veiled?.(seed) : undefined;
  for (const step of walk(subject.game, seed, veiled)) {
    if (step.at === most) break;
    if (rates.mutants > 0 || rates.secrecy > 0) remember(memory, step.listed);
    countStep(tally.coverage, step);
    holdLaws(step, EVERY_STEP);
    if (rates.invariants === 1 || random() < rates.invariants) holdInvariants(subject, step);
    if (random() < rates.sampled) checkSampled(step, random, tally);
    if (random() < rates.mutated) checkMutants(step, { memory, random, count: rates.mutants }, tally);
    if (random() < rates.secrecy) compareSides(subject, step, { memory, random }, tally);
    tally.actions++;
    last = step;
  }
  if (last) {
    // A set-up may leave out what every scenario has.
    if (!veiled) holdInvariants(subject, last);
    if (subject.game.toAct(last.next) === 'over') atTheEnd(last, { memory, random, count: rates.mutants }, tally);
  }
  tally.games++;
}

/** Plays one random game to its end or `most` actions, checks the laws of every step, and at `count` steps drawn from it compares what the sides see. */
export function compareSome(subject: Subject, seed: number, count: number, tally: Tally, most = Infinity): void {
  const random = seeded(seed ^ 0x5eed);
  const memory = emptyMemory();
  const drawn: Step[] = [];
  for (const step of walk(subject.game, seed, subject.veiled?.(seed))) {
    if (step.at === most) break;
    remember(memory, step.listed);
    holdLaws(step, EVERY_STEP);
    // Reservoir sampling: of a game of any length, every step is as likely as another.
    const place = drawn.length < count ? drawn.length : Math.floor(random() * (step.at + 1));
    if (place < count) drawn[place] = step;
    tally.actions++;
  }
  for (const step of drawn) compareSides(subject, step, { memory, random }, tally);
  tally.games++;
}

/** When the game is over no action is legal and no dice are due. */
function atTheEnd(last: Step, how: MutationSettings, tally: Tally): void {
  const { game, next } = last;
  const over: Step = { ...last, at: last.at + 1, state: next, actor: 'over', listed: [...game.legal(next)] };
  if (over.listed.length > 0 || game.chance(next).length > 0) {
    throw new Breach('When the game is over nobody can act', over, JSON.stringify(over.listed));
  }
  if (how.count > 0) checkMutants(over, how, tally);
}

function holdLaws(step: Step, laws: typeof EVERY_STEP): void {
  for (const { name, check } of laws) {
    const problem = check(step);
    if (problem !== undefined) throw new Breach(name, step, problem);
  }
}

function holdInvariants({ game, invariants }: Subject, step: Step): void {
  if (invariants.length === 0) return;
  const view = game.view(step.next, null);
  const broken = invariants.find((invariant) => !invariant.holds(step.next, view, game));
  if (broken) throw new Breach(`After each action: ${broken.name}`, step, JSON.stringify(step.action));
}

function checkSampled(step: Step, random: () => number, tally: Tally): void {
  holdLaws(step, SAMPLED_STEPS);
  const problem = refereeProblem(step, random);
  if (problem) throw new Breach('The referee sees everything', step, problem);
  tally.sampled++;
}

interface MutationSettings {
  memory: Memory;
  random: () => number;
  count: number;
}

function checkMutants(step: Step, how: MutationSettings, tally: Tally): void {
  const onRefusal = countRefusal.bind(undefined, tally.coverage);
  const problem = refusalProblem(step, { ...how, onRefusal });
  if (problem) throw new Breach('What is not listed is refused with a reason, and changes nothing', step, problem);
  tally.mutated++;
  tally.mutants += how.count;
}

/** Compares the position with one sampled from what each side knows and, where the game has one, with its twin. */
function compareSides({ game, twin }: Subject, step: Step, how: Omit<MutationSettings, 'count'>, tally: Tally): void {
  for (const side of game.sides) {
    const drawn = game.sample(game.known(step.state, side), how.random);
    const others = twin ? [drawn, twin(step.state, side, how.random)] : [drawn];
    const compare = comparisonFor({ step, side });
    for (const other of others) {
      const lists = guard(other);
      const problem = compare(other, how.memory, how.random) ?? changedIn(lists);
      if (problem) throw new Breach('A side sees the same where it may not know the difference', step, problem);
      tally.pairs++;
      if (JSON.stringify(other) !== JSON.stringify(step.state)) tally.differing++;
    }
  }
}
