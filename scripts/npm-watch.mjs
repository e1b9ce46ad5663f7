import { fs } from './common.mjs';

const { readFileSync } = fs;

const interval = 500;

/**
 * Calls `gone` when the npm that started this process has ended. npm sends signals to its shell, which does not pass them on;
 * SIGKILL is not passed on at all.
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
 * Is the process a shell that has not replaced itself by its command? Without /proc: no.
 * @param {number} pid
 */
const isShell = (pid) => readProc(pid, 'comm').trim().endsWith('sh');

/**
 * The fourth field of `PID (name) state parent`; the name may contain any character.
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
