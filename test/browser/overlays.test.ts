import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { makeGrid } from '../../src/hex/grid.ts';
import { layoutOf } from '../../src/hex/layout.ts';
import { axeFindings } from './kit/axe.ts';
import { widthOf } from './kit/fit.ts';
import { SIZES, useSite } from './kit/harness.ts';
import { cameraOf, clickHex, game, raiseSheet, startGame, switchOverlay } from './kit/player.ts';

const site = useSite();
const phone = useSite({ viewport: SIZES.phone, locale: 'pt' });

/** A key event with a time stamp in milliseconds, which distinguishes taps from holds. */
const send = (page: Page, type: 'keydown' | 'keyup', key: string, at: number): Promise<void> =>
  page.evaluate(
    ({ type, key, at }) => {
      const event = new KeyboardEvent(type, { key, bubbles: true });
      Object.defineProperty(event, 'timeStamp', { value: at });
      (document.activeElement ?? document.body).dispatchEvent(event);
    },
    { type, key, at },
  );

const tap = async (page: Page, key: string): Promise<void> => {
  await send(page, 'keydown', key, 1000);
  await send(page, 'keyup', key, 1050);
};

const tapButton = (page: Page, layer: string): Promise<void> =>
  page.locator(`[data-overlay=${layer}]`).evaluate((button) => {
    for (const type of ['pointerdown', 'pointerup'])
      button.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0 }));
    (button as HTMLElement).click();
  });

const pressed = (page: Page, layer: string): Promise<string | null> =>
  page.locator(`[data-overlay=${layer}]`).getAttribute('aria-pressed');

describe('overlays and tools', () => {
  test('overlays are pinned by a tap of key or button, and shown while the key is held', async () => {
    const { page, problems } = await site.tableAgain();
    await tap(page, 'z');
    await expect.poll(() => pressed(page, 'zones')).toBe('true');
    await expect.poll(() => page.locator('.legend').innerText()).toMatch(/Allies[^]*Germans/);
    await tapButton(page, 'zones');
    await expect.poll(() => pressed(page, 'zones')).toBe('false');
    await send(page, 'keydown', 'r', 1000);
    await expect.poll(() => pressed(page, 'range')).toBe('true');
    await send(page, 'keyup', 'r', 1500);
    await expect.poll(() => pressed(page, 'range')).toBe('false');
    expect(await page.locator('[data-overlay=bonds], [data-overlay=supply]').count()).toBe(0);
    await switchOverlay(page, 'objectives');
    await expect.poll(() => pressed(page, 'objectives')).toBe('true');
    await clickHex(page, '0305');
    await tap(page, 'f');
    await expect.poll(() => page.locator('.legend').innerText()).toContain('2 Cdn');
    expect(problems).toEqual([]);
  });

  test('the order of battle shows a unit on the map and selects it, and the overview map moves the view', async () => {
    const { page } = await site.tableAgain();
    await page.keyboard.press('o');
    await page.locator('.order [data-unit="C-5/2"]').click();
    await expect.poll(() => page.locator('.order .chosen').getAttribute('data-unit')).toBe('C-5/2');
    await expect.poll(() => page.locator('.order [data-strength]').first().innerText()).toMatch(/^\d+ of \d+ steps · /);
    await page.locator('.order [data-side=german]').click();
    await expect.poll(() => page.locator('.order [data-unit="C-5/2"]').count()).toBe(0);
    await expect.poll(() => page.locator('.order [data-standing=waiting]').count()).toBeGreaterThan(5);
    expect(await page.locator('.minimap').count()).toBe(0);
    for (let i = 0; i < 4; i++) await page.keyboard.press('+');
    await page.locator('.minimap').click({ position: { x: 150, y: 40 } });
    const before = await cameraOf(page);
    await page.locator('.minimap').click({ position: { x: 70, y: 100 } });
    await expect.poll(() => cameraOf(page)).not.toEqual(before);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('m');
    await expect.poll(() => page.locator('.minimap').count()).toBe(0);
  });

  test('the score is a button, and what its ledger names is shown on the map', async () => {
    const { page, problems } = await site.tableAgain();
    for (let i = 0; i < 4; i++) await page.keyboard.press('+');
    const before = await cameraOf(page);
    await page.locator('[data-action=score]').click();
    const ledger = page.locator('dialog');
    await ledger.locator('[data-chart="2"]').waitFor();
    expect(await ledger.locator('[data-ledger=german]').innerText()).toMatch(/Goch\s+30 for the Allies\s+11\.2\s+60/);
    expect(await ledger.locator('[data-ledger=open]').innerText()).toContain('held by the Germans');
    await ledger.locator('button', { hasText: 'Gennep' }).click();
    await expect.poll(() => page.locator('dialog').count()).toBe(0);
    await expect.poll(() => cameraOf(page)).not.toEqual(before);
    expect(problems).toEqual([]);
  });

  test('the map shows its margin when zoomed out', async () => {
    const { page } = await site.tableAgain();
    const [, , before] = await cameraOf(page);
    const { height = 0 } = (await page.locator('#map').boundingBox()) ?? {};
    for (let i = 0; i < 6; i++) await page.keyboard.press('-');
    await expect.poll(async () => (await cameraOf(page))[2]).toBeLessThan(before * 0.9);
    const [, y, k] = await cameraOf(page);
    const field = layoutOf(makeGrid(game.map.grid)).height;
    expect(y + (field + 8) * k).toBeLessThan(height);
  });

  test('bonds and supply are offered where the rules have them, and fit the small screen', async () => {
    const { page, problems } = await phone.lobbyAgain();
    await startGame(page, 'holland-44');
    await tap(page, 's');
    await expect.poll(() => page.locator('.legend [data-cut]').innerText()).toMatch(/abastecimento/);
    await tap(page, 'k');
    await expect.poll(() => page.locator('.legend').innerText()).toContain('Elos');
    await page.locator('button.more').click();
    await expect.poll(() => pressed(page, 'bonds')).toBe('true');
    expect(await axeFindings(page)).toEqual([]);
    expect(await widthOf(page)).toBeLessThanOrEqual(390);
    expect(problems).toEqual([]);
  });

  test('with everything open there are no accessibility findings, and it fits the small screen', async () => {
    const { page } = await phone.tableAgain();
    await page.locator('button.more').click();
    for (const layer of ['zones', 'range', 'formation', 'objectives']) await tapButton(page, layer);
    await raiseSheet(page);
    await page.locator('#tab-order').click();
    await page.locator('#tab-order[aria-selected=true]').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await widthOf(page)).toBeLessThanOrEqual(390);
    expect(await page.locator('.minimap').isVisible()).toBe(false);
  });
});
