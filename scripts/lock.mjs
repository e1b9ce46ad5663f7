import { dirname } from 'node:path';
import { fs, say } from './common.mjs';

const { mkdirSync, renameSync, rmSync, statSync, utimesSync } = fs;

const heartbeat = 1_000;
const staleAfter = 20_000;

/**
 * Runs `work` while holding the folder `path` as a lock. The holder touches the folder every second; an untouched lock was
 * left by a killed run and is taken over.
 * @template T
 * @param {string} path
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(path, work) {
  await acquire(path);
  const release = () => rmSync(path, { recursive: true, force: true });
  const interrupted = () => process.exit(130);
  const terminated = () => process.exit(143);
  const pulse = setInterval(() => touch(path), heartbeat);
  process.on('exit', release).on('SIGINT', interrupted).on('SIGTERM', terminated);
  try {
    return await work();
  } finally {
    clearInterval(pulse);
    process.off('exit', release).off('SIGINT', interrupted).off('SIGTERM', terminated);
    release();
  }
}

/** @param {string} path */
async function acquire(path) {
  mkdirSync(dirname(path), { recursive: true });
  let reported = false;
  while (!tryAcquire(path)) {
    if (!reported) say('another run is installing or building; waiting for it …');
    reported = true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** @param {string} path */
function tryAcquire(path) {
  try {
    mkdirSync(path);
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    if (age(path) > staleAfter) clear(path);
    return false;
  }
}

/** @param {string} path */
function age(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat ? Date.now() - stat.mtimeMs : 0;
}

/** @param {string} path */
function clear(path) {
  const aside = `${path}-stale-${process.pid}`;
  try {
    renameSync(path, aside);
    rmSync(aside, { recursive: true, force: true });
  } catch {
    // another run has cleared it
  }
}

/** @param {string} path */
function touch(path) {
  try {
    utimesSync(path, new Date(), new Date());
  } catch {
    // already released
  }
}
