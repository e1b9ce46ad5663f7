// What every browser test needs: the real server with a data folder of its own, and Chromium looking at it.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.ts';

export interface Site {
  url: string;
  /** Stops the server and removes its data. */
  stop(): Promise<void>;
}

export interface Visit {
  page: Page;
  /** What the page complained of so far: console errors, uncaught exceptions, failed requests. */
  complaints: string[];
}

/** Starts `bivouac serve` on a free port and waits until it answers. */
export async function startSite(): Promise<Site> {
  const data = mkdtempSync(join(tmpdir(), 'bivouac-test-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const args = ['src/cli/main.ts', 'serve', '--host', '127.0.0.1', '--port', String(port), '--data', data];
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  for (const end = Date.now() + 20_000; !(await answers(url)); await wait(50)) {
    if (server.exitCode === null && Date.now() < end) continue;
    await stop();
    throw new Error(`The server did not answer at ${url}. It printed:\n${printed}`);
  }
  return { url, stop };
}

/** Starts the Chromium that `npm test` found. Close it when done. */
export async function startBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium was found: run the browser tests with npm test, or set CHROMIUM.');
  return chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
}

/** Opens a fresh visitor's page (own cookies and storage) at `url`. */
export async function visit(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) => {
    const error = request.failure()?.errorText ?? '';
    // the browser gives up what it was loading when the page is left or reloaded: nothing went wrong then
    if (error !== 'net::ERR_ABORTED') complaints.push(`request: ${request.url()} ${error}`);
  });
  await page.goto(url);
  return { page, complaints };
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  );

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(address !== null && typeof address === 'object' ? address.port : 0));
    });
  });
}
