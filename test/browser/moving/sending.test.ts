import { expect, test } from 'vitest';
import { axeFindings } from '../kit/axe.ts';
import { useSite } from '../kit/harness.ts';
import { clickHex, hexOf, positionOf } from '../kit/player.ts';
import { openOpening } from '../kit/opening.ts';

const site = useSite();

test('a formation is sent with three clicks, seen before it goes, and taken back at once; another is held by a key', async () => {
  const { page, problems } = await site.lobbyAgain();
  await openOpening(page, 'movement');
  const before = await positionOf(page);
  await page.locator('[data-left=enter] [data-formation="15"] [data-action=send-all]').click();
  await clickHex(page, '0304');
  const panel = page.locator('[data-sending]');
  await expect.poll(() => panel.getAttribute('data-sending')).toMatch(/[2-9]/);
  const ends = await panel
    .locator('[data-route]')
    .evaluateAll((rows) =>
      rows.map((row) => [
        row.querySelector('[data-unit]')?.getAttribute('data-unit') ?? '',
        row.getAttribute('data-route'),
      ]),
    );
  expect(await positionOf(page)).toEqual(before);
  expect(await axeFindings(page)).toEqual([]);

  await panel.locator('[data-action=send-go]').click();
  const back = page.locator('[data-action=send-back]');
  await back.waitFor();
  for (const [unit = '', hex] of ends) if (hex) expect(await hexOf(page, unit ?? ''), unit ?? '').toBe(hex);
  await back.click();
  await expect.poll(() => back.count()).toBe(0);
  expect((await positionOf(page)).units).toEqual(before.units);

  await page.locator('#tab-reserves').click();
  await page.locator('[data-action=several]').click();
  await page.locator('.reserves [data-action=pick-all]').first().click();
  await page.locator('.reserves [data-entry] button[data-unit][aria-pressed=true]').first().click();
  const picked = page.locator('.reserves button[data-unit][aria-pressed=true]');
  await expect.poll(async () => (await panel.locator('li').count()) === (await picked.count())).toBe(true);
  expect(await picked.count()).toBeGreaterThan(3);
  await page.keyboard.press('Escape');

  const left = page.locator('[data-left=move] h2');
  const count = async (): Promise<number> => Number.parseInt(await left.innerText(), 10);
  const all = await count();
  await page.keyboard.press('n');
  await page.keyboard.press(';');
  await page.keyboard.press('Escape');
  await expect.poll(count).toBe(all - 1);
  await page.reload();
  await expect.poll(count).toBe(all - 1);
  expect(await page.locator('[data-left=held]').count()).toBe(1);
  expect(problems).toEqual([]);
});
