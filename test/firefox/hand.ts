// A player's hand in Firefox: clicks on the page with puppeteer, and waits for what they cause.
import type { Page } from 'puppeteer-core';
import type { GameRecord, Match } from '../../src/kernel/match.ts';
import { matchFrom, placeInSight, recordAt, viewAtRest, type MapView, type Place } from '../browser/kit/reading.ts';
import { GAME_ROWS, gamesIn, readRows } from '../browser/kit/stored.ts';

/** Milliseconds after which a state that has not come is a failure. */
export const PATIENCE = 30_000;

/** Console errors, uncaught exceptions and failed requests of the page from now on. */
export function problemsOf(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`exception: ${String(error)}`));
  page.on('requestfailed', (request) => problems.push(`request: ${request.url()} ${request.failure()?.errorText}`));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`response: ${response.url()} ${response.status()}`);
  });
  return problems;
}

/** Looks once in every frame until there is something to see. */
export async function until<T>(page: Page, what: string, look: () => Promise<T | false | undefined>): Promise<T> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const seen = await look();
    if (seen !== false && seen !== undefined) return seen;
    if (Date.now() > end) throw new Error(`waited ${PATIENCE / 1000} s in vain: ${what}`);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}

/** Says which element could not be found or clicked. */
async function naming(selector: string, doing: Promise<unknown>): Promise<void> {
  await doing.catch((cause: unknown) => {
    throw new Error(`${selector}: ${String(cause)}`, { cause });
  });
}

export const press = (page: Page, selector: string): Promise<void> => naming(selector, page.locator(selector).click());

export const shown = (page: Page, selector: string): Promise<void> => naming(selector, page.locator(selector).wait());

export const isThere = async (page: Page, selector: string): Promise<boolean> => (await page.$(selector)) !== null;

/** Waits until this element has this attribute value. */
export const shows = (page: Page, selector: string, name: string, value: string): Promise<void> =>
  shown(page, `${selector}[${name}="${value}"]`);

/** The game stored by the page. */
export const recordOf = async (page: Page): Promise<GameRecord> =>
  recordAt(gamesIn(await page.evaluate(readRows, GAME_ROWS)), page.url());

export const matchOf = async (page: Page): Promise<Match> => matchFrom(await recordOf(page));

const played = async (page: Page): Promise<number> => (await recordOf(page)).actions.length;

/** Does something that plays an action, and waits until it has been stored. */
export async function acting(page: Page, what: string, act: () => Promise<void>): Promise<void> {
  const before = await played(page);
  await act();
  await until(page, `${what} is stored`, async () => (await played(page)) > before);
}

/** The view of the map once it is at rest. */
export const viewOf = (page: Page): Promise<MapView> => page.$eval('#map', viewAtRest);

/** Position of a hex in the window; shows the whole map if the hex is out of view. */
async function bringToSight(page: Page, hex: string): Promise<Place> {
  const seen = async (): Promise<Place | undefined> => placeInSight(await viewOf(page), hex);
  const place = await seen();
  if (place) return place;
  await press(page, '[aria-keyshortcuts="0"]');
  return until(page, `hex ${hex} is in view`, seen);
}

export async function clickHex(page: Page, hex: string): Promise<void> {
  const { x, y } = await bringToSight(page, hex);
  await page.mouse.click(x, y);
}

/** Ends the phase; the page may ask once more before it does. */
export async function endPhase(page: Page): Promise<void> {
  const before = await played(page);
  const isOver = async (): Promise<boolean> => (await played(page)) > before;
  await press(page, '[data-action=end]');
  await until(page, 'the phase ends', async () => (await isThere(page, '[data-action=end].sure')) || (await isOver()));
  if (!(await isOver())) await acting(page, 'the end of the phase', () => press(page, '[data-action=end]'));
}
