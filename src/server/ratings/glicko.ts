import glicko from 'glicko2-lite';
import type { Rating, SideResult } from '../store/ratings.ts';

/** By how many points the offset of a side is off none, as long as nobody has played it: a standard deviation. */
const PRIOR = 80;
/** Points that a side is worth at most. */
const MOST = 300;
/** Points by which whoever is rated higher has ten times the chance of the other. */
const TENFOLD = 400;
const STEPS = 40;

const expected = (difference: number): number => 1 / (1 + 10 ** (-difference / TENFOLD));

/**
 * How many points of rating a side is worth: the offset that makes its results, between players rated so far apart, and itself most likely, when offsets are
 * normal around none beforehand. The derivative of that likelihood falls, so its zero is searched by halves.
 */
export function offsetOf(results: readonly SideResult[]): number {
  const slope = (offset: number): number =>
    (Math.LN10 / TENFOLD) *
      results.reduce((sum, { score, difference }) => sum + score - expected(difference + offset), 0) -
    offset / PRIOR ** 2;
  let [low, high] = [-MOST, MOST];
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2;
    if (slope(middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** A rating after a game: `advantage` are the points that one's own side is worth more than the other. */
export function ratingAfter(own: Rating, other: Rating, advantage: number, score: number): Rating {
  const { rating, rd, vol } = glicko(own.rating, own.deviation, own.volatility, [
    [other.rating - advantage, other.deviation, score],
  ]);
  return { rating, deviation: rd, volatility: vol, games: own.games + 1 };
}
