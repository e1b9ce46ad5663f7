// A test that had to be tried again is a defect to be mended: the last lines of the run name it.
import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { root } from '../scripts/common.mjs';

/** File, name and end of each test that was tried more than once. */
export class Again implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const lines = modules.flatMap(({ children }) => [...children.allTests()].filter(isAgain).map(said));
    if (lines.length > 0) process.stdout.write(`\nTried again, and to be mended:\n${lines.join('\n')}\n`);
  }
}

const isAgain = (test: TestCase): boolean => (test.diagnostic()?.retryCount ?? 0) > 0;

const said = (test: TestCase): string =>
  `  ${relative(root, test.module.moduleId)} > ${test.fullName} (${test.result().state} in the end)`;
