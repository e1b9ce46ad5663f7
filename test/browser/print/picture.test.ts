// Taking a position home: the map as a picture, the page for paper, and a link to a moment of a replay.
import { expect, test } from 'vitest';
import { openFile, playedFile, savedBy } from '../kit/files.ts';
import { SIZES, useSite } from '../kit/harness.ts';

const site = useSite({ viewport: SIZES.desktop });

test('a replay gives a link to its moment, its map as a picture, and a page for paper of that moment', async () => {
  const { page, problems } = await site.lobby();
  await openFile(page, playedFile);
  await page.locator('#map[data-camera]').waitFor();
  await page.evaluate(() => (location.hash = location.hash.replace('/game/', '/replay/')));
  await page.locator('section[data-at]').waitFor();
  await page.locator('input[type=range]').fill('203');
  await page.locator('[data-at="203"] [data-action=copy-link]').click();
  await expect.poll(() => page.locator('[data-at] [role=status]').innerText()).not.toBe('');
  expect(page.url()).toMatch(/#\/replay\/\w+\/203$/);
  await page.reload();
  await page.locator('[data-at="203"]').waitFor();
  await page.locator('#map[data-camera]').waitFor();

  await page.locator('.menu summary').click();
  await page.locator('[data-action=picture]').click();
  const picture = page.locator('.print-page img');
  await picture.waitFor();
  const turn = (await page.locator('[data-turn]').getAttribute('data-turn')) ?? '';
  expect(await page.locator('.print-page h1').innerText()).toContain(turn);
  const { width, height } = await picture.evaluate((one: HTMLImageElement) => ({
    width: one.naturalWidth,
    height: one.naturalHeight,
  }));
  expect(Math.min(width, height)).toBeGreaterThan(1000);
  expect(width * height).toBeLessThan(16_777_216);
  // Nothing of the table gets a key, and only the page is printed.
  await page.keyboard.press('Home');
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('#map, .print-page .buttons').filter({ visible: true }).count()).toBe(0);
  expect(await page.locator('.print-page section h4').first().isVisible()).toBe(true);
  await page.emulateMedia({ media: null });
  const { name, text } = await savedBy(page, page.locator('[data-action=save-picture]'));
  expect(name).toMatch(new RegExp(`^Batalha de Reichswald, Turn ${turn}, \\d{4}-\\d\\d-\\d\\d\\.jpg$`));
  expect(text.slice(6, 10)).toBe('JFIF');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.menu') !== null)).toBe(true);
  await page.locator('[data-at="203"]').waitFor();
  expect(problems).toEqual([]);
});
