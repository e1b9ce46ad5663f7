import { fileURLToPath } from 'node:url';
import { buildStandalone } from '../../scripts/standalone.ts';
import type { playedOf, Sample } from './games.ts';

/** A script that lets a page play games of computer players. */
export const playersScript = (): Promise<string> =>
  buildStandalone(fileURLToPath(new URL('page.ts', import.meta.url)), {});

/** For a page with that script: what is played there. */
export const playedThere = (sample: Sample): Promise<string[]> =>
  (globalThis as unknown as { playedOf: typeof playedOf }).playedOf(sample);
