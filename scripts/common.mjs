import { createRequire } from 'node:module';
import { delimiter, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The file system, by `require`: an import of it loads its streams and promises too, which takes a twentieth of a short command.
 * @type {typeof import('node:fs')}
 */
export const fs = createRequire(import.meta.url)('node:fs');

/** The version of Node that Bivouac runs with, or a later one: 24.7 is the first that has Argon2. */
export const NODE = 24;
export const NODE_MINOR = 7;

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** An error shown to the user without a stack: what is wrong, where, and what to do. */
export class UserError extends Error {
  /**
   * @param {string} message
   * @param {number} exitStatus
   */
  constructor(message, exitStatus = 1) {
    super(message);
    this.exitStatus = exitStatus;
  }
}

/**
 * Prints progress to standard error; standard output is for the program.
 * @param {string} line
 */
export function say(line) {
  process.stderr.write(`bivouac: ${line}\n`);
}

/**
 * Runs npm with the given Node.
 * @param {string} node
 * @param {string[]} args
 * @param {string} cwd
 */
export function npm(node, args, cwd) {
  const cli = process.env['npm_execpath'] ?? '';
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env['PATH'] ?? ''}` };
  if (/npm-cli\.c?js$/.test(cli)) return run(node, [cli, ...args], { cwd, env });
  return run('npm', args, { cwd, env, shell: process.platform === 'win32' });
}

/**
 * Runs a program to its end and gives its exit status and output. `stderr: 'inherit'` shows its progress immediately.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, shell?: boolean, stderr?: 'inherit' }} options
 * @returns {Promise<{ status: number, output: string }>}
 */
export async function run(command, args, { stderr, ...options }) {
  // Loaded on demand: it takes a fifth of the start time of Node and is rarely needed.
  const { spawn } = await import('node:child_process');
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', stderr ?? 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk) => (output += chunk));
    }
    child.on('error', (error) => resolve({ status: 1, output: `${command}: ${error.message}` }));
    child.on('close', (status) => resolve({ status: status ?? 1, output: output.trim() }));
  });
}
