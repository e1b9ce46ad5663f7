import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fchmodSync,
  fchownSync,
  fstatSync,
  fsyncSync,
  lstatSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  type Stats,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { attempt, mustBePlain, mustBeWritable, readText } from './files.ts';
import { locked, temporaryName } from './lock.ts';
import { problem } from '../output/problem.ts';

/** Replaces a file atomically: a reader sees the old text or the new one, never a part. */
export function writeWhole(file: string, text: string): void {
  attempt(file, 'not-writable', () => {
    const old = replaceable(file);
    const target = old ? realpathSync(file) : file;
    const temporary = join(dirname(target), temporaryName(randomBytes(8).toString('hex')));
    try {
      writeTemporary(temporary, text, file, old);
      renameSync(temporary, target);
    } finally {
      rmSync(temporary, { force: true });
    }
  });
}

/** Writes a new file. An existing one is replaced only if it is empty, or with `force`. */
export const writeNew = (file: string, text: string, force: boolean, waiting?: () => void): Promise<void> =>
  locked(
    file,
    () => {
      if (!force) mustBeNew(file);
      writeWhole(file, text);
    },
    waiting,
  );

export function mustBeNew(file: string): void {
  const old = attempt(file, 'not-writable', () => replaceable(file));
  if (old && old.size > 0) throw problem('already-there', {}, { file });
}

/** Replaces the text `before`; false, without writing, when the file has changed meanwhile. */
export const replaceText = (file: string, before: string, after: string, waiting?: () => void): Promise<boolean> =>
  locked(
    file,
    () => {
      const same = readText(file) === before;
      if (same) writeWhole(file, after);
      return same;
    },
    waiting,
  );

/** The existing plain, writable file; undefined when there is none. */
export function replaceable(file: string): Stats | undefined {
  if (!lstatSync(file, { throwIfNoEntry: false })) return undefined;
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat) throw problem('leads-nowhere', {}, { file });
  mustBePlain(file, stat);
  mustBeWritable(file, stat);
  return stat;
}

function writeTemporary(temporary: string, text: string, file: string, old: Stats | undefined): void {
  const handle = openSync(temporary, 'wx', old ? old.mode & 0o777 : 0o666);
  try {
    if (old) keepOwner(handle, file, old);
    writeFileSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Gives the new file the owner and mode of the old one, independent of the umask. */
function keepOwner(handle: number, file: string, { uid, gid, mode }: Stats): void {
  const made = fstatSync(handle);
  try {
    if (made.uid !== uid || made.gid !== gid) fchownSync(handle, uid, gid);
  } catch {
    throw problem('another-owner', {}, { file });
  }
  fchmodSync(handle, mode & 0o7777);
}
