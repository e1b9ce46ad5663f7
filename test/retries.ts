// Lists retried tests at the end of the run: a test that needs a retry is a defect.
import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { root } from '../scripts/common.mjs';

/** Prints file, name and result of each test that was retried, and why it failed at first. */
export class RetryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const lines = modules.flatMap(({ children }) => [...children.allTests()].filter(wasRetried).map(lineOf));
    if (lines.length > 0) process.stdout.write(`\nRetried tests, to be fixed:\n${lines.join('\n')}\n`);
  }
}

const wasRetried = (test: TestCase): boolean => (test.diagnostic()?.retryCount ?? 0) > 0;

function lineOf(test: TestCase): string {
  const { state, errors = [] } = test.result();
  const reasons = errors.map(({ message, stacks = [] }) => {
    const [{ file, line } = { file: '', line: 0 }] = stacks.filter((at) => at.file.startsWith(root));
    return `\n    ${relative(root, file)}:${line} ${message}`;
  });
  return `  ${relative(root, test.module.moduleId)} > ${test.fullName} (${state})${reasons.join('')}`;
}
