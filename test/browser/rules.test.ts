import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBrowser, startSite, visit, type Site } from './harness.ts';
import { raiseSheet } from './player.ts';

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, help, nodes }) => `${id}: ${help} ${nodes[0]?.html}`);
}

describe('the rules reader', () => {
  let site: Site;
  let browser: Browser;

  beforeAll(async () => {
    [site, browser] = await Promise.all([startSite(), startBrowser()]);
  });

  afterAll(async () => {
    await browser.close();
    await site.stop();
  });

  test('opens at a chapter, finds words without their accents, and shows the tables', async () => {
    const { page, complaints } = await visit(browser, `${site.url}#rules/reichswald/4.1.2`, { locale: 'pt-BR' });
    const chapter = page.locator('[id="rule-4.1.2"]');
    await chapter.waitFor();
    expect(await chapter.textContent()).toContain('Zonas de engajamento');
    await page.waitForFunction(() => document.activeElement?.id === 'rule-4.1.2');
    expect(await page.locator('[id="RW-4.1.2-a"]').textContent()).toMatch(/zona de engajamento/i);
    expect((await chapter.boundingBox())?.y).toBeLessThan(200);
    expect(await findings(page)).toEqual([]);

    await page.keyboard.press('/');
    await page.keyboard.type('inundacao anfibias');
    await page
      .locator('mark', { hasText: /^inundação$/i })
      .first()
      .waitFor();
    const left = await page.locator('.rule').allTextContents();
    expect(left.length).toBeGreaterThan(0);
    for (const text of left) expect(text).toMatch(/inundação/i);
    await page.keyboard.press('Escape');
    expect(await page.locator('.rule').count()).toBe(148);

    await page.goto(`${site.url}#/rules/reichswald/crt`);
    await page.waitForFunction(() => document.activeElement?.id === 'table-crt');
    expect(await page.locator('table').first().locator('tbody tr').count()).toBe(6);
    expect(complaints).toEqual([]);
  });

  test('lies over the table, which is as it was when it goes, on a phone too', async () => {
    const { page, complaints } = await visit(browser, site.url, {
      locale: 'es',
      viewport: { width: 390, height: 844 },
    });
    await page.locator('summary.main').click();
    await page.locator('form button[type=submit]').click();
    await raiseSheet(page);
    await page.locator('#tab-reserves').click();
    const table = page.url();
    await page.locator('.menu summary').click();
    await page.locator('[data-action=rules]').click();
    await page.getByRole('combobox', { name: 'Capítulos' }).selectOption({ label: '10.0 Tiempo' });
    await page.waitForFunction(() => document.activeElement?.id === 'rule-10.0');
    expect(await findings(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);

    await page.keyboard.press('Escape');
    await page.locator('#tab-reserves[aria-selected=true]').waitFor();
    expect(page.url()).toBe(table);
    expect(complaints).toEqual([]);
  });
});
