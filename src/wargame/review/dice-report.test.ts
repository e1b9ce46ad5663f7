import { describe, expect, it } from 'vitest';
import type { RollCost } from '../contract/roll-costs.ts';
import { diceReport, luckOf, turned } from './dice-report.ts';
import type { ReviewedRoll } from './reviewed-roll.ts';
import { convolved, meanOf, spreadOf, tailsOf } from './spread.ts';

const cost = (red: number, blue: number, cleared = 0): RollCost => ({ lost: [red, blue], cleared });

/** A die of an attack by red: on 1 red loses a step, on 2 to 4 nobody, on 5 blue loses one, on 6 two and the hex. */
const TABLE: ReviewedRoll['chances'] = [
  [cost(1, 0), 1],
  [cost(0, 0), 3],
  [cost(0, 1), 1],
  [cost(0, 2, 1), 1],
];
const roll = (result: number, more: Partial<ReviewedRoll> = {}): ReviewedRoll => ({
  at: 0,
  turn: 1,
  attacker: 'red',
  rolled: (TABLE[result] as (typeof TABLE)[number])[0],
  chances: TABLE,
  ...more,
});
const sides = ['red', 'blue'];

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

describe('a report of the dice', () => {
  it('counts two rolls of a table as worked out by hand', () => {
    const { attacks, others, all } = diceReport(sides, [roll(3), roll(2)]);
    const [red, blue] = attacks;
    expect(red.rolls).toBe(2);
    expect(red.lost[0]).toEqual({ rolled: 0, expected: 2 / 6 });
    expect(red.lost[1].rolled).toBe(3);
    expect(red.lost[1].expected).toBeCloseTo(1, 12);
    expect(red.cleared).toEqual({ rolled: 1, expected: 2 / 6 });
    // Steps gained by one roll: -1 (1 of 6), 0 (3), 1 (1), 2 (1). By two, of 36: -2: 1, -1: 6, 0: 9 + 2, 1: 6 + 2, 2: 6 + 1, 3: 2, 4: 1.
    expect(red.steps.spread.least).toBe(-2);
    expect(red.steps.spread.chances.map((chance) => Math.round(chance * 36))).toEqual([1, 6, 11, 8, 7, 2, 1]);
    expect(red.steps.rolled).toBe(3);
    expect(red.steps.better).toBeCloseTo(3 / 36, 12);
    expect(red.steps.worse).toBeCloseTo(35 / 36, 12);
    expect(luckOf(red.steps)).toEqual({ kind: 'better', games: 12 });
    // The hex falls once or more in 11 of 36 pairs, at most once in 35.
    expect(red.hexes.better).toBeCloseTo(11 / 36, 12);
    expect(red.hexes.worse).toBeCloseTo(35 / 36, 12);
    expect([blue.rolls, others.rolls, all.rolls]).toEqual([0, 0, 2]);
    expect(blue.steps).toMatchObject({ rolled: 0, better: 1, worse: 1 });
    expect(luckOf(blue.steps).kind).toBe('even');
  });

  it('is mirrored when the sides are exchanged', () => {
    const rolls = [roll(3), roll(0), roll(1, { attacker: 'blue' }), roll(2, { attacker: null })];
    const mirrored = rolls.map(({ attacker, rolled, chances, ...other }) => {
      const turn = ({ lost: [red, blue], cleared }: RollCost): RollCost => cost(blue, red, cleared);
      const by = attacker === null ? null : attacker === 'red' ? 'blue' : 'red';
      const turnedChances = chances.map(([one, weight]) => [turn(one), weight] as const);
      return { ...other, attacker: by, rolled: turn(rolled), chances: turnedChances };
    });
    const [one, other] = [diceReport(sides, rolls), diceReport(sides, mirrored)];
    expect(other.attacks[1]).toEqual({ ...one.attacks[0], lost: one.attacks[0].lost.toReversed() });
    expect(other.attacks[0]).toEqual({ ...one.attacks[1], lost: one.attacks[1].lost.toReversed() });
    const back = turned(one.all.steps);
    expect(other.all.steps.better).toBeCloseTo(back.better, 12);
    expect(other.all.steps.worse).toBeCloseTo(back.worse, 12);
    expect(other.others.lost).toEqual(one.others.lost.toReversed());
  });

  it('says how many games bring such luck, and which', () => {
    expect(luckOf({ better: 1 / 12, worse: 0.95 })).toEqual({ kind: 'better', games: 12 });
    expect(luckOf({ better: 0, worse: 1 })).toEqual({ kind: 'better', games: 1_000_000 });
    expect(luckOf({ better: 0.9, worse: 0.2 })).toEqual({ kind: 'worse', games: 5 });
    expect(luckOf({ better: 0.45, worse: 0.75 }).kind).toBe('even');
  });
});

describe('a convolution', () => {
  const spreads = [1, 2, 3, 4, 5, 6, 7].map((n) =>
    spreadOf([
      [-n, n],
      [0, 3],
      [n % 3, 8 - n],
      [4, 1],
    ]),
  );

  it('has the sum of the means as its mean, and chances that sum to 1', () => {
    const whole = convolved(spreads);
    expect(meanOf(whole)).toBeCloseTo(sum(spreads.map(meanOf)), 10);
    expect(sum(whole.chances)).toBeCloseTo(1, 12);
    expect(Math.min(...whole.chances)).toBeGreaterThanOrEqual(0);
    const { orMore, orLess } = tailsOf(whole, 3);
    expect(orMore + orLess - (whole.chances[3 - whole.least] ?? 0)).toBeCloseTo(1, 12);
  });

  it('is what counting all outcomes gives', () => {
    let outcomes: [number, number][] = [[0, 1]];
    for (const { least, chances } of spreads)
      outcomes = outcomes.flatMap(([value, p]) =>
        chances.flatMap((chance, i): [number, number][] => (chance === 0 ? [] : [[value + least + i, p * chance]])),
      );
    const whole = convolved(spreads);
    for (const value of [-28, -5, 0, 9, 28])
      expect(whole.chances[value - whole.least] ?? 0).toBeCloseTo(
        sum(outcomes.filter(([v]) => v === value).map(([, p]) => p)),
        12,
      );
  });

  it('of nothing is certain', () => {
    expect(convolved([])).toEqual({ least: 0, chances: [1] });
  });
});
