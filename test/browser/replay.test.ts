import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { makeRecord } from '../../src/formats/record.ts';
import { recordOf } from '../../src/kernel/match.ts';
import { lay } from '../../src/wargame/test-kit.ts';
import { openFile, playedFile, playedRecord } from './kit/files.ts';
import { SIZES, useSite, type Visit } from './kit/harness.ts';
import { clickHex, game, toLobby } from './kit/player.ts';
import { rowsIn } from './kit/stored.ts';

const length = playedRecord.actions.length;
const site = useSite({ viewport: SIZES.desktop });

const at = async (page: Page): Promise<number> =>
  Number(await page.locator('section[data-at]').getAttribute('data-at'));
const jump = (page: Page, name: string): Promise<void> => page.locator(`[data-jump="${name}"]`).click();
const stored = (page: Page) => rowsIn(page, 'games', 'pieces');

describe('the replay of an unfinished game', () => {
  /** The replay of a game at its last position, before an attack is committed. */
  async function unfinished(
    visit: Visit,
    weak: boolean,
    gun: boolean,
    options: Record<string, string>,
  ): Promise<Visit> {
    const reduced = weak ? ' reduced' : '';
    const units = { 'B-44/15': `0910${reduced}`, 'B-AD15': '0810', 'G-2/2': `1010${reduced}` };
    const laid = lay(game, { turn: 18, phase: 'allied-combat', weather: 'cloudy', units, options });
    laid.play({ type: 'attack', target: '1010' }, { type: 'attacker', unit: 'B-44/15' });
    if (gun) laid.play({ type: 'artillery', unit: 'B-AD15' });
    const { page } = visit;
    await openFile(page, makeRecord(recordOf(laid.match)));
    await page.locator('#map[data-camera], [data-cover]').first().waitFor();
    await page.evaluate(() => (location.hash = location.hash.replace('/game/', '/replay/')));
    await page.locator('section[data-at]').waitFor();
    // Where the map lies depends on the room it had when it was first seen, and that on when the fonts came.
    await page.evaluate(() => document.fonts.ready);
    await page.keyboard.press('0');
    return visit;
  }

  async function inspect(page: Page, hex: string): Promise<void> {
    await clickHex(page, hex);
    await page.locator(`.now [aria-label*="${hex}"] .row`).waitFor();
    await page.mouse.move(700, 2);
  }

  /**
   * The page without what differs between any two games, and all pictures but the ground, which shows no units. The picture of what is pointed at
   * is empty here, and lies where the pointer last rested for a frame, which depends on time.
   */
  const look = (page: Page): Promise<string> =>
    page.evaluate(() => {
      const pictures = [...document.querySelectorAll<HTMLCanvasElement>('canvas:not(.coarse, .sharp)')];
      const id = /replay\/(\w+)/.exec(location.hash)?.[1] ?? '';
      const html = document
        .querySelector('#app')
        ?.innerHTML.replaceAll(id, 'ID')
        .replace(/data-ground="\w*"/, '')
        .replaceAll(/transform: translate\(.*?\);/g, '');
      return [document.title, html, ...pictures.map((one) => one.toDataURL())].join('\n');
    });

  /** Where two looks first differ, with what leads up to it; empty where they do not. */
  function differenceOf(one: string, other: string): string {
    if (one === other) return '';
    let at = 0;
    while (one[at] === other[at]) at++;
    const near = (text: string): string => text.slice(Math.max(0, at - 200), at + 200);
    return `${near(one)}\n— and —\n${near(other)}`;
  }

  test('reveals neither hidden steps nor support that has not been committed', async () => {
    const blind = { 'blind-declaration': 'on' };
    // Pages that are compared by their pixels: nobody has used either.
    const [one, other] = [
      await unfinished(await site.lobby({ alone: true }), true, true, blind),
      await unfinished(await site.lobby({ alone: true }), false, false, blind),
    ];
    await one.page.locator('[data-veiled=true]').waitFor();
    for (const hex of ['0910', '1010', '0810']) {
      for (const { page } of [one, other]) await inspect(page, hex);
      await expect.poll(async () => differenceOf(await look(one.page), await look(other.page))).toBe('');
      expect(await look(one.page)).not.toContain('reduced');
    }
    expect([...one.problems, ...other.problems]).toEqual([]);
  });

  test('shows the steps of a game without hidden information', async () => {
    const { page } = await unfinished(await site.lobbyAgain(), true, false, {});
    await inspect(page, '1010');
    await expect.poll(() => page.locator('.now [data-unit="G-2/2"]').innerText()).toContain('reduced');
    await expect.poll(() => page.locator('[data-veiled=false]').count()).toBe(1);
  });
});

