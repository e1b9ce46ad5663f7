// The table on a phone, by touch alone.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { verify } from '../../src/kernel/match.ts';
import { openFile, playedFile } from './kit/files.ts';
import { widthOf } from './kit/fit.ts';
import { SIZES, useSite } from './kit/harness.ts';
import { bringToSight, cameraOf, game, hexOf, placeOf, positionOf, recordOf, switchOverlay } from './kit/player.ts';
import { setPreferences } from './kit/preferences.ts';
import { isHex, CARD } from './kit/reading.ts';
import { choiceButton, playTurn, type InputMethod } from './kit/turn.ts';

const site = useSite({ viewport: SIZES.phone, hasTouch: true, isMobile: true });

async function tapHex(page: Page, hex: string): Promise<void> {
  const { x, y } = await bringToSight(page, hex, (button) => button.tap());
  await page.touchscreen.tap(x, y);
}

async function raise(page: Page): Promise<void> {
  if ((await page.locator('.table[data-stop=low]').count()) > 0) await page.locator('.grip').tap();
  await page.locator('.table:not([data-stop=low])').waitFor();
}

const go = (page: Page): Promise<void> => page.locator('[data-action=go]').tap();

const finger: InputMethod = {
  async start(page) {
    await page.locator(`${CARD} summary`).tap();
    await page.locator(`${CARD} button[type=submit]`).tap();
    await page.locator('#map[data-camera]').waitFor();
  },
  async move(page, _unit, from, to) {
    await tapHex(page, from);
    await tapHex(page, to);
    await go(page);
  },
  async enter(page, unit, to) {
    await raise(page);
    await page.locator('#tab-reserves').tap();
    await page.locator(`.reserves button[data-unit="${unit}"]`).tap();
    await page.locator('.table[data-stop=low]').waitFor();
    await tapHex(page, to);
    await go(page);
  },
  async withdraw(page) {
    await raise(page);
    await page.locator('[data-action=withdraw]').first().tap();
  },
  end: (page) => page.locator('[data-action=end]').tap(),
  async aim(page, target) {
    await raise(page);
    await page.locator('#tab-unit').tap();
    await page.locator(`[data-target="${target}"]`).tap();
    await page.locator(`[data-draft="${target}"]`).waitFor();
    await page.locator('.table[data-stop=half]').waitFor();
  },
  support: (page, gun) => page.locator(`[data-draft] button[data-unit="${gun}"]`).tap(),
  commit: (page) => page.locator('[data-action=commit]').tap(),
  choose: (page, action) => (isHex(action['to']) ? tapHex(page, action['to']) : choiceButton(page, action).tap()),
};

