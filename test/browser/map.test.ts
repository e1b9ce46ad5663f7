import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { makeGrid } from '../../src/hex/grid.ts';
import { layoutOf } from '../../src/hex/layout.ts';
import { axeFindings } from './kit/axe.ts';
import { useSite, type Visit } from './kit/harness.ts';
import { cameraOf, game } from './kit/player.ts';
import { setPreferences } from './kit/preferences.ts';

const SCRIPT = /assets\/worker-[^/]*\.js/;

/** Removes the timeouts for worker and fonts, so that the test does not depend on the speed of the machine. */
const wait = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { setTimeout } = window;
    const patient = (what: () => void, delay = 0): number => (delay < 5000 ? setTimeout(what, delay) : 0);
    Object.assign(window, { setTimeout: patient });
  });

/** Small: what is baked grows with it. */
const viewport = { width: 780, height: 480 };
const site = useSite({ prepare: wait, ground: true, viewport });
/** Where nobody looks at the ground. */
const blank = useSite();

/** Failures: the worker's script does not load, or throws; the browser has no OffscreenCanvas. */
const FAILURES = {
  nothing: () => undefined,
  lost: (page: Page) => page.route(SCRIPT, (route) => route.abort()),
  broken: (page: Page) =>
    page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' })),
  old: (page: Page) => page.addInitScript(() => Reflect.deleteProperty(globalThis, 'OffscreenCanvas')),
};

const failingTable = (what: keyof typeof FAILURES): Promise<Visit> =>
  site.table({ prepare: (page) => Promise.all([wait(page), FAILURES[what](page)]) });

/** Waits until all tiles in view have full resolution; gives what baked them. */
async function baked(page: Page): Promise<string | null> {
  const map = page.locator('#map');
  await cameraOf(page);
  await expect.poll(() => map.getAttribute('data-ground')).toMatch(/worker|page/);
  return map.getAttribute('data-ground');
}

/** A digest of the pixels of the map. */
const pixels = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const canvas = document.querySelector<HTMLCanvasElement>('#map canvas');
    const pen = canvas?.getContext('2d');
    if (!canvas || !pen) return 'nothing';
    const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
    return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  });

describe('the printed map', () => {
  test('is the same picture every time, baked by the worker or the page', async () => {
    const { page, problems } = await site.table();
    expect(await baked(page)).toBe('worker');
    const first = await pixels(page);
    expect(problems).toEqual([]);
    for (const what of ['nothing', 'lost', 'broken'] as const) {
      const other = await failingTable(what);
      expect(await baked(other.page), what).toBe(what === 'nothing' ? 'worker' : 'page');
      expect(await pixels(other.page), what).toBe(first);
      // The browser itself reports the failed script.
      expect(other.problems.filter((complaint) => !SCRIPT.test(complaint))).toEqual([]);
      await other.page.close();
    }
  });

  test('is baked by the page in a browser without OffscreenCanvas', async () => {
    const { page, problems } = await failingTable('old');
    expect(await baked(page)).toBe('page');
    expect(problems).toEqual([]);
  });

  test('is baked for every zoom at the resolution of the screen', async () => {
    const { page, problems } = await site.table({ deviceScaleFactor: 2 });
    const map = page.locator('#map');
    await baked(page);
    const { width = 0 } = (await map.boundingBox()) ?? {};
    expect(await map.locator('canvas').first().getAttribute('width')).toBe(String(Math.round(width * 2)));
    const seen = [await pixels(page)];
    for (const key of ['+', '+', '-']) {
      const before = await cameraOf(page);
      await page.keyboard.press(key);
      await expect.poll(() => cameraOf(page)).not.toEqual(before);
      await baked(page);
      seen.push(await pixels(page));
    }
    const [whole, near, nearer, nearAgain] = seen;
    expect(new Set([whole, near, nearer]).size).toBe(3);
    expect(nearAgain).toBe(near);
    expect(problems).toEqual([]);
  });

  test('shows its margin when zoomed out', async () => {
    const { page } = await blank.tableAgain();
    const [, , before] = await cameraOf(page);
    const { height = 0 } = (await page.locator('#map').boundingBox()) ?? {};
    for (let i = 0; i < 6; i++) await page.keyboard.press('-');
    await expect.poll(async () => (await cameraOf(page))[2]).toBeLessThan(before * 0.9);
    const [, y, k] = await cameraOf(page);
    const field = layoutOf(makeGrid(game.map.grid)).height;
    expect(y + (field + 8) * k).toBeLessThan(height);
  });

  test('has legend and tracks as text, in every language', async () => {
    const { page } = await blank.tableAgain();
    await page.locator('.menu summary').click();
    await page.locator('[data-action=about-map]').click();
    await page.locator('[data-part=legend]').waitFor();
    for (const [language, legend, here] of [
      ['en', /forest[^]*3 · 3 · 5/, 'the marker is here'],
      ['pt', /floresta[^]*3 · 3 · 5/, 'o marcador está aqui'],
      ['es', /bosque[^]*3 · 3 · 5/, 'el marcador está aquí'],
    ] as const) {
      await setPreferences(page, { language });
      expect(await page.locator('[data-part=legend]').innerText()).toMatch(legend);
      expect(await page.locator('[data-track=turn] [aria-current]').innerText()).toContain(here);
      expect(await page.locator('[data-track=turn] tr').count()).toBe(15);
      expect(await page.locator('[data-track=air]').innerText()).toContain('24');
      expect(await axeFindings(page)).toEqual([]);
    }
  });
});
