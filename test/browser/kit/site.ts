// Starts the real server and the system's Chromium for the browser tests.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../../../scripts/chromium.ts';

export interface Site {
  url: string;
  /** Stops the server and removes its data. */
  stop(): Promise<void>;
}

/** Starts `bivouac serve` on a free port and waits for its URL. */
export async function startSite(): Promise<Site> {
  const data = mkdtempSync(join(tmpdir(), 'bivouac-test-'));
  const args = ['src/cli/main.ts', 'serve', '--host', '127.0.0.1', '--port', '0', '--data', data, '--json'];
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  // A server that could not be started has ended too: its folder goes in either case.
  const ended = new Promise<void>((resolve) => {
    server.once('exit', () => resolve());
    server.once('error', () => resolve());
  });
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  const said = await Promise.race([once(server.stdout, 'data'), ended.then(() => undefined)]);
  if (said) return { url: (JSON.parse(String(said[0])) as { url: string }).url, stop };
  await stop();
  throw new Error('The server has ended before it answered.');
}

/** A page of a test is gone before its optimized code has paid for the compiling, which takes a fifth of the processor. */
const NOT_OPTIMIZED = ['--js-flags=--no-maglev,--no-turbofan'];

/** Starts the Chromium found by `npm test`; it ends with this process. `flags`: none for a page that computes for long. */
export async function startBrowser(flags: readonly string[] = NOT_OPTIMIZED): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('CHROMIUM is not set: run the browser tests with npm test, or set it.');
  return chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS, ...flags] });
}
