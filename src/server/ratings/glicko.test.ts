import { describe, expect, it } from 'vitest';
import { FIRST_RATING } from '../store/ratings.ts';
import { offsetOf, ratingAfter } from './glicko.ts';

const results = (won: number, lost: number, difference = 0) => [
  ...Array.from({ length: won }, () => ({ score: 1, difference })),
  ...Array.from({ length: lost }, () => ({ score: 0, difference })),
];

describe('what a side is worth', () => {
  it('is nothing as long as nobody has played it, or as many have won as lost', () => {
    expect(offsetOf([])).toBeCloseTo(0);
    expect(offsetOf(results(7, 7))).toBeCloseTo(0);
    expect(offsetOf([{ score: 1 / 2, difference: 0 }])).toBeCloseTo(0);
  });

  it('is believed the more, the more results say so', () => {
    const worth = [1, 3, 30, 300].map((games) => offsetOf(results(2 * games, games)));
    expect(worth.map(Math.round)).toEqual([16, 37, 98, 118]);
    // Two of three: 120 points, if that were all there is to know.
    expect(worth.at(-1)).toBeLessThan(400 * Math.log10(2));
  });

  it('is for one side what it costs the other', () => {
    expect(offsetOf(results(4, 9, 50))).toBeCloseTo(-offsetOf(results(9, 4, -50)));
  });

  it('takes no credit for the strength of whoever plays it', () => {
    // Ten wins to one is what 400 points are.
    expect(offsetOf(results(10, 1, 400))).toBeCloseTo(0);
    expect(offsetOf(results(10, 1, 0))).toBeGreaterThan(100);
  });

  it('has a limit', () => {
    expect(offsetOf(results(5000, 0))).toBeCloseTo(300);
    expect(offsetOf(results(0, 5000))).toBeCloseTo(-300);
  });
});

describe('a rating', () => {
  it('moves by what was not expected, and becomes surer', () => {
    const won = ratingAfter(FIRST_RATING, FIRST_RATING, 0, 1);
    const lost = ratingAfter(FIRST_RATING, FIRST_RATING, 0, 0);
    expect(won.rating - 1500).toBeCloseTo(1500 - lost.rating);
    expect(Math.round(won.rating)).toBe(1662);
    expect(won.deviation).toBeLessThan(FIRST_RATING.deviation);
    expect(won.games).toBe(1);
    expect(ratingAfter(FIRST_RATING, FIRST_RATING, 0, 1 / 2).rating).toBeCloseTo(1500);
  });

  it('gains less by the side that is worth more', () => {
    const [better, worse] = [100, -100].map(
      (advantage) => ratingAfter(FIRST_RATING, FIRST_RATING, advantage, 1).rating,
    );
    expect(better).toBeLessThan(1662);
    expect(worse).toBeGreaterThan(1663);
  });
});
