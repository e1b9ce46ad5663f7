import { defineConfig } from 'vitest/config';
import { STAGES } from './stages.ts';

const include = STAGES.filter(({ name }) => name === process.env['MUTATION_STAGE']).flatMap((stage) => stage.include);

export default defineConfig({
  test: { include: [...include], isolate: false, testTimeout: 180_000, hookTimeout: 120_000 },
});
