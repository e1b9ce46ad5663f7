// Plays on the page by clicks; legal actions are computed from the stored record.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { GameRecord, Match } from '../../../src/kernel/match.ts';
import type { PositionView } from '../../../src/wargame/wargame.ts';
import {
  game,
  legalIn,
  matchFrom,
  placeIn,
  placeInSight,
  recordAt,
  viewAtRest,
  type Action,
  type MapView,
  type Place,
  cardOf,
} from './reading.ts';
import { storedGames } from './stored.ts';

export { game, type Action } from './reading.ts';

/** The game stored by the page: that of the URL, else the newest. */
export const recordOf = async (page: Page): Promise<GameRecord> => recordAt(await storedGames(page), page.url());

export const matchOf = async (page: Page): Promise<Match> => matchFrom(await recordOf(page));

export async function positionOf(page: Page): Promise<PositionView> {
  const { game, state } = await matchOf(page);
  return game.view(state, null) as PositionView;
}

export const legalOf = async (page: Page): Promise<Action[]> => legalIn(await matchOf(page));

const played = async (page: Page): Promise<number> => (await recordOf(page)).actions.length;

/** Does something that plays an action, and waits until it has been stored. */
export async function acting(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await played(page);
  await act();
  await expect.poll(() => played(page)).toBeGreaterThan(before);
}

/** The view of the map once it is at rest. */
const viewOf = (page: Page): Promise<MapView> => page.locator('#map').evaluate(viewAtRest);

/** Position of a hex in the window. */
export const placeOf = async (page: Page, hex: string): Promise<Place> => placeIn(await viewOf(page), hex);

/** The camera of the map at rest. */
export const cameraOf = async (page: Page): Promise<MapView['camera']> => (await viewOf(page)).camera;

/** Position of a hex once the map is at rest; shows the whole map if the hex is out of view. */
export async function bringToSight(page: Page, hex: string, press: (button: Locator) => Promise<void>): Promise<Place> {
  const seen = async (): Promise<Place | undefined> => placeInSight(await viewOf(page), hex);
  const place = await seen();
  if (place) return place;
  await press(page.locator('[aria-keyshortcuts="0"]'));
  await expect.poll(seen).toBeDefined();
  return placeOf(page, hex);
}

export async function clickHex(page: Page, hex: string): Promise<void> {
  const { x, y } = await bringToSight(page, hex, (button) => button.click());
  await page.mouse.click(x, y);
}

/** By the URL fragment: a reload would abort running requests. */
export const toLobby = (page: Page): Promise<void> => page.evaluate(() => void (location.hash = '#/'));

/** From the lobby to the table of a new game; where none comes, the error says what the page shows instead. */
export async function startGame(page: Page, id = game.id): Promise<void> {
  try {
    await page.locator(`${cardOf(id)} summary`).click();
    await page.locator(`${cardOf(id)} button[type=submit]`).click();
    await page.locator('#map[data-camera]').waitFor();
  } catch (error) {
    const shown = await page.locator('body').innerText();
    const frames = (await getsFrames(page)) ? '' : ', which gets no frames from the browser (docs/decisions.md),';
    throw new Error(`No game has started. The page at ${page.url()}${frames} shows:\n${shown}`, { cause: error });
  }
}

/** Whether the browser paints the page: a frame comes within two seconds. */
const getsFrames = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        requestAnimationFrame(() => resolve(true));
        setTimeout(() => resolve(false), 2000);
      }),
  );

/** Where a unit stands; null off the map. */
export const hexOf = async (page: Page, id: string): Promise<string | null | undefined> =>
  (await positionOf(page)).units.find((unit) => unit.id === id)?.hex;

/** Selects a reinforcement in the list and moves it to a hex; stacking needs a second click. */
export async function bringIn(page: Page, unit: string, hex: string): Promise<void> {
  await page.locator('#tab-reserves').click();
  await page.locator(`.reserves [data-unit="${unit}"]`).click();
  await clickHex(page, hex);
  const asked = page.locator('[data-notice=move-armed]');
  const isThere = async (): Promise<boolean> => (await hexOf(page, unit)) === hex;
  await expect.poll(async () => (await asked.count()) > 0 || (await isThere())).toBe(true);
  if (!(await isThere())) await clickHex(page, hex);
}

/** Moves the 5th Canadian Brigade to Wyler. */
export async function advance(page: Page): Promise<void> {
  await clickHex(page, '0305');
  await acting(page, () => clickHex(page, '0405'));
}

/** Withdraws both Canadian brigades. */
export async function withdraw(page: Page): Promise<void> {
  for (let i = 0; i < 2; i++) await acting(page, () => page.locator('[data-action=withdraw]').first().click());
}

/** Toggles an overlay with its button and the keyboard, which does not depend on time. */
export async function switchOverlay(page: Page, layer: string): Promise<void> {
  const button = page.locator(`[data-overlay=${layer}]`);
  await button.click({ trial: true });
  const before = await button.getAttribute('aria-pressed');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => button.getAttribute('aria-pressed')).not.toBe(before);
}

/** On a small screen the panel is hidden until the sheet is raised. */
export async function raiseSheet(page: Page): Promise<void> {
  const sheet = page.locator('.table');
  if ((await sheet.getAttribute('data-stop')) !== 'low') return;
  await page.locator('.grip').click();
  await page.locator('.table[data-stop=half]').waitFor();
}

export const prompt = (page: Page): Promise<string | null> => page.locator('[data-prompt]').getAttribute('data-prompt');

/** Ends the phase; the page may ask once more before it does. */
export async function endPhase(page: Page, press = (end: Locator): Promise<void> => end.click()): Promise<void> {
  const end = page.locator('[data-action=end]');
  const before = await played(page);
  await press(end);
  const asked = page.locator('[data-action=end].sure');
  await expect.poll(async () => (await asked.count()) > 0 || (await played(page)) > before).toBe(true);
  if ((await played(page)) === before) await acting(page, () => press(end));
}
