// No accessibility finding on any screen, in two themes, three languages and two sizes.
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

async function findings(page: Page, screen: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${screen}: ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

test.each(
  (['dark', 'light'] as const).flatMap((theme) =>
    ['en-GB', 'pt-BR', 'es-ES'].flatMap((locale) =>
      (['desktop', 'phone'] as const).map((size) => ({ theme, locale, size })),
    ),
  ),
)('no screen has a barrier: $theme, $locale, $size', async ({ theme, locale, size }) => {
  const kept = [{ name: 'bivouac/theme', value: theme }];
  const storageState = { cookies: [], origins: [{ origin: new URL(site.url).origin, localStorage: kept }] };
  const { page, complaints } = await visit(browser, site.url, { viewport: SIZES[size], locale, storageState });
  for (const [screen, open] of SCREENS) {
    await open(page, site.url);
    expect(await findings(page, screen)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, screen).toBeLessThanOrEqual(SIZES[size].width);
  }
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe(theme);
  expect(complaints).toEqual([]);
  await page.context().close();
});
