// Every screen in three languages, two sizes, two themes, and with the smallest and the largest text: without accessibility findings, and
// fitting its window.
import { expect, test } from 'vitest';
import { axeFindings, OF_THEMES } from './kit/axe.ts';
import { overflows, widthOf } from './kit/fit.ts';
import { SIZES, useSite } from './kit/harness.ts';
import { SCREENS } from './kit/screens.ts';
import { setPreferences, type Preferences } from './kit/preferences.ts';

const site = useSite();

interface Look extends Required<Pick<Preferences, 'text' | 'theme' | 'language'>> {
  /** The rules of axe that are applied. */
  rules: 'all' | 'colours' | 'none';
}

/**
 * Every screen is examined in each language, at one size or the other, and in each theme. At both sizes the languages with the longest words
 * fit, with either text.
 */
const LOOKS: Record<keyof typeof SIZES, readonly Look[]> = {
  desktop: [
    { text: '100', theme: 'light', language: 'en', rules: 'all' },
    { text: '100', theme: 'dark', language: 'es', rules: 'none' },
    { text: '100', theme: 'dark', language: 'pt', rules: 'all' },
    { text: '200', theme: 'dark', language: 'pt', rules: 'none' },
    { text: '200', theme: 'dark', language: 'es', rules: 'none' },
  ],
  phone: [
    { text: '200', theme: 'dark', language: 'es', rules: 'none' },
    { text: '200', theme: 'dark', language: 'pt', rules: 'none' },
    { text: '100', theme: 'dark', language: 'pt', rules: 'none' },
    { text: '100', theme: 'dark', language: 'es', rules: 'all' },
    { text: '100', theme: 'light', language: 'en', rules: 'colours' },
  ],
};

test('no screen has findings, and none overflows, at any size and in any look', async () => {
  const { page, problems } = await site.visit({ viewport: SIZES.desktop, kept: { 'bivouac/text': '100' } });
  for (const [screen, open] of SCREENS) {
    await open(page, site.url);
    for (const size of ['desktop', 'phone'] as const) {
      await page.setViewportSize(SIZES[size]);
      for (const { rules, ...look } of LOOKS[size]) {
        const message = `${screen}, ${size}, ${Object.values(look).join(', ')}`;
        await setPreferences(page, look);
        const only = rules === 'colours' ? OF_THEMES : undefined;
        if (rules !== 'none') expect(await axeFindings(page, only), message).toEqual([]);
        await expect.poll(() => widthOf(page), { message }).toBeLessThanOrEqual(SIZES[size].width);
        // The languages with the longest words; the layout may still be changing.
        if (look.language !== 'en') await expect.poll(() => overflows(page), { message }).toEqual([]);
      }
    }
    await page.setViewportSize(SIZES.desktop);
  }
  expect(problems).toEqual([]);
});
