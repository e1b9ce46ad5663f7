import { browserRows } from './browser/rows.ts';
import { copyRows } from './copy.ts';
import { heapRows } from './heap.ts';
import type { BenchRow } from './measure.ts';
import { movementRows } from './movement.ts';
import { randomPlayRows } from './random-play.ts';

/** All benchmarks, one after the other: each against something measured in the same run. */
export const run = async (): Promise<BenchRow[]> => [
  ...movementRows(),
  ...copyRows(),
  ...randomPlayRows(),
  ...(await heapRows()),
  ...(await browserRows()),
];
