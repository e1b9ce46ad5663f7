// What every browser test needs: visitors of the one site, each with a browser of his own in the one Chromium.
import { chromium } from 'playwright-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { startGame } from './player.ts';

export const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** How a visitor comes: where nothing is said, new, with a desktop screen, reading English, without a service worker. */
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

/** Brings visitors to the site for the tests of the file that calls this. */
export function useSite(usual: Visitor = {}): Stage {
  const url = inject('site');
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.connect(inject('chromium'));
  });
  afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
  afterAll(() => browser.close());
  const visit = (visitor: Visitor = {}): Promise<Visit> => open(browser, { url, ...usual, ...visitor });
  return {
    url,
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

async function open(browser: Browser, { url, kept, spoil, ...options }: Visitor & { url: string }): Promise<Visit> {
  const usual = { viewport: SIZES.desktop, locale: 'en-GB', serviceWorkers: 'block' } as const;
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
