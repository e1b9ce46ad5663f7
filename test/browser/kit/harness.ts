// Visitors for browser tests: one site for all, one Chromium for the files of a worker. A visitor finds everything as on a first visit.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, inject } from 'vitest';
import { startGame, toLobby } from './player.ts';
import { CARD } from './reading.ts';
import { startBrowser } from './site.ts';

export const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** The window of a visitor whose screen does not matter: with everything that a desktop screen shows, and less to paint. */
const USUAL = { width: 1440, height: 700 };

/** Options of a visitor. Defaults: first visit, desktop screen, English, no service worker, dice of seed 1. */
export interface Visitor extends BrowserContextOptions {
  /** The URL, if it is not that of the site. */
  url?: string;
  /** Local storage of an earlier visit. */
  kept?: Record<string, string>;
  /** Called before the page is opened, in a browser context of the visitor's own. */
  prepare?: (page: Page) => Promise<unknown>;
  /** A browser context of the visitor's own: for a test that changes the page beyond its storage, routes and other pages. */
  alone?: true;
  /** Every page of the visitor rolls the dice of this seed. */
  dice?: number;
  /** The ground of the map is baked, as for every reader. Else it stays blank, which spares two thirds of the work of opening a table. */
  ground?: true;
  /** The page may make sounds. Else it finds nothing to make them with. */
  sound?: true;
}

export interface Visit {
  page: Page;
  /** Console errors, uncaught exceptions and failed requests so far. */
  problems: string[];
}

export interface TestSite {
  /** URL of the site. */
  readonly url: string;
  /** Opens the page with nothing kept. */
  visit(visitor?: Visitor): Promise<Visit>;
  /** The same, and waits for the lobby. */
  lobby(visitor?: Visitor): Promise<Visit>;
  /** The same, and starts a new game. */
  table(visitor?: Visitor): Promise<Visit>;
  /**
   * The lobby in the page that other tests of the file have used before: with their games, and with whatever they have set. A new page
   * after a test that failed, so that every test can be tried again.
   */
  lobbyAgain(): Promise<Visit>;
  /** The same, and starts a new game. */
  tableAgain(): Promise<Visit>;
}

/** A page that visitors with these options get one after the other: opening a browser context takes as long as opening the page. */
interface Lent extends Visit {
  key: string;
  /** By a test that is running. */
  taken: boolean;
}

/** Pages kept for the next visitor, by all files that a worker runs, the last one used at the end. */
const lent: Lent[] = [];
const MOST_LENT = 3;
let connected: Promise<Browser> | undefined;

/** Takes a page for the running test; one that nobody uses goes where there are too many. */
async function take(page: Lent): Promise<void> {
  page.taken = true;
  const at = lent.indexOf(page);
  if (at >= 0) lent.splice(at, 1);
  const oldest = lent.findIndex(({ taken }) => !taken);
  if (lent.length >= MOST_LENT && oldest >= 0) {
    const [gone] = lent.splice(oldest, 1);
    await gone?.page.context().close();
  }
  lent.push(page);
}

/** Ends the visits of a test: what it has opened is closed, and after a failure what it has used. */
async function endVisits(failed: boolean): Promise<void> {
  if (!connected) return;
  if (failed) lent.splice(0, Infinity, ...lent.filter(({ taken }) => !taken));
  for (const page of lent) page.taken = false;
  const kept = new Set(lent.map(({ page }) => page));
  const browser = await connected;
  await Promise.all(
    browser.contexts().map((context) => {
      const others = context.pages().filter((page) => !kept.has(page));
      return others.length === context.pages().length
        ? context.close()
        : Promise.all(others.map((page) => page.close()));
    }),
  );
}

/** Sets up the site for the tests of the calling file. */
export function useSite(usual: Visitor = {}): TestSite {
  const url = inject('site');
  /** The page of the tests that come again. */
  let shared: Lent | Visit | undefined;
  afterEach(async ({ task }) => {
    const failed = task.result?.state === 'fail';
    if (failed) shared = undefined;
    await endVisits(failed);
  });
  const visit = async (visitor: Visitor = {}): Promise<Visit> => {
    const visiting = await arrive({ url, ...usual, ...visitor });
    if (shared?.page === visiting.page) shared = undefined;
    return visiting;
  };
  const lobby = async (visitor?: Visitor): Promise<Visit> => {
    const visiting = await visit(visitor);
    await visiting.page.locator(CARD).waitFor();
    return visiting;
  };
  const lobbyAgain = async (): Promise<Visit> => {
    if (!shared || shared.page.isClosed()) return (shared = await lobby());
    if ('taken' in shared) await take(shared);
    shared.problems.length = 0;
    await shared.page.setViewportSize(usual.viewport ?? USUAL);
    await toLobby(shared.page);
    await shared.page.locator(CARD).waitFor();
    return shared;
  };
  const starting = async (visiting: Visit): Promise<Visit> => {
    await startGame(visiting.page);
    return visiting;
  };
  return {
    url,
    visit,
    lobby,
    lobbyAgain,
    table: async (visitor) => starting(await visit(visitor)),
    tableAgain: async () => starting(await lobbyAgain()),
  };
}

