import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verify, type GameRecord } from '../../src/kernel/match.ts';
import { startBrowser, startSite, visit, type Site, type Visit } from './harness.ts';
import { clickHex, game, positionOf, recordOf, startGame } from './player.ts';

const FILE = 'corpus/records/reichswald-veritable-1.bivouac.json';
const good = readFileSync(FILE, 'utf8');
const record = JSON.parse(good) as GameRecord;
const short = JSON.stringify({ ...record, actions: [] });
const viewport = { width: 1440, height: 900 };

let site: Site;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), startBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await site.stop();
});

const lobby = async (options = {}): Promise<Visit> => {
  const visitor = await visit(browser, site.url, { viewport, locale: 'en-GB', serviceWorkers: 'block', ...options });
  await visitor.page.locator('article').waitFor();
  return visitor;
};

type Dropped = { name: string; text: string }[];

/** Drags these files over the page, and drops them. */
async function drop(page: Page, files: Dropped): Promise<void> {
  const data = await page.evaluateHandle((files) => {
    const data = new DataTransfer();
    for (const { name, text } of files) data.items.add(new File([text], name));
    return data;
  }, files);
  await page.dispatchEvent('main', 'dragenter', { dataTransfer: data });
  await page.locator('.drop').waitFor();
  await page.dispatchEvent('main', 'drop', { dataTransfer: data });
  expect(await page.locator('.drop').count()).toBe(0);
}

const alert = (page: Page) => page.locator('.notices [role=alert]').last();
const keptKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('game/')));

const setEntry = (page: Page, key: string, text: string): Promise<void> =>
  page.evaluate(([key, text]) => localStorage.setItem(key, text), [key, text] as const);

