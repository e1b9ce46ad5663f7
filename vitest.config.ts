import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { Again } from './test/again.ts';
import { LongestFirst } from './test/order.ts';

const everywhere = {
  // Test files share a worker and its modules: hooks and changes belong into the test file, not into what it imports.
  isolate: false,
  // Limits against a hang, far above what the slowest machine needs: no test measures time.
  testTimeout: 180_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    reporters: ['default', new Again()],
    projects: [
      {
        plugins: [svelte({ configFile: false, experimental: { disableSvelteResolveWarnings: true } })],
        test: { name: 'unit', include: ['src/**/*.test.ts'], ...everywhere },
      },
      {
        test: {
          name: 'span',
          include: ['test/**/*.test.ts'],
          exclude: ['test/browser/**'],
          ...everywhere,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          globalSetup: 'test/browser/setup.ts',
          // Once more, and named in the last lines: a test that needs it is a defect to be mended (docs/decisions.md).
          retry: 1,
          ...everywhere,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