describe('by touch alone', () => {
  test('plays a full turn of both sides, in Spanish', async () => {
    const { page, problems } = await site.visit({ locale: 'es-ES' });
    await playTurn(page, finger);
    expect(verify(game, await recordOf(page)).ok).toBe(true);
    expect(await widthOf(page)).toBeLessThanOrEqual(SIZES.phone.width);
    expect(problems).toEqual([]);
  });

  test('covers no counter at first, and opens the other tools on request', async () => {
    const { page } = await site.lobbyAgain();
    await finger.start(page);
    const own = (await positionOf(page)).units.flatMap(({ hex }) => (hex === null ? [] : [hex]));
    const places = await Promise.all([...new Set(own)].map((hex) => placeOf(page, hex)));
    const map = await page.locator('#map').boundingBox();
    const tools = await page.locator('.tools').boundingBox();
    if (!map || !tools) throw new Error('There is no map, or there are no tools.');
    const shown = places.filter(
      ({ x, y }) => x > map.x && x < map.x + map.width && y > map.y && y < map.y + map.height,
    );
    const half = 16;
    expect(shown.length).toBeGreaterThan(10);
    expect(shown.filter(({ x, y }) => x - half < tools.x + tools.width && y - half < tools.y + tools.height)).toEqual(
      [],
    );
    expect(await page.locator('.tools [data-overlay=zones]').isVisible()).toBe(false);
    await page.locator('.tools .more').tap();
    await switchOverlay(page, 'zones');
    await page.locator('.legend').waitFor();
  });

  test('the first tap on a hex shows the cost, the second moves there; on a stack it opens the fan, wherever a mouse rests', async () => {
    const { page } = await site.lobbyAgain();
    await finger.start(page);
    await tapHex(page, '0305');
    await tapHex(page, '0405');
    await page.locator('[data-notice=move-armed]').waitFor();
    await expect.poll(() => page.locator('[data-notice=move-armed]').innerText()).toMatch(/^Tap 0405 again/);
    expect(await hexOf(page, 'C-5/2')).toBe('0305');
    await tapHex(page, '0405');
    await expect.poll(() => hexOf(page, 'C-5/2')).toBe('0405');

    const { x, y } = await placeOf(page, '0304');
    await page.mouse.move(x, y + 250);
    await page.mouse.move(x, y + 260);
    await tapHex(page, '0304');
    await page.locator('[data-fan="0304"] [data-unit]').first().waitFor();
    await placeOf(page, '0304');
    expect(await page.locator('[data-fan="0304"] [data-unit]').count()).toBeGreaterThan(1);
  });

  test('a double tap zooms in, a two-finger tap zooms out, a long press only shows the stack', async () => {
    const { page } = await site.lobbyAgain();
    await finger.start(page);
    const map = page.locator('#map');
    const scale = async (): Promise<number> => (await cameraOf(page))[2];
    const first = await scale();
    const { x, y } = await placeOf(page, '0510');
    /** Touch start and end at the same time stamp, independent of the machine. */
    const fingers = (ids: readonly number[], clicks: boolean): Promise<void> =>
      map.evaluate(
        (host, { x, y, ids, clicks }) => {
          const fire = (type: string, pointerId: number): boolean =>
            host.dispatchEvent(
              new PointerEvent(type, { pointerId, pointerType: 'touch', clientX: x, clientY: y, bubbles: true }),
            );
          for (const id of ids) fire('pointerdown', id);
          for (const id of ids) fire('pointerup', id);
          if (clicks) fire('click', ids[0] ?? 1);
        },
        { x, y, ids, clicks },
      );
    await map.evaluate(
      (host, { x, y }) => {
        for (const type of ['pointerdown', 'pointerup', 'click', 'pointerdown', 'pointerup', 'click'])
          host.dispatchEvent(new PointerEvent(type, { pointerId: 1, pointerType: 'touch', clientX: x, clientY: y }));
      },
      { x, y },
    );
    await expect.poll(scale).toBeGreaterThan(first * 1.5);
    await fingers([1, 2], false);
    await expect.poll(scale).toBeLessThan(first * 1.1);
    const target = await placeOf(page, '0305');
    await map.dispatchEvent('pointerdown', {
      pointerId: 1,
      pointerType: 'touch',
      clientX: target.x,
      clientY: target.y,
    });
    await page.locator('.table[data-stop=half]').waitFor();
    await map.dispatchEvent('pointerup', { pointerId: 1, pointerType: 'touch', clientX: target.x, clientY: target.y });
    await map.dispatchEvent('click', { clientX: target.x, clientY: target.y });
    await expect.poll(() => page.locator('.now .row[data-unit="C-5/2"]').count()).toBe(1);
    expect(await page.locator('.now [data-unit="C-5/2"][aria-pressed=true]').count()).toBe(0);
  });

  test('a finger that has rested on a unit carries it to where a click would bring it; one that has not moves the map', async () => {
    const { page, problems } = await site.lobbyAgain();
    await finger.start(page);
    const from = await placeOf(page, '0305');
    const to = await placeOf(page, '0405');
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: (typeof from)[]): Promise<unknown> =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: at });
    const camera = await cameraOf(page);
    await touch('touchStart', from);
    await page.locator('.table[data-stop=half]').waitFor();
    await page.locator('[data-card="C-5/2"]').waitFor();
    await touch('touchMove', { x: from.x + 12, y: from.y });
    await page.locator('.table[data-stop=low]').waitFor();
    await touch('touchMove', to);
    expect(await cameraOf(page)).toEqual(camera);
    await touch('touchEnd');
    await expect.poll(() => hexOf(page, 'C-5/2')).toBe('0405');

    await touch('touchStart', to);
    await touch('touchMove', { x: to.x + 12, y: to.y });
    await touch('touchMove', { x: to.x + 60, y: to.y + 30 });
    await touch('touchEnd');
    await expect.poll(() => cameraOf(page)).not.toEqual(camera);
    expect(await hexOf(page, 'C-5/2')).toBe('0405');
    expect(problems).toEqual([]);
  });

  test('the prompt of the lowered sheet names the duties, and leads to them', async () => {
    const { page } = await site.lobbyAgain();
    await finger.start(page);
    await raise(page);
    await page.locator('#tab-log').tap();
    for (const stop of ['half', 'full']) await page.locator(`.table[data-stop=${stop}] .grip`).tap();
    const duty = page.locator('[data-duty]');
    for (const words of [
      /^4th Infantry Brigade.*withdraw.*and 2 more$/s,
      /^6th Infantry Brigade.*withdraw.*and 1 more$/s,
    ]) {
      await expect.poll(() => duty.innerText()).toMatch(words);
      await duty.tap();
      await page.locator('.table[data-stop=half]').waitFor();
      await page.locator('[data-action=withdraw]').first().tap();
      for (const stop of ['half', 'full']) await page.locator(`.table[data-stop=${stop}] .grip`).tap();
    }
    await expect.poll(() => duty.innerText()).toMatch(/^5th Infantry Brigade.*Wyler/);
    await duty.tap();
    await tapHex(page, '0405');
    await go(page);
    await expect.poll(() => hexOf(page, 'C-5/2')).toBe('0405');
    await expect.poll(() => duty.count()).toBe(0);
  });

  test('all touch targets are large enough', async () => {
    const { page } = await site.lobbyAgain();
    await finger.start(page);
    await setPreferences(page, { language: 'pt' });
    const small = (): Promise<string[]> =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('button, summary, a.button, select, input')]
          .filter((element) => element.checkVisibility() && !element.matches('.rule, .text, .skip'))
          .filter((element) => {
            const { width, height } = element.getBoundingClientRect();
            return width < 43.5 || height < 43.5;
          })
          .map((element) => element.outerHTML.slice(0, 120)),
      );
    expect(await small()).toEqual([]);
    const more = page.locator('.tools .more');
    await more.tap();
    await expect.poll(() => more.getAttribute('aria-expanded')).toBe('true');
    expect(await small()).toEqual([]);
    await more.tap();
    await tapHex(page, '0305');
    await raise(page);
    for (const tab of ['unit', 'log', 'reserves', 'order']) {
      await page.locator(`#tab-${tab}`).tap();
      await page.locator(`#tab-${tab}[aria-selected=true]`).waitFor();
      expect(await small(), tab).toEqual([]);
    }
    await setPreferences(page, { language: 'en' });
  });
});

