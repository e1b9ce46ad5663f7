// Every screen fits its window, in the languages with the longest words, at the smallest and the largest text.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { misfits } from './fit.ts';
import { startBrowser, startSite, visit, type Site } from './harness.ts';
import { SCREENS, SIZES } from './screens.ts';

let site: Site;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), startBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await site.stop();
});

test.each(
  ['pt-BR', 'es-ES'].flatMap((locale) =>
    (['phone', 'desktop'] as const).flatMap((size) => ['100', '200'].map((text) => ({ locale, size, text }))),
  ),
)('nothing spills and no button is cut: $locale, $size, text at $text %', async ({ locale, size, text }) => {
  const kept = [{ name: 'bivouac/text', value: text }];
  const storageState = { cookies: [], origins: [{ origin: new URL(site.url).origin, localStorage: kept }] };
  const { page, complaints } = await visit(browser, site.url, { viewport: SIZES[size], locale, storageState });
  for (const [screen, open] of SCREENS) {
    await open(page, site.url);
    // What has just come may still be finding its place.
    await expect.poll(() => misfits(page), { message: screen }).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.style.fontSize)).toBe(`${text}%`);
  expect(complaints).toEqual([]);
  await page.context().close();
});
