// Games are kept: two tabs on one game, leaving the page at once, and games of the page that had no database.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { playedRecord } from './kit/files.ts';
import { useSite } from './kit/harness.ts';
import { recordOf, startGame, toLobby } from './kit/player.ts';
import { rowsIn, storedGames } from './kit/stored.ts';
import { CARD } from './kit/reading.ts';

const site = useSite();
/** Entries of the page that kept games in localStorage: a game of 405 actions. */
const earlier = JSON.parse(readFileSync('src/web/store/earlier-page.json', 'utf8')) as Record<string, string>;
const earlierHead = Object.keys(earlier).find((key) => key.endsWith('/head')) ?? '';

const warning = (page: Page) => page.locator('.notices [role=alert]', { hasText: 'another tab' });
const withdrawals = (page: Page) => page.locator('[data-action=withdraw]');
/** What its buttons say: whom they withdraw. */
const offered = (page: Page): Promise<string[]> => withdrawals(page).allInnerTexts();
const atTable = (page: Page): Promise<void> => page.locator('#map[data-camera]').waitFor();

/** Another tab at the same address. */
async function secondTab(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(page.url());
  await atTable(other);
  await withdrawals(other).first().waitFor();
  return other;
}

/** Presses the button, whether or not the tab is in front. */
const withdraw = (page: Page, which: 'first' | 'last'): Promise<void> =>
  page.evaluate((which) => {
    const buttons = [...document.querySelectorAll<HTMLElement>('[data-action=withdraw]')];
    buttons.at(which === 'first' ? 0 : -1)?.click();
  }, which);

/** Tabs that hear of each other only while `isHearing` is not false; what they miss they hear when they listen again. */
const hearingLate = (page: Page): Promise<unknown> =>
  page.context().addInitScript(() => {
    const Channel = BroadcastChannel;
    const missed: (() => void)[] = [];
    const ears = { isHearing: true, missed };
    class LateChannel extends Channel {
      override addEventListener(type: string, heard: EventListenerOrEventListenerObject): void {
        super.addEventListener(type, (event) => {
          const hear = (): void => (heard as EventListener)(event);
          if (ears.isHearing) hear();
          else missed.push(hear);
        });
      }
    }
    Object.assign(globalThis, { BroadcastChannel: LateChannel, ears });
  });

const listens = (page: Page, isHearing: boolean): Promise<void> =>
  page.evaluate((isHearing) => {
    const { ears } = globalThis as unknown as { ears: { isHearing: boolean; missed: (() => void)[] } };
    ears.isHearing = isHearing;
    if (isHearing) for (const hear of ears.missed.splice(0)) hear();
  }, isHearing);

