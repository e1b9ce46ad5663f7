import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { LIMITS } from '../formats/limits.ts';
import { problem } from './problem.ts';

/** The text of a file; what is too big to be meant is not read at all. */
export function readText(file: string): string {
  const bytes = attempt(file, 'not-readable', () => {
    const { size } = statSync(file);
    if (size > LIMITS.size) throw problem('too-large', { size, limit: LIMITS.size }, { file });
    return readFileSync(file);
  });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw problem('not-text', {}, { file });
  }
}

/** Puts a file in place whole: whoever reads it sees the old text or the new one, never a part. */
export function writeWhole(file: string, text: string): void {
  attempt(file, 'not-writable', () => {
    const target = followed(file);
    const draft = join(dirname(target), `.${basename(target)}.${randomBytes(6).toString('hex')}.tmp`);
    try {
      writeSynced(draft, text, statSync(target, { throwIfNoEntry: false })?.mode);
      renameSync(draft, target);
    } finally {
      rmSync(draft, { force: true });
    }
  });
}

/** The same for a file whose text was read before: another's change in between is not overwritten. */
export function replaceText(file: string, before: string, after: string): void {
  if (readText(file) !== before) throw problem('changed-meanwhile', {}, { file });
  writeWhole(file, after);
}

function followed(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) return file;
  if (found.isDirectory()) throw problem('is-a-folder', {}, { file });
  return realpathSync(file);
}

function writeSynced(file: string, text: string, mode = 0o666): void {
  const handle = openSync(file, 'wx', mode);
  try {
    writeFileSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function attempt<T>(file: string, code: 'not-readable' | 'not-writable', work: () => T): T {
  try {
    return work();
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code;
    if (reason === undefined || !(error instanceof Error) || !('errno' in error)) throw error;
    if (reason === 'EISDIR') throw problem('is-a-folder', {}, { file });
    if (reason === 'ENOENT') throw problem(code === 'not-readable' ? 'no-such-file' : 'no-such-folder', {}, { file });
    throw problem(code, { reason }, { file });
  }
}
