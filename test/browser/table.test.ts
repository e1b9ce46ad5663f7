import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { verify } from '../../src/kernel/match.ts';
import { openFile, savedGame } from './files.ts';
import { SIZES, useSite } from './harness.ts';
import {
  bringIn,
  clickHex,
  endPhase,
  game,
  hexOf,
  matchOf,
  playOpening,
  prompt,
  recordOf,
  startGame,
} from './player.ts';
import { mouse, playTurn } from './turn.ts';

const site = useSite();

describe('the table', () => {
  test.each(['en-GB', 'pt-BR', 'es-ES'])('plays a full turn of both sides by clicks: %s', async (locale) => {
    const { page, complaints } = await site.visit({ locale });
    await playTurn(page, mouse);
    expect(verify(game, await recordOf(page)).ok).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('takes two clicks for a move, and at most four for an attack until the dice are thrown', async () => {
    const { page } = await site.table();
    await page.evaluate(() => {
      document.documentElement.dataset['clicks'] = '0';
      const count = (): void => {
        const { dataset } = document.documentElement;
        dataset['clicks'] = String(Number(dataset['clicks']) + 1);
      };
      document.addEventListener('click', count, true);
    });
    const clicks = async (): Promise<number> => Number(await page.locator('html').getAttribute('data-clicks'));
    const rolls = async (): Promise<number> =>
      (await matchOf(page)).log.filter(({ event }) => event.code === 'combat-roll').length;
    await clickHex(page, '0305');
    await clickHex(page, '0405');
    await expect.poll(() => hexOf(page, 'C-5/2')).toBe('0405');
    expect(await clicks()).toBeLessThanOrEqual(2);
    await bringIn(page, 'B-71/53', '0407');
    for (let i = 0; i < 2; i++) await page.locator('[data-action=withdraw]').first().click();
    await endPhase(page);
    const before = await clicks();
    await mouse.aim(page, '0507');
    await mouse.commit(page);
    await expect.poll(() => prompt(page)).toBe('answer');
    await mouse.commit(page);
    await expect.poll(rolls).toBe(1);
    expect((await clicks()) - before).toBeLessThanOrEqual(4);
  });

  test('says with the rule why a unit cannot go somewhere', async () => {
    const { page } = await site.table();
    await bringIn(page, 'B-71/53', '0407');
    await page.locator('#tab-reserves').click();
    await page.locator('.reserves [data-unit="B-107/34"]').click();
    await clickHex(page, '0312');
    const notice = page.locator('.no[data-notice]');
    expect(await notice.innerText()).toMatch(/0312/);
    await notice.locator('button').click();
    await expect.poll(() => page.locator('dialog').innerText()).toMatch(/RW-/);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('dialog').count()).toBe(0);
  });

  test('takes back moves one by one, and stops at dice', async () => {
    const { page } = await site.table();
    const start = (await recordOf(page)).actions;
    await clickHex(page, '0305');
    await clickHex(page, '0405');
    await bringIn(page, 'B-71/53', '0407');
    await page.keyboard.press('u');
    expect(await hexOf(page, 'B-71/53')).toBeNull();
    expect(await hexOf(page, 'C-5/2')).toBe('0405');
    await page.locator('[data-action=undo]').click();
    expect((await recordOf(page)).actions).toEqual(start);
    await page.locator('[data-action=undo]').click({ force: true });
    expect(await page.locator('[data-notice=undo-barrier]').innerText()).toMatch(/dice/);
    expect((await recordOf(page)).actions).toEqual(start);
  });

  test('loses nothing when it is loaded again', async () => {
    const { page } = await site.table();
    await playOpening(page);
    const before = await recordOf(page);
    await page.reload();
    await page.locator('#map[data-camera]').waitFor();
    expect(await recordOf(page)).toEqual(before);
    expect(await page.getByRole('log').innerText()).toContain('71/53 enters');
    await page.keyboard.press('u');
    expect((await recordOf(page)).actions.length).toBeLessThan(before.actions.length);
  });

  test('keeps several games and goes on with any of them', async () => {
    const { page } = await site.table();
    await clickHex(page, '0305');
    await clickHex(page, '0405');
    await page.goto(site.url);
    await startGame(page);
    expect(await hexOf(page, 'C-5/2')).toBe('0305');
    await page.goto(site.url);
    const kept = page.locator('a[href^="#/game/"]');
    expect(await kept.count()).toBe(2);
    await kept.last().click();
    await page.locator('#map[data-camera]').waitFor();
    expect(await hexOf(page, 'C-5/2')).toBe('0405');
  });

  test('follows a game that is played on in another tab', async () => {
    const { page } = await site.table();
    const other = await page.context().newPage();
    await other.setViewportSize(SIZES.desktop);
    await other.goto(page.url());
    await other.locator('#map[data-camera]').waitFor();
    await clickHex(page, '0305');
    await clickHex(page, '0405');
    await expect.poll(() => other.getByRole('log').innerText()).toContain('5/2 advances from 0305 to 0405');
    expect(await recordOf(other)).toEqual(await recordOf(page));
  });

  test('saves a record that is a valid game, and loads it again', async () => {
    const { page } = await site.table();
    await playOpening(page);
    const { name, text, record } = await savedGame(page);
    expect(verify(game, record).ok).toBe(true);
    expect(name).toBe('reichswald-turn-8.bivouac.json');

    const other = await site.visit();
    await openFile(other.page, text);
    await other.page.locator('#map[data-camera]').waitFor();
    expect((await matchOf(other.page)).actions).toEqual(record.actions);
    expect(other.complaints).toEqual([]);
  });

  test('refuses broken and foreign files in one sentence and changes nothing', async () => {
    const { page, complaints } = await site.lobby();
    for (const [text, words] of [
      ['{ "format": ', /JSON/],
      ['{ "format": "photo", "version": 1 }', /bivouac-record/],
      ['[1, 2]', /record\.json cannot be opened/],
    ] as const) {
      await openFile(page, text, 'record.json');
      await expect.poll(() => page.locator('[role=alert]').first().innerText()).toMatch(words);
    }
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('game/')))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('moves a unit with the keyboard alone', async () => {
    const { page } = await site.table();
    await page.locator('#map').focus();
    await page.keyboard.press('n');
    for (const key of ['Escape', 'ArrowUp']) await page.keyboard.press(key);
    await expect.poll(() => page.locator('#map-help + p').innerText()).toMatch(/^\d{4}, /);
    await walkTo(page, '0305');
    await page.keyboard.press('Enter');
    await walkTo(page, '0405');
    await page.keyboard.press('Enter');
    expect(await hexOf(page, 'C-5/2')).toBe('0405');
  });
});

/** Walks the map's cursor to a hex by arrow keys, reading what is spoken. */
async function walkTo(page: Page, goal: string): Promise<void> {
  const spoken = page.locator('#map-help + p');
  for (let i = 0; i < 60; i++) {
    const here = (await spoken.innerText()).slice(0, 4);
    if (here === goal) return;
    const dx = Number(goal.slice(0, 2)) - Number(here.slice(0, 2));
    const dy = Number(goal.slice(2)) - Number(here.slice(2));
    await page.keyboard.press(dx < 0 ? 'ArrowLeft' : dx > 0 ? 'ArrowRight' : dy < 0 ? 'ArrowUp' : 'ArrowDown');
  }
  throw new Error(`The cursor never came to ${goal}.`);
}

describe('every reader', () => {
  test.each([
    ['en', /New game/, /Allies: choose a unit/],
    ['pt', /Nova partida/, /Aliados: escolha uma unidade/],
    ['es', /Nueva partida/, /Aliados: elige una unidad/],
  ] as const)('is met in the language of the browser: %s', async (locale, lobby, table) => {
    const { page, complaints } = await site.visit({ locale });
    expect(await page.locator('article').innerText()).toMatch(lobby);
    expect(await page.locator('html').getAttribute('lang')).toMatch(locale);
    await startGame(page);
    expect(await page.locator('[data-prompt]').innerText()).toMatch(table);
    expect(complaints).toEqual([]);
  });

  test('is remembered in language and colours', async () => {
    const { page } = await site.visit({ locale: 'en' });
    await page.getByRole('button', { name: 'Español' }).click();
    await page.getByRole('button', { name: 'claros' }).click();
    await page.reload();
    expect(await page.locator('article').innerText()).toMatch(/Nueva partida/);
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
  });
});
