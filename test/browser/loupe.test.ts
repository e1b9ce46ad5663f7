// Touch on a map whose hexes are too small for a finger.
import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { SIZES, useSite, type Visit } from './kit/harness.ts';
import { cameraOf, hexOf, placeOf } from './kit/player.ts';

const site = useSite({ viewport: SIZES.phone, hasTouch: true, isMobile: true });

interface Place {
  x: number;
  y: number;
}

/** A simulated finger. */
class Finger {
  readonly #session: CDPSession;
  constructor(session: CDPSession) {
    this.#session = session;
  }

  down = (place: Place): Promise<void> => this.#send('touchStart', [place]);
  move = (place: Place): Promise<void> => this.#send('touchMove', [place]);
  up = (): Promise<void> => this.#send('touchEnd', []);
  /** A second one beside it. */
  join = (place: Place): Promise<void> => this.#send('touchStart', [place, { x: place.x + 90, y: place.y + 60 }]);

  async #send(type: 'touchStart' | 'touchMove' | 'touchEnd', at: readonly Place[]): Promise<void> {
    await this.#session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at.map(({ x, y }, id) => ({ x, y, id })),
    });
  }
}

const loupe = (page: Page) => page.locator('.loupe');
const words = (page: Page): Promise<string[]> => page.locator('.loupe p > *').allInnerTexts();

/** A new game with the whole map on the screen: its hexes are some 16 pixels wide. */
async function zoomedOut(): Promise<Visit & { finger: Finger }> {
  const visited = await site.tableAgain();
  const { page } = visited;
  await page.locator('[aria-keyshortcuts="0"]').tap();
  await expect.poll(async () => (await cameraOf(page))[2]).toBeLessThan(18);
  return { ...visited, finger: new Finger(await page.context().newCDPSession(page)) };
}

describe('when hexes are too small for a finger', () => {
  test('a resting finger opens a loupe, moves it over the map, and selects the hex in its centre', async () => {
    const { page, finger, problems } = await zoomedOut();
    const camera = await cameraOf(page);
    await finger.down(await placeOf(page, '0506'));
    await loupe(page).waitFor();
    await expect.poll(async () => (await words(page))[0]).toContain('0506');
    await finger.move(await placeOf(page, '0305'));
    await expect.poll(() => words(page)).toEqual([expect.stringContaining('0305'), 'Canadian 5/2']);
    const [box, map] = await Promise.all([loupe(page).boundingBox(), page.locator('#map').boundingBox()]);
    if (!box || !map) throw new Error('The loupe is not shown.');
    expect(box.x >= map.x && box.y >= map.y && box.x + box.width <= map.x + map.width).toBe(true);
    await finger.up();
    await loupe(page).waitFor({ state: 'hidden' });
    await page.locator('.bar').waitFor();
    await expect.poll(() => page.locator('.prompt').innerText()).toContain('5th Infantry Brigade');
    expect(await cameraOf(page)).toEqual(camera);

    // As with taps: the first shows the cost, the second moves.
    for (const arrived of ['0305', '0405']) {
      await finger.down(await placeOf(page, '0405'));
      await loupe(page).waitFor();
      await finger.up();
      await loupe(page).waitFor({ state: 'hidden' });
      if (arrived === '0305') await page.locator('[data-notice=move-armed]').waitFor();
      await expect.poll(() => hexOf(page, 'C-5/2')).toBe(arrived);
    }

    // Without the loupe a finger moves the map.
    const { x, y } = await placeOf(page, '1010');
    await page.mouse.move(x, y);
    const before = await cameraOf(page);
    await page.mouse.wheel(0, -200);
    await expect.poll(() => cameraOf(page)).not.toEqual(before);
    expect(problems).toEqual([]);
  });

  test('a finger that leaves the map, or a second finger, selects nothing, and one that moves immediately moves the map', async () => {
    const { page, finger } = await zoomedOut();
    const [start, own] = [await placeOf(page, '0506'), await placeOf(page, '0305')];
    const point = async (): Promise<void> => {
      await finger.down(start);
      await loupe(page).waitFor();
      await finger.move(own);
      await expect.poll(() => words(page)).toContain('Canadian 5/2');
    };
    await point();
    const bar = await page.locator('.bottom').boundingBox();
    await finger.move({ x: 195, y: (bar?.y ?? 0) + 40 });
    await loupe(page).waitFor({ state: 'hidden' });
    await finger.up();

    await point();
    await finger.join(own);
    await loupe(page).waitFor({ state: 'hidden' });
    await finger.up();

    // All earlier events have been handled when this one has an effect.
    await finger.down(await placeOf(page, '1010'));
    await expect.poll(() => words(page)).toEqual([expect.stringContaining('1010')]);
    expect(await page.locator('.prompt').innerText()).not.toContain('5th Infantry Brigade');
    await finger.up();

    await page.keyboard.press('+');
    await expect.poll(async () => (await cameraOf(page))[2]).toBeGreaterThan(12);
    const camera = await cameraOf(page);
    await page.locator('#map').evaluate((host) => {
      const at = (clientX: number, clientY: number) => ({ clientX, clientY, bubbles: true });
      const pointer = (type: string, x: number, y: number): boolean =>
        host.dispatchEvent(
          new PointerEvent(type, { pointerId: 1, pointerType: 'touch', isPrimary: true, ...at(x, y) }),
        );
      const touch = (type: string, x: number, y: number): boolean => {
        const one = new Touch({ identifier: 1, target: host, clientX: x, clientY: y });
        const touches = type === 'touchend' ? [] : [one];
        const init = { touches, targetTouches: touches, changedTouches: [one], bubbles: true, cancelable: true };
        return host.dispatchEvent(new TouchEvent(type, init));
      };
      pointer('pointerdown', 200, 400);
      touch('touchstart', 200, 400);
      for (let i = 1; i <= 6; i++) {
        pointer('pointermove', 200 - 20 * i, 400);
        touch('touchmove', 200 - 20 * i, 400);
      }
    });
    await expect.poll(() => cameraOf(page)).not.toEqual(camera);
    expect(await loupe(page).isVisible()).toBe(false);
  });
});

test('when hexes are large enough a resting finger inspects the stack', async () => {
  const { page, problems } = await site.tableAgain();
  const finger = new Finger(await page.context().newCDPSession(page));
  await finger.down(await placeOf(page, '0305'));
  await page.locator('.table[data-stop=half] .now .row[data-unit="C-5/2"]').waitFor();
  expect(await loupe(page).isVisible()).toBe(false);
  await finger.up();
  expect(problems).toEqual([]);
});
