// npm test: brings Chromium and the page where missing, then runs the tests. `npm test -- src/hex` runs those of a folder.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { bringChromium } from '../chromium.ts';
import { ProblemForPeople, root } from '../common.mjs';
import { bringPage } from '../page.ts';

const args = process.argv.slice(2);
const needsBrowser = args.length === 0 || args.some((arg) => arg.includes('browser'));

try {
  if (needsBrowser) {
    process.env['CHROMIUM'] = await bringChromium();
    await bringPage();
  }
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  spawn(process.execPath, [vitest, 'run', ...args], { cwd: root, stdio: 'inherit' }).on('exit', (status) => {
    process.exitCode = status ?? 1;
  });
} catch (error) {
  if (!(error instanceof ProblemForPeople)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
