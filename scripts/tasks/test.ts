// npm test: brings Chromium and the page where missing, then runs the tests. `npm test -- src/hex` runs those of a folder.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { bringChromium } from '../chromium.ts';
import { ProblemForPeople, root } from '../common.mjs';
import { bringPage } from '../page.ts';
import { openScratch } from '../scratch.ts';

const args = process.argv.slice(2);
const needsBrowser = args.length === 0 || args.some((arg) => arg.includes('browser'));

/** Runs the tests with a temporary folder of their own; gives the exit status. */
async function runTests(): Promise<number> {
  const scratch = openScratch();
  try {
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    const env = { ...process.env, ...scratch.env };
    const tests = spawn(process.execPath, [vitest, 'run', ...args], { cwd: root, stdio: 'inherit', env });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      // Ctrl-C in a terminal reaches the tests by itself.
      process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY) || tests.kill(signal));
    }
    const [status] = (await once(tests, 'exit')) as [number | null];
    const left = scratch.left();
    if (left.length === 0) return status ?? 1;
    process.stdout.write(
      `\nThe tests have left folders behind; whoever makes one has to remove it: ${left.join(', ')}\n`,
    );
    return 1;
  } finally {
    scratch.close();
  }
}

try {
  if (needsBrowser) {
    process.env['CHROMIUM'] = await bringChromium();
    await bringPage();
  }
  process.exitCode = await runTests();
} catch (error) {
  if (!(error instanceof ProblemForPeople)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
