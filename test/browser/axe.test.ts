// No accessibility findings on any screen, in three languages, two sizes and two themes; and every screen fits its window, as in
// fit.test.ts, which has the largest text.
import { expect, test } from 'vitest';
import { axeFindings, OF_THEMES } from './kit/axe.ts';
import { overflows, widthOf } from './kit/fit.ts';
import { SIZES, useSite } from './kit/harness.ts';
import { SCREENS } from './kit/screens.ts';
import { setPreferences } from './kit/preferences.ts';

const site = useSite();
/** Every screen is examined in each language, at one size or the other, and in each theme; at both sizes the languages with the longest words fit. */
const LOOKS = {
  desktop: [
    { theme: 'dark', language: 'pt', rules: 'all' },
    { theme: 'dark', language: 'es', rules: 'none' },
    { theme: 'light', language: 'en', rules: 'all' },
  ],
  phone: [
    { theme: 'dark', language: 'pt', rules: 'none' },
    { theme: 'dark', language: 'es', rules: 'all' },
    { theme: 'light', language: 'en', rules: 'colours' },
  ],
} as const;

test.each(['desktop', 'phone'] as const)('no screen has findings in any language or theme: %s', async (size) => {
  const { page, problems } = await site.visit({ viewport: SIZES[size], kept: { 'bivouac/text': '100' } });
  for (const [screen, open] of SCREENS) {
    await open(page, site.url);
    for (const { theme, language, rules } of LOOKS[size]) {
      const message = `${screen}, ${theme}, ${language}`;
      await setPreferences(page, { theme, language });
      const only = rules === 'colours' ? OF_THEMES : undefined;
      if (rules !== 'none') expect(await axeFindings(page, only), message).toEqual([]);
      await expect.poll(() => widthOf(page), { message }).toBeLessThanOrEqual(SIZES[size].width);
      // The languages with the longest words; the layout may still be changing.
      if (language !== 'en') await expect.poll(() => overflows(page), { message }).toEqual([]);
    }
  }
  expect(await page.evaluate(() => document.documentElement.style.fontSize)).toBe('100%');
  expect(problems).toEqual([]);
});
