import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useSite, type Visit } from './kit/harness.ts';
import { setPreferences } from './kit/preferences.ts';
import { SCREENS } from './kit/screens.ts';
import { CARD } from './kit/reading.ts';

const site = useSite();

const pick = (page: Page, name: string): Promise<void> => page.getByRole('radio', { name, exact: true }).check();
const appliedPreferences = (page: Page): Promise<Record<string, string | undefined>> =>
  page.evaluate(() => {
    const { dataset, style } = document.documentElement;
    return { theme: dataset['theme'], motion: dataset['motion'], contrast: dataset['contrast'], size: style.fontSize };
  });

/** An attack that has been planned, in the page that others have used before. */
async function atBattle(attack: 'ask' | 'at-once' | 'hold'): Promise<Visit> {
  const visit = await site.lobbyAgain();
  await setPreferences(visit.page, { attack });
  await SCREENS.find(([screen]) => screen === 'battle')?.[1](visit.page, site.url);
  return visit;
}

describe('settings', () => {
  test('apply immediately, after a reload, and in every open page', async () => {
    const { page, problems } = await site.visit({ reducedMotion: 'no-preference' });
    await page.locator('[data-action=settings]').click();
    for (const name of ['Light', '150%', 'High contrast', 'Reduced', 'Ask again']) await pick(page, name);
    const chosen = { theme: 'light', size: '150%', contrast: 'more', motion: 'less' };
    await expect.poll(() => appliedPreferences(page)).toMatchObject(chosen);
    const again = await page.context().newPage();
    await again.goto(site.url);
    await again.locator(CARD).waitFor();
    await expect.poll(() => appliedPreferences(again)).toMatchObject(chosen);
    await again.locator('[data-action=settings]').click();
    await pick(again, 'Español');
    await expect.poll(() => again.locator('dialog h2').innerText()).toBe('Ajustes');
    await again.locator('[data-action=reset]').click();
    const first = { size: '100%', contrast: 'usual', motion: 'full' };
    for (const one of [again, page]) await expect.poll(() => appliedPreferences(one)).toMatchObject(first);
    await expect.poll(() => again.locator('html').getAttribute('lang')).toBe('es');
    expect(problems).toEqual([]);
  });

  test('open from the menu of the table, lead to the keys, and return the focus', async () => {
    const { page } = await site.tableAgain();
    await page.locator('.menu summary').click();
    await page.locator('.menu [data-action=settings]').click();
    await page.locator('[data-settings] [data-action=keys]').click();
    await expect.poll(() => page.locator('dialog').count()).toBe(2);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('dialog').count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('dialog').count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
  });

  test('default to those of the device', async () => {
    const wishes = { colorScheme: 'light', reducedMotion: 'reduce', contrast: 'more' } as const;
    const { page } = await site.lobby({ ...wishes, alone: true });
    await expect
      .poll(() => appliedPreferences(page))
      .toMatchObject({ theme: 'light', motion: 'less', contrast: 'more' });
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'no-preference', contrast: 'no-preference' });
    await expect
      .poll(() => appliedPreferences(page))
      .toMatchObject({ theme: 'dark', motion: 'full', contrast: 'usual' });
  });

  test.each([
    ['ask', 2],
    ['at-once', 1],
  ] as const)('an attack is committed as the player wants it: %s', async (attack, presses) => {
    const { page } = await atBattle(attack);
    const commit = page.locator('[data-draft] [data-action=commit]');
    for (let i = 1; i < presses; i++) {
      await commit.click();
      await expect.poll(() => commit.innerText()).toBe('Attack? Press again');
    }
    await commit.click();
    await expect.poll(() => page.locator('[data-prompt]').getAttribute('data-prompt')).not.toBe('combat');
  });

  test.each(['mouse', 'key'] as const)('an attack is committed by holding the button: %s', async (by) => {
    const { page } = await atBattle('hold');
    const asked = (): Promise<string | null> => page.locator('[data-prompt]').getAttribute('data-prompt');
    const before = await asked();
    const commit = page.locator('[data-draft] [data-action=commit]');
    expect(await commit.innerText()).toBe('Hold to commit');
    // Press and release at the same time stamp, independent of the machine.
    await commit.evaluate((button, by) => {
      const event = (type: string): Event =>
        by === 'mouse'
          ? new PointerEvent(`pointer${type}`, { bubbles: true, pointerId: 1, pointerType: 'mouse' })
          : new KeyboardEvent(`key${type}`, { bubbles: true, key: 'Enter' });
      for (const type of ['down', 'up']) button.dispatchEvent(event(type));
    }, by);
    await expect.poll(() => page.locator('[data-notice]').getAttribute('data-notice')).toBe('commit-early');
    expect(await asked()).toBe(before);
    if (by === 'mouse') await commit.hover();
    else await commit.focus();
    await (by === 'mouse' ? page.mouse.down() : page.keyboard.down('Space'));
    await expect.poll(asked).not.toBe(before);
    // Holding longer has no further effect.
    const after = await asked();
    if (by === 'key') await page.keyboard.down('Space');
    await (by === 'mouse' ? page.mouse.up() : page.keyboard.up('Space'));
    await expect.poll(() => page.locator('[data-notice=commit-early]').count()).toBe(0);
    expect(await asked()).toBe(after);
  });
});
