import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { attempt } from '../records/files.ts';
import { problem } from '../output/problem.ts';
import { mustBeNew } from '../records/write.ts';
import { recordFile, type Job } from './job.ts';

/** Creates the folder for the records before any game is played; without `force` none of them may exist. */
export function prepareFolder(folder: string, job: Omit<Job, 'first' | 'step'>, force: boolean): void {
  attempt(folder, 'not-writable', () => makeFolder(folder));
  if (force) return;
  for (let index = 0; index < job.games; index++) mustBeNew(recordFile(folder, job, index));
}

/** Creates parent folders one by one: `recursive` never returns where no folder can be created (/proc). */
function makeFolder(folder: string): void {
  const stat = statSync(folder, { throwIfNoEntry: false });
  if (stat?.isDirectory()) return;
  if (stat) throw problem('not-a-folder', {}, { file: folder });
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error; // another run has just created it
  }
}
