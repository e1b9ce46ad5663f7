/** One line of `bivouac bench`: how many times as good as what it is measured against, in the same run. */
export interface BenchRow {
  name: string;
  /** Ours against theirs; `holds` when it reaches `target`. */
  ratio: number;
  against: string;
  /** What `value`, our own figure, is counted in. */
  unit: string;
  value: number;
  target: number;
  holds: boolean;
}

/** Something to time: does some pieces of work and gives their number. */
export type Work = () => number;

const PAIRS = 15;
/** Milliseconds of the processor one measurement lasts at least: work that is done sooner is done again. */
const LEAST = 60;

/**
 * Times ours and theirs in turn, after one round to warm up: what disturbs the machine disturbs both. Gives the median of
 * the ratios of all pairs, and our median number of pieces a second.
 */
export function compare(ours: Work, theirs: Work): { ratio: number; perSecond: number } {
  rate(ours);
  rate(theirs);
  const pairs = Array.from({ length: PAIRS }, () => ({ theirs: rate(theirs), ours: rate(ours) }));
  return {
    ratio: median(pairs.map((pair) => pair.ours / pair.theirs)),
    perSecond: median(pairs.map((pair) => pair.ours)),
  };
}

/** Pieces a second of the processor, all threads together: whatever else the machine is busy with does not count. */
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
