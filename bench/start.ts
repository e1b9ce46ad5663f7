import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/common.mjs';
import type { BenchRow } from './measure.ts';
import { median, row } from './measure.ts';

const PAIRS = 15;
const LAUNCHER = join(root, 'scripts/run.mjs');

/** Time that Node takes with these arguments, in milliseconds. */
function lasts(args: readonly string[]): number {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.join(' ')}: ${stderr}`);
  return performance.now() - start;
}

/** A command run through the launcher, against Node without a program. */
function startRow(name: string, args: readonly string[]): BenchRow {
  const ours = (): number => lasts([LAUNCHER, 'cli', ...args]);
  const theirs = (): number => lasts(['-e', '0']);
  ours();
  theirs();
  const pairs = Array.from({ length: PAIRS }, () => ({ theirs: theirs(), ours: ours() }));
  const ratio = median(pairs.map((pair) => pair.theirs / pair.ours));
  const value = median(pairs.map((pair) => pair.ours));
  return row({ name, ratio, against: 'node -e 0', unit: 'ms', value, target: 1 / 3 });
}

/** Commands of the command line; measured first, because a small process starts others faster. */
export function startRows(): BenchRow[] {
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-bench-'));
  try {
    const record = join(folder, 'new.bivouac.json');
    lasts([LAUNCHER, 'cli', 'new', 'reichswald', '-o', record]);
    return [
      startRow('command line: games', ['games', '--json']),
      startRow('command line: legal, of a new game', ['legal', record, '--json']),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
