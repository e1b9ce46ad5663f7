import { CholeskyDecomposition, Matrix } from 'ml-matrix';
import { FEATURES, type Feature, type Learnt } from '../../src/ai/doctrine/learnt.ts';
import type { Sample } from './samples.ts';

/** How much the weights, in standard deviations of what they weigh, are held to nothing: as if so many samples said so. */
const RIDGE = 20;
/** The same of what a turn brings to a side by itself, which is hardly held. */
const FREE = 0.1;
/** Parts of the games, each foretold from the others. */
const FOLDS = 5;

/** Weights, and the share of what the turn leaves open that they explain in games they were not made from. */
export interface Fit {
  learnt: Omit<Learnt, 'from'>;
  explained: number;
}

/** Regression of what is still to come on the features now, and on the features times the turns left, turn by turn and side by side. */
export function fit(samples: readonly Sample[]): Fit {
  const turns = Math.max(...samples.map(({ turnsLeft }) => turnsLeft));
  const weights = weigh(samples, turns);
  const pair = (i: number): readonly [number, number] => [weights.of[i] as number, weights.of[i + COUNT] as number];
  const named = FEATURES.map((feature, i) => [feature, pair(i + 1)] as const);
  const features = Object.fromEntries(named) as Record<Feature, readonly [number, number]>;
  return { learnt: { turns, margin: pair(0), features }, explained: explainedIn(samples, turns) };
}

/** The margin, and the features. */
const COUNT = FEATURES.length + 1;

function rowOf({ margin, features, turnsLeft }: Sample, turns: number): number[] {
  const now = [margin, ...features];
  return [...now, ...now.map((value) => (value * turnsLeft) / turns)];
}

const momentOf = ({ side, turnsLeft }: Sample): string => `${side} ${turnsLeft}`;
const toCome = ({ final, margin }: Sample): number => final - margin;

interface Weights {
  of: readonly number[];
  /** What is still to come at a moment of the game, whatever the position. */
  moments: ReadonlyMap<string, number>;
}

function weigh(samples: readonly Sample[], turns: number): Weights {
  const rows = samples.map((sample) => rowOf(sample, turns));
  const spreads = Array.from({ length: 2 * COUNT }, (_, i) => spreadOf(rows.map((row) => row[i] as number)));
  const moments = [...new Set(samples.map(momentOf))];
  const table = new Matrix(
    samples.map((sample, n) => [
      ...(rows[n] as number[]).map((value, i) => value / (spreads[i] as number)),
      ...moments.map((moment) => (moment === momentOf(sample) ? 1 : 0)),
    ]),
  );
  const across = table.transpose();
  const square = across.mmul(table);
  for (let i = 0; i < square.rows; i++) square.set(i, i, square.get(i, i) + (i < 2 * COUNT ? RIDGE : FREE));
  const answers = across.mmul(Matrix.columnVector(samples.map(toCome)));
  const solved = new CholeskyDecomposition(square).solve(answers).to1DArray();
  return {
    of: spreads.map((spread, i) => (solved[i] as number) / spread),
    moments: new Map(moments.map((moment, i) => [moment, solved[2 * COUNT + i] as number])),
  };
}

/** Standard deviation; 1 of what is always the same. */
function spreadOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const square = values.reduce((sum, value) => sum + (value - mean) * (value - mean), 0) / values.length;
  return square > 1e-12 ? Math.sqrt(square) : 1;
}

function explainedIn(samples: readonly Sample[], turns: number): number {
  let [missed, open] = [0, 0];
  for (let fold = 0; fold < FOLDS; fold++) {
    const isKept = ({ game }: Sample): boolean => game % FOLDS === fold;
    const known = samples.filter((one) => !isKept(one));
    const { of, moments } = weigh(known, turns);
    const usual = meansOf(known);
    for (const sample of samples.filter(isKept)) {
      const moment = momentOf(sample);
      const told = rowOf(sample, turns).reduce(
        (sum, value, i) => sum + value * (of[i] as number),
        moments.get(moment) ?? 0,
      );
      missed += (toCome(sample) - told) ** 2;
      open += (toCome(sample) - (usual.get(moment) ?? 0)) ** 2;
    }
  }
  return 1 - missed / open;
}

/** What is still to come on average, by the moment. */
function meansOf(samples: readonly Sample[]): Map<string, number> {
  const sums = new Map<string, { sum: number; count: number }>();
  for (const sample of samples) {
    const { sum, count } = sums.get(momentOf(sample)) ?? { sum: 0, count: 0 };
    sums.set(momentOf(sample), { sum: sum + toCome(sample), count: count + 1 });
  }
  return new Map([...sums].map(([moment, { sum, count }]) => [moment, sum / count]));
}
