// Games that were kept or saved long ago: long ones open from a snapshot, those of other rules as far as these accept them.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { barriers } from './barriers.ts';
import { openFile, playedFile, playedRecord, savedGame } from './files.ts';
import { useSite } from './harness.ts';
import { recordOf } from './player.ts';

const site = useSite({ serviceWorkers: 'block' });
const { length } = playedRecord.actions;
/** Which action of the record these rules refuse, once there is one. */
const WRONG = 30;

/** The record as another version of the rules would have it. */
function older(...wrong: object[]): string {
  const { actions } = playedRecord;
  const changed = wrong.length > 0 ? [...actions.slice(0, WRONG), ...wrong, ...actions.slice(WRONG)] : actions;
  return JSON.stringify({ ...playedRecord, rules: '0.9.0', actions: changed, hash: '0' });
}

const snapshotKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('bivouac/snapshot/')));
const told = (page: Page): Promise<string> => page.locator('.halt [role=status]').innerText();

describe('a long game', () => {
  /** Reads the whole log of the table and what the game would be as a file. */
  async function seen(page: Page): Promise<{ log: string; text: string }> {
    await page.locator('#map[data-camera]').waitFor();
    await page.locator('#tab-log').click();
    const log = await page.locator('[role=log]').innerText();
    return { log, text: (await savedGame(page)).text };
  }

  test('opens with its log and its hash again, with a snapshot and without a good one', async () => {
    const { page, complaints } = await site.lobby();
    await openFile(page, playedFile);
    const before = await seen(page);
    expect(before.text).toContain(`"hash": "${playedRecord.hash}"`);
    const keys = await snapshotKeys(page);
    expect(keys.length).toBeGreaterThan(1);
    await page.reload();
    expect(await seen(page)).toEqual(before);
    await page.evaluate((keys) => keys.forEach((key) => localStorage.setItem(key, '{')), keys);
    await page.reload();
    expect(await seen(page)).toEqual(before);
    expect(complaints).toEqual([]);
  });
});

describe('a game of other rules', () => {
  test('goes on when these accept every action', async () => {
    const { page, complaints } = await site.lobby();
    await openFile(page, older());
    await page.locator('#map[data-camera]').waitFor();
    expect(page.url()).toContain('#/game/');
    expect(await recordOf(page)).toMatchObject({ rules: playedRecord.rules, actions: { length } });
    expect(complaints).toEqual([]);
  });

  test('is kept and shown up to the action that they refuse, which is named with the reason', async () => {
    const { page, complaints } = await site.lobby();
    await openFile(page, older({ by: 'allied', type: 'gone' }));
    await page.locator(`section[data-at]`).waitFor();
    expect(await told(page)).toMatch(/0\.9\.0.*1\.0\.0.*action 31 is refused/);
    await page.locator('[data-way=end]').click();
    await expect.poll(() => page.locator('section[data-at]').getAttribute('data-at')).toBe(String(WRONG));
    expect(await barriers(page)).toEqual([]);
    await page.goto(site.url);
    await page.locator('a.go').click();
    await page.locator(`section[data-at]`).waitFor();
    expect(await told(page)).toContain('action 31 is refused');
    const kept = await page.evaluate(() =>
      Object.entries(localStorage).find(([key]) => key.startsWith('bivouac/game/') && key.endsWith('/head')),
    );
    expect(JSON.parse(kept?.[1] ?? '')).toMatchObject({ count: length + 1, record: { rules: '0.9.0' } });
    expect(complaints).toEqual([]);
  });

  test('is refused in a sentence when not even its start is accepted', async () => {
    const { page } = await site.lobby();
    await openFile(page, older().replace('"scenario":"veritable"', '"scenario":"market"'));
    await expect.poll(() => page.locator('[role=alert]').last().innerText()).toContain('market');
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('game/')))).toEqual([]);
  });
});
