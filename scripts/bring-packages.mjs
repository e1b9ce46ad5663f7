import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ProblemForPeople, npm, root, say } from './common.mjs';
import { withLock } from './lock.mjs';

const stampFile = join(root, 'node_modules', '.bivouac-installed');

/**
 * Runs `npm ci` under the given Node when package-lock.json is not the one of the last good install.
 * @param {string} node
 */
export async function bringPackages(node) {
  if (installed() === wanted()) return;
  await withLock(join(root, '.node', 'lock'), async () => {
    if (installed() !== wanted()) await install(node);
  });
}

function wanted() {
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  return `${hash} ${process.platform}-${process.arch}`;
}

function installed() {
  try {
    return readFileSync(stampFile, 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** @param {string} node */
async function install(node) {
  say('installing the packages named in package-lock.json …');
  const stamp = wanted();
  const { status, output } = await npm(
    node,
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--ignore-scripts'],
    root,
  );
  if (status !== 0) {
    throw new ProblemForPeople(
      `${output}\nThe packages could not be installed (npm's words are above): check the network, then try again.`,
    );
  }
  writeFileSync(stampFile, `${stamp}\n`);
}
