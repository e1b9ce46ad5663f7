import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { verify } from '../../src/kernel/match.ts';
import { openFile, savedGame } from './kit/files.ts';
import { useSite } from './kit/harness.ts';
import {
  advance,
  bringIn,
  clickHex,
  endPhase,
  game,
  hexOf,
  legalOf,
  matchOf,
  prompt,
  recordOf,
  startGame,
  switchOverlay,
  toLobby,
} from './kit/player.ts';
import { openOpening } from './kit/opening.ts';
import { rowsIn, storedGames } from './kit/stored.ts';
import { mouse, playTurn } from './kit/turn.ts';
import { CARD } from './kit/reading.ts';

const site = useSite();

describe('the table', () => {
  test('plays a full turn of both sides by clicks, in English, without a service worker', async () => {
    const { page, problems } = await site.visit({ locale: 'en-GB', ground: true, serviceWorkers: 'block' });
    await playTurn(page, mouse);
    expect(verify(game, await recordOf(page)).ok).toBe(true);
    expect(problems).toEqual([]);
  });

  test('takes back a gesture as a whole, also after a reload', async () => {
    const { page } = await site.tableAgain();
    const played = async (): Promise<number> => (await recordOf(page)).actions.length;
    const before = await played();
    await page.locator('#map').focus();
    await page.keyboard.press('/');
    await page.keyboard.type('move C-5/2 to 0405');
    await page.keyboard.press('Enter');
    await expect.poll(played).toBe(before + 2);
    await page.reload();
    await page.locator('[data-action=undo]:not([aria-disabled=true])').click();
    await expect.poll(played).toBe(before);
  });

  test('is left by two at one screen who agree on a draw, and stays so', async () => {
    const { page, problems } = await site.tableAgain();
    await page.locator('.menu > summary').click();
    await page.locator('[data-action=settle]').click();
    expect(await page.locator('dialog [data-action=ask-back]').count()).toBe(0);
    for (let i = 0; i < 2; i++) await page.locator('dialog [data-action=draw]').click();
    await page.locator('[data-ending=agreed]').waitFor();
    expect((await recordOf(page)).result).toEqual({ by: 'agreed', points: {} });
    await page.reload();
    await page.locator('[data-ending=agreed]').waitFor();
    expect(problems).toEqual([]);
  });

  test('has its tools beside the map, visible even in a low window', async () => {
    const { page } = await site.tableAgain();
    for (const height of [900, 480]) {
      await page.setViewportSize({ width: 1024, height });
      const isBeside = async (): Promise<boolean> => {
        const [tools, map] = await Promise.all(['.tools', '#map'].map((one) => page.locator(one).boundingBox()));
        return !!tools && !!map && tools.x + tools.width <= map.x;
      };
      await expect.poll(isBeside).toBe(true);
      await switchOverlay(page, 'objectives');
      await expect.poll(() => page.locator('.legend').count()).toBe(height === 900 ? 1 : 0);
    }
  });

  test('shows every result of a planned attack before the log gets space, and needs four clicks until the dice are rolled', async () => {
    const { page } = await site.lobbyAgain();
    await openOpening(page, 'combat');
    await page.locator('#tab-reserves').click();
    const clicks = await countClicks(page);
    await mouse.aim(page, '0507');
    // The open list closes, and the log keeps its newest lines.
    await expect.poll(() => page.locator('#tab-log').getAttribute('aria-selected')).toBe('true');
    for (const [width, height] of [
      [1440, 900],
      [1340, 820],
    ] as const) {
      await page.setViewportSize({ width, height });
      const bottom = async (selector: string): Promise<number> => {
        const box = await page.locator(selector).last().boundingBox();
        return box ? box.y + box.height : 0;
      };
      const top = async (selector: string): Promise<number> => (await page.locator(selector).boundingBox())?.y ?? 0;
      await expect.poll(async () => (await bottom('.now .results li')) <= (await top('.now .end'))).toBe(true);
    }
    await mouse.commit(page);
    await expect.poll(() => prompt(page)).toBe('answer');
    await mouse.commit(page);
    await expect
      .poll(async () => (await matchOf(page)).log.filter(({ event }) => event.code === 'combat-roll').length)
      .toBe(1);
    expect(await clicks()).toBeLessThanOrEqual(4);
  });

  test('keeps under the mouse what is clicked in the panel, and says with the rule why a unit cannot go somewhere', async () => {
    const { page } = await site.lobbyAgain();
    await openOpening(page, 'movement');
    const topOf = async (selector: string): Promise<number | undefined> =>
      (await page.locator(selector).first().boundingBox())?.y;
    await page.locator('#tab-reserves').click();
    const unit = '.reserves [data-unit="B-107/34"]';
    await page.locator(unit).scrollIntoViewIfNeeded();
    const row = await topOf(unit);
    await page.locator(unit).click();
    await page.locator('.now h2', { hasText: '107th Regiment Royal Armoured Corps' }).waitFor();
    // The list is put back when the browser lays the page out, which may be after the heading is there.
    await expect.poll(() => topOf(unit)).toBeCloseTo(row ?? NaN, 0);
    await clickHex(page, '0312');
    const notice = page.locator('.no[data-notice]');
    await expect.poll(() => notice.innerText()).toMatch(/0312/);
    await notice.locator('button').click();
    await expect.poll(() => page.locator('dialog').innerText()).toMatch(/RW-/);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('dialog').count()).toBe(0);
    await page.keyboard.press('Escape');
    await endPhase(page);
    const bombardable = (await legalOf(page)).find(({ type, target }) => type === 'bombard' && target !== '0507');
    for (const target of ['0507', String(bombardable?.['target'])]) {
      await mouse.aim(page, target);
      const gun = page.locator('[data-draft] [data-counters=artillery] button').first();
      const before = (await gun.boundingBox())?.y ?? NaN;
      await gun.evaluate((button) => (button as HTMLElement).click());
      await expect.poll(() => gun.getAttribute('aria-pressed')).toBe('true');
      await expect.poll(async () => (await gun.boundingBox())?.y, { message: target }).toBeCloseTo(before, 0);
      await page.keyboard.press('Escape');
    }
  });

  test('moves with two clicks, undoes moves one by one, and stops at dice', async () => {
    const { page } = await site.tableAgain();
    const start = (await recordOf(page)).actions;
    const clicks = await countClicks(page);
    await advance(page);
    expect(await hexOf(page, 'C-5/2')).toBe('0405');
    expect(await clicks()).toBeLessThanOrEqual(2);
    await bringIn(page, 'B-71/53', '0407');
    await page.keyboard.press('u');
    await expect.poll(() => hexOf(page, 'B-71/53')).toBeNull();
    expect(await hexOf(page, 'C-5/2')).toBe('0405');
    await page.locator('[data-action=undo]').click();
    await expect.poll(async () => (await recordOf(page)).actions).toEqual(start);
    await page.locator('[data-action=undo]').click({ force: true });
    await expect.poll(() => page.locator('[data-notice=undo-barrier]').innerText()).toMatch(/dice/);
    expect((await recordOf(page)).actions).toEqual(start);
  });

  test('survives a reload, and stores several games, any of which can be continued', async () => {
    const { page } = await site.tableAgain();
    await advance(page);
    await bringIn(page, 'B-71/53', '0407');
    const before = await recordOf(page);
    await toLobby(page);
    await startGame(page);
    expect(await hexOf(page, 'C-5/2')).toBe('0305');
    const later = await recordOf(page);
    await page.reload();
    await page.locator('#map[data-camera]').waitFor();
    expect(await recordOf(page)).toEqual(later);
    await toLobby(page);
    const kept = page.locator('a[href^="#/game/"]');
    const { length } = await storedGames(page);
    await expect.poll(() => kept.count()).toBe(length);
    await kept.nth(1).click();
    await page.locator('#map[data-camera]').waitFor();
    expect(await recordOf(page)).toEqual(before);
    await expect.poll(() => page.getByRole('log').innerText()).toContain('71/53 enters');
    await page.keyboard.press('u');
    await expect.poll(async () => (await recordOf(page)).actions.length).toBeLessThan(before.actions.length);
  });

  test('saves a valid record, and opens it again', async () => {
    const { page, problems } = await site.tableAgain();
    await advance(page);
    const address = page.url();
    const { name, text, record } = await savedGame(page);
    expect(verify(game, record).ok).toBe(true);
    expect(name).toMatch(/^Batalha de Reichswald, Turn 8, \d{4}-\d\d-\d\d\.bivouac\.json$/);

    await toLobby(page);
    await openFile(page, text);
    await page.locator('#map[data-camera]').waitFor();
    expect(page.url()).not.toBe(address);
    expect((await matchOf(page)).actions).toEqual(record.actions);
    expect(problems).toEqual([]);
  });

  test('refuses broken and other files with one sentence and changes nothing', async () => {
    const { page, problems } = await site.lobbyAgain();
    const before = await rowsIn(page, 'games');
    for (const [text, words] of [
      ['{ "format": ', /JSON/],
      ['{ "format": "photo", "version": 1 }', /bivouac-record/],
      ['[1, 2]', /record\.json cannot be opened/],
    ] as const) {
      await openFile(page, text, 'record.json');
      await expect.poll(() => page.locator('[role=alert]').first().innerText()).toMatch(words);
    }
    expect(await rowsIn(page, 'games')).toEqual(before);
    expect(problems).toEqual([]);
  });

  test('moves a unit with the keyboard alone', async () => {
    const { page } = await site.tableAgain();
    await page.locator('#map').focus();
    await page.keyboard.press('n');
    for (const key of ['Escape', 'ArrowUp']) await page.keyboard.press(key);
    await expect.poll(() => page.locator('#map-help + p').innerText()).toMatch(/^\d{4}, /);
    await walkTo(page, '0305');
    await page.keyboard.press('Enter');
    await walkTo(page, '0405');
    await page.keyboard.press('Enter');
    await expect.poll(() => hexOf(page, 'C-5/2')).toBe('0405');
  });
});

