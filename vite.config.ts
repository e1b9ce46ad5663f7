import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  root: 'src/web',
  plugins: [svelte({ configFile: false, experimental: { disableSvelteResolveWarnings: true } })],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    manifest: true,
  },
});
