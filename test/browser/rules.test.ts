import { describe, expect, test } from 'vitest';
import { axeFindings } from './kit/axe.ts';
import { widthOf } from './kit/fit.ts';
import { SIZES, useSite } from './kit/harness.ts';
import { raiseSheet } from './kit/player.ts';

const site = useSite();

describe('the rules reader', () => {
  test('opens at a chapter, finds words without accents, and shows the tables', async () => {
    const { page, problems } = await site.visit({
      url: `${site.url}#rules/reichswald/4.1.2`,
      locale: 'pt-BR',
    });
    const chapter = page.locator('[id="rule-4.1.2"]');
    await chapter.waitFor();
    await expect.poll(() => chapter.textContent()).toContain('Zonas de engajamento');
    await page.waitForFunction(() => document.activeElement?.id === 'rule-4.1.2');
    expect(await page.locator('[id="RW-4.1.2-a"]').textContent()).toMatch(/zona de engajamento/i);
    await expect.poll(async () => (await chapter.boundingBox())?.y).toBeLessThan(200);
    expect(await axeFindings(page)).toEqual([]);

    await page.keyboard.press('/');
    await page.locator('[type=search]:focus').waitFor();
    await page.keyboard.type('inundacao anfibias');
    await page
      .locator('mark', { hasText: /^inundação$/i })
      .first()
      .waitFor();
    const left = await page.locator('.rule').allTextContents();
    expect(left.length).toBeGreaterThan(0);
    for (const text of left) expect(text).toMatch(/inundação/i);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.rule').count()).toBe(148);

    await page.goto(`${site.url}#/rules/reichswald/crt`);
    await page.waitForFunction(() => document.activeElement?.id === 'table-crt');
    await expect.poll(() => page.locator('table').first().locator('tbody tr').count()).toBe(6);
    expect(problems).toEqual([]);
  });

  test('opens over the table, which is unchanged when it closes, also on a phone', async () => {
    const { page, problems } = await site.table({ viewport: SIZES.phone, kept: { 'bivouac/language': 'es' } });
    await raiseSheet(page);
    await page.locator('#tab-reserves').click();
    const table = page.url();
    await page.locator('.menu summary').click();
    await page.locator('[data-action=rules]').click();
    await page.getByRole('combobox', { name: 'Capítulos' }).selectOption({ label: '10.0 Tiempo' });
    await page.waitForFunction(() => document.activeElement?.id === 'rule-10.0');
    expect(await axeFindings(page)).toEqual([]);
    expect(await widthOf(page)).toBeLessThanOrEqual(SIZES.phone.width);

    await page.keyboard.press('Escape');
    await page.locator('#tab-reserves[aria-selected=true]').waitFor();
    await expect.poll(() => page.url()).toBe(table);
    expect(problems).toEqual([]);
  });
});
