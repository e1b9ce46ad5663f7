import { mkdirSync, statSync } from 'node:fs';
import { attempt } from '../files.ts';
import { problem } from '../problem.ts';
import { mustBeNew } from '../write.ts';
import { recordFile, type Job } from './job.ts';

/** Makes the folder for the records before anything is played; without `force` no record may stand there already. */
export function prepareFolder(folder: string, job: Omit<Job, 'first' | 'step'>, force: boolean): void {
  attempt(folder, 'not-writable', () => {
    const stat = statSync(folder, { throwIfNoEntry: false });
    if (stat && !stat.isDirectory()) throw problem('not-a-folder', {}, { file: folder });
    mkdirSync(folder, { recursive: true });
  });
  if (force) return;
  for (let index = 0; index < job.games; index++) mustBeNew(recordFile(folder, job, index));
}
