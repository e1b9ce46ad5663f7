// No accessibility findings on any screen, in three languages, two sizes and, as to contrast, two themes; and every screen fits its window, as in
// fit.test.ts, which has the largest text.
import { expect, test } from 'vitest';
import { axeFindings, OF_THEMES } from './kit/axe.ts';
import { overflows, widthOf } from './kit/fit.ts';
import { SIZES, useSite } from './kit/harness.ts';
import { SCREENS } from './kit/screens.ts';
import { setPreferences } from './kit/preferences.ts';

const site = useSite();
const LOOKS = [
  { theme: 'dark', language: 'pt' },
  { theme: 'dark', language: 'es' },
  { theme: 'dark', language: 'en' },
  { theme: 'light', language: 'en', rules: OF_THEMES },
] as const;

test.each(['desktop', 'phone'] as const)('no screen has findings in any language or theme: %s', async (size) => {
  const { page, problems } = await site.visit({ viewport: SIZES[size], kept: { 'bivouac/text': '100' } });
  for (const [screen, open] of SCREENS) {
    await open(page, site.url);
    for (const { theme, language, ...how } of LOOKS) {
      const message = `${screen}, ${theme}, ${language}`;
      await setPreferences(page, { theme, language });
      expect(await axeFindings(page, 'rules' in how ? how.rules : undefined), message).toEqual([]);
      await expect.poll(() => widthOf(page), { message }).toBeLessThanOrEqual(SIZES[size].width);
      // The languages with the longest words; the layout may still be changing.
      if (language !== 'en') await expect.poll(() => overflows(page), { message }).toEqual([]);
    }
  }
  expect(await page.evaluate(() => document.documentElement.style.fontSize)).toBe('100%');
  expect(problems).toEqual([]);
});
