// Arrows, rings and notes of one's own on the map: drawn by mouse and by touch, kept beside the game and nowhere in its record.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from '../kit/axe.ts';
import { widthOf } from '../kit/fit.ts';
import { SIZES, useSite } from '../kit/harness.ts';
import { advance, cameraOf, hexOf, placeOf, recordOf } from '../kit/player.ts';

const site = useSite({ viewport: SIZES.desktop });
const phone = useSite({ viewport: SIZES.phone, hasTouch: true, isMobile: true, locale: 'es' });

const says = (page: Page): Promise<string> => page.locator('[data-says]').innerText();
const layer = (page: Page) => page.locator('[data-overlay=annotations]');

async function drag(page: Page, from: string, to: string, button: 'left' | 'right'): Promise<void> {
  const [a, b] = [await placeOf(page, from), await placeOf(page, to)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down({ button });
  await page.mouse.move(b.x, b.y, { steps: 6 });
  await page.mouse.up({ button });
}

/** What is said of a hex that the keyboard goes to. */
async function heard(page: Page, hex: string): Promise<string> {
  await page.keyboard.press('g');
  await page.keyboard.type(`${hex}\n`);
  const spoken = page.locator(`[data-spoken="${hex}"]`);
  await spoken.waitFor({ state: 'attached' });
  return spoken.innerText();
}

test('the mouse draws; undo takes back strokes and no moves; all of it comes back with the game, and in its replay there is another sheet', async () => {
  const { page, problems } = await site.table();
  await advance(page);
  expect(await layer(page).count()).toBe(0);
  await drag(page, '0405', '0507', 'right');
  await layer(page).waitFor();
  const { x, y } = await placeOf(page, '0507');
  await page.mouse.click(x, y, { button: 'right' });
  await page.locator('.panel [aria-label*="0507"], aside [aria-label*="0507"]').first().waitFor();

  await page.keyboard.press('j');
  await page.locator('[data-ink=blue]').click();
  await drag(page, '0606', '0708', 'left');
  await expect.poll(() => says(page)).toBe('Blue arrow from 0606 to 0708.');
  await page.mouse.click(x, y);
  await expect.poll(() => says(page)).toBe('Blue ring in 0507.');
  await page.keyboard.press('Control+z');
  await expect.poll(() => says(page)).toBe('Undone.');
  expect(await hexOf(page, 'C-5/2')).toBe('0405');
  await page.mouse.click(x, y, { button: 'right' });
  await page.keyboard.type('Hold until dawn');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect.poll(() => says(page)).toBe('Note at 0507: Hold until dawn');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('[data-annotating]').count()).toBe(0);

  await page.reload();
  await page.locator('#map[data-camera]').waitFor();
  await expect.poll(() => heard(page, '0507')).toMatch(/your note: Hold until dawn; your red arrow from 0405$/);
  expect(await page.locator('[data-own-note]').innerText()).toContain('Hold until dawn');
  await page.keyboard.press('<');
  await expect.poll(() => layer(page).getAttribute('aria-pressed')).toBe('false');
  await expect.poll(() => page.locator(`[data-spoken="0507"]`).innerText()).not.toContain('Hold');
  expect(JSON.stringify(await recordOf(page))).not.toContain('Hold until dawn');

  await page.evaluate(() => (location.hash = location.hash.replace('/game/', '/replay/')));
  await page.locator('section[data-at]').waitFor();
  await page.locator('#map[data-camera]').waitFor();
  expect(await layer(page).count()).toBe(0);
  await page.keyboard.press('j');
  await drag(page, '0606', '0708', 'left');
  await expect.poll(() => says(page)).toBe('Red arrow from 0606 to 0708.');
  expect(problems).toEqual([]);
});

test('a finger draws and a held finger writes, two fingers still move the map, and everything fits the small screen', async () => {
  const { page, problems } = await phone.table();
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: { x: number; y: number }[]): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at.map((one, id) => ({ ...one, id })) });
  await page.locator('button.more').tap();
  await page.locator('[data-action=annotate]').tap();
  await page.locator('[data-annotating]').waitFor();
  const before = await cameraOf(page);
  const [a, b] = [await placeOf(page, '0507'), await placeOf(page, '0609')];
  await touch('touchStart', a);
  await touch('touchMove', { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  await touch('touchMove', b);
  await touch('touchEnd');
  await expect.poll(() => says(page)).toBe('Flecha roja de 0507 a 0609.');
  expect(await cameraOf(page)).toEqual(before);

  await touch('touchStart', b);
  await page.locator('input[data-note="0609"]').waitFor();
  await touch('touchEnd');
  await page.locator('input[data-note]').fill('Reserva');
  expect(await axeFindings(page)).toEqual([]);
  expect(await widthOf(page)).toBeLessThanOrEqual(SIZES.phone.width);
  await page.locator('[data-action=note-keep]').tap();
  await expect.poll(() => says(page)).toBe('Nota en 0609: Reserva');

  const [c, d] = [
    { x: a.x - 40, y: a.y },
    { x: a.x + 40, y: a.y },
  ];
  await touch('touchStart', c);
  await touch('touchStart', c, d);
  await touch('touchMove', { ...c, y: c.y + 60 }, { ...d, y: d.y + 60 });
  await touch('touchEnd');
  await expect.poll(() => cameraOf(page)).not.toEqual(before);
  expect(await says(page)).toBe('Nota en 0609: Reserva');
  expect(problems).toEqual([]);
});
