// What every browser test needs: the real server with a data folder of its own, Chromium looking at it, and visitors.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.ts';
import { startGame } from './player.ts';

export const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** How a visitor comes: where nothing is said, new, with a desktop screen, reading English. */
export interface Visitor extends BrowserContextOptions {
  /** The address, where it is not that of the site. */
  url?: string;
  /** What the browser has kept of an earlier visit, by key. */
  kept?: Record<string, string>;
  /** What is done to the browser before it opens the page. */
  spoil?: (page: Page) => Promise<unknown>;
}

export interface Visit {
  page: Page;
  /** What the page complained of so far: console errors, uncaught exceptions, failed requests. */
  complaints: string[];
}

export interface Stage {
  /** Where the site answers while tests run. */
  readonly url: string;
  /** Opens the page for a visitor with a browser of his own (cookies, storage), which goes when the test ends. */
  visit(visitor?: Visitor): Promise<Visit>;
  /** The same, and waits until the lobby is there. */
  lobby(visitor?: Visitor): Promise<Visit>;
  /** The same, and starts a new game. */
  table(visitor?: Visitor): Promise<Visit>;
}

/** Runs the site and Chromium for the tests of the file that calls this. */
export function useSite(usual: Visitor = {}): Stage {
  let site: Site;
  let browser: Browser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([startSite(), startBrowser()]);
  });
  afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
  afterAll(async () => {
    await browser.close();
    await site.stop();
  });
  const visit = (visitor: Visitor = {}): Promise<Visit> => open(browser, { url: site.url, ...usual, ...visitor });
  return {
    get url() {
      return site.url;
    },
    visit,
    async lobby(visitor) {
      const visiting = await visit(visitor);
      await visiting.page.locator('article').waitFor();
      return visiting;
    },
    async table(visitor) {
      const visiting = await visit(visitor);
      await startGame(visiting.page);
      return visiting;
    },
  };
}

/** A browser that keeps nothing and says so. */
export const forbidStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });

/** Notes from now on, and when the page is loaded again, whether something comes, for it may go before anybody looks. */
export async function watchFor(page: Page, selector: string): Promise<() => Promise<boolean>> {
  const watch = (selector: string): void => {
    const note = (): void => {
      if (document.querySelector(selector)) document.documentElement.dataset['came'] = selector;
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true });
  };
  await page.addInitScript(watch, selector);
  await page.evaluate(watch, selector);
  return () => page.evaluate((selector) => document.documentElement.dataset['came'] === selector, selector);
}

export interface Site {
  url: string;
  /** Stops the server and removes its data. */
  stop(): Promise<void>;
}

/** Starts `bivouac serve` on a free port and waits until it says where it answers. */
export async function startSite(): Promise<Site> {
  const data = mkdtempSync(join(tmpdir(), 'bivouac-test-'));
  const args = ['src/cli/main.ts', 'serve', '--host', '127.0.0.1', '--port', '0', '--data', data, '--json'];
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(server, 'exit');
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

/** Starts the Chromium that `npm test` found. Close it when done. */
async function startBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium was found: run the browser tests with npm test, or set CHROMIUM.');
  return chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
}

async function open(browser: Browser, { url, kept, spoil, ...options }: Visitor & { url: string }): Promise<Visit> {
  const usual = { viewport: SIZES.desktop, locale: 'en-GB' };
  const context = await browser.newContext({ ...usual, ...keeping(url, kept), ...options });
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
  await spoil?.(page);
  await page.goto(url);
  return { page, complaints };
}

function keeping(url: string, kept: Record<string, string> | undefined): BrowserContextOptions {
  if (!kept) return {};
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
  return { storageState: { cookies: [], origins: [{ origin: new URL(url).origin, localStorage }] } };
}
