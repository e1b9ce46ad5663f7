import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSite } from '../kit/harness.ts';
import { acting, advance, cameraOf, hexOf, placeOf, recordOf } from '../kit/player.ts';
import { SCREENS } from '../kit/screens.ts';

const site = useSite({ reducedMotion: 'no-preference' });

/** Animations that scripts begin stand still: time is what the test makes it. */
const holdAnimations = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (this: Element, ...about: Parameters<typeof animate>) {
      const begun = animate.apply(this, about);
      begun.pause();
      return begun;
    };
  });

/** Counters under way: how far each has come, in milliseconds of how many, and over how many points it goes. */
const underWay = (page: Page): Promise<(string | number)[][]> =>
  page.evaluate(() =>
    document.getAnimations().flatMap(({ effect, currentTime }) => {
      const { target } = effect as KeyframeEffect;
      const piece = target instanceof HTMLElement && target.dataset['piece'];
      if (!piece) return [];
      return [
        [
          piece,
          Number(currentTime),
          Number(effect?.getTiming().duration),
          (effect as KeyframeEffect).getKeyframes().length,
        ],
      ];
    }),
  );

const moving = (page: Page): Promise<string | null> => page.locator('#map').getAttribute('data-moving');

test('a counter slides along its path, and the position does not wait for it; any key ends it', async () => {
  const { page, problems } = await site.table({ prepare: holdAnimations });
  await advance(page);
  expect(await hexOf(page, 'C-5/2')).toBe('0405');
  await expect.poll(() => underWay(page)).toEqual([['C-5/2', 0, 90, 2]]);
  expect(await moving(page)).toBe('1');
  await page.keyboard.press('Shift');
  await expect.poll(() => moving(page)).toBeNull();
  await expect.poll(() => page.locator('#map [data-piece]').count()).toBe(0);
  await page.keyboard.press('u');
  await expect.poll(() => underWay(page)).toEqual([['C-5/2', 0, 90, 2]]);
  expect(await hexOf(page, 'C-5/2')).toBe('0305');
  await page.evaluate(() => document.getAnimations().forEach((one) => one.finish()));
  await expect.poll(() => page.locator('#map [data-piece]').count()).toBe(0);
  expect(problems).toEqual([]);
});

/** Time stands still from now on, until it is set forward. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

test('dice tumble and rest before panel and log show what they bring; it is told and kept at once', async () => {
  const { page } = await site.lobby({ alone: true });
  await SCREENS.find(([screen]) => screen === 'battle')?.[1](page, site.url);
  const commit = page.locator('[data-action=commit]');
  await acting(page, () => commit.click());
  await stopClock(page);
  await commit.click();
  await page.locator('[data-tumbles]').waitFor();
  const veiled = page.locator('.veiled');
  expect(await veiled.allInnerTexts()).toEqual([expect.stringMatching(/./), expect.stringMatching(/^Dice \d/)]);
  for (const one of await veiled.all()) expect(await one.evaluate((told) => getComputedStyle(told).opacity)).toBe('0');
  await expect.poll(async () => (await recordOf(page)).actions.at(-1)).toMatchObject({ by: 'chance' });
  await page.clock.runFor(590);
  expect(await veiled.count()).toBe(2);
  await page.clock.runFor(20);
  expect(await veiled.count()).toBe(0);
  expect(await page.locator('[data-tumbles]').count()).toBe(0);
});

test('the camera leads to where something is done out of sight', async () => {
  const { page } = await site.lobby({ alone: true });
  for (const screen of ['battle', 'replay']) await SCREENS.find(([name]) => name === screen)?.[1](page, site.url);
  const zoom = page.getByRole('button', { name: 'Zoom in' });
  for (let i = 0; i < 6; i++) await zoom.click();
  await page.locator('[data-jump=start]').click();
  const before = await cameraOf(page);
  await stopClock(page);
  const camera = (): Promise<string | null> => page.locator('#map').getAttribute('data-camera');
  await page.locator('input[type=range]').fill('214');
  await page.clock.runFor(150);
  const between = await camera();
  expect(between).not.toBe(before.join(' '));
  await page.clock.runFor(400);
  expect(await camera()).not.toBe(between);
});

test('the mouse carries a unit to where a click would bring it; Escape, or letting go elsewhere, puts it back', async () => {
  const { page, problems } = await site.table();
  const before = await cameraOf(page);
  const [from, to] = [await placeOf(page, '0305'), await placeOf(page, '0405')];
  const preview = page.locator('[data-path-to="0405"]');
  /** The map itself, and what is in the hand. */
  const canvases = (): Promise<number> => page.locator('#map > canvas').count();
  const map = await canvases();
  const carry = async (): Promise<void> => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await preview.waitFor();
    await page.mouse.move(to.x + 1, to.y);
    expect(await canvases()).toBe(map + 1);
  };
  await carry();
  await page.keyboard.press('Escape');
  expect(await canvases()).toBe(map);
  await expect.poll(() => preview.count()).toBe(0);
  await page.mouse.up();
  await carry();
  await page.mouse.move(to.x, 20, { steps: 3 });
  await page.mouse.up();
  await expect.poll(() => preview.count()).toBe(0);
  expect((await recordOf(page)).actions.some(({ by }) => by === 'allied')).toBe(false);
  await carry();
  await page.mouse.up();
  await expect.poll(() => hexOf(page, 'C-5/2')).toBe('0405');
  expect(await moving(page)).toBeNull();
  expect(await cameraOf(page)).toEqual(before);
  expect(problems).toEqual([]);
});
