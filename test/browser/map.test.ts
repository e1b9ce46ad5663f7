import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useSite } from './kit/harness.ts';
import { cameraOf } from './kit/player.ts';

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

/** One after the other: nothing fails; the worker's script does not load, or throws; the browser has no OffscreenCanvas. */
const CASES = {
  nothing: () => undefined,
  lost: (page: Page) => page.route(SCRIPT, (route) => route.abort()),
  broken: (page: Page) =>
    page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' })),
  old: (page: Page) => page.addInitScript(() => Reflect.deleteProperty(globalThis, 'OffscreenCanvas')),
};

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
    const canvas = document.querySelector<HTMLCanvasElement>('#map canvas.sharp');
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
    for (const [what, fail] of Object.entries(CASES)) {
      await page.unrouteAll();
      await fail(page);
      await page.reload();
      expect(await baked(page), what).toBe(what === 'nothing' ? 'worker' : 'page');
      // Without OffscreenCanvas the page bakes on a canvas of another kind.
      if (what !== 'old') expect(await pixels(page), what).toBe(first);
      if (what === 'nothing') expect(problems).toEqual([]);
    }
    // The browser itself reports the failed script.
    expect(problems.filter((complaint) => !SCRIPT.test(complaint))).toEqual([]);
  });

  test('is baked for every zoom at the resolution of the screen', async () => {
    const { page, problems } = await site.table({ deviceScaleFactor: 2 });
    const map = page.locator('#map');
    await baked(page);
    const { width = 0 } = (await map.boundingBox()) ?? {};
    expect(await map.locator('canvas.sharp').getAttribute('width')).toBe(String(Math.round(width * 2)));
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
    // While the wheel turns the picture is stretched; at rest it is painted again.
    const sharp = map.locator('canvas.sharp');
    const lies = (): Promise<string> => sharp.evaluate(({ style }) => style.transform);
    expect(await lies()).toBe('none');
    const turning = await sharp.evaluate(async ({ style, parentElement }) => {
      const seen: string[] = [];
      for (let turn = 0; turn < 10; turn++) {
        parentElement?.dispatchEvent(
          new WheelEvent('wheel', { deltaY: -20, clientX: 600, clientY: 400, view: window }),
        );
        await new Promise(requestAnimationFrame);
        seen.push(style.transform);
      }
      return seen;
    });
    expect(turning.filter((how) => how.includes('scale(')).length).toBeGreaterThan(0);
    await baked(page);
    expect(await lies()).toBe('none');
    const last = await pixels(page);
    expect(new Set([...seen, last]).size).toBe(4);
    // In another style it lies where it lay, and looks as before when the first is chosen again.
    await page.locator('.menu summary').click();
    await page.locator('[data-action=about-map]').click();
    const styles = [last];
    for (const name of ['Staff map', 'Plain and clear']) {
      await page.getByRole('radio', { name, exact: true }).check();
      await expect.poll(() => pixels(page)).not.toBe(styles.at(-1));
      await baked(page);
      styles.push(await pixels(page));
    }
    expect(new Set(styles).size).toBe(3);
    await page.getByRole('radio', { name: 'Painted', exact: true }).check();
    await expect.poll(() => pixels(page)).toBe(last);
    expect(problems).toEqual([]);
  });
});
