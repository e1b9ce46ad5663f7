import { defineConfig } from 'vitest/config';
import { AREAS } from './areas.ts';

const [wanted, stage] = (process.env['MUTATION_STAGE'] ?? '').split(' ');
const stages = AREAS.find(({ id }) => id === wanted)?.stages ?? [];
const include = stages.find(({ name }) => name === stage)?.include ?? [];

export default defineConfig({
  test: {
    include: [...include],
    setupFiles: ['test/texts.ts'],
    isolate: false,
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
});
