// Plays on the page by clicks; legal actions are computed from the stored record.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { gameById } from '../../src/games/index.ts';
import { hexAt, makeGrid } from '../../src/hex/grid.ts';
import { centreOf, layoutOf } from '../../src/hex/layout.ts';
import { replay, type GameRecord, type Match } from '../../src/kernel/match.ts';
import type { PositionView, Wargame } from '../../src/wargame/wargame.ts';
import { storedGames } from './stored.ts';

export const game = gameById('reichswald') as Wargame;
const layout = layoutOf(makeGrid(game.map.grid));

export type Action = { type: string } & Record<string, string | number>;

/** The game stored by the page: that of the URL, else the newest. */
export async function recordOf(page: Page): Promise<GameRecord> {
  const stored = await storedGames(page);
  const id = /game\/(\w+)/.exec(page.url())?.[1];
  const found = stored.find((game) => id === undefined || game.id === id);
  if (!found) throw new Error('The page has not stored a game.');
  return found.record;
}

export async function matchOf(page: Page): Promise<Match> {
  const replayed = replay(game, await recordOf(page));
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
  return replayed.value as unknown as Match;
}

export async function positionOf(page: Page): Promise<PositionView> {
  return game.view((await matchOf(page)).state, null);
}

export async function legalOf(page: Page): Promise<Action[]> {
  return [...game.legal((await matchOf(page)).state)] as unknown as Action[];
}

const played = async (page: Page): Promise<number> => (await recordOf(page)).actions.length;

/** Does something that plays an action, and waits until it has been stored. */
export async function acting(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await played(page);
  await act();
  await expect.poll(() => played(page)).toBeGreaterThan(before);
}

interface Place {
  x: number;
  y: number;
}

interface MapView {
  /** Bounding box of the map in the window. */
  box: { x: number; y: number; width: number; height: number };
  /** Position of the sheet's corner in it, and pixels per hex radius. */
  camera: [x: number, y: number, k: number];
}

/** The view of the map once it is at rest: unchanged for three frames. */
const viewOf = (page: Page): Promise<MapView> =>
  page.locator('#map').evaluate(async (map) => {
    await document.fonts.ready;
    const look = (): MapView => {
      const { x, y, width, height } = map.getBoundingClientRect();
      return { box: { x, y, width, height }, camera: (map.dataset['camera'] ?? '').split(' ').map(Number) } as MapView;
    };
    let last = look();
    for (let alike = 0; alike < 3;) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const next = look();
      alike = JSON.stringify(next) === JSON.stringify(last) ? alike + 1 : 0;
      last = next;
    }
    return last;
  });

const placeIn = ({ box, camera: [x, y, k] }: MapView, hex: string): Place => {
  const centre = centreOf(layout, hexAt(layout.grid, hex) as number);
  return { x: box.x + x + centre.x * k, y: box.y + y + centre.y * k };
};

/** Position of a hex in the window. */
export const placeOf = async (page: Page, hex: string): Promise<Place> => placeIn(await viewOf(page), hex);

/** The camera of the map at rest. */
export const cameraOf = async (page: Page): Promise<MapView['camera']> => (await viewOf(page)).camera;

/** Position of a hex once the map is at rest; shows the whole map if the hex is out of view. */
export async function bringToSight(page: Page, hex: string, press: (button: Locator) => Promise<void>): Promise<Place> {
  const seen = async (): Promise<Place | undefined> => {
    const look = await viewOf(page);
    const { x, y } = placeIn(look, hex);
    const [left, top] = [x - look.box.x, y - look.box.y];
    const inSight = left >= 55 && left < look.box.width - 5 && top > 10 && top < look.box.height - 12;
    return inSight ? { x, y } : undefined;
  };
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

/** From the lobby to the table of a new game. */
export async function startGame(page: Page): Promise<void> {
  await page.locator('article summary').click();
  await page.locator('button[type=submit]').click();
  await page.locator('#map[data-camera]').waitFor();
}

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

/** The Allied opening: Wyler taken, two brigades of the 53rd before De Horst, the Canadians withdrawn. */
export async function playOpening(page: Page): Promise<void> {
  await advance(page);
  await bringIn(page, 'B-71/53', '0407');
  await bringIn(page, 'B-158/53', '0408');
  await withdraw(page);
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
