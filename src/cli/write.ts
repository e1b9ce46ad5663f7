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
import { locked } from './lock.ts';
import { problem } from './problem.ts';

/** Puts a file in place whole: whoever reads it sees the old text or the new one, never a part. */
export function writeWhole(file: string, text: string): void {
  attempt(file, 'not-writable', () => {
    const old = replaceable(file);
    const target = old ? realpathSync(file) : file;
    const draft = join(dirname(target), `.bivouac-${randomBytes(8).toString('hex')}.tmp`);
    try {
      writeDraft(draft, text, file, old);
      renameSync(draft, target);
    } finally {
      rmSync(draft, { force: true });
    }
  });
}

/** Writes a file that is not there yet, or one that may go. An empty file holds nothing that could be lost. */
export const writeNew = (file: string, text: string, force: boolean): Promise<void> =>
  locked(file, () => {
    if (!force) mustBeNew(file);
    writeWhole(file, text);
  });

export function mustBeNew(file: string): void {
  const old = attempt(file, 'not-writable', () => replaceable(file));
  if (old && old.size > 0) throw problem('already-there', {}, { file });
}

/** Replaces a text read before, unless somebody else has changed the file in between: then it gives false. */
export const replaceText = (file: string, before: string, after: string): Promise<boolean> =>
  locked(file, () => {
    const same = readText(file) === before;
    if (same) writeWhole(file, after);
    return same;
  });

/** The plain file that stands there and may be written; undefined where nothing is. */
export function replaceable(file: string): Stats | undefined {
  if (!lstatSync(file, { throwIfNoEntry: false })) return undefined;
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat) throw problem('leads-nowhere', {}, { file });
  mustBePlain(file, stat);
  mustBeWritable(file, stat);
  return stat;
}

function writeDraft(draft: string, text: string, file: string, old: Stats | undefined): void {
  const handle = openSync(draft, 'wx', old ? old.mode & 0o777 : 0o666);
  try {
    if (old) keepOwner(handle, file, old);
    writeFileSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** The new file belongs to whom the old one belonged to and has its mode, whatever the umask says. */
function keepOwner(handle: number, file: string, { uid, gid, mode }: Stats): void {
  const made = fstatSync(handle);
  try {
    if (made.uid !== uid || made.gid !== gid) fchownSync(handle, uid, gid);
  } catch {
    throw problem('another-owner', {}, { file });
  }
  fchmodSync(handle, mode & 0o7777);
}
