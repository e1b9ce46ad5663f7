import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { RetryReporter } from './test/retries.ts';
import { LongestFirst } from './test/order.ts';

const everywhere = {
  // Test files share a worker and its modules, so imported files must not register hooks or keep changed state.
  isolate: false,
  // Only against hanging tests; far more than the slowest machine needs.
  testTimeout: 600_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
};

/** What Vite compiles: Svelte, and modules found by `import.meta.glob`. */
const PAGE = ['src/web/**/*.test.ts', 'src/text/**/*.test.ts', 'test/playable/**/*.test.ts'];

/** Imported by Node itself, where whole random games run a third faster (docs/decisions.md). */
const native = { viteModuleRunner: false, nodeLoader: false };

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    reporters: ['default', new RetryReporter()],
    projects: [
      {
        plugins: [svelte({ configFile: false, experimental: { disableSvelteResolveWarnings: true } })],
        test: {
          name: 'page',
          environment: './test/page-environment.ts',
          include: PAGE,
          setupFiles: ['test/texts.ts'],
          ...everywhere,
        },
      },
      {
        test: {
          name: 'unit',
          globalSetup: 'test/postgres/setup.ts',
          experimental: native,
          // Reasons are told from those of the games that tests make up by these not being loaded here.
          include: ['src/**/*.test.ts', 'test/reasons.test.ts'],
          exclude: PAGE,
          setupFiles: ['test/texts.ts'],
          ...everywhere,
        },
      },
      {
        test: {
          name: 'span',
          globalSetup: 'test/postgres/setup.ts',
          experimental: native,
          include: ['test/**/*.test.ts'],
          exclude: ['test/browser/**', 'test/playable/**', 'test/reasons.test.ts'],
          setupFiles: ['test/texts.ts'],
          ...everywhere,
        },
      },
      {
        test: {
          name: 'browser',
          experimental: native,
          include: ['test/browser/**/*.test.ts'],
          globalSetup: 'test/browser/kit/setup.ts',
          // Half of what they do is to wait for the browser.
          maxWorkers: 3,
          // Retried tests are listed at the end of the run (docs/decisions.md).
          retry: 1,
          ...everywhere,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
