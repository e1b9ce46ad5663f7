import { join } from 'node:path';
import { UserError, fs, npm, root, say } from './common.mjs';

const { readFileSync, writeFileSync } = fs;

/** @param {string} folder */
const stampOf = (folder) => join(root, folder, 'node_modules', '.bivouac-installed');

/**
 * Runs `npm ci` with the given Node when package-lock.json has changed since the last successful install.
 * @param {string} node
 * @param {string} folder folder of the package within the project
 */
export async function ensurePackages(node, folder = '') {
  if (installed(folder) === wanted(folder)) return;
  const { withLock } = await import('./lock.mjs');
  await withLock(join(root, '.node', 'lock'), async () => {
    if (installed(folder) !== wanted(folder)) await install(node, folder);
  });
}

/**
 * The lock file and the platform, as text: comparing it is faster than hashing.
 * @param {string} folder
 */
function wanted(folder) {
  return `${process.platform}-${process.arch}\n${readFileSync(join(root, folder, 'package-lock.json'), 'utf8')}`;
}

/** @param {string} folder */
function installed(folder) {
  try {
    return readFileSync(stampOf(folder), 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * @param {string} node
 * @param {string} folder
 */
async function install(node, folder) {
  say(`installing the packages named in ${join(folder, 'package-lock.json')} …`);
  const stamp = wanted(folder);
  const { status, output } = await npm(
    node,
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--ignore-scripts'],
    join(root, folder),
  );
  if (status !== 0) {
    throw new UserError(
      `${output}\nThe packages could not be installed (npm's message is above): check the network, then try again.`,
    );
  }
  writeFileSync(stampOf(folder), stamp);
}
