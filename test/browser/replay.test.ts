import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { barriers } from './barriers.ts';
import { openFile, playedFile, playedRecord } from './files.ts';
import { widthOf } from './fit.ts';
import { SIZES, useSite, type Visit, type Visitor } from './harness.ts';

const length = playedRecord.actions.length;
const site = useSite();

/** Loads the file as a player does, and opens its replay from the menu of the table. */
async function replayed(visitor?: Visitor): Promise<Visit> {
  const visit = await site.visit(visitor);
  const { page } = visit;
  await openFile(page, playedFile);
  await page.locator('#map[data-camera]').waitFor();
  await page.locator('.menu summary').click();
  await page.locator('[data-action=replay]').click();
  await page.locator('[data-at="0"]').waitFor();
  return visit;
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
    await expect.poll(() => at(page)).toBe(1);
    await expect.poll(() => page.locator('[data-turn]').getAttribute('data-turn')).toBe('8');
    await way(page, 'turn-on');
    await expect.poll(() => page.locator('[data-turn]').getAttribute('data-turn')).toBe('9');
    await way(page, 'turn-back');
    await expect.poll(() => at(page)).toBe(0);
    await way(page, 'end');
    await expect.poll(() => at(page)).toBe(length);
    await expect.poll(() => page.locator('[data-turn]').getAttribute('data-turn')).toBe('22');
    for (const points of Object.values(playedRecord.result?.points ?? {}))
      await expect.poll(() => page.locator('aside').innerText()).toContain(String(points));
    expect(await stored(page)).toBe(before);
    expect(complaints).toEqual([]);
  });

  test('obeys keys, slider, log and play', async () => {
    const { page, complaints } = await replayed();
    for (const key of ['End', 'ArrowLeft', 'ArrowLeft', 'ArrowRight']) await page.keyboard.press(key);
    await expect.poll(() => at(page)).toBe(length - 1);
    await page.locator('input[type=range]').fill('203');
    await expect.poll(() => page.locator('.told').innerText()).toContain('0813');
    const line = page.locator('.log .current button.text').first();
    await expect.poll(() => line.getAttribute('data-to')).toBe('203');
    await page.locator('.log [data-to="214"]').first().click();
    await expect.poll(() => at(page)).toBe(214);
    await page.locator('#map').click();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => at(page)).toBe(1);
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
      const { page, complaints } = await replayed({ viewport: SIZES.phone, locale });
      await page.locator('input[type=range]').fill('214');
      await page.locator('[data-at="214"]').waitFor();
      expect(await widthOf(page)).toBeLessThanOrEqual(390);
      expect(complaints).toEqual([]);
      if (locale !== 'pt-BR') continue;
      expect(await barriers(page)).toEqual([]);
    }
  });

  test('opens from the kept games of the lobby', async () => {
    const { page } = await replayed();
    await page.goto(site.url);
    await page.locator('a.replay').click();
    await page.locator('[data-at="0"]').waitFor();
    await expect.poll(() => page.locator('#map').getAttribute('role')).toBe('application');
  });
});
