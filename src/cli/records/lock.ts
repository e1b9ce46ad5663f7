import {
  accessSync,
  constants,
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { attempt } from './files.ts';
import { problem } from '../output/problem.ts';

/** Milliseconds after which a lock counts as left behind, whoever has it. */
const STALE = 10_000;
/** The time in which its owner is written into a new lock, and a left one taken away. */
const BRIEF = 1000;
/** Longer than STALE. */
const PATIENCE = 20_000;
/** After which the user is told what is waited for. */
const SILENT = 500;

/** Machine and process: `machine pid`. On Linux the numbers of processes differ between containers. */
const OWNER = `${machine()} ${process.pid}`;

function machine(): string {
  try {
    return `${hostname()}/${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

/** A name for a file that is on its way, in the folder of the one it will replace. */
export const temporaryName = (random: string): string => `${temporaryStart(process.pid)}${random}.tmp`;
const temporaryStart = (pid: number): string => `.bivouac-${pid}-`;

/**
 * Does the work while holding a lock on the file, which need not exist; its folder must, or the lock would be waited for in
 * vain. `waiting` is called once when that takes longer.
 */
export async function locked<T>(file: string, work: () => T, waiting: () => void = () => undefined): Promise<T> {
  attempt(file, 'not-writable', () => accessSync(dirname(file), constants.W_OK));
  const lock = `${existsSync(file) ? realpathSync(file) : resolve(file)}.lock`;
  await hold(file, lock, waiting);
  try {
    return work();
  } finally {
    rmSync(lock, { force: true });
  }
}

async function hold(file: string, lock: string, waiting: () => void): Promise<void> {
  const since = Date.now();
  let hasWarned = false;
  while (!attempt(file, 'not-writable', () => take(lock))) {
    if (attempt(file, 'not-writable', () => clear(lock))) continue;
    const passed = Date.now() - since;
    if (passed > PATIENCE) throw problem('locked', {}, { file });
    if (!hasWarned && passed > SILENT) waiting();
    hasWarned ||= passed > SILENT;
    await sleep(20 + Math.random() * 30);
  }
}

/** Makes the lock, unless it is there. */
function take(lock: string): boolean {
  try {
    writeFileSync(lock, OWNER, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Takes away a lock that was left behind, and what its owner was writing; one command at a time, so that no new lock is hit. */
function clear(lock: string): boolean {
  if (!isLeft(lock)) return false;
  const guard = `${lock}.clear`;
  if (!take(guard)) {
    if (ageOf(guard) > BRIEF) rmSync(guard, { force: true });
    return false;
  }
  try {
    if (!isLeft(lock)) return false;
    sweep(lock);
    rmSync(lock, { force: true, recursive: true });
    return true;
  } finally {
    rmSync(guard, { force: true });
  }
}

/** Has its process ended, or is it as old as none gets? Nothing is known of the processes of other machines. */
function isLeft(lock: string): boolean {
  const age = ageOf(lock);
  if (age > STALE) return true;
  const owner = ownerOf(lock);
  return owner === undefined ? age > BRIEF : owner > 0 && !isRunning(owner);
}

/** Milliseconds since the file was made; 0 when it is gone. */
function ageOf(file: string): number {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat ? Date.now() - stat.mtimeMs : 0;
}

/** The process of this machine that has the lock; 0 for another machine's, undefined when none is named. */
function ownerOf(lock: string): number | undefined {
  try {
    const [, there, pid] = /^(.+) (\d+)$/.exec(readFileSync(lock, 'utf8')) ?? [];
    if (pid === undefined) return undefined;
    return there === machine() ? Number(pid) : 0;
  } catch {
    return 0;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** Removes files that a process which has ended was writing in the folder. */
function sweep(lock: string): void {
  const owner = ownerOf(lock);
  if (!owner) return;
  const folder = dirname(lock);
  for (const name of readdirSync(folder)) {
    if (name.startsWith(temporaryStart(owner)) && name.endsWith('.tmp')) rmSync(join(folder, name), { force: true });
  }
}
