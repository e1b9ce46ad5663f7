import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { barriers } from './barriers.ts';
import { useSite, type Visit } from './harness.ts';
import { cameraOf, game } from './player.ts';
import { wear } from './wear.ts';

const SCRIPT = /assets\/worker-[^/]*\.js/;

/** However slow the machine, the page waits for its worker and its fonts: it gives nothing up by the clock. */
const wait = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { setTimeout } = window;
    const patient = (what: () => void, delay = 0): number => (delay < 5000 ? setTimeout(what, delay) : 0);
    Object.assign(window, { setTimeout: patient });
  });

const site = useSite({ spoil: wait });

/** What can be spoilt: the worker's script never comes, or fails as it starts; the browser cannot paint outside the page. */
const SPOILT = {
  nothing: () => undefined,
  lost: (page: Page) => page.route(SCRIPT, (route) => route.abort()),
  broken: (page: Page) =>
    page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' })),
  old: (page: Page) => page.addInitScript(() => Reflect.deleteProperty(globalThis, 'OffscreenCanvas')),
};

const spoiltTable = (what: keyof typeof SPOILT): Promise<Visit> =>
  site.table({ spoil: (page) => Promise.all([wait(page), SPOILT[what](page)]) });

/** Waits until everything in view is as sharp as it gets; tells who baked it. */
async function baked(page: Page): Promise<string | null> {
  const map = page.locator('#map');
  await cameraOf(page);
  await expect.poll(() => map.getAttribute('data-ground')).toMatch(/worker|page/);
  return map.getAttribute('data-ground');
}

/** A digest of the pixels of the sheet as it lies on the screen. */
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
  test('is the same picture whoever bakes it, and every time', async () => {
    const { page, complaints } = await site.table();
    expect(await baked(page)).toBe('worker');
    const first = await pixels(page);
    expect(complaints).toEqual([]);
    for (const what of ['nothing', 'lost', 'broken'] as const) {
      const other = await spoiltTable(what);
      expect(await baked(other.page), what).toBe(what === 'nothing' ? 'worker' : 'page');
      expect(await pixels(other.page), what).toBe(first);
      // The browser itself notes that the script could not be had; the page has nothing to add.
      expect(other.complaints.filter((complaint) => !SCRIPT.test(complaint))).toEqual([]);
      await other.page.close();
    }
  });

  test('is baked by the page in a browser that cannot paint elsewhere', async () => {
    const { page, complaints } = await spoiltTable('old');
    expect(await baked(page)).toBe('page');
    expect(complaints).toEqual([]);
  });

  test('is baked anew for every zoom, to the last pixel of a dense screen', async () => {
    const { page, complaints } = await site.table({ deviceScaleFactor: 2 });
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
    expect(complaints).toEqual([]);
  });

  test('shows its margin to whoever zooms out', async () => {
    const { page } = await site.table();
    const [, , before] = await cameraOf(page);
    const { height = 0 } = (await page.locator('#map').boundingBox()) ?? {};
    for (let i = 0; i < 6; i++) await page.keyboard.press('-');
    await expect.poll(async () => (await cameraOf(page))[2]).toBeLessThan(before * 0.9);
    const [, y, k] = await cameraOf(page);
    const field = (2 * game.map.grid.rows + 1) * (Math.sqrt(3) / 2);
    expect(y + (field + 8) * k).toBeLessThan(height);
  });

  test('tells legend and tracks in words too, in every language', async () => {
    const { page } = await site.table();
    await page.locator('.menu summary').click();
    await page.locator('[data-action=about-map]').click();
    await page.locator('[data-part=legend]').waitFor();
    for (const [language, legend, here] of [
      ['en', /forest[^]*3 · 3 · 5/, 'the marker stands here'],
      ['pt', /floresta[^]*3 · 3 · 5/, 'o marcador está aqui'],
      ['es', /bosque[^]*3 · 3 · 5/, 'el marcador está aquí'],
    ] as const) {
      await wear(page, { language });
      expect(await page.locator('[data-part=legend]').innerText()).toMatch(legend);
      expect(await page.locator('[data-track=turn] [aria-current]').innerText()).toContain(here);
      expect(await page.locator('[data-track=turn] tr').count()).toBe(15);
      expect(await page.locator('[data-track=air]').innerText()).toContain('24');
      expect(await barriers(page)).toEqual([]);
    }
  });
});
