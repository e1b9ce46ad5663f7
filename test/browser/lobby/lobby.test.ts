import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../../src/games/all.ts';
import { SIZES, useSite } from '../kit/harness.ts';
import { cameraOf, toLobby } from '../kit/player.ts';
import { setPreferences } from '../kit/preferences.ts';
import { CARD, gameOf } from '../kit/reading.ts';
import { layoutOf } from '../../../src/hex/layout.ts';
import { makeGrid } from '../../../src/hex/grid.ts';
import { LANGS } from '../../../src/text/format.ts';

const site = useSite();

/** Lower edges of the cards, and whether each has its picture. */
const cardsOf = (page: Page): Promise<[bottom: number, hasPicture: boolean][]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('article')].map((card) => [
      card.getBoundingClientRect().bottom,
      (card.querySelector('img')?.naturalWidth ?? 0) > 0,
    ]),
  );

describe('the lobby', () => {
  test('shows all games with their maps on one screen, in every language', async () => {
    const { page, problems } = await site.lobby({ viewport: SIZES.desktop });
    await expect.poll(() => cardsOf(page)).toHaveLength(GAMES.length);
    await expect.poll(async () => (await cardsOf(page)).every(([, hasPicture]) => hasPicture)).toBe(true);
    for (const language of LANGS) {
      await setPreferences(page, { language });
      const lowest = Math.max(...(await cardsOf(page)).map(([bottom]) => bottom));
      expect(lowest, language).toBeLessThanOrEqual(SIZES.desktop.height);
    }
    expect(problems).toEqual([]);
  });

  test('begins with the games on a phone, and with those in play once there are any', async () => {
    const { page } = await site.table({ viewport: SIZES.phone });
    const first = (): Promise<string | null> =>
      page.evaluate(() => document.elementFromPoint(195, 260)?.closest('article, li')?.tagName ?? null);
    await toLobby(page);
    await page.locator('li a.go').waitFor();
    await expect.poll(first).toBe('LI');
    await page.locator('[data-action=delete]').click();
    await page.locator('[data-action=delete]').click();
    await expect.poll(first).toBe('ARTICLE');
  });
});

describe('the room for the map', () => {
  test('grows as the side panel is folded, and the map becomes as wide as the window', async () => {
    const { page } = await site.table();
    const width = async (): Promise<number> => (await page.locator('#map').boundingBox())?.width ?? 0;
    const before = await width();
    await page.locator('[aria-controls=side-panel]').click();
    await expect.poll(width).toBeGreaterThan(before + 300);
    await page.locator('aside').waitFor({ state: 'hidden' });
    await page.keyboard.press('_');
    const { width: wide } = layoutOf(makeGrid(gameOf('reichswald').map.grid));
    await expect.poll(async () => (await cameraOf(page))[2] * wide).toBeGreaterThan((await width()) * 0.8);
    await page.locator('[aria-controls=side-panel]').click();
    await expect.poll(width).toBe(before);
    await page.locator(CARD).waitFor({ state: 'detached' });
  });
});
