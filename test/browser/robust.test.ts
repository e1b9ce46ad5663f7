import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { verify, type GameRecord } from '../../src/kernel/match.ts';
import { axeFindings } from './kit/axe.ts';
import { playedFile, playedRecord, savedBy, savedGame } from './kit/files.ts';
import { widthOf } from './kit/fit.ts';
import { forbidStorage, SIZES, useSite, watchFor } from './kit/harness.ts';
import { advance, clickHex, game, positionOf, recordOf, startGame } from './kit/player.ts';
import { rowsIn, setRow, storedGames } from './kit/stored.ts';
import { CARD } from './kit/reading.ts';

const site = useSite();

type Dropped = { name: string; text: string }[];

const headOf = async (page: Page, id: string): Promise<object> =>
  (await rowsIn(page, 'games'))[0]?.find(({ key }) => key[0] === id)?.value as object;

/** Drops these files on the page. */
async function drop(page: Page, files: Dropped): Promise<void> {
  const data = await page.evaluateHandle((files) => {
    const data = new DataTransfer();
    for (const { name, text } of files) data.items.add(new File([text], name));
    return data;
  }, files);
  await page.dispatchEvent('main', 'dragenter', { dataTransfer: data });
  await page.locator('.drop').waitFor();
  await page.dispatchEvent('main', 'drop', { dataTransfer: data });
  await expect.poll(() => page.locator('.drop').count()).toBe(0);
}

const alert = (page: Page) => page.locator('.notices [role=alert]').last();

