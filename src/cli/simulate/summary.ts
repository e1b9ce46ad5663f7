import type { Wargame } from '../../wargame/wargame.ts';
import type { Played } from './job.ts';

export interface Summary {
  game: string;
  scenario: string;
  games: number;
  finished: number;
  /** Number of the game (from 1), actions played, and what failed. */
  errors: { game: number; at: number; text: string }[];
  wins: Record<string, number>;
  /** 95 % confidence interval of each side's share of wins among the finished games. */
  interval: Record<string, [number, number]>;
  points: Record<string, { mean: number; sd: number }>;
  /** In what decides the game; `adjusted` less what the dice gave the side. */
  margin: Record<string, Estimate>;
  adjusted: Record<string, Estimate>;
  turns: { mean: number };
  actions: number;
  seconds: number;
}

/** A mean and its standard error. */
export interface Estimate {
  mean: number;
  error: number;
}

export type Finished = Extract<Played, { outcome: object }>;

/** The margin of a game less what the dice gave the first side: expected to be the same, and closer to it. */
export const luckless = ({ margin, luck }: Pick<Finished, 'margin' | 'luck'>): number => margin - luck;

export function summarise(
  game: Wargame,
  { scenario }: { scenario: string },
  played: readonly Played[],
): Omit<Summary, 'errors' | 'seconds'> {
  const finished = played.filter((each): each is Finished => 'outcome' in each);
  const wonBy = (side: string): number => finished.filter(({ outcome }) => outcome.winner === side).length;
  const signOf = (side: string): 1 | -1 => (side === game.sides[0] ? 1 : -1);
  const wins = Object.fromEntries(game.sides.map((side) => [side, wonBy(side)]));
  const perSide = <T>(give: (side: string) => T): Record<string, T> =>
    Object.fromEntries(game.sides.map((side) => [side, give(side)]));
  return {
    game: game.id,
    scenario,
    games: played.length,
    finished: finished.length,
    wins: { ...wins, draw: finished.filter(({ outcome }) => outcome.winner === undefined).length },
    interval: perSide((side) => wilson(wins[side] as number, finished.length)),
    points: perSide((side) => meanAndDeviation(finished.map(({ outcome }) => outcome.points[side] ?? 0))),
    margin: perSide((side) => meanAndError(finished.map(({ margin }) => signOf(side) * margin))),
    adjusted: perSide((side) => meanAndError(finished.map((each) => signOf(side) * luckless(each)))),
    turns: { mean: meanAndDeviation(finished.map(({ turns }) => turns)).mean },
    actions: played.reduce((sum, { actions }) => sum + actions, 0),
  };
}

/** Wilson's 95 % interval for `wins` of `n`; [0, 1] when `n` is 0. */
export function wilson(wins: number, n: number): [number, number] {
  if (n === 0) return [0, 1];
  const z = 1.959963984540054;
  const share = wins / n;
  const middle = share + (z * z) / (2 * n);
  const half = z * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n));
  const all = 1 + (z * z) / n;
  return [Math.max(0, (middle - half) / all), Math.min(1, (middle + half) / all)];
}

/** Mean and standard deviation of a sample; 0 when it is too small. */
export function meanAndDeviation(values: readonly number[]): { mean: number; sd: number } {
  const n = values.length;
  if (n === 0) return { mean: 0, sd: 0 };
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, sd: n > 1 ? Math.sqrt(squares / (n - 1)) : 0 };
}

/** Mean and standard error of a sample; 0 when it is too small. */
export function meanAndError(values: readonly number[]): Estimate {
  const { mean, sd } = meanAndDeviation(values);
  return { mean, error: sd / Math.sqrt(Math.max(1, values.length)) };
}

/** The smallest value that this share of them does not exceed; 0 of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}
