import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { attempt } from '../files.ts';
import { problem } from '../problem.ts';
import { mustBeNew } from '../write.ts';
import { recordFile, type Job } from './job.ts';

/** Makes the folder for the records before anything is played; without `force` no record may stand there already. */
export function prepareFolder(folder: string, job: Omit<Job, 'first' | 'step'>, force: boolean): void {
  attempt(folder, 'not-writable', () => makeFolder(folder));
  if (force) return;
  for (let index = 0; index < job.games; index++) mustBeNew(recordFile(folder, job, index));
}

/** With the folders above it, one by one: `recursive` never comes back where nothing can be made (/proc). */
function makeFolder(folder: string): void {
  const stat = statSync(folder, { throwIfNoEntry: false });
  if (stat?.isDirectory()) return;
  if (stat) throw problem('not-a-folder', {}, { file: folder });
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error; // another run has just made it
  }
}