describe('a record dropped on the page', () => {
  test('opens from the table as a new game beside the running one, and again without blocking the page, long as it is', async () => {
    const { page, problems } = await site.tableAgain();
    await advance(page);
    const running = await recordOf(page);
    const address = page.url();
    await drop(page, [{ name: 'game.bivouac.json', text: playedFile }]);
    await expect.poll(() => page.url()).not.toBe(address);
    await expect.poll(async () => (await recordOf(page)).actions).toEqual(playedRecord.actions);
    await page.locator('#map[data-camera]').waitFor();
    const progress = await watchFor(page, 'progress');
    await page.reload();
    await page.locator('#map[data-camera]').waitFor();
    expect(await progress()).toBe(true);
    expect((await recordOf(page)).actions).toEqual(playedRecord.actions);
    await page.goto(address);
    await page.locator('#map[data-camera]').waitFor();
    expect(await recordOf(page)).toEqual(running);
    expect(problems).toEqual([]);
  });

  test('is refused in one sentence when it is no game, and changes nothing', async () => {
    const { page, problems } = await site.lobbyAgain();
    const before = await rowsIn(page, 'games');
    for (const [what, text, words] of [
      ['cut off', playedFile.slice(0, 5000), /JSON/],
      ['a picture', '\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR', /JSON/],
      ['of another game', playedFile.replace('"game": "reichswald"', '"game": "chess"'), /chess/],
      ['of another version', playedFile.replace('"version": 1', '"version": 7'), /7/],
      ['altered', playedFile.replace(/"hash": "\w{4}/, '"hash": "0000'), /altered/],
      ['shortened', JSON.stringify({ ...playedRecord, actions: [] }), /altered/],
      ['too large', ' '.repeat(5_000_001), /more than 5,000,000 bytes/],
      ['empty', '', /The file is empty/],
    ] as const) {
      await drop(page, [{ name: `${what}.json`, text }]);
      await expect.poll(() => alert(page).innerText(), { message: what }).toContain(`${what}.json cannot be opened`);
      expect(await alert(page).innerText(), what).toMatch(words);
      expect(await rowsIn(page, 'games'), what).toEqual(before);
    }
    expect(problems).toEqual([]);
  });

  test('may be one of several: valid ones are added, others reported', async () => {
    const { page, problems } = await site.lobbyAgain();
    const { length } = await storedGames(page);
    await drop(page, [
      { name: 'one.json', text: playedFile },
      { name: 'bad.json', text: '{' },
      { name: 'two.json', text: readFileSync('corpus/records/1.4.0/reichswald-veritable-2.bivouac.json', 'utf8') },
    ]);
    await expect.poll(() => alert(page).innerText()).toContain('bad.json cannot be opened');
    await expect.poll(() => page.locator('a.go').count()).toBe(length + 2);
    expect(await axeFindings(page)).toEqual([]);
    expect(problems).toEqual([]);
  });
});

describe('kept games', () => {
  test('that are corrupt are listed with the reason, can be saved, and are not deleted', async () => {
    const { page, problems } = await site.lobby({ viewport: SIZES.phone });
    await drop(page, [{ name: 'playedFile.json', text: playedFile }]);
    await page.locator('#map[data-camera]').waitFor();
    expect((await recordOf(page)).actions).toEqual(playedRecord.actions);
    const id = /game\/(\w+)/.exec(page.url())?.[1] ?? '';
    await setRow(page, 'pieces', [id, 3]);
    await setRow(page, 'games', ['headless', 1], { id: 'headless', revision: 1 });
    await setRow(page, 'games', ['late', 1], { ...(await headOf(page, id)), id: 'late', revision: 1, saved: 1e300 });
    const before = await rowsIn(page, 'games', 'pieces');
    await page.goto(site.url);
    await expect.poll(() => page.locator('[data-damaged]').count()).toBe(3);
    await expect.poll(() => page.locator('[data-damaged=piece]').innerText()).toContain('piece 4');
    expect(await rowsIn(page, 'games', 'pieces')).toEqual(before);
    const save = page.locator('[data-damaged=piece] [data-action=save-kept]');
    const { text } = await savedBy(page, save);
    const raw = JSON.parse(text) as { entries: Record<string, string> };
    expect(JSON.parse(raw.entries[`${id}/2`] ?? '')).toEqual(playedRecord.actions.slice(400, 600));
    expect(await axeFindings(page)).toEqual([]);
    expect(await widthOf(page)).toBeLessThanOrEqual(SIZES.phone.width);

    await page.goto(`${site.url}#/game/${id}`);
    await expect.poll(() => page.locator('[role=alert]').first().innerText()).toContain('piece 4');
    expect(problems).toEqual([]);
  });
});

describe('without storage', () => {
  test('a full device: the game continues, can be saved to a file, and is stored as soon as there is space', async () => {
    const allow = async (page: Page, quotaSize?: number): Promise<void> => {
      const session = await page.context().newCDPSession(page);
      const { origin } = new URL(site.url);
      await session.send('Storage.overrideQuotaForOrigin', { origin, ...(quotaSize ? { quotaSize } : {}) });
    };
    const { page, problems } = await site.table({ prepare: (page) => allow(page, 2 ** 20) });
    const before = await recordOf(page);
    await allow(page, 1);
    // Chromium asks for the quota again only when a write exceeds what it had been before, and packs what can be packed.
    const filler = randomBytes(2 ** 21).toString('base64');
    await expect(setRow(page, 'notes', ['filler', 0], filler)).rejects.toThrow('Quota');
    await clickHex(page, '0305');
    await clickHex(page, '0405');
    await page.locator('.full[role=alert]').waitFor();
    expect(await recordOf(page)).toEqual(before);
    const { record: saved } = await savedGame(page);
    expect(verify(game, saved).ok).toBe(true);
    expect(saved.actions.length).toBeGreaterThan(before.actions.length);

    await page.locator('a.home').click();
    await page.locator('.full[role=alert]').waitFor();
    await page.locator('a.go').click();
    await page.locator('#map[data-camera]').waitFor();
    await allow(page);
    await page.keyboard.press('Control+z');
    await clickHex(page, '0305');
    await clickHex(page, '0405');
    await expect.poll(() => page.locator('.full').count()).toBe(0);
    expect((await positionOf(page)).units.length).toBeGreaterThan(0);
    await expect.poll(async () => (await recordOf(page)).actions.length).toBeGreaterThan(before.actions.length);
    expect(problems).toEqual([]);
  });

  test('no storage at all: settings last for the visit, a game can be played and saved', async () => {
    const { page, problems } = await site.lobby({ prepare: forbidStorage });
    await page.locator('[data-action=settings]').click();
    await page.getByRole('radio', { name: 'Light', exact: true }).check();
    await page.locator('html[data-theme=light]').waitFor();
    await page.keyboard.press('Escape');
    await startGame(page);
    await clickHex(page, '0305');
    await clickHex(page, '0405');
    await page.locator('.full[role=alert]').waitFor();
    expect(await page.locator('.full[role=alert]').innerText()).toMatch(/does not let the page store anything/);
    await savedGame(page);
    expect(problems).toEqual([]);
  });
});

test('without random numbers for dice the page starts, and says why no game does', async () => {
  const prepare = (page: Page): Promise<unknown> =>
    page.addInitScript(() => Object.defineProperty(globalThis, 'crypto', { value: undefined }));
  const { page, problems } = await site.lobby({ prepare });
  await page.locator(`${CARD} summary`).first().click();
  await page.locator(`${CARD} button[type=submit]`).first().click();
  await expect.poll(() => page.locator(`${CARD} [role=alert]`).innerText()).toMatch(/random numbers/);
  await drop(page, [{ name: 'game.json', text: playedFile }]);
  await expect.poll(() => alert(page).innerText()).toMatch(/random numbers/);
  expect(problems).toEqual([]);
});

describe('when something fails', () => {
  test('a part of the page that fails to load can be requested again', async () => {
    // What has been loaded once is not fetched again: no other test opens a replay on this page.
    const { page } = await site.tableAgain();
    const before = await recordOf(page);
    await page.route('**/assets/Replay-*.js', (route) => route.abort());
    await page.locator('.menu summary').click();
    await page.locator('[data-action=replay]').click();
    const missing = page.locator('.missing[role=alert]');
    await missing.waitFor();
    await page.unroute('**/assets/Replay-*.js');
    await missing.getByRole('button').first().click();
    await page.locator(`[data-at="${before.actions.length}"]`).waitFor();
    expect(await recordOf(page)).toEqual(before);
  });

  test('when the games fail to load, a message says so', async () => {
    const lost = '**/assets/{reichswald,market-garden,third-world-war}-*.js';
    const { page } = await site.visit({ prepare: (page) => page.route(lost, (route) => route.abort()) });
    await expect
      .poll(() => page.locator('[role=alert]').allInnerTexts())
      .toEqual(expect.arrayContaining([expect.stringContaining('could not be fetched')]));
    await page.unroute(lost);
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Reload' }).first().click()]);
    await page.locator(CARD).waitFor();
  });

  test('an error is reported, the game stays, and can be saved from the message', async () => {
    const { page } = await site.tableAgain();
    await page.evaluate(() => void Promise.reject(new Error('of a test')));
    const message = alert(page);
    await message.waitFor();
    const { text } = await savedBy(page, message.locator('[data-action=save-kept]'));
    const saved = JSON.parse(text) as GameRecord;
    expect(verify(game, saved).ok).toBe(true);
    await clickHex(page, '0305');
    await clickHex(page, '0405');
    await expect.poll(async () => (await recordOf(page)).actions.length).toBeGreaterThan(saved.actions.length);
  });

  test('a page that cannot be rendered offers to reload, to save, and the lobby', async () => {
    const { page } = await site.table({ alone: true });
    const before = await recordOf(page);
    await page.addInitScript(() => {
      globalThis.ResizeObserver = function fails() {
        throw new Error('of a test');
      } as unknown as typeof ResizeObserver;
    });
    await page.reload();
    const broken = page.locator('main', { has: page.locator('pre') });
    await broken.waitFor();
    expect(await axeFindings(page)).toEqual([]);
    const { text } = await savedBy(page, broken.locator('[data-action=save-kept]'));
    expect(JSON.parse(text)).toEqual(before);
    await broken.locator('a').click();
    await page.locator(CARD).waitFor();
  });
});
