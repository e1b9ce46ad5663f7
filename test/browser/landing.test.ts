// The landing phase of Holland ’44, played by its panel alone.
import { expect, test } from 'vitest';
import { axeFindings } from './kit/axe.ts';
import { widthOf } from './kit/fit.ts';
import { SIZES, useSite } from './kit/harness.ts';
import { hexOf, prompt, startGame } from './kit/player.ts';

const GAME = 'holland-44';
const site = useSite();

test('units land by counter and hex, by group and all at once, and a landing is taken back', async () => {
  const { page, problems } = await site.visit({ viewport: SIZES.phone, hasTouch: true, ground: true });
  await startGame(page, GAME);
  const left = () => page.locator('[data-landing]').getAttribute('data-landing');
  const group = page.locator('[data-group="drop:N"]');
  const taken = page.locator('[data-landing] [data-unit][aria-pressed=true]');
  const all = Number(await left());
  await group.locator('[data-unit="1/505/82"]').tap();
  await group.locator('[data-hex="4924"]').tap();
  await expect.poll(() => taken.getAttribute('data-unit')).toBe('2/505/82');
  await expect.poll(() => hexOf(page, '1/505/82')).toBe('4924');
  await page.locator('[data-action=undo]').tap();
  await expect.poll(left).toBe(String(all));
  const size = await group.locator('[data-unit]').count();
  await group.locator('[data-action=land-group]').tap();
  await expect.poll(left).toBe(String(all - size));
  expect(await group.count()).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  expect(await widthOf(page)).toBeLessThanOrEqual(SIZES.phone.width);
  await page.locator('[data-action=land-all]').tap();
  await expect.poll(() => page.locator('[data-landing]').count()).toBe(0);
  expect(await prompt(page)).not.toBe('landing');
  expect(problems).toEqual([]);
});
