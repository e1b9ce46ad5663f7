import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// Limits against a hang, far above what the slowest machine needs: no test measures time.
const patience = { testTimeout: 180_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        plugins: [svelte({ configFile: false, experimental: { disableSvelteResolveWarnings: true } })],
        test: { name: 'unit', include: ['src/**/*.test.ts'], ...patience },
      },
      {
        test: {
          name: 'span',
          include: ['test/**/*.test.ts'],
          exclude: ['test/browser/**'],
          ...patience,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          globalSetup: 'test/page.ts',
          fileParallelism: false,
          // Once more, and said so in the report: a test that needs it is a defect to be mended (docs/decisions.md).
          retry: 1,
          ...patience,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
