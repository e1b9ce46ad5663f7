// Every screen fits its window, in the languages with the longest words, with the largest text; axe.test.ts has the smallest.
import { expect, test } from 'vitest';
import { overflows } from './kit/fit.ts';
import { SIZES, useSite } from './kit/harness.ts';
import { SCREENS } from './kit/screens.ts';
import { setPreferences } from './kit/preferences.ts';

const site = useSite();

test.each(['phone', 'desktop'] as const)(
  'nothing overflows and no button is clipped at 200 percent: %s',
  async (size) => {
    const { page, problems } = await site.visit({ viewport: SIZES[size], kept: { 'bivouac/text': '200' } });
    for (const [screen, open] of SCREENS) {
      await open(page, site.url);
      for (const language of ['pt', 'es'] as const) {
        await setPreferences(page, { language });
        // The layout may still be changing.
        await expect.poll(() => overflows(page), { message: `${screen}, ${language}` }).toEqual([]);
      }
    }
    expect(await page.evaluate(() => document.documentElement.style.fontSize)).toBe('200%');
    expect(problems).toEqual([]);
  },
);
