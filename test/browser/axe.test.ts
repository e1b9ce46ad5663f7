// No accessibility findings on any screen, in two themes, three languages and two sizes; and every screen fits its window, as in
// fit.test.ts, which has the largest text.
import { expect, test } from 'vitest';
import { axeFindings } from './axe.ts';
import { overflows, widthOf } from './fit.ts';
import { SIZES, useSite } from './harness.ts';
import { SCREENS } from './screens.ts';
import { setPreferences } from './preferences.ts';

const site = useSite();
const LOOKS = (['dark', 'light'] as const).flatMap((theme) =>
  (['en', 'pt', 'es'] as const).map((language) => ({ theme, language })),
);

test.each(['desktop', 'phone'] as const)('no screen has findings in any theme and language: %s', async (size) => {
  const { page, problems } = await site.visit({ viewport: SIZES[size], kept: { 'bivouac/text': '100' } });
  for (const [screen, open] of SCREENS) {
    await open(page, site.url);
    for (const look of LOOKS) {
      const message = `${screen}, ${look.theme}, ${look.language}`;
      await setPreferences(page, look);
      expect(await axeFindings(page), message).toEqual([]);
      await expect.poll(() => widthOf(page), { message }).toBeLessThanOrEqual(SIZES[size].width);
      // The languages with the longest words; the layout may still be changing.
      if (look.theme === 'dark' && look.language !== 'en')
        await expect.poll(() => overflows(page), { message }).toEqual([]);
    }
  }
  expect(await page.evaluate(() => document.documentElement.style.fontSize)).toBe('100%');
  expect(problems).toEqual([]);
});
