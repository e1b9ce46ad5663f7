// No accessibility finding on any screen, in two themes, three languages and two sizes.
import { expect, test } from 'vitest';
import { barriers } from './barriers.ts';
import { widthOf } from './fit.ts';
import { SIZES, useSite } from './harness.ts';
import { SCREENS } from './screens.ts';

const site = useSite();

test.each(
  (['dark', 'light'] as const).flatMap((theme) =>
    ['en-GB', 'pt-BR', 'es-ES'].flatMap((locale) =>
      (['desktop', 'phone'] as const).map((size) => ({ theme, locale, size })),
    ),
  ),
)('no screen has a barrier: $theme, $locale, $size', async ({ theme, locale, size }) => {
  const { page, complaints } = await site.visit({ viewport: SIZES[size], locale, kept: { 'bivouac/theme': theme } });
  for (const [screen, open] of SCREENS) {
    await open(page, site.url);
    expect(await barriers(page), screen).toEqual([]);
    await expect.poll(() => widthOf(page), { message: screen }).toBeLessThanOrEqual(SIZES[size].width);
  }
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe(theme);
  expect(complaints).toEqual([]);
});
