import type { ResultChance } from '../../../../wargame/wargame.ts';
import { RESULTS, type ResultCode } from '../../data/tables.ts';
import { hexOf, stepsOf, unitOf, type Position } from '../../position/position.ts';
import { remnantsFor } from '../../position/pools.ts';
import { IN_BOX } from '../../position/state.ts';
import { NORMAL } from '../../position/units.ts';
import type { Combat } from '../10-odds/force.ts';
import { defending, exposedTo, ignoresLoss } from '../11-results/candidates.ts';
import { columnOf, gunHelps, mayLead, outcomeOf, qualityAndGun, type Outcome } from './determined.ts';
import { eliminatesAll } from './desperate.ts';
import { hasGuess } from '../25-unknown-units/unknown-defenders.ts';
import { cachedBy, cachedByText } from '../../../../kernel/cached-by.ts';

/** A unit of the hex attacked, as far as it matters who is left there. */
interface Keeper {
  /** The unit, or -1 for one that is unknown. */
  u: number;
  /** It takes losses (11.2). */
  isExposed: boolean;
  /** What each die brings when it leads, and in a desperate defence (12.4); none where it may not lead. */
  rolls: readonly (readonly [Outcome, Outcome])[];
}

/** A question about who is left. `stands`: the defender stands wherever he may (12). */
interface Question {
  p: Position;
  combat: Combat;
  keepers: readonly Keeper[];
  stands: boolean;
  /** What has been found about the rolls of 12.4, by the steps left. */
  desperate: Map<string, number>;
}

/** Steps left of each keeper. */
type Steps = readonly number[];

const DICE = [1, 2, 3, 4, 5, 6];

/** What one result leaves of the defence of a hex. */
export interface Left {
  /** The probability that somebody is left in the hex. */
  kept: number;
  /** Whether a defence that is not held is the end of all who were left (13.2). */
  isDeadly: boolean;
}

/** The probability that these results leave somebody in the hex: see `leftBy`. */
export function chanceKept(
  p: Position,
  combat: Combat,
  results: readonly ResultChance[],
  guns?: readonly number[],
): number {
  const left = leftBy(p, combat, guns);
  return results.reduce((all, { result, probability }) => all + probability * left(result).kept, 0);
}

/**
 * What a result leaves of the defence. With `guns` the defender stands wherever he may (12), led
 * and losing steps so that the hex is held most often, with one of these guns if any can help; without it he yields.
 * An unknown unit counts as 25.4 has it, of any number of steps; remnants roll as their units would.
 */
export function leftBy(p: Position, combat: Combat, guns?: readonly number[]): (result: string) => Left {
  const units = defending(p, combat);
  const stands = guns !== undefined;
  const hasGun = stands && guns.some((u) => gunHelps(p, combat, u));
  const exposed = exposedTo(p, combat);
  const keepers: Keeper[] = units.map((u) => ({
    u,
    isExposed: exposed.includes(u),
    rolls: mayLead(p, u, combat.mode) ? rollsOf(p, combat.target, u, unitOf(u).quality, hasGun) : [],
  }));
  const steps = units.map((u) => livesOf(p, u));
  if (hasGuess(p, combat)) {
    keepers.push({ u: -1, isExposed: true, rolls: rollsOf(p, combat.target, -1, NORMAL, hasGun) });
    steps.push(Infinity);
  }
  const question: Question = { p, combat, keepers, stands, desperate: new Map() };
  return (result) => ({
    kept: kept(question, steps, result),
    isDeadly: units.length > 0 && RESULTS[result as ResultCode].retreat !== undefined && isDesperate(question, steps),
  });
}

/** May any of the defenders lead where these results let him? */
export const mayAnyStand = (p: Position, combat: Combat, results: readonly ResultChance[]): boolean =>
  results.some(({ result }) => RESULTS[result as ResultCode].determined) &&
  (hasGuess(p, combat) || defending(p, combat).some((u) => mayLead(p, u, combat.mode)));

function rollsOf(p: Position, hex: number, lead: number, quality: number, hasGun: boolean): Keeper['rolls'] {
  const column = columnOf(p, hex, lead);
  return rollsFor(`${column} ${quality} ${hasGun}`, () => {
    const modifier = qualityAndGun(quality, hasGun);
    return DICE.map((die) => [outcomeOf(column, die + modifier, false), outcomeOf(column, die + modifier, true)]);
  });
}

const rollsFor = cachedByText<Keeper['rolls']>(Infinity);

