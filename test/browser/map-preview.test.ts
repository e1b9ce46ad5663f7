// When a table is reopened, its map is shown as it was left before the program has loaded.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useSite } from './kit/harness.ts';
import { cameraOf } from './kit/player.ts';
import { CARD } from './kit/reading.ts';

const preview = '#map-preview';
const site = useSite();

/** Waits for the map of the loaded table. */
const mapShown = (page: Page): Promise<void> => page.locator('#map[data-camera]').waitFor();

/** Delays the program until the returned function is called. */
async function holdBack(page: Page): Promise<() => Promise<void>> {
  const held: (() => void)[] = [];
  let open = false;
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    if (!open) await new Promise<void>((go) => held.push(go));
    await route.continue();
  });
  return async () => {
    open = true;
    for (const go of held) go();
    await page.locator(`#map[data-camera], ${CARD}`).first().waitFor();
  };
}

describe('reopening a table', () => {
  test('shows the map as it was left until the table is ready, and restores its view, also from the lobby', async () => {
    // Small: what is baked grows with the window.
    const { page, problems } = await site.table({ ground: true, viewport: { width: 780, height: 480 } });
    await mapShown(page);
    const camera = await cameraOf(page);
    const box = await page.locator('#map').boundingBox();
    const release = await holdBack(page);
    // Fonts that come late change how much room the map has.
    await page.route(/\.woff2$/, async (route) => {
      await page.locator('#map[data-camera]').waitFor();
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await page.locator(`${preview}[data-shown]`).waitFor();
    await expect.poll(() => page.locator(preview).boundingBox()).toEqual(box);
    expect(await page.locator('#map').count()).toBe(0);
    // The first script asks for the table and its game, while the program is not there.
    const asked = (file: string) => page.locator(`link[rel=modulepreload][href^="/assets/${file}-"]`);
    for (const file of ['table', 'reichswald']) await expect.poll(() => asked(file).count()).toBeGreaterThan(0);
    await release();
    await expect.poll(() => page.locator(preview).count()).toBe(0);
    await expect.poll(() => cameraOf(page)).toEqual(camera);
    await page.unroute(/\.woff2$/);

    await page.locator('#map').focus();
    await page.keyboard.press('+');
    await expect.poll(() => cameraOf(page)).not.toEqual(camera);
    const closer = await cameraOf(page);
    const table = page.url();
    const leave = async (): Promise<void> => {
      await page.evaluate(() => (location.hash = '#/'));
      await page.locator(CARD).waitFor();
    };
    const comeBack = async (): Promise<void> => {
      await page.goto(table);
      await mapShown(page);
    };
    await leave();
    await comeBack();
    expect(await cameraOf(page)).toEqual(closer);
    await leave();
    await page.setViewportSize({ width: 640, height: 480 });
    await comeBack();
    expect(await cameraOf(page)).not.toEqual(closer);
    expect(problems).toEqual([]);
  });

  test('has the chosen theme from the first frame on', async () => {
    const { page } = await site.lobby({ kept: { 'bivouac/theme': 'light' }, colorScheme: 'dark' });
    const release = await holdBack(page);
    await page.reload({ waitUntil: 'domcontentloaded' });
    const ground = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await expect.poll(ground).toBe('rgb(246, 242, 230)');
    await page.evaluate(() => localStorage.removeItem('bivouac/theme'));
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect.poll(ground).toBe('rgb(29, 33, 31)');
    await release();
  });
});
