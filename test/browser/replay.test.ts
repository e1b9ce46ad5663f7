import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GameRecord } from '../../src/kernel/match.ts';
import { startBrowser, startSite, visit, type Site, type Visit } from './harness.ts';

const FILE = 'corpus/records/reichswald-veritable-1.bivouac.json';
const record = JSON.parse(readFileSync(FILE, 'utf8')) as GameRecord;
const length = record.actions.length;

let site: Site;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), startBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await site.stop();
});

/** Loads the file as a player does, and opens its replay from the menu of the table. */
async function replayed(viewport = { width: 1440, height: 900 }, locale = 'en-GB'): Promise<Visit> {
  const visitor = await visit(browser, site.url, { viewport, locale });
  const { page } = visitor;
  await page.locator('input[type=file]').setInputFiles(FILE);
  await page.locator('#map[data-camera]').waitFor();
  await page.locator('.menu summary').click();
  await page.locator('[data-action=replay]').click();
  await page.locator('[data-at="0"]').waitFor();
  return visitor;
}

const at = async (page: Page): Promise<number> =>
  Number(await page.locator('section[data-at]').getAttribute('data-at'));
const way = (page: Page, name: string): Promise<void> => page.locator(`[data-way="${name}"]`).click();
const stored = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify(localStorage));

describe('the replay', () => {
  test('steps, jumps to turns and to the end, and shows the result of the record', async () => {
    const { page, complaints } = await replayed();
    const before = await stored(page);
    await way(page, 'on');
    await way(page, 'on');
    await way(page, 'back');
    expect(await at(page)).toBe(1);
    expect(await page.locator('[data-turn]').getAttribute('data-turn')).toBe('8');
    await way(page, 'turn-on');
    expect(await page.locator('[data-turn]').getAttribute('data-turn')).toBe('9');
    await way(page, 'turn-back');
    expect(await at(page)).toBe(0);
    await way(page, 'end');
    expect(await at(page)).toBe(length);
    expect(await page.locator('[data-turn]').getAttribute('data-turn')).toBe('22');
    const score = await page.locator('aside').innerText();
    for (const points of Object.values(record.result?.points ?? {})) expect(score).toContain(String(points));
    expect(await stored(page)).toBe(before);
    expect(complaints).toEqual([]);
  });

  test('obeys keys, slider, log and play', async () => {
    const { page, complaints } = await replayed();
    for (const key of ['End', 'ArrowLeft', 'ArrowLeft', 'ArrowRight']) await page.keyboard.press(key);
    expect(await at(page)).toBe(length - 1);
    await page.locator('input[type=range]').fill('203');
    expect(await page.locator('.told').innerText()).toContain('0813');
    const line = page.locator('.log .current button.text').first();
    expect(await line.getAttribute('data-to')).toBe('203');
    await page.locator('.log [data-to="214"]').first().click();
    expect(await at(page)).toBe(214);
    await page.locator('#map').click();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    expect(await at(page)).toBe(1);
    await page.locator('select').last().selectOption({ label: '8×' });
    await way(page, 'on');
    await page.keyboard.press('Space');
    await expect.poll(() => at(page)).toBeGreaterThan(20);
    await page.keyboard.press('Space');
    const still = await at(page);
    await page.waitForTimeout(400);
    expect(await at(page)).toBe(still);
    expect(complaints).toEqual([]);
  });

  test('fits a small screen in three languages without accessibility findings', async () => {
    for (const locale of ['en-GB', 'pt-BR', 'es-ES']) {
      const { page, complaints } = await replayed({ width: 390, height: 844 }, locale);
      await page.locator('input[type=range]').fill('214');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      expect(complaints).toEqual([]);
      if (locale !== 'pt-BR') continue;
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    }
  });

  test('opens from the kept games of the lobby', async () => {
    const { page } = await replayed();
    await page.goto(site.url);
    await page.locator('a.replay').click();
    await page.locator('[data-at="0"]').waitFor();
    expect(await page.locator('#map').getAttribute('role')).toBe('application');
  });
});
