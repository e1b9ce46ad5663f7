// Every screen fits its window, in the languages with the longest words, at the smallest and the largest text.
import { expect, test } from 'vitest';
import { misfits } from './fit.ts';
import { SIZES, useSite } from './harness.ts';
import { SCREENS } from './screens.ts';
import { wear } from './wear.ts';

const site = useSite();

test.each((['phone', 'desktop'] as const).flatMap((size) => ['100', '200'].map((text) => ({ size, text }))))(
  'nothing spills and no button is cut: $size, text at $text %',
  async ({ size, text }) => {
    const { page, complaints } = await site.visit({ viewport: SIZES[size], kept: { 'bivouac/text': text } });
    for (const [screen, open] of SCREENS) {
      await open(page, site.url);
      for (const language of ['pt', 'es'] as const) {
        await wear(page, { language });
        // What has just come may still be finding its place.
        await expect.poll(() => misfits(page), { message: `${screen}, ${language}` }).toEqual([]);
      }
    }
    expect(await page.evaluate(() => document.documentElement.style.fontSize)).toBe(`${text}%`);
    expect(complaints).toEqual([]);
  },
);
