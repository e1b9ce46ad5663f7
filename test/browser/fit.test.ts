// Every screen fits its window, in the languages with the longest words, at the smallest and the largest text.
import { expect, test } from 'vitest';
import { misfits } from './fit.ts';
import { SIZES, useSite } from './harness.ts';
import { SCREENS } from './screens.ts';

const site = useSite();

test.each(
  ['pt-BR', 'es-ES'].flatMap((locale) =>
    (['phone', 'desktop'] as const).flatMap((size) => ['100', '200'].map((text) => ({ locale, size, text }))),
  ),
)('nothing spills and no button is cut: $locale, $size, text at $text %', async ({ locale, size, text }) => {
  const { page, complaints } = await site.visit({ viewport: SIZES[size], locale, kept: { 'bivouac/text': text } });
  for (const [screen, open] of SCREENS) {
    await open(page, site.url);
    // What has just come may still be finding its place.
    await expect.poll(() => misfits(page), { message: screen }).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.style.fontSize)).toBe(`${text}%`);
  expect(complaints).toEqual([]);
});
