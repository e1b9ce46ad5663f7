import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openFile, playedFile, playedRecord } from '../kit/files.ts';
import { SIZES, useSite } from '../kit/harness.ts';
import { looksWell } from '../kit/looks.ts';

const site = useSite({ viewport: SIZES.desktop });

const rollsIn = async (page: Page): Promise<number> =>
  Number(await page.locator('dialog [data-dice]').getAttribute('data-dice'));

test('a game that is over is looked back on, and leads to its turning points and to the next game', async () => {
  const { page, problems } = await site.visit();
  await openFile(page, playedFile);
  await page.locator('[data-action=review]').click();
  const rolls = await rollsIn(page);
  expect(rolls).toBeGreaterThan(50);
  await page.locator('dialog [data-dice] ~ details > summary').click();
  await looksWell(page, 'the game in review');
  await page.setViewportSize(SIZES.desktop);

  const turningPoint = page.locator('dialog ol a').first();
  const [, moment = ''] = /\/(\d+)$/.exec((await turningPoint.getAttribute('href')) ?? '') ?? [];
  await turningPoint.click();
  const timeline = page.locator('section[data-at]');
  await timeline.and(page.locator(`[data-at="${moment}"]`)).waitFor();
  await page.locator('.menu > summary').click();
  await page.locator('[data-action=dice]').click();
  const before = await rollsIn(page);
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(rolls);
  await page.keyboard.press('Escape');

  await page.keyboard.press('End');
  await timeline.and(page.locator(`[data-at="${playedRecord.actions.length}"]`)).waitFor();
  await page.locator('[data-action=again]').click();
  await page.locator('#map[data-camera]').waitFor();
  expect(await page.locator('[data-action=review]').count()).toBe(0);
  await page.locator('.menu > summary').click();
  await page.locator('[data-action=dice]').click();
  await page.locator('dialog [data-dice]').waitFor();
  expect(problems).toEqual([]);
});
