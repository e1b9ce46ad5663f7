// npm run check: static checks. One line per step, failures in full.
import { join } from 'node:path';
import { root, run } from '../common.mjs';

interface Step {
  name: string;
  program: string;
  args: string[];
}

const steps: Step[] = [
  { name: 'types', program: 'typescript-native/bin/tsc', args: ['-b'] },
  { name: 'lint', program: 'oxlint/bin/oxlint', args: ['--report-unused-disable-directives'] },
  {
    name: 'types of the page',
    program: 'svelte-check/bin/svelte-check',
    args: ['--tsconfig', './config/tsconfig.web.json', '--fail-on-warnings', '--output', 'human'],
  },
  { name: 'format', program: 'prettier/bin/prettier.cjs', args: ['--check', '--log-level', 'warn', '.'] },
  { name: 'dead code', program: 'knip/bin/knip.js', args: ['--no-progress'] },
  { name: 'import laws', program: 'vitest/vitest.mjs', args: ['run', 'test/imports.test.ts', 'test/laws/'] },
  { name: 'size of the page', program: '../scripts/tasks/page-size.ts', args: [] },
];

async function perform({ name, program, args }: Step): Promise<boolean> {
  const start = Date.now();
  const { status, output } = await run(process.execPath, [join(root, 'node_modules', program), ...args], { cwd: root });
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  const good = status === 0;
  process.stdout.write(`${good ? 'ok    ' : 'FAILED'}  ${name} (${seconds} s)\n${good ? '' : `${output}\n\n`}`);
  return good;
}

const waiting = [...steps];
const failed: string[] = [];

async function work(): Promise<void> {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    if (!(await perform(step))) failed.push(step.name);
  }
}

await Promise.all([work(), work()]);
if (failed.length > 0) {
  process.stdout.write(`npm run check: failed in ${failed.join(', ')}; details above.\n`);
  process.exitCode = 1;
}