/** Makes storage throw, as in a browser that forbids it. */
export const forbidStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'indexedDB']) {
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
    }
  });

/** Watches from now on, also after a reload, whether an element appears, however briefly. */
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

/** Numbers for dice that are the same in every run; all others remain random. */
const seedDice = (page: Page, seed: number): Promise<unknown> =>
  page.addInitScript((seed) => {
    const random = crypto.getRandomValues.bind(crypto);
    let word = seed;
    const next = (): number => {
      word = Math.imul(word ^ (word >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
      word = Math.imul(word ^ (word >>> 12), 0x297a2d39);
      return (word ^= word >>> 15) >>> 0;
    };
    const isDie = (words: ArrayBufferView): words is Uint32Array => words instanceof Uint32Array && words.length === 1;
    crypto.getRandomValues = ((words) => (isDie(words) ? words.fill(next()) : random(words))) as typeof random;
  }, seed);

/**
 * The worker of the ground answers every order for a plate at once, with an empty one, which the page leaves without numbers and names; those
 * of a computer player, of a review and of a long record do their work.
 */
const leaveGroundBlank = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const Hired = Worker;
    const { getContext } = OffscreenCanvas.prototype;
    OffscreenCanvas.prototype.getContext = function (this: OffscreenCanvas, kind: '2d', options?: { alpha?: boolean }) {
      const pen = getContext.call(this, kind, options) as OffscreenCanvasRenderingContext2D | null;
      // Only plates are painted on a canvas that nothing shines through.
      if (pen && options?.alpha === false) pen.fillText = pen.strokeText = () => undefined;
      return pen;
    } as typeof getContext;
    const Blank = class extends EventTarget {
      #ended = false;

      postMessage({ id, plate }: { id?: number; plate?: object }): void {
        if (!plate) return;
        const canvas = new OffscreenCanvas(1, 1);
        canvas.getContext('2d');
        const data = { id, picture: canvas.transferToImageBitmap() };
        queueMicrotask(() => this.#ended || this.dispatchEvent(new MessageEvent('message', { data })));
      }

      terminate(): void {
        this.#ended = true;
      }
    };
    const hire = (url: string | URL, options?: WorkerOptions): object =>
      /thinker|reviewer|replayer/.test(String(url)) ? new Hired(url, options) : new Blank();
    globalThis.Worker = new Proxy(Hired, { construct: (_, [url, options]) => hire(url, options) });
  });

type Arriving = Visitor & { url: string };

/** A page that nobody has, as on a first visit; else a new one. */
async function arrive(visitor: Arriving): Promise<Visit> {
  const { viewport, kept = {}, url, alone, prepare, ...lasting } = visitor;
  if (alone || prepare || url !== inject('site') || lasting.serviceWorkers === 'allow') return open(visitor);
  const key = JSON.stringify(lasting);
  const free = lent.find((page) => page.key === key && !page.taken && !page.page.isClosed());
  const page = free ?? { ...(await open(visitor)), key, taken: true };
  await take(page);
  if (free) await openAgain(free, url, { viewport: viewport ?? USUAL, kept });
  return page;
}

/** As if the page had never been there. Its picture is the smallest document that has its storage. */
async function openAgain(
  { page, problems }: Visit,
  url: string,
  { viewport, kept }: { viewport: { width: number; height: number }; kept: Record<string, string> },
): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(new URL('icon.svg', url).href);
  await page.setViewportSize(viewport);
  await page.evaluate(async (kept) => {
    localStorage.clear();
    sessionStorage.clear();
    const gone = (await indexedDB.databases()).map(
      ({ name = '' }) =>
        new Promise((resolve, reject) => {
          const request = indexedDB.deleteDatabase(name);
          request.addEventListener('success', resolve);
          request.addEventListener('error', reject);
        }),
    );
    await Promise.all(gone);
    for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
  }, kept);
  await page.goto(url);
  problems.length = 0;
}

async function open(visitor: Arriving): Promise<Visit> {
  const { url, kept, prepare, dice = 1, ground, sound, alone: _, ...options } = visitor;
  connected ??= startBrowser();
  const browser = await connected;
  // Nothing moves by itself, so that no test waits for it or meets it under way; those about motion ask for it.
  const usual = { viewport: USUAL, locale: 'en-GB', serviceWorkers: 'block', reducedMotion: 'reduce' } as const;
  const context = await browser.newContext({ ...usual, ...keeping(url, kept), ...options });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) => {
    const error = request.failure()?.errorText ?? '';
    // requests aborted because the page is left or reloaded are no problem
    if (error !== 'net::ERR_ABORTED') problems.push(`request: ${request.url()} ${error}`);
  });
  await seedDice(page, dice);
  if (!ground) await leaveGroundBlank(page);
  if (!sound) await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'AudioContext'));
  await prepare?.(page);
  await page.goto(url);
  return { page, problems };
}

function keeping(url: string, kept: Record<string, string> | undefined): BrowserContextOptions {
  if (!kept) return {};
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
  return { storageState: { cookies: [], origins: [{ origin: new URL(url).origin, localStorage }] } };
}
