import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { BenchRow } from './measure.ts';
import { row } from './measure.ts';

const ALLOWED = 20;

/** Heap kept by one game of Reichswald with record and log, after garbage collection, in a separate process. */
export async function heapRows(): Promise<BenchRow[]> {
  const child = fileURLToPath(new URL('./heap-child.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', child]);
  const value = Number(stdout);
  const name = 'heap one game keeps with its record';
  return [row({ name, ratio: ALLOWED / value, against: `${ALLOWED} MB allowed`, unit: 'MB', value, target: 1 })];
}