describe('the replay on a phone', () => {
  test('leaves the map free with the main buttons visible, and shows the log at half and full height', async () => {
    const { page, problems } = await site.lobbyAgain();
    await openFile(page, playedFile);
    await page.locator('#map[data-camera]').waitFor();
    await page.locator('.menu summary').tap();
    await page.locator('[data-action=replay]').tap();
    await page.locator('.table[data-stop=low]').waitFor();
    const seen = (selector: string): Promise<boolean> => page.locator(selector).isVisible();
    const tall = async (selector: string): Promise<number> => (await page.locator(selector).boundingBox())?.height ?? 0;
    await page.locator('[data-jump=start]').tap();
    await page.locator('[data-jump=on]').tap();
    await page.locator('[data-at="1"]').waitFor();
    expect([await seen('[data-jump=play]'), await seen('aside'), await seen('select')]).toEqual([true, false, false]);
    await expect.poll(() => tall('#map')).toBeGreaterThan(844 * 0.6);
    await page.locator('input[type=range]').fill('214');
    await page.locator('.grip').tap();
    await page.locator('.table[data-stop=half]').waitFor();
    // The current line is visible as soon as the log is.
    await expect
      .poll(async () => {
        const [line, log] = await Promise.all(
          ['.log .current', 'aside'].map((one) => page.locator(one).first().boundingBox()),
        );
        return line && log && line.y >= log.y && line.y + line.height <= log.y + log.height;
      })
      .toBe(true);
    await page.locator('.grip').tap();
    await page.locator('.table[data-stop=full]').waitFor();
    await expect.poll(() => tall('aside')).toBeGreaterThan(844 * 0.6);
    await page.locator('.grip').tap();
    await page.locator('.table[data-stop=low]').waitFor();
    await page.locator('[data-jump=end]').tap();
    // The result is visible in the panel.
    await page.locator('.table[data-stop=half]').waitFor();
    await page.locator('aside h2').first().waitFor();
    expect(problems).toEqual([]);
  });
});
