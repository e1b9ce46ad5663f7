/** A row of `bivouac bench`, measured against something else in the same run. */
export interface BenchRow {
  name: string;
  /** Above 1 we are better; `holds` when it reaches `target`. */
  ratio: number;
  against: string;
  /** Unit of `value`, our own figure. */
  unit: string;
  value: number;
  target: number;
  holds: boolean;
}

/** A function to time; gives the number of operations done. */
export type Work = () => number;

const PAIRS = 15;
/** Minimum processor time of one measurement, in milliseconds; shorter work is repeated. */
const LEAST = 60;
/** Measurements before those that count: half a second, in which V8 compiles what is called often. */
const WARM = 8;

/**
 * Times both alternately, so that other load affects both, after rounds to warm up. Gives the median of the ratios of all
 * pairs, and our median number of operations per second.
 */
export function compare(ours: Work, theirs: Work): { ratio: number; perSecond: number } {
  for (let round = 0; round < WARM; round++) {
    rate(ours);
    rate(theirs);
  }
  const pairs = Array.from({ length: PAIRS }, () => ({ theirs: rate(theirs), ours: rate(ours) }));
  return {
    ratio: median(pairs.map((pair) => pair.ours / pair.theirs)),
    perSecond: median(pairs.map((pair) => pair.ours)),
  };
}

/** Operations per second of processor time (all threads), which other processes do not affect. */
function rate(work: Work): number {
  const start = process.cpuUsage();
  let done = 0;
  let spent = 0;
  while (spent < LEAST) {
    done += work();
    const { user, system } = process.cpuUsage(start);
    spent = (user + system) / 1000;
  }
  return (done / spent) * 1000;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] as number;
}

const rounded = (value: number): number => Number(value.toPrecision(3));

export function row(what: Omit<BenchRow, 'holds'>): BenchRow {
  const { ratio, value, target } = what;
  return { ...what, ratio: rounded(ratio), value: rounded(value), target: rounded(target), holds: ratio >= target };
}
