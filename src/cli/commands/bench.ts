import { existsSync } from 'node:fs';
import { command } from '../command.ts';
import { problem } from '../problem.ts';
import { table } from '../table.ts';

/** One line of `bivouac bench`: how many times as fast as what it is measured against, in the same run. */
export interface Measured {
  name: string;
  ratio: number;
  against: string;
  unit: string;
  value: number;
  target: number;
  holds: boolean;
}

/** The benchmarks lie outside src, beside what they measure against; they are looked for only when asked for. */
const ENTRY = new URL('../../../bench/main.ts', import.meta.url);

export const bench = command({}, async (_, session) => {
  if (!existsSync(ENTRY)) throw problem('no-bench', { path: 'bench/main.ts' });
  const { run } = (await import(ENTRY.href)) as { run: () => Promise<Measured[]> };
  const all = await run();
  const heading = ['bench', 'value', 'ratio', 'against', 'target', 'holds'] as const;
  const rows = all.map(({ name, value, unit, ratio, against, target, holds }) => [
    name,
    `${String(value)} ${unit}`,
    ratio.toFixed(2),
    against,
    String(target),
    session.say(holds ? 'yes' : 'no'),
  ]);
  return { json: all, text: () => table([heading.map((code) => session.say(code)), ...rows]) };
});
