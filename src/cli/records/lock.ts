import { accessSync, constants, existsSync } from 'node:fs';
import { dirname } from 'node:path';
import lockfile from 'proper-lockfile';
import { attempt, systemProblem } from './files.ts';
import { problem } from '../output/problem.ts';

/** Milliseconds after which an untouched lock counts as left by a killed command. */
const STALE = 10_000;
/** In all longer than STALE. */
const RETRIES = { retries: 300, factor: 1, minTimeout: 50, maxTimeout: 100, randomize: true };

/** Does the work while holding a lock on the file, which need not exist; its folder must, or the lock would be waited for in vain. */
export async function locked<T>(file: string, work: () => T): Promise<T> {
  attempt(file, 'not-writable', () => accessSync(dirname(file), constants.W_OK));
  const release = await hold(file);
  try {
    return work();
  } finally {
    await release();
  }
}

async function hold(file: string): Promise<() => Promise<void>> {
  try {
    return await lockfile.lock(file, { realpath: existsSync(file), stale: STALE, retries: RETRIES });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ELOCKED') throw problem('locked', {}, { file });
    throw systemProblem(file, 'not-writable', error);
  }
}
