import { seeded } from '../../src/kernel/random.ts';
import type { Coverage } from './coverage.ts';
import { addCoverage, cover, coverRefusal, emptyCoverage } from './coverage.ts';
import type { Memory } from './mutants.ts';
import { emptyMemory, remember } from './mutants.ts';
import { refusalFault } from './refusals.ts';
import { refereeFault, secrecyFault } from './secrecy.ts';
import { CLOSE_LOOK, EVERY_STEP } from './step-laws.ts';
import type { Subject } from './subject.ts';
import type { Step } from './walk.ts';
import { Breach, freeze, walk } from './walk.ts';

/** How closely games are looked at: shares of positions, from 0 to 1, that get each kind of look. */
export interface Care {
  close: number;
  /** Positions whose actions are spoilt, and how many spoilt actions each gets. */
  spoilt: number;
  mutants: number;
  secrecy: number;
}

/** What has been looked at. A breach of any law is thrown. */
export interface Tally {
  games: number;
  actions: number;
  looks: number;
  /** Positions whose actions were spoilt, and spoilt actions in all. */
  spoilt: number;
  mutants: number;
  /** Pairs of positions one side cannot tell apart, and how many of them do differ. */
  pairs: number;
  differing: number;
  /** Walks back by undo, and records replayed. */
  walks: number;
  replays: number;
  coverage: Coverage;
}

export const emptyTally = (): Tally => ({
  games: 0,
  actions: 0,
  looks: 0,
  spoilt: 0,
  mutants: 0,
  pairs: 0,
  differing: 0,
  walks: 0,
  replays: 0,
  coverage: emptyCoverage(),
});

/** Adds what was looked at in `more` to `tally`. */
export function addTally(tally: Tally, { coverage, ...counts }: Tally): void {
  for (const [what, count] of Object.entries(counts)) tally[what as keyof typeof counts] += count;
  addCoverage(tally.coverage, coverage);
}

/** Plays one game at random to its end and holds it to all laws of single steps; adds what was looked at to the tally. */
export function examine(subject: Subject, seed: number, care: Care, tally: Tally): void {
  const random = seeded(seed ^ 0x5eed);
  const memory = emptyMemory();
  let last: Step | undefined;
  for (const step of walk(subject.game, seed)) {
    remember(memory, step.listed);
    cover(tally.coverage, step);
    hold(step, EVERY_STEP);
    holdInvariants(subject, step);
    if (random() < care.close) lookClosely(step, random, tally);
    if (random() < care.spoilt) spoil(step, { memory, random, count: care.mutants }, tally);
    if (random() < care.secrecy) compareSides(subject, step, { memory, random }, tally);
    tally.actions++;
    last = step;
  }
  if (last) atTheEnd(last, { memory, random, count: care.mutants }, tally);
  tally.games++;
}

/** The game is over: nothing may be played and nothing is due any more. */
function atTheEnd(last: Step, how: Spoiling, tally: Tally): void {
  const { game, next } = last;
  const over: Step = { ...last, at: last.at + 1, state: next, actor: 'over', listed: [...game.legal(next)] };
  if (over.listed.length > 0 || game.chance(next).length > 0) {
    throw new Breach('When the game is over nobody can act', over, JSON.stringify(over.listed));
  }
  if (how.count > 0) spoil(over, how, tally);
}

function hold(step: Step, laws: typeof EVERY_STEP): void {
  for (const { name, check } of laws) {
    const fault = check(step);
    if (fault !== undefined) throw new Breach(name, step, fault);
  }
}

function holdInvariants({ game, invariants }: Subject, step: Step): void {
  if (invariants.length === 0) return;
  const view = game.view(step.next, null);
  const broken = invariants.find((invariant) => !invariant.holds(step.next, view, game));
  if (broken) throw new Breach(`After each action: ${broken.name}`, step, JSON.stringify(step.action));
}

function lookClosely(step: Step, random: () => number, tally: Tally): void {
  hold(step, CLOSE_LOOK);
  const fault = refereeFault(step, random);
  if (fault) throw new Breach('The referee sees everything', step, fault);
  tally.looks++;
}

interface Spoiling {
  memory: Memory;
  random: () => number;
  count: number;
}

function spoil(step: Step, how: Spoiling, tally: Tally): void {
  const heard = coverRefusal.bind(undefined, tally.coverage);
  const fault = refusalFault(step, { ...how, heard });
  if (fault) throw new Breach('What is not listed is refused with a reason, and changes nothing', step, fault);
  tally.spoilt++;
  tally.mutants += how.count;
}

/** For each side a position drawn from what it knows and, where the game can make one, a twin of the position itself. */
function compareSides({ game, twin }: Subject, step: Step, how: Omit<Spoiling, 'count'>, tally: Tally): void {
  for (const side of game.sides) {
    const drawn = game.sample(game.known(step.state, side), how.random);
    const others = twin ? [drawn, twin(step.state, side, how.random)] : [drawn];
    for (const other of others) {
      const fault = secrecyFault({ step, side, other: freeze(other) }, how.memory, how.random);
      if (fault) throw new Breach('A side sees the same where it may not know the difference', step, fault);
      tally.pairs++;
      if (JSON.stringify(other) !== JSON.stringify(step.state)) tally.differing++;
    }
  }
}
