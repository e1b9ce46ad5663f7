import { seatOf, type Played } from './job.ts';
import { luckless, meanAndError, quantile, wilson, type Estimate } from './summary.ts';

/** Two games on the same dice with the sides exchanged. */
export interface Pair {
  /** Of the player named first: 1 for a pair won, ½ for one that is even, 0 for one lost: by wins, then by the margin. */
  score: 0 | 0.5 | 1;
  /** Its margin in both games together, in what decides the game. */
  margin: number;
  /** The same less what the dice gave it. */
  adjusted: number;
}

export interface PairSummary {
  pairs: number;
  won: Record<string, number>;
  tied: number;
  /** The share of pairs, even ones counted as half, between the ends of its 95 % interval. */
  share: Record<string, [low: number, mean: number, high: number]>;
  /** Over pairs. */
  margin: Record<string, Estimate>;
  adjusted: Record<string, Estimate>;
  /** Of a turn of the level's own. */
  seconds: Record<string, { median: number; p95: number }>;
}

type Finished = Extract<Played, { outcome: object }>;

/** The pairs both of whose games ended; `played` in the order of their numbers. */
export function pairsOf(sides: readonly string[], played: readonly Played[]): Pair[] {
  const pairs: Pair[] = [];
  for (let i = 0; i + 1 < played.length; i += 2) {
    const [one, other] = [played[i] as Played, played[i + 1] as Played];
    if (!('outcome' in one) || !('outcome' in other)) continue;
    const wins = winOf(sides, one) - winOf(sides, other);
    const margin = one.margin - other.margin;
    const adjusted = luckless(one) - luckless(other);
    pairs.push({ score: scoreOf(Math.sign(wins) || Math.sign(margin)), margin, adjusted });
  }
  return pairs;
}

const scoreOf = (sign: number): Pair['score'] => (sign > 0 ? 1 : sign < 0 ? 0 : 0.5);

/** 1 for the first side, −1 for the second, 0 for a draw. */
const winOf = (sides: readonly string[], { outcome: { winner } }: Finished): number =>
  winner === undefined ? 0 : winner === sides[0] ? 1 : -1;

/** What the pairs say of two levels, in the order in which they were named. */
export const summarisePairs = (
  sides: readonly string[],
  players: readonly [string, string],
  played: readonly Played[],
): PairSummary => summaryOf(players, pairsOf(sides, played), turnsOf(played));

/** The seconds that each of two levels, in the order in which they were named, took over turns of its own. */
export function turnsOf(played: readonly Played[]): [number[], number[]] {
  const turns: [number[], number[]] = [[], []];
  for (const each of played) {
    if (!('thought' in each)) continue;
    each.thought.forEach((list, side) => turns[seatOf(PAIRED, each.index, side) === 0 ? 0 : 1].push(...list));
  }
  return turns;
}

/** The same from pairs, and from the seconds that each level took over turns of its own. */
export function summaryOf(
  [first, second]: readonly [string, string],
  pairs: readonly Pair[],
  turns: readonly [readonly number[], readonly number[]],
): PairSummary {
  const n = pairs.length;
  const count = (score: Pair['score']): number => pairs.filter((pair) => pair.score === score).length;
  const [won, tied, lost] = [count(1), count(0.5), count(0)];
  const shareOf = (wins: number): [number, number, number] => {
    const points = wins + tied / 2;
    const [low, high] = wilson(points, n);
    return [low, n === 0 ? 0 : points / n, high];
  };
  const both = (values: number[]): Record<string, Estimate> => {
    const { mean, error } = meanAndError(values);
    return { [first]: { mean, error }, [second]: { mean: -mean, error } };
  };
  const secondsOf = (seconds: readonly number[]) => ({
    median: toMillis(quantile(seconds, 0.5)),
    p95: toMillis(quantile(seconds, 0.95)),
  });
  return {
    pairs: n,
    won: { [first]: won, [second]: lost },
    tied,
    share: { [first]: shareOf(won), [second]: shareOf(lost) },
    margin: both(pairs.map(({ margin }) => margin)),
    adjusted: both(pairs.map(({ adjusted }) => adjusted)),
    seconds: { [first]: secondsOf(turns[0]), [second]: secondsOf(turns[1]) },
  };
}

const PAIRED = { isPaired: true };
const toMillis = (seconds: number): number => Math.round(seconds * 1000) / 1000;
