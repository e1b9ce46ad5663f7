// Old games: long ones open from a snapshot, games of other rules up to the first refused action.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeFindings } from './kit/axe.ts';
import { openFile, playedFile, playedRecord, savedGame } from './kit/files.ts';
import { useSite } from './kit/harness.ts';
import { recordOf, toLobby } from './kit/player.ts';
import { rowsIn, setRow } from './kit/stored.ts';

const site = useSite({ serviceWorkers: 'block' });
const { length } = playedRecord.actions;
/** Index of the action that these rules refuse. */
const REFUSED_ACTION = 30;

/** The record with another version of the rules. */
function older(...wrong: object[]): string {
  const { actions } = playedRecord;
  const changed =
    wrong.length > 0 ? [...actions.slice(0, REFUSED_ACTION), ...wrong, ...actions.slice(REFUSED_ACTION)] : actions;
  return JSON.stringify({ ...playedRecord, rules: '0.9.0', actions: changed, hash: '0' });
}

const snapshots = async (page: Page) => (await rowsIn(page, 'snapshots'))[0] ?? [];
const notice = (page: Page): Promise<string> => page.locator('.halt [role=status]').innerText();

describe('a long game', () => {
  /** The whole log of the table, and the record as a file. */
  async function seen(page: Page): Promise<{ log: string; text: string }> {
    await page.locator('#map[data-camera]').waitFor();
    await page.locator('#tab-log').click();
    const log = await page.locator('[role=log]').innerText();
    return { log, text: (await savedGame(page)).text };
  }

  test('opens with the same log and hash with, without and with a broken snapshot', async () => {
    const { page, problems } = await site.lobbyAgain();
    await openFile(page, playedFile);
    const before = await seen(page);
    expect(before.text).toContain(`"hash": "${playedRecord.hash}"`);
    const rows = await snapshots(page);
    expect(rows.length).toBeGreaterThan(1);
    await page.reload();
    expect(await seen(page)).toEqual(before);
    for (const { key } of rows) await setRow(page, 'snapshots', key, '{');
    await page.reload();
    expect(await seen(page)).toEqual(before);
    expect(problems).toEqual([]);
  });
});

describe('a game of other rules', () => {
  test('can be played on when every action is accepted', async () => {
    const { page, problems } = await site.lobbyAgain();
    await openFile(page, older());
    await page.locator('#map[data-camera]').waitFor();
    expect(page.url()).toContain('#/game/');
    expect(await recordOf(page)).toMatchObject({ rules: playedRecord.rules, actions: { length } });
    expect(problems).toEqual([]);
  });

  test('is stored and shown up to the first refused action, with the reason', async () => {
    const { page, problems } = await site.lobbyAgain();
    await openFile(page, older({ by: 'allied', type: 'gone' }));
    await page.locator(`section[data-at]`).waitFor();
    expect(await notice(page)).toMatch(new RegExp(`0\\.9\\.0.*${playedRecord.rules}.*action 31 is refused`));
    await expect.poll(() => page.locator('section[data-at]').getAttribute('data-at')).toBe(String(REFUSED_ACTION));
    expect(await axeFindings(page)).toEqual([]);
    await toLobby(page);
    await page.locator('a.go').first().click();
    await page.locator(`section[data-at]`).waitFor();
    expect(await notice(page)).toContain('action 31 is refused');
    const id = /(?:game|replay)\/(\w+)/.exec(page.url())?.[1];
    const own = (await rowsIn(page, 'games')).flat().filter(({ key }) => key[0] === id);
    expect(own).toMatchObject([{ value: { count: length + 1, record: { rules: '0.9.0' } } }]);
    expect(problems).toEqual([]);
  });

  test('is refused when its start is not accepted', async () => {
    const { page } = await site.lobbyAgain();
    const before = await rowsIn(page, 'games');
    await openFile(page, older().replace('"scenario":"veritable"', '"scenario":"market"'));
    await expect.poll(() => page.locator('[role=alert]').last().innerText()).toContain('market');
    expect(await rowsIn(page, 'games')).toEqual(before);
  });
});
