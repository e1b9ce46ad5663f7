// Runs one of Bivouac's programs with Node 24, installing Node 24 and the packages first where they are missing.
// Plain JavaScript for Node 18, because it runs with the Node of the machine.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { ensurePackages } from './ensure-packages.mjs';
import { NODE, NODE_MINOR, UserError, fs, root, run } from './common.mjs';

const { existsSync } = fs;

const cli = 'scripts/cli.mjs';
const programs = new Map([
  ['cli', { file: cli, args: [] }],
  ['serve', { file: cli, args: ['serve'] }],
  ['bench', { file: cli, args: ['bench'] }],
  ['test', { file: 'scripts/tasks/test.ts', args: [] }],
  ['check', { file: 'scripts/tasks/check.ts', args: [] }],
  ['soak', { file: 'scripts/tasks/soak.ts', args: [] }],
  ['soak:kills', { file: 'scripts/tasks/soak-kills.ts', args: [] }],
  ['soak:firefox', { file: 'test/firefox/main.ts', args: [] }],
  ['exam', { file: 'scripts/tasks/exam.ts', args: [] }],
  ['tune', { file: 'scripts/tasks/tune.ts', args: [] }],
  ['ladder', { file: 'scripts/tasks/ladder.ts', args: [] }],
  ['balance', { file: 'scripts/tasks/balance.ts', args: [] }],
  ['mutate', { file: 'scripts/tasks/mutate.ts', args: [] }],
  ['package', { file: 'scripts/tasks/package.ts', args: [] }],
  ['pictures', { file: 'scripts/tasks/pictures.ts', args: [] }],
]);

/**
 * Ends the program started, or this process before that.
 * @type {() => void}
 */
let end = () => process.exit(143);

/** @param {string[]} argv */
async function main([name = '', ...rest]) {
  const program = programs.get(name);
  if (!program) {
    const known = [...programs.keys()].join(', ');
    throw new UserError(`scripts/run.mjs has no program "${name}". Name one of: ${known}.`, 2);
  }
  const file = join(root, program.file);
  if (!existsSync(file)) {
    throw new UserError(`"${name}" is not part of this version of Bivouac yet: ${program.file} is missing.`);
  }
  const args = [...program.args, ...rest];
  // What a short command does not need is not loaded.
  if (process.env['npm_lifecycle_event']) (await import('./npm-watch.mjs')).watchNpm(() => end());
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isRecent = major > NODE || (major === NODE && minor >= NODE_MINOR);
  const node = isRecent ? process.execPath : await (await import('./ensure-node.mjs')).installedNode();
  await ensurePackages(node);
  const serves = program.file === cli && args[0] === 'serve';
  if (serves && !args.includes('--help')) await buildPage(node);
  if (name === 'cli' && !serves && node === process.execPath) await runInProcess(file, args);
  else await start(node, file, args);
}

/** Functions are optimised later than V8 does by itself: in a short command, a sixth of the time went into machine code that was hardly run. */
const LATER = ['--no-sparkplug', '--invocation-count-for-maglev=4000'];

/**
 * Runs the program in this process: starting a second Node takes as long as a short command.
 * @param {string} file
 * @param {string[]} args
 */
async function runInProcess(file, args) {
  for (const flag of LATER) setFlagsFromString(flag);
  process.argv = [process.execPath, file, ...args];
  await import(pathToFileURL(file).href);
}

/** @param {string} node */
async function buildPage(node) {
  const { status, output } = await run(node, [join(root, 'scripts/tasks/page.ts')], { cwd: root, stderr: 'inherit' });
  if (status !== 0) throw new UserError(`${output}\nThe page could not be built; the errors are above.`);
}

/**
 * @param {string} node
 * @param {string} file
 * @param {string[]} args
 */
async function start(node, file, args) {
  const { spawn } = await import('node:child_process');
  const { constants } = await import('node:os');
  const watchdog = pathToFileURL(join(root, 'scripts/watchdog.mjs')).href;
  const child = spawn(node, ['--import', watchdog, file, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, BIVOUAC_WATCHDOG: '1' },
  });
  end = () => void child.kill('SIGTERM');
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      // Ctrl-C in a terminal also reaches the child; a second signal would interrupt its shutdown.
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      child.kill(signal);
    });
  }
  child.on('error', (error) => fail(new UserError(`Node could not be started (${node}): ${error.message}.`)));
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
  const known = error instanceof UserError;
  process.stderr.write(`${known ? error.message : error.stack}\n`);
  process.exitCode = known ? error.exitStatus : 1;
}

main(process.argv.slice(2)).catch(fail);
