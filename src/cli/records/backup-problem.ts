import { BackupError } from '../../server/backup/format.ts';
import { problem } from '../output/problem.ts';
import { systemProblem } from './files.ts';

/** Codes of writing and reading files that come without the path. */
const OF_FILES = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO', 'EISDIR'];

/** What is wrong with a backup as a problem of its file; an error of the database as it is. */
export function backupProblem(file: string, code: 'not-readable' | 'not-writable', error: unknown): unknown {
  if (error instanceof BackupError) {
    const { line: number, ...args } = error.args;
    const isOfStore = error.code.startsWith('store-');
    return problem(error.code, { ...args, ...(number === undefined ? {} : { number }) }, isOfStore ? {} : { file });
  }
  const { path, code: reason = '' } = error as NodeJS.ErrnoException;
  return path !== undefined || OF_FILES.includes(reason) ? systemProblem(file, code, error) : error;
}
