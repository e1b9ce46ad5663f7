import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { chunkOf } from './scripts/chunks.ts';
import { early } from './scripts/early.ts';
import { offline } from './scripts/offline.ts';

export default defineConfig({
  root: 'src/web',
  plugins: [svelte({ configFile: false, experimental: { disableSvelteResolveWarnings: true } }), early(), offline()],
  // A computer player loads the one game that it plays.
  worker: { format: 'es' },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    manifest: true,
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkOf }] } },
    },
  },
});
