import { describe, expect, test } from 'vitest';
import type { State } from '../../src/engagement/position/state.ts';
import { REICHSWALD } from '../../src/games/reichswald/index.ts';
import { seeded } from '../../src/kernel/random.ts';
import type { ResultChance } from '../../src/wargame/wargame.ts';
import { attackOf, combatsOf, oddsRequestOf, bombardRequestOf, type Combat } from './combats.ts';
import { rolled, lossesOf } from './playout.ts';
import { slowOdds } from './slow/odds.ts';

const HUNDRED = combatsOf('ground', 100);
const ATTACKS = HUNDRED.slice(0, 32).map((combat, i) => ({ i, combat }));
const BOMBARDMENTS = combatsOf('bombard', 8).map((combat, i) => ({ i, combat }));
const ROLLS = 20_000;
const DICE = [1, 2, 3, 4, 5, 6];
const ALL_ROLLS = DICE.flatMap((a) => DICE.map((b) => [a, b] as const));

function oddsOf({ frame }: Combat, state: State) {
  const odds = REICHSWALD.odds(state, oddsRequestOf(frame));
  if (!odds.ok) throw new Error(JSON.stringify(odds.error));
  return odds.value;
}

function bombardOddsOf({ frame }: Combat, state: State) {
  const odds = REICHSWALD.aids.bombardOdds(state, bombardRequestOf(frame));
  if (!odds.ok) throw new Error(JSON.stringify(odds.error));
  return odds.value;
}

/** Results more than 4.5 standard deviations from their probability, or missing in the odds. */
function outliers(due: State, results: readonly ResultChance[], seed: number): string[] {
  const random = seeded(seed);
  const resultOf = ALL_ROLLS.map((dice) => rolled(due, dice).result);
  const counts = new Map<string, number>();
  for (let roll = 0; roll < ROLLS; roll++) {
    const result = resultOf[6 * Math.floor(random() * 6) + Math.floor(random() * 6)] as string;
    counts.set(result, (counts.get(result) ?? 0) + 1);
  }
  const chances = new Map(results.map(({ result, probability }) => [result, probability]));
  return [...new Set([...counts.keys(), ...chances.keys()])].filter((result) => {
    const chance = chances.get(result) ?? 0;
    const sigma = Math.sqrt(ROLLS * chance * (1 - chance));
    return Math.abs((counts.get(result) ?? 0) - ROLLS * chance) > 4.5 * sigma;
  });
}

const sumOf = (probabilities: readonly number[]): number =>
  probabilities.reduce((total, probability) => total + probability, 0);

/** The losses of one side over all 36 rolls, in the form of `odds`. */
function spreadOf(lost: readonly number[]): [number, number][] {
  const counts = new Map<number, number>();
  for (const steps of lost) counts.set(steps, (counts.get(steps) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a - b).map(([steps, count]) => [steps, count / ALL_ROLLS.length]);
}

type LossChances = readonly (readonly [steps: number, probability: number])[];

/** Same losses with the same probabilities, to within 1e-12, and a total of 1. */
const sameSpread = (given: LossChances, counted: LossChances): boolean =>
  given.length === counted.length &&
  Math.abs(sumOf(given.map(([, probability]) => probability)) - 1) < 1e-12 &&
  given.every(([steps, probability], i) => {
    const [known, share] = counted[i] ?? [-1, 0];
    return steps === known && Math.abs(probability - share) < 1e-12;
  });

describe.each(ATTACKS)('attack $i', ({ i, combat }) => {
  test('is allowed as declared, and its odds do not change with the declaration', () => {
    const odds = oddsOf(combat, combat.before);
    expect(odds.allowed).toBe(true);
    expect({ ...oddsOf(combat, combat.due), allowed: true }).toEqual(odds);
    expect(Math.abs(sumOf(odds.results.map(({ probability }) => probability)) - 1)).toBeLessThan(1e-12);
  });

  test('has results with the frequencies of the odds', () => {
    expect(outliers(combat.due, oddsOf(combat, combat.before).results, i)).toEqual([]);
  });

  test('costs both sides what the odds say when they choose the smallest losses', () => {
    const { losses } = oddsOf(combat, combat.before);
    const lost = ALL_ROLLS.map((dice) => lossesOf(combat.due, rolled(combat.due, dice).state, combat.frame.side));
    const attacker = spreadOf(lost.map((losses) => losses.attacker));
    const defender = spreadOf(lost.map((losses) => losses.defender));
    expect(sameSpread(losses.attacker, attacker), JSON.stringify({ game: losses.attacker, attacker })).toBe(true);
    expect(sameSpread(losses.defender, defender), JSON.stringify({ game: losses.defender, defender })).toBe(true);
  });
});

test('a hundred attacks have the strengths, the column and the results of the rulebook', () => {
  for (const combat of HUNDRED) {
    const { attack, defence, column, results } = oddsOf(combat, combat.before);
    const rolls = Object.fromEntries(results.map(({ result, probability }) => [result, Math.round(probability * 36)]));
    expect({ attack, defence, column, rolls }).toEqual(slowOdds(combat.pos, attackOf(combat)));
  }
});

/** Minimum and maximum steps that each half of a result costs its side; a retreat may cost more. */
const COST: Readonly<Record<string, readonly [least: number, most: number]>> = {
  DVI: [0, 0],
  DVB: [1, 1],
  DRI: [0, Infinity],
  DRB: [1, Infinity],
  DE: [1, Infinity],
  AVI: [0, 0],
  AVB: [1, 1],
  ARI: [0, Infinity],
  ARB: [1, Infinity],
  AE: [1, Infinity],
};

test('in a hundred attacks every roll costs what its result says, except for defenders in fortifications', () => {
  for (const { due, frame, pos } of HUNDRED) {
    const shelter = pos.fortifications[frame.target]?.includes('fortification');
    const whole = Math.min(...frame.attackers.map((index) => due.steps[index] as number));
    for (const dice of ALL_ROLLS) {
      const { result, state } = rolled(due, dice);
      const { attacker, defender } = lossesOf(due, state, frame.side);
      const [defence, attack] = result.split(' ').map((code) => COST[code] ?? [0, 0]) as [Span, Span | undefined];
      const details = JSON.stringify({ result, attacker, defender, dice, frame });
      if (result === 'IMP') expect([attacker, defender], details).toEqual([0, 0]);
      if (!attack) continue;
      const least = shelter && result.startsWith('DR') ? 0 : defence[0];
      expect(defender >= (shelter && result.startsWith('DE') ? 0 : least) && defender <= defence[1], details).toBe(
        true,
      );
      expect(attacker >= (result.endsWith('AE') ? whole : attack[0]) && attacker <= attack[1], details).toBe(true);
    }
  }
});

type Span = readonly [number, number];

describe.each(BOMBARDMENTS)('bombardment $i', ({ i, combat }) => {
  test('is allowed, and has results with the frequencies of the odds', () => {
    const { allowed, results } = bombardOddsOf(combat, combat.before);
    expect(allowed).toBe(true);
    expect(Math.abs(sumOf(results.map(({ probability }) => probability)) - 1)).toBeLessThan(1e-12);
    expect(outliers(combat.due, results, 100 + i)).toEqual([]);
  });
});

test('some attacks leave no choice of losses, others do', () => {
  const choices = ATTACKS.map(({ combat }) =>
    ALL_ROLLS.some((dice) => lossesOf(combat.due, rolled(combat.due, dice).state, combat.frame.side).choice),
  );
  expect(new Set(choices).size).toBe(2);
});
