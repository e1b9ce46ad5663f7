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

/** Something to time: does `count` pieces of work at a time. */
export interface Work {
  count: number;
  run(): void;
}

const PAIRS = 7;

/**
 * Times ours and theirs in turn, after one round to warm up: what disturbs the machine disturbs both. Gives the median of
 * the ratios of all pairs, and our median number of pieces a second.
 */
export function compare(ours: Work, theirs: Work): { ratio: number; perSecond: number } {
  ours.run();
  theirs.run();
  const pairs = Array.from({ length: PAIRS }, () => ({ theirs: rate(theirs), ours: rate(ours) }));
  return {
    ratio: median(pairs.map((pair) => pair.ours / pair.theirs)),
    perSecond: median(pairs.map((pair) => pair.ours)),
  };
}

function rate({ count, run }: Work): number {
  const start = performance.now();
  run();
  return (count / (performance.now() - start)) * 1000;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] as number;
}

const rounded = (value: number): number => Number(value.toPrecision(3));

export function row(what: Omit<BenchRow, 'holds'>): BenchRow {
  return { ...what, ratio: rounded(what.ratio), value: rounded(what.value), holds: what.ratio >= what.target };
}
