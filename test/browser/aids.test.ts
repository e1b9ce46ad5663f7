import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hexAt, makeGrid, neighboursOf } from '../../src/hex/grid.ts';
import { axeFindings } from './kit/axe.ts';
import { overflows } from './kit/fit.ts';
import { widthOf } from './kit/fit.ts';
import { SIZES, useSite } from './kit/harness.ts';
import {
  advance,
  cameraOf,
  clickHex,
  game,
  hexOf,
  matchOf,
  placeOf,
  positionOf,
  recordOf,
  switchOverlay,
} from './kit/player.ts';
import { openOpening } from './kit/opening.ts';
import { setPreferences } from './kit/preferences.ts';

const site = useSite();

const hoverHex = async (page: Page, hex: string): Promise<void> => {
  const { x, y } = await placeOf(page, hex);
  await page.mouse.move(x, y);
};

describe('before a decision', () => {
  test('what is left to do is listed, with links to the map; the route to a hex is shown with its cost, its end and what is possible from there', async () => {
    const { page, problems } = await site.tableAgain();
    await page.locator('[data-action=end]').click();
    const list = page.locator('.remaining');
    await expect
      .poll(() => list.innerText())
      .toMatch(
        /Must be done first[^]*4th Infantry[^]*6th Infantry[^]*5th Infantry Brigade, 2nd Canadian Division has to be in Wyler/,
      );
    expect(await axeFindings(page)).toEqual([]);
    await list.locator('[data-goes="B-71/53"]').click();
    await expect.poll(() => page.locator('.now h2').first().innerText()).toContain('71st Infantry Brigade');
    await expect.poll(() => list.count()).toBe(0);

    await hoverHex(page, '0407');
    const preview = page.locator('[data-path-to="0407"]');
    await expect
      .poll(() => preview.innerText())
      .toMatch(/Route to 0407[^]*paved road 1[^]*The move ends there[^]*4\.1\.2/);
    await expect.poll(() => preview.innerText()).toMatch(/MP left[^]*can still fight from there[^]*can be undone/);
    expect(await axeFindings(page)).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('a click on a stack fans it out for selection by counter, plus or all; a path is taken as drawn, and the map does not move', async () => {
    const { page } = await site.tableAgain();
    const { units } = await positionOf(page);
    const counts = new Map<string, number>();
    for (const { id, hex } of units) if (hex && !id.startsWith('G-')) counts.set(hex, (counts.get(hex) ?? 0) + 1);
    const [hex = ''] = [...counts].find(([, count]) => count > 1) ?? [];
    await clickHex(page, hex);
    const fan = page.locator(`[data-fan="${hex}"]`);
    const pressed = (): Promise<number> => fan.locator('[data-unit][aria-pressed=true]').count();
    await fan.locator('[data-unit]').first().waitFor();
    await expect.poll(pressed).toBe(1);
    const { x, y, width, height } = (await fan.locator('.buttons').boundingBox()) as DOMRect;
    const grid = makeGrid(game.map.grid);
    for (const near of neighboursOf(grid, hexAt(grid, hex) as number)) {
      const at = await placeOf(page, grid.names[near] as string);
      expect(at.x > x && at.x < x + width && at.y > y && at.y < y + height, grid.names[near]).toBe(false);
    }
    await fan.locator('[data-unit][aria-pressed=false]').first().click();
    // It folds with the choice, and opens again with the next click on the stack.
    await expect.poll(() => fan.count()).toBe(0);
    await clickHex(page, hex);
    await expect.poll(pressed).toBe(1);
    await fan.getByRole('button', { name: 'All' }).click();
    await expect.poll(() => fan.count()).toBe(0);
    await expect.poll(() => page.locator('.now .row[aria-pressed=true]').count()).toBe(counts.get(hex));
    await page.keyboard.press('Escape');

    const from = (await hexOf(page, 'B-AD53')) ?? '';
    const before = await cameraOf(page);
    const around = game.reach((await matchOf(page)).state, 'B-AD53');
    const goals = around.ok ? around.value.hexes.filter(({ path, mayStop }) => path.length === 2 && mayStop) : [];
    const [goal] = goals;
    await clickHex(page, from);
    await expect.poll(() => page.locator('.now h2').first().innerText()).toContain('Divisional artillery, 53rd');
    await hoverHex(page, from);
    await page.mouse.down();
    for (const hex of goal?.path ?? []) {
      const { x, y } = await placeOf(page, hex);
      await page.mouse.move(x, y, { steps: 4 });
    }
    await expect.poll(() => page.locator('.preview').getAttribute('data-path-to')).toBe(goal?.hex);
    await page.mouse.up();
    await expect.poll(() => hexOf(page, 'B-AD53')).toBe(goal?.hex);
    const steps = (await recordOf(page)).actions.flatMap((action) => ('to' in action ? [action.to] : []));
    expect(steps.slice(-2)).toEqual(goal?.path);
    expect(await cameraOf(page)).toEqual(before);
  });

  test('the reach of all enemies, or of one stack, is computed without blocking the page', async () => {
    const { page } = await site.tableAgain();
    await switchOverlay(page, 'threat');
    const legend = page.locator('[data-threat]');
    await expect.poll(() => legend.getAttribute('data-threat')).toBe('0');
    await expect.poll(() => legend.innerText()).toMatch(/Where the enemy can go/);
    const { units } = await positionOf(page);
    const enemy = units.find(({ id, hex }) => id.startsWith('G-') && hex !== null);
    await clickHex(page, enemy?.hex ?? '');
    await expect.poll(() => legend.innerText()).toMatch(/in the next enemy movement/);
    await switchOverlay(page, 'ground');
    await expect.poll(() => page.locator('.legend').innerText()).toContain('dominant terrain');
    expect(await axeFindings(page)).toEqual([]);
  });

  test('an adviser tells the odds of each target, proposes guns, foresees the answer, and says by a key who could attack', async () => {
    const { page } = await site.lobbyAgain();
    await openOpening(page, 'combat');
    const promise = page.locator('[data-target="0507"] [data-promise]');
    await expect.poll(() => promise.innerText()).toMatch(/^2-1 · 16\.7%\s*\+ guns/);
    await page.locator('[data-target="0507"]').click();
    await page.locator('[data-action=propose-guns]').click();
    await expect.poll(() => page.locator('[data-counters=artillery] [aria-pressed=true]').count()).toBe(2);
    await expect.poll(() => page.locator('[data-outlook]').innerText()).toMatch(/^100% to take it \(≥ /);
    await expect.poll(() => page.locator('[data-replies]').innerText()).toContain('ARKO86');
    expect([await axeFindings(page), await overflows(page)]).toEqual([[], []]);
    await page.keyboard.press('Escape');
    await clickHex(page, '0407');
    const answer = page.locator('[data-assault]');
    await page.keyboard.press(',');
    await expect.poll(() => answer.getAttribute('data-left')).toBe('0');
    expect(await answer.getAttribute('data-who')).toBe('enemy');
    await expect.poll(() => answer.locator('.odds[data-column]').count()).toBe(1);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press(',');
    await expect.poll(() => answer.count()).toBe(0);
  });

  test('the card of a stack leads to the rules of what it tells, by mouse and by keys', async () => {
    const { page, problems } = await site.lobbyAgain();
    await openOpening(page, 'movement');
    await hoverHex(page, '0405');
    const link = page.locator('[data-card="C-5/2"] .rule').first();
    const dialog = page.locator('dialog');
    await link.click();
    await expect.poll(() => dialog.locator('h2').innerText()).toMatch(/^Rule \d/);
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.count()).toBe(0);
    await expect.poll(() => link.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => link.count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('map');

    await hoverHex(page, '0505');
    await hoverHex(page, '0405');
    await link.waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => dialog.locator('h2').innerText()).toMatch(/^Rule \d/);
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.count()).toBe(0);
    expect(problems).toEqual([]);
  });

  test('the attack possible against an own stack is shown with its odds; a key kept down on the button asks once and ends no phase', async () => {
    const { page } = await site.lobbyAgain();
    await openOpening(page, 'movement');
    await clickHex(page, '0407');
    await page.getByRole('button', { name: 'What can hit us here?' }).click();
    const asked = page.locator('[data-assault="0407"]');
    await expect.poll(() => asked.getAttribute('data-left')).toBe('0');
    const table = asked.locator('details').first();
    await table.locator('summary').click();
    await expect.poll(() => table.locator('[data-column]').first().getAttribute('aria-label')).toMatch(/^\d+ to \d+$/);
    await expect.poll(() => table.innerText()).toMatch(/chance that the hex falls[^]*retreat hex/);
    expect(await axeFindings(page)).toEqual([]);

    const before = await positionOf(page);
    await page.locator('[data-action=end]').focus();
    for (let i = 0; i < 4; i++) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await page.locator('[data-action=end].sure').waitFor();
    expect((await positionOf(page)).phase).toBe(before.phase);
  });
});

describe('at the end of a phase', () => {
  test('in combat the units that must attack are listed, and the steps of a combat are shown', async () => {
    const { page } = await site.lobbyAgain();
    await openOpening(page, 'combat');
    const step = (): Promise<string | null> => page.locator('[data-fight-step]').getAttribute('data-fight-step');
    await expect.poll(step).toBe('target');
    await page.locator('[data-action=end]').click();
    await expect.poll(() => page.locator('.remaining li button').allInnerTexts()).toContain('0507');
    await clickHex(page, '0507');
    await expect.poll(step).toBe('support');
    await page.keyboard.press('Escape');
    await expect.poll(step).toBe('target');
  });
});

describe('the game around the map', () => {
  test('phases are explained; tracks open over the map, show whole and, like the menu, close on Escape and on a press elsewhere', async () => {
    const { page } = await site.tableAgain();
    await page.locator('[data-phase=allied-combat] button').click();
    await page.locator('[data-phase-guide=allied-combat]').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('button[data-turn]').click();
    await page.locator('[data-track=air] [aria-current]').waitFor();
    await expect.poll(() => page.locator('[data-track=turn] [aria-current]').innerText()).toMatch(/^8/);
    await expect.poll(() => page.locator('[data-track=air] [aria-current]').innerText()).toBe('24');
    await page.locator('[data-comers] [data-unit="B-44/15"]').click();
    await expect.poll(() => page.locator('[data-told]').innerText()).toMatch(/^44th Infantry Brigade, 15th .*at 0102$/);
    await page.locator('.tracks button', { hasText: '?' }).click();
    await page.locator('[data-comers] [data-unit="C-2GP"]').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');

    const open = { tracks: page.locator('.tracks'), menu: page.locator('.menu[open]') };
    const opener = { tracks: page.locator('button[data-turn]'), menu: page.locator('.menu > summary') };
    await clickHex(page, '0305');
    const selected = page.locator('[data-unit="C-5/2"][aria-pressed=true]');
    await selected.waitFor();
    for (const what of ['tracks', 'menu'] as const) {
      await opener[what].click();
      await open[what].waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => open[what].count()).toBe(0);
      expect(await selected.count()).toBe(1);
      await opener[what].click();
      await open[what].waitFor();
      await page.locator('.prompt').click();
      await expect.poll(() => open[what].count()).toBe(0);
      await opener[what].click();
      await open[what].waitFor();
      await opener[what].click();
      await expect.poll(() => open[what].count()).toBe(0);
    }
    await opener.tracks.click();
    const hidden = await open.tracks.evaluate((drawer) =>
      [drawer, ...drawer.querySelectorAll('ol')]
        .filter((box) => box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight)
        .map(({ className, tagName }) => className || tagName),
    );
    expect(hidden).toEqual([]);
    await open.tracks.locator('button.rule').first().click();
    await page.locator('dialog').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('dialog').count()).toBe(0);
    expect(await open.tracks.count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => open.tracks.count()).toBe(0);
    await page.keyboard.press('Escape');
    await expect.poll(() => selected.count()).toBe(0);
  });

  test('the printed map has legend and tracks as text, in every language', async () => {
    const { page } = await site.tableAgain();
    await page.locator('.menu summary').click();
    await page.locator('[data-action=about-map]').click();
    await page.locator('[data-part=legend]').waitFor();
    for (const [language, legend, here] of [
      ['en', /forest[^]*3 · 3 · 5/, 'the marker is here'],
      ['pt', /floresta[^]*3 · 3 · 5/, 'o marcador está aqui'],
      ['es', /bosque[^]*3 · 3 · 5/, 'el marcador está aquí'],
    ] as const) {
      await setPreferences(page, { language });
      expect(await page.locator('[data-part=legend]').innerText()).toMatch(legend);
      expect(await page.locator('[data-track=turn] [aria-current]').innerText()).toContain(here);
      expect(await page.locator('[data-track=turn] tr').count()).toBe(15);
      expect(await page.locator('[data-track=air]').innerText()).toContain('24');
      expect(await axeFindings(page)).toEqual([]);
    }
    await setPreferences(page, { language: 'en' });
  });

  test('lines of the log show their rule, and on a press their units in full', async () => {
    const { page } = await site.tableAgain();
    await advance(page);
    const line = page.getByRole('log').locator('.line', { hasText: '5/2 moves' });
    await expect.poll(() => line.locator('button.rule').first().innerText()).toBe('4.0');
    await line.locator('button.text').click();
    await expect
      .poll(() => line.locator('[data-named="C-5/2"]').innerText())
      .toBe('5th Infantry Brigade, 2nd Canadian Division');
    expect(await axeFindings(page)).toEqual([]);
    await line.locator('button.text').click();
    await expect.poll(() => line.locator('[data-named]').count()).toBe(0);
  });

  test('everything fits a phone in Portuguese, without accessibility findings', async () => {
    const { page } = await site.table({ viewport: SIZES.phone, locale: 'pt' });
    await page.locator('button[data-turn]').click();
    await page.locator('[data-track=air] [aria-current]').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.locator('.tracks > button').click();
    await page.locator('[data-action=end]').click();
    await page.locator('.remaining').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.locator('.remaining header button').click();
    await page.locator('button.more').click();
    await switchOverlay(page, 'threat');
    await switchOverlay(page, 'ground');
    expect(await axeFindings(page)).toEqual([]);
    expect(await widthOf(page)).toBeLessThanOrEqual(SIZES.phone.width);
  });
});