describe('a record dropped on the page', () => {
  test('opens from the lobby, and from the table as a new game beside the running one', async () => {
    const { page, complaints } = await lobby();
    await startGame(page);
    await clickHex(page, '0305');
    await clickHex(page, '0405');
    const running = await recordOf(page);
    const address = page.url();
    await drop(page, [{ name: 'game.bivouac.json', text: good }]);
    await expect.poll(() => page.url()).not.toBe(address);
    await expect.poll(async () => (await recordOf(page)).hash).toBe(record.hash);
    await page.locator('#map[data-camera]').waitFor();
    await page.goto(address);
    await page.locator('#map[data-camera]').waitFor();
    expect(await recordOf(page)).toEqual(running);
    expect(complaints).toEqual([]);
  });

  test.each([
    ['cut off', good.slice(0, 5000), /JSON/],
    ['a picture', '\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR', /JSON/],
    ['of another game', good.replace('"game": "reichswald"', '"game": "chess"'), /chess/],
    ['of another version', good.replace('"version": 1', '"version": 7'), /7/],
    ['altered', good.replace(/"hash": "\w{4}/, '"hash": "0000'), /altered/],
    ['too large', ' '.repeat(5_000_001), /5,000,001/],
    ['empty', '', /JSON/],
  ])('is refused in one sentence when it is %s, and changes nothing', async (_, text, words) => {
    const { page, complaints } = await lobby();
    await drop(page, [{ name: 'some.json', text }]);
    await expect.poll(() => alert(page).innerText()).toMatch(words);
    expect(await alert(page).innerText()).toContain('some.json cannot be opened');
    expect(await keptKeys(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('may come with others: the good ones are added, the bad ones named', async () => {
    const { page, complaints } = await lobby();
    await drop(page, [
      { name: 'one.json', text: good },
      { name: 'bad.json', text: '{' },
      { name: 'two.json', text: readFileSync('corpus/records/reichswald-veritable-2.bivouac.json', 'utf8') },
    ]);
    await expect.poll(() => alert(page).innerText()).toContain('bad.json cannot be opened');
    await expect.poll(() => page.locator('a.go').count()).toBe(2);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

describe('kept games', () => {
  test('that are broken are listed with the reason, can be saved as they are, and are not deleted', async () => {
    const { page, complaints } = await lobby({ viewport: { width: 390, height: 844 } });
    await drop(page, [{ name: 'good.json', text: good }]);
    await expect.poll(async () => (await recordOf(page)).hash).toBe(record.hash);
    const id = /game\/(\w+)/.exec(page.url())?.[1] ?? '';
    await setEntry(page, `bivouac/game/${id}/3`, '[broken');
    await setEntry(page, 'bivouac/game/headless/0', '[]');
    await setEntry(page, 'bivouac/game/garbled/head', '{"id":');
    const before = await keptKeys(page);
    await page.goto(site.url);
    await expect.poll(() => page.locator('[data-damaged]').count()).toBe(3);
    expect(await page.locator('[data-damaged=piece]').innerText()).toContain('piece 4');
    expect(await keptKeys(page)).toEqual(before);
    const save = page.locator('[data-damaged=piece] [data-action=save-kept]');
    const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
    const raw = JSON.parse(readFileSync(await download.path(), 'utf8')) as { entries: Record<string, string> };
    expect(raw.entries[`${id}/3`]).toBe('[broken');
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

    await page.goto(`${site.url}#/game/${id}`);
    await expect.poll(() => page.locator('[role=alert]').first().innerText()).toContain('piece 4');
    expect(complaints).toEqual([]);
  });

  test('of other rules say so when they do not play any more', async () => {
    const { page, complaints } = await lobby();
    const { actions, ...rest } = record;
    const wrong = [...actions.slice(0, 30), { by: 'allied', type: 'gone' }];
    const kept = { id: 'old', game: 'reichswald', scenario: 'veritable', turn: 8, phase: 'x', saved: 1, result: null };
    const head = { ...kept, record: { ...rest, rules: '0.9.0' }, count: 31, pieces: [], tail: wrong };
    await setEntry(page, 'bivouac/game/old/head', JSON.stringify(head));
    await page.goto(`${site.url}#/game/old`);
    await expect.poll(() => page.locator('[role=alert]').first().innerText()).toContain('0.9.0');
    expect(await keptKeys(page)).toEqual(['bivouac/game/old/head']);
    expect(complaints).toEqual([]);
  });
});

describe('without room on the device', () => {
  test('the game goes on, can be saved to a file, and is kept as soon as there is room', async () => {
    const { page, complaints } = await lobby();
    await startGame(page);
    const before = await recordOf(page);
    await page.evaluate(() => {
      for (let size = 2 ** 22; size >= 1; size /= 2) {
        for (;;) {
          try {
            localStorage.setItem('filler', (localStorage.getItem('filler') ?? '') + 'x'.repeat(size));
          } catch {
            break;
          }
        }
      }
    });
    await clickHex(page, '0305');
    await clickHex(page, '0405');
    await page.locator('.full[role=alert]').waitFor();
    expect(await recordOf(page)).toEqual(before);
    await page.locator('.menu summary').click();
    const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[data-action=save]').click()]);
    const saved = JSON.parse(readFileSync(await download.path(), 'utf8')) as GameRecord;
    expect(verify(game, saved).ok).toBe(true);
    expect(saved.actions.length).toBeGreaterThan(before.actions.length);

    await page.locator('a.home').click();
    await page.locator('.full[role=alert]').waitFor();
    await page.locator('a.go').click();
    await page.locator('#map[data-camera]').waitFor();
    await page.evaluate(() => localStorage.removeItem('filler'));
    await page.keyboard.press('Control+z');
    await clickHex(page, '0305');
    await clickHex(page, '0404');
    await expect.poll(() => page.locator('.full').count()).toBe(0);
    expect((await positionOf(page)).units.length).toBeGreaterThan(0);
    expect((await recordOf(page)).actions.length).toBeGreaterThan(before.actions.length);
    expect(complaints).toEqual([]);
  });

  test('or without any storage a game can be played and saved', async () => {
    const context = await browser.newContext({ viewport, locale: 'en-GB', serviceWorkers: 'block' });
    await context.addInitScript(() => {
      Object.defineProperty(globalThis, 'localStorage', {
        get: () => {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
    });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    await page.goto(site.url);
    await startGame(page);
    await clickHex(page, '0305');
    await clickHex(page, '0405');
    await page.locator('.full[role=alert]').waitFor();
    await page.locator('.menu summary').click();
    await Promise.all([page.waitForEvent('download'), page.locator('[data-action=save]').click()]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('when something fails', () => {
  test('a part of the page that does not come is asked for again', async () => {
    const { page } = await lobby();
    await startGame(page);
    const before = await recordOf(page);
    await page.route('**/assets/Replay-*.js', (route) => route.abort());
    await page.locator('.menu summary').click();
    await page.locator('[data-action=replay]').click();
    const missing = page.locator('.missing[role=alert]');
    await missing.waitFor();
    await page.unroute('**/assets/Replay-*.js');
    await missing.getByRole('button').first().click();
    await page.locator('[data-at="0"]').waitFor();
    expect(await recordOf(page)).toEqual(before);
  });

  test('games that do not come are said to be missing', async () => {
    const context = await browser.newContext({ viewport, locale: 'en-GB', serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.route('**/assets/games-*.js', (route) => route.abort());
    await page.goto(site.url);
    await expect
      .poll(() => page.locator('[role=alert]').allInnerTexts())
      .toEqual(expect.arrayContaining([expect.stringContaining('could not be fetched')]));
    await page.unroute('**/assets/games-*.js');
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Reload' }).first().click()]);
    await page.locator('article').waitFor();
    await context.close();
  });

  test('an error is said, the game stays, and can be saved from the message', async () => {
    const { page } = await lobby();
    await startGame(page);
    await page.evaluate(() => void Promise.reject(new Error('of a test')));
    const message = alert(page);
    await message.waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      message.locator('[data-action=save-kept]').click(),
    ]);
    const saved = JSON.parse(readFileSync(await download.path(), 'utf8')) as GameRecord;
    expect(verify(game, saved).ok).toBe(true);
    await clickHex(page, '0305');
    await clickHex(page, '0405');
    await expect.poll(async () => (await recordOf(page)).actions.length).toBeGreaterThan(saved.actions.length);
  });

  test('a page that cannot be drawn offers to reload, to save, and the lobby', async () => {
    const { page } = await lobby();
    await startGame(page);
    const before = await recordOf(page);
    await page.addInitScript(() => {
      globalThis.ResizeObserver = function fails() {
        throw new Error('of a test');
      } as unknown as typeof ResizeObserver;
    });
    await page.reload();
    const broken = page.locator('main', { has: page.locator('pre') });
    await broken.waitFor();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      broken.locator('[data-action=save-kept]').click(),
    ]);
    expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toEqual(before);
    await broken.locator('a').click();
    await page.locator('article').waitFor();
  });

  test('a browser without service workers only stays online', async () => {
    const { page, complaints } = await lobby();
    await startGame(page);
    expect(complaints).toEqual([]);
  });
});

test('a long game and its replay open without keeping the page from answering', async () => {
  const { page, complaints } = await lobby();
  await drop(page, [{ name: 'game.json', text: short }]);
  await expect.poll(() => alert(page).innerText()).toContain('altered');
  await drop(page, [{ name: 'game.json', text: good }]);
  await page.locator('#map[data-camera]').waitFor();
  await page.reload();
  await page.locator('progress').waitFor();
  await page.locator('#map[data-camera]').waitFor();
  expect((await recordOf(page)).hash).toBe(record.hash);
  expect(complaints).toEqual([]);
});