describe('two tabs on one game', () => {
  test('that act at the same time keep one action, tell the tab whose action is not kept, and follow each other', async () => {
    const { page, problems } = await site.table({ prepare: hearingLate });
    await withdrawals(page).first().waitFor();
    const other = await secondTab(page);
    const before = (await recordOf(page)).actions.length;
    const both = [page, other];
    const warnings = async (): Promise<number> => (await warning(page).count()) + (await warning(other).count());
    await Promise.all(both.map((tab) => listens(tab, false)));
    await Promise.all([withdraw(page, 'first'), withdraw(other, 'last')]);
    await expect.poll(warnings).toBe(1);
    await Promise.all(both.map((tab) => listens(tab, true)));
    const { actions } = await recordOf(page);
    expect(actions.length).toBe(before + 1);
    // A tab whose action is not kept shows the same as the other one only when it has opened the game again.
    const shown = async (): Promise<number> => new Set([...(await offered(page)), ...(await offered(other))]).size;
    await expect.poll(shown).toBe(1);
    expect((await recordOf(page)).actions).toEqual(actions);

    await withdraw(other, 'first');
    await expect.poll(() => withdrawals(page).count()).toBe(0);
    await expect.poll(() => page.getByRole('log').innerText()).toMatch(/4\/2[^]*6\/2|6\/2[^]*4\/2/);
    await page.locator('[data-action=undo]').evaluate((button) => (button as HTMLElement).click());
    await expect.poll(() => withdrawals(other).count()).toBe(1);
    expect(await warnings()).toBe(1);
    await toLobby(other);
    for (let press = 0; press < 2; press++) await other.locator('[data-action=delete]').click();
    await expect.poll(() => page.locator(CARD).count()).toBe(1);
    expect(await storedGames(page)).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('tell the later one even when it has heard of nothing, and let it play on', async () => {
    const deaf = (page: Page): Promise<unknown> =>
      page.context().addInitScript(() => Object.assign(globalThis, { BroadcastChannel: undefined }));
    const { page } = await site.table({ prepare: deaf });
    await withdrawals(page).first().waitFor();
    const other = await secondTab(page);
    const [, last] = await offered(other);
    const before = (await recordOf(page)).actions.length;
    const played = async (): Promise<number> => (await recordOf(page)).actions.length - before;
    await withdraw(page, 'first');
    await expect.poll(played).toBe(1);
    const { actions } = await recordOf(page);
    await withdraw(other, 'last');
    await warning(other).waitFor();
    expect((await recordOf(page)).actions).toEqual(actions);
    await expect.poll(() => offered(other)).toEqual([last]);
    await withdraw(other, 'first');
    await expect.poll(played).toBe(2);
    expect((await recordOf(page)).actions.slice(0, -1)).toEqual(actions);
    expect(await warning(page).count()).toBe(0);
  });
});

describe('an action', () => {
  test('is kept when the page is left in the same moment', async () => {
    const { page } = await site.tableAgain();
    const before = (await recordOf(page)).actions.length;
    for (const left of [1, 0]) {
      await withdrawals(page).first().waitFor();
      const loaded = page.waitForEvent('load');
      await page.evaluate(() => {
        document.querySelector<HTMLElement>('[data-action=withdraw]')?.click();
        location.reload();
      });
      await loaded;
      await atTable(page);
      expect((await recordOf(page)).actions.length).toBe(before + 2 - left);
    }
  });

  test('makes the page ask the browser to keep its games when the device runs out of room', async () => {
    const { page } = await site.lobby({
      prepare: (page) =>
        page.addInitScript(() => {
          navigator.storage.persist = () => {
            document.documentElement.dataset['asked'] = 'yes';
            return Promise.resolve(true);
          };
        }),
    });
    expect(await page.locator('html[data-asked]').count()).toBe(0);
    await startGame(page);
    await page.locator('html[data-asked]').waitFor();
  });
});

describe('a game of the page that had no database', () => {
  const localKeys = (page: Page): Promise<string[]> =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => !key.includes('revision')));

  test('is taken over and played on', async () => {
    const { page, problems } = await site.lobby({ kept: { ...earlier, 'bivouac/theme': 'light' } });
    await page.locator('a.go').click();
    await atTable(page);
    expect((await recordOf(page)).actions.slice(0, 405)).toEqual(playedRecord.actions.slice(0, 405));
    expect(await localKeys(page)).toEqual(['bivouac/theme']);
    await page.reload();
    await atTable(page);
    await toLobby(page);
    await expect.poll(() => page.locator('a.go').count()).toBe(1);
    expect(problems).toEqual([]);
  });

  test('with a date out of range is shown as damaged, and hides no other', async () => {
    const broken = Object.entries(earlier).map(([key, text]) => {
      const changed = key === earlierHead ? text.replace(/"saved":\d+/, '"saved":1e300') : text;
      return [key.replace('1kx9z3a0b7f2c', 'broken'), changed] as const;
    });
    const { page, problems } = await site.lobby({ kept: { ...earlier, ...Object.fromEntries(broken) } });
    await page.locator('[data-damaged=head]').waitFor();
    await expect.poll(() => page.locator('a.go').count()).toBe(1);
    expect(await localKeys(page)).toEqual([]);
    for (let press = 0; press < 2; press++) await page.locator('[data-damaged] [data-action=delete]').click();
    await expect.poll(() => page.locator('[data-damaged]').count()).toBe(0);
    expect(await page.locator('a.go').count()).toBe(1);
    expect(await rowsIn(page, 'pieces')).toMatchObject([{ length: 3 }]);
    expect(problems).toEqual([]);
  });
});