/** Counts the clicks from now on. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  const counting = await page.evaluateHandle(() => {
    const counted = { clicks: 0 };
    document.addEventListener('click', () => counted.clicks++, true);
    return counted;
  });
  return () => counting.evaluate(({ clicks }) => clicks);
}

/** Moves the cursor to a hex with arrow keys, reading the announcements. */
async function walkTo(page: Page, goal: string): Promise<void> {
  const spoken = page.locator('#map-help + p');
  for (let i = 0; i < 60; i++) {
    const words = await spoken.innerText();
    const here = words.slice(0, 4);
    if (here === goal) return;
    const dx = Number(goal.slice(0, 2)) - Number(here.slice(0, 2));
    const dy = Number(goal.slice(2)) - Number(here.slice(2));
    await page.keyboard.press(dx < 0 ? 'ArrowLeft' : dx > 0 ? 'ArrowRight' : dy < 0 ? 'ArrowUp' : 'ArrowDown');
    await expect.poll(() => spoken.innerText()).not.toBe(words);
  }
  throw new Error(`The cursor never came to ${goal}.`);
}

describe('every reader', () => {
  test.each([
    ['en-GB', 'en', /New game/, /Allies: choose a unit/],
    ['pt-BR', 'pt-BR', /Nova partida/, /Aliados: escolha uma unidade/],
    ['es-ES', 'es', /Nueva partida/, /Aliados: elige una unidad/],
  ] as const)(
    'is met in the language of the browser, and can install the page in it: %s',
    async (locale, lang, lobby, table) => {
      const { page, problems } = await site.visit({ locale });
      await expect.poll(() => page.locator(CARD).innerText()).toMatch(lobby);
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(lang);
      const link = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '';
      const answer = await page.request.get(new URL(link, site.url).href);
      expect(answer.headers()['content-type']).toContain('application/manifest+json');
      const manifest = (await answer.json()) as {
        lang: string;
        icons: { src: string; sizes: string; purpose: string }[];
      };
      expect(manifest.lang).toBe(lang);
      expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
      for (const { src } of manifest.icons) {
        expect((await page.request.get(new URL(src, site.url).href)).status()).toBe(200);
      }
      await startGame(page);
      await expect.poll(() => page.locator('[data-prompt]').innerText()).toMatch(table);
      expect(problems).toEqual([]);
    },
  );

  test('is remembered in language and colours', async () => {
    const { page } = await site.lobby();
    await page.getByRole('button', { name: 'Español' }).click();
    await page.getByRole('button', { name: 'claro' }).click();
    await page.reload();
    await expect.poll(() => page.locator(CARD).innerText()).toMatch(/Nueva partida/);
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('light');
  });
});
