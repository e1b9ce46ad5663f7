// Runs one of Bivouac's programs under Node 24, bringing Node 24 and the packages first where they are missing.
// Plain JavaScript that Node 18 understands: whatever Node is on the machine starts here.
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findNode } from './bring-node.mjs';
import { bringPackages } from './bring-packages.mjs';
import { ProblemForPeople, root, run } from './common.mjs';
import { watchNpm } from './npm-watch.mjs';

const cli = 'scripts/cli.mjs';
const programs = new Map([
  ['cli', { file: cli, args: [] }],
  ['serve', { file: cli, args: ['serve'] }],
  ['bench', { file: cli, args: ['bench'] }],
  ['test', { file: 'scripts/tasks/test.ts', args: [] }],
  ['check', { file: 'scripts/tasks/check.ts', args: [] }],
  ['soak', { file: 'scripts/tasks/soak.ts', args: [] }],
  ['pictures', { file: 'scripts/tasks/pictures.ts', args: [] }],
]);

/**
 * Ends what has been started, or ourselves while nothing has.
 * @type {() => void}
 */
let end = () => process.exit(143);

/** @param {string[]} argv */
async function main([name = '', ...rest]) {
  const program = programs.get(name);
  if (!program) {
    const known = [...programs.keys()].join(', ');
    throw new ProblemForPeople(`scripts/run.mjs knows no program "${name}". Name one of: ${known}.`, 2);
  }
  const file = join(root, program.file);
  if (!existsSync(file)) {
    throw new ProblemForPeople(`"${name}" is not part of this version of Bivouac yet: ${program.file} is missing.`);
  }
  const args = [...program.args, ...rest];
  watchNpm(() => end());
  const node = await findNode();
  await bringPackages(node);
  const serves = program.file === cli && args[0] === 'serve';
  if (serves && !args.includes('--help')) await buildPage(node);
  if (name === 'cli' && !serves && node === process.execPath) await become(file, args);
  else await start(node, file, args);
}

/**
 * Goes on as the program itself: a second Node would take as long as a short command.
 * @param {string} file
 * @param {string[]} args
 */
async function become(file, args) {
  process.argv = [process.execPath, file, ...args];
  await import(pathToFileURL(file).href);
}

/** @param {string} node */
async function buildPage(node) {
  const { status, output } = await run(node, [join(root, 'scripts/tasks/page.ts')], { cwd: root, stderr: 'inherit' });
  if (status !== 0) throw new ProblemForPeople(`${output}\nThe page could not be built: what went wrong stands above.`);
}

/**
 * @param {string} node
 * @param {string} file
 * @param {string[]} args
 */
async function start(node, file, args) {
  const { spawn } = await import('node:child_process');
  const leash = pathToFileURL(join(root, 'scripts/leash.mjs')).href;
  const child = spawn(node, ['--import', leash, file, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, BIVOUAC_LEASH: '1' },
  });
  end = () => void child.kill('SIGTERM');
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      // Ctrl-C in a terminal reaches the child by itself; a second one would cut its orderly end short.
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      child.kill(signal);
    });
  }
  child.on('error', (error) => fail(new ProblemForPeople(`Node could not be started (${node}): ${error.message}.`)));
  child.on('exit', (status, signal) => {
    process.exitCode = signal ? 128 + (constants.signals[signal] ?? 0) : (status ?? 1);
    if (signal) endBy(signal);
  });
}

/** @param {NodeJS.Signals} signal */
function endBy(signal) {
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}

/** @param {Error} error */
function fail(error) {
  const known = error instanceof ProblemForPeople;
  process.stderr.write(`${known ? error.message : error.stack}\n`);
  process.exitCode = known ? error.exitStatus : 1;
}

main(process.argv.slice(2)).catch(fail);
