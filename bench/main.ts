import { browserRows } from './browser/rows.ts';
import { copyRows } from './copy.ts';
import { heapRows } from './heap.ts';
import type { BenchRow } from './measure.ts';
import { warmUp } from './play.ts';
import { randomPlayRows } from './random-play.ts';
import { rangeRows } from './ranges.ts';
import { serverRows } from './server/rows.ts';
import { startRows } from './start.ts';
import { thinkingRows } from './thinking.ts';

/** Groups of benchmarks in running order. */
const GROUPS = {
  start: startRows,
  ranges: rangeRows,
  copy: copyRows,
  thinking: thinkingRows,
  play: randomPlayRows,
  heap: heapRows,
  server: serverRows,
  page: browserRows,
} as const satisfies Record<string, () => BenchRow[] | Promise<BenchRow[]>>;

/** Groups that time other processes. */
const COLD: ReadonlySet<string> = new Set(['start', 'server']);

export const groups: readonly string[] = Object.keys(GROUPS);

/** Runs these groups one after the other. */
export async function run(only: readonly string[]): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const [group, measure] of Object.entries(GROUPS)) {
    if (!only.includes(group)) continue;
    if (!COLD.has(group)) warmUp();
    rows.push(...(await measure()));
  }
  return rows;
}
