import { existsSync } from 'node:fs';
import { command, type Answer } from '../command.ts';
import { idList } from '../output/numbers.ts';
import { misuse, problem } from '../output/problem.ts';
import type { Terminal } from '../output/terminal.ts';
import { blocks, table } from '../output/table.ts';

/** A row of `bivouac bench`; `ratio` is our speed divided by that of `against`, measured in the same run. */
export interface Measured {
  name: string;
  ratio: number;
  against: string;
  unit: string;
  value: number;
  target: number;
  holds: boolean;
}

interface Benchmarks {
  groups: readonly string[];
  run: (only: readonly string[]) => Promise<Measured[]>;
}

/** The benchmarks are outside src and loaded only by this command. */
const ENTRY = new URL('../../../bench/main.ts', import.meta.url);

export const bench = command({ only: { type: 'string' } }, async (args, terminal) => {
  if (!existsSync(ENTRY)) throw problem('no-bench', { path: 'bench/main.ts' });
  const { groups, run } = (await import(ENTRY.href)) as Benchmarks;
  return report(terminal, await run(chosen(args.only, groups)));
});

/** The groups listed in `--only`, or all. */
function chosen(text: string | undefined, groups: readonly string[]): readonly string[] {
  if (text === undefined) return groups;
  const wanted = idList(text);
  const group = wanted.find((each) => !groups.includes(each));
  if (group !== undefined) throw misuse('usage-bench', { group, known: groups.join(', ') }, '--only');
  return wanted;
}

/** Rows that miss their target come first; if there is one, the status is 1. */
export function report(terminal: Pick<Terminal, 'say'>, all: readonly Measured[]): Answer {
  const missed = all.filter(({ holds }) => !holds);
  const rows = [...missed, ...all.filter(({ holds }) => holds)];
  const text = (): string =>
    blocks(
      table([heading(terminal), ...rows.map((row) => cells(terminal, row))]),
      terminal.say('bench-missed', { count: missed.length, rows: all.length }),
    );
  return { json: all, text, status: missed.length > 0 ? 1 : 0 };
}

const heading = (terminal: Pick<Terminal, 'say'>): string[] => [
  '',
  ...(['bench', 'value', 'ratio', 'against', 'target'] as const).map((code) => terminal.say(code)),
];

const cells = (terminal: Pick<Terminal, 'say'>, { name, value, unit, ratio, against, target, holds }: Measured) => [
  holds ? '' : terminal.say('missed'),
  name,
  `${String(value)} ${unit}`,
  ratio.toFixed(2),
  against,
  target.toFixed(2),
];