describe('the replay', () => {
  test('steps, jumps to turns and to the end, obeys keys, slider, log and play, and shows the result of the record', async () => {
    const { page, problems } = await site.lobby({ prepare: (page) => page.clock.install() });
    await openFile(page, playedFile);
    await page.locator('#map[data-camera]').waitFor();
    const before = await stored(page);
    await page.locator('.menu summary').click();
    await page.locator('[data-action=replay]').click();
    // It opens where the game ended.
    await page.locator(`[data-at="${length}"]`).waitFor();
    await jump(page, 'start');
    await page.locator('[data-at="0"]').waitFor();
    await jump(page, 'on');
    await jump(page, 'on');
    await jump(page, 'back');
    await expect.poll(() => at(page)).toBe(1);
    await expect.poll(() => page.locator('[data-turn]').getAttribute('data-turn')).toBe('8');
    await jump(page, 'turn-on');
    await expect.poll(() => page.locator('[data-turn]').getAttribute('data-turn')).toBe('9');
    await jump(page, 'turn-back');
    await expect.poll(() => at(page)).toBe(0);
    await jump(page, 'end');
    await expect.poll(() => at(page)).toBe(length);
    await expect.poll(() => page.locator('[data-turn]').getAttribute('data-turn')).toBe('22');
    const turnsOfScore = async (): Promise<string | null> => {
      await page.locator('[data-action=score]').click();
      const turns = await page.locator('dialog [data-chart]').getAttribute('data-chart');
      await page.keyboard.press('Escape');
      return turns;
    };
    // The beginning, fourteen turns that have ended, and the last one.
    expect(await turnsOfScore()).toBe('16');
    for (const points of Object.values(playedRecord.result?.points ?? {}))
      await expect.poll(() => page.locator('aside').innerText()).toContain(String(points));

    for (const key of ['Home', 'End', 'ArrowLeft', 'ArrowLeft', 'ArrowRight']) await page.keyboard.press(key);
    await expect.poll(() => at(page)).toBe(length - 1);
    await page.locator('input[type=range]').fill('203');
    await expect.poll(() => page.locator('.text-line').innerText()).toContain('0813');
    expect(await turnsOfScore()).toBe('2');
    const line = page.locator('.log .current button.text').first();
    await expect.poll(() => line.getAttribute('data-to')).toBe('203');
    await page.locator('.log [data-to="214"]').first().click();
    await expect.poll(() => at(page)).toBe(214);
    await page.locator('#map').click();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => at(page)).toBe(1);
    await page.locator('select').last().selectOption({ label: '8×' });
    await jump(page, 'on');
    await page.keyboard.press('Space');
    await expect.poll(() => at(page)).toBeGreaterThan(20);
    await page.keyboard.press('Space');
    await page.locator('.text-line[aria-live=polite]').waitFor();
    const still = await at(page);
    // All timers of the page have fired.
    await page.clock.runFor(5000);
    expect(await at(page)).toBe(still);
    expect(await stored(page)).toEqual(before);

    await toLobby(page);
    await page.locator('a.replay').click();
    await page.locator(`[data-at="${length}"]`).waitFor();
    await expect.poll(() => page.locator('#map').getAttribute('role')).toBe('application');
    expect(problems).toEqual([]);
  });
});
