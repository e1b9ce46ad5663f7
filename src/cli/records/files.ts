import { accessSync, closeSync, constants, fstatSync, openSync, readSync, statSync, type Stats } from 'node:fs';
import { LIMITS } from '../../formats/limits.ts';
import { problem, type Problem } from '../output/problem.ts';

/** The text of a plain file. Anything else, and a file above the limit, is refused without being read. */
export function readText(file: string): string {
  const bytes = attempt(file, 'not-readable', () => readBytes(file));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw problem('not-text', {}, { file });
  }
}

/** Devices are not opened. O_NONBLOCK: a pipe that replaced the file after the check must not block. */
function readBytes(file: string): Uint8Array {
  mustBePlain(file, statSync(file));
  const handle = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const stat = fstatSync(handle);
    mustBePlain(file, stat);
    const bytes = stat.size > LIMITS.size ? undefined : upTo(handle, LIMITS.size);
    if (!bytes) throw problem('too-large', { limit: LIMITS.size }, { file });
    return bytes;
  } finally {
    closeSync(handle);
  }
}

/** The content of the file, or undefined when it is longer than `limit`: the size a file reports can be wrong (/proc). */
function upTo(handle: number, limit: number): Uint8Array | undefined {
  const buffer = Buffer.allocUnsafe(limit + 1);
  let length = 0;
  let read: number;
  do length += read = readSync(handle, buffer, length, buffer.length - length, null);
  while (read > 0 && length < buffer.length);
  return length > limit ? undefined : buffer.subarray(0, length);
}

export function mustBePlain(file: string, stat: Stats): void {
  if (stat.isDirectory()) throw problem('is-a-folder', {}, { file });
  if (!stat.isFile()) throw problem('not-a-plain-file', {}, { file });
}

/** For root `accessSync` always succeeds, so the mode is checked too: a file that nobody may write is read-only. */
export function mustBeWritable(file: string, stat: Stats): void {
  try {
    accessSync(file, constants.W_OK);
    if ((stat.mode & 0o222) !== 0) return;
  } catch {
    // refused below
  }
  throw problem('read-only', {}, { file });
}

type Failure = 'not-readable' | 'not-writable';

/** Does the work and turns system errors into problems with a text. */
export function attempt<T>(file: string, code: Failure, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw systemProblem(file, code, error);
  }
}

export function systemProblem(file: string, code: Failure, error: unknown): Problem | Error {
  if (!(error instanceof Error && 'errno' in error)) return error as Error;
  const { code: reason = '' } = error as NodeJS.ErrnoException;
  if (reason === 'EISDIR') return problem('is-a-folder', {}, { file });
  if (reason === 'ENXIO') return problem('not-a-plain-file', {}, { file });
  if (reason === 'ENOSPC' || reason === 'EDQUOT') return problem('no-space', {}, { file });
  if (reason === 'ENOENT') return problem(code === 'not-readable' ? 'no-such-file' : 'no-such-folder', {}, { file });
  return problem(code, { reason }, { file });
}
