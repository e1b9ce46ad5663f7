import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBrowser, startSite, visit } from './harness.ts';
import type { Site } from './harness.ts';

describe('the page', () => {
  let site: Site;
  let browser: Browser;

  beforeAll(async () => {
    [site, browser] = await Promise.all([startSite(), startBrowser()]);
  });

  afterAll(async () => {
    await browser.close();
    await site.stop();
  });

  test('opens without a complaint', async () => {
    const { page, complaints } = await visit(browser, site.url);
    expect(await page.title()).toContain('Bivouac');
    await page.getByRole('heading').first().waitFor();
    expect(complaints).toEqual([]);
  });

  test('has no accessibility findings', async () => {
    const { page } = await visit(browser, site.url);
    await page.getByRole('heading').first().waitFor();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([]);
  });
});
