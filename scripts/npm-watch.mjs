import { readFileSync } from 'node:fs';

const interval = 500;

/**
 * Calls `gone` once npm, which started us, has ended. npm hands a signal to the shell between it and us, which ends
 * without a word to us, and one that cannot be caught to nobody.
 * @param {() => void} gone
 */
export function watchNpm(gone) {
  if (!process.env['npm_lifecycle_event'] || process.platform === 'win32') return;
  const parent = process.ppid;
  const above = isShell(parent) ? parentOf(parent) : undefined;
  const timer = setInterval(() => {
    if (process.ppid === parent && (above === undefined || parentOf(parent) === above)) return;
    clearInterval(timer);
    gone();
  }, interval);
  timer.unref();
}

/**
 * A shell that has not given way to what it runs; where there is no /proc, shells give way.
 * @param {number} pid
 */
const isShell = (pid) => readProc(pid, 'comm').trim().endsWith('sh');

/**
 * The fourth field of `PID (name) state parent`; the name may hold anything.
 * @param {number} pid
 */
const parentOf = (pid) => Number(/\) \S (\d+)/.exec(readProc(pid, 'stat'))?.[1]);

/**
 * @param {number} pid
 * @param {string} file
 */
function readProc(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
