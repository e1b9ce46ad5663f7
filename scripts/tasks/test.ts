// npm test: installs Chromium and builds the page if necessary, then runs the tests. `npm test -- src/hex` runs those of a folder.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ensureChromium } from '../chromium.ts';
import { UserError, root } from '../common.mjs';
import { ensurePage } from '../page.ts';
import { openTemporaryFolder } from '../temporary-folder.ts';

const args = process.argv.slice(2);
const needsBrowser = args.length === 0 || args.some((arg) => arg.includes('browser'));

/** Runs the tests with a separate temporary folder; gives the exit status. */
async function runTests(): Promise<number> {
  const scratch = openTemporaryFolder();
  try {
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    const env = { ...process.env, ...scratch.env };
    const tests = spawn(process.execPath, [vitest, 'run', ...args], { cwd: root, stdio: 'inherit', env });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      // Ctrl-C in a terminal also reaches the tests.
      process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY) || tests.kill(signal));
    }
    const [status] = (await once(tests, 'exit')) as [number | null];
    const left = scratch.left();
    if (left.length === 0) return status ?? 1;
    process.stdout.write(`\nThe tests have left temporary folders, which they must remove: ${left.join(', ')}\n`);
    return 1;
  } finally {
    scratch.close();
  }
}

try {
  if (needsBrowser) {
    process.env['CHROMIUM'] = await ensureChromium();
    await ensurePage();
  }
  process.exitCode = await runTests();
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