/** 11.3, 11.4: losses that a unit takes before it is gone: without a free remnant its last step goes with the second. */
function livesOf(p: Position, u: number): number {
  const steps = stepsOf(p, u);
  const isWhole = unitOf(u).steps < 3 || remnantsFor(unitOf(u)).some(({ index }) => hexOf(p, index) === IN_BOX);
  return isWhole || steps < 2 ? steps : steps - 1;
}

const leftOf = (steps: Steps, i: number): number => steps[i] as number;
const without = (steps: Steps, i: number): Steps => steps.with(i, leftOf(steps, i) - 1);

/** 11.2: after the loss of the defender, whoever chooses it. */
function kept(question: Question, steps: Steps, result: string): number {
  const { p, combat, keepers } = question;
  const { defender, chosenBy } = RESULTS[result as ResultCode];
  if (defender === 0 || ignoresLoss(p, combat, result)) return afterLoss(question, steps, result);
  const chances = keepers.flatMap(({ isExposed }, i) =>
    isExposed ? [afterLoss(question, without(steps, i), result)] : [],
  );
  if (chances.length === 0) return afterLoss(question, steps, result);
  return chosenBy === 'owner' ? Math.max(...chances) : Math.min(...chances);
}

/** 12.1.1, 13: nobody is left who has to retreat, unless he stands. */
function afterLoss(question: Question, steps: Steps, result: string): number {
  const { retreat, determined } = RESULTS[result as ResultCode];
  if (steps.every((left) => left <= 0)) return 0;
  if (!retreat) return 1;
  if (!determined || !question.stands) return 0;
  return isDesperate(question, steps) ? heldAtLast(question, steps) : held(question, steps, false);
}

/** 12.4: the retreat of those who are left would eliminate them all. */
function isDesperate({ p, combat, keepers }: Question, steps: Steps): boolean {
  if (keepers.some(({ u }) => u < 0)) return false;
  const left = keepers.flatMap(({ u }, i) => (leftOf(steps, i) > 0 ? [u] : []));
  const why = combat.mode === 'breakthrough' ? 'breakthrough' : 'combat';
  const found = foundFor(p);
  const key = `${why} ${left.join()}`;
  const known = found.get(key) ?? eliminatesAll(p, left, combat.target, why);
  found.set(key, known);
  return known;
}

/** What was found by 12.4 for a position, as long as its state is the same: many attacks are weighed in one state. */
const desperateIn = cachedBy((p: Position) => ({ seen: { ...p.s }, found: new Map<string, boolean>() }));

function foundFor(p: Position): Map<string, boolean> {
  const known = desperateIn(p);
  if (!WATCHED.every((field) => known.seen[field] === p.s[field]))
    Object.assign(known, { seen: { ...p.s }, found: new Map<string, boolean>() });
  return known.found;
}

/** All of a state that a retreat can depend on. */
const WATCHED = [
  ...(['turn', 'phase', 'hex', 'steps', 'order', 'marks', 'parents', 'bridges', 'traffic'] as const),
  ...(['unknown', 'fixed', 'holders', 'own', 'map'] as const),
] as const;

/** 12.4: rolls go on until the hex is held or nobody is left who can lead. */
function heldAtLast(question: Question, steps: Steps): number {
  const key = steps.join();
  const known = question.desperate.get(key) ?? held(question, steps, true);
  question.desperate.set(key, known);
  return known;
}

/** 12.1.2: of the leads the one that holds most often. */
const held = (question: Question, steps: Steps, desperate: boolean): number =>
  Math.max(
    0,
    ...question.keepers.map(({ rolls }, i) =>
      rolls.length > 0 && leftOf(steps, i) > 0 ? heldBy(question, steps, i, desperate) : 0,
    ),
  );

/** 12.3, 12.4: what the roll brings; a desperate defence goes on, from the same steps if none was lost. */
function heldBy(question: Question, steps: Steps, lead: number, desperate: boolean): number {
  const rolls = (question.keepers[lead] as Keeper).rolls;
  let chance = 0;
  let again = 0;
  for (const [ordinary, last] of rolls) {
    const { holds, defender } = desperate ? last : ordinary;
    const left = defender > 0 ? without(steps, lead) : steps;
    if (holds) chance += left.some((n) => n > 0) ? 1 : 0;
    else if (desperate && defender > 0) chance += heldAtLast(question, left);
    else if (desperate) again++;
  }
  return chance / (rolls.length - again);
}
