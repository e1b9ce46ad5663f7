import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSite } from '../kit/harness.ts';
import { advance, clickHex, hexOf } from '../kit/player.ts';

const site = useSite();

/** Notes on the root of the page what begins to sound, and when anything can. */
const noteSounds = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { start } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = function (...about) {
      const { dataset } = document.documentElement;
      dataset['sounded'] = String(Number(dataset['sounded'] ?? 0) + 1);
      start.apply(this, about);
    };
    globalThis.AudioContext = class extends AudioContext {
      constructor() {
        super();
        this.addEventListener('statechange', () => (document.documentElement.dataset['audio'] = this.state));
      }
    };
  });

test('a step is heard once the reader has pressed anything, until the menu switches sounds off', async () => {
  const { page, problems } = await site.table({ sound: true, prepare: noteSounds });
  const sounded = (): Promise<number> => page.evaluate(() => Number(document.documentElement.dataset['sounded'] ?? 0));
  await clickHex(page, '0305');
  await page.locator('html[data-audio=running]').waitFor();
  expect(await sounded()).toBe(0);
  await page.keyboard.press('Escape');
  await advance(page);
  await expect.poll(sounded).toBeGreaterThan(0);
  const button = page.locator('.menu [data-action=sound]');
  await page.locator('.menu summary').click();
  await button.click();
  await expect.poll(() => button.innerText()).toBe('Sounds: off');
  await page.keyboard.press('Escape');
  const before = await sounded();
  await page.keyboard.press('u');
  await expect.poll(() => hexOf(page, 'C-5/2')).toBe('0305');
  await advance(page);
  expect(await sounded()).toBe(before);
  expect(problems).toEqual([]);
});
