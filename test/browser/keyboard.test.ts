// The table by keyboard alone: no pointer is used in this file.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { verify } from '../../src/kernel/match.ts';
import type { Lang } from '../../src/text/format.ts';
import { COMMANDS, verbsOf } from '../../src/text/web/commands.ts';
import { axeFindings, OF_THEMES } from './kit/axe.ts';
import { useSite } from './kit/harness.ts';
import { game, hexOf, recordOf } from './kit/player.ts';
import { playTurn, type InputMethod } from './kit/turn.ts';
import { setPreferences } from './kit/preferences.ts';
import { CARD } from './kit/reading.ts';

const site = useSite();

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().waitFor({ state: 'attached' });
  for (let i = 0; i < 60; i++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The focus never came to ${selector}.`);
}

/** Puts the cursor on a hex by its number. */
async function goTo(page: Page, hex: string): Promise<void> {
  await page.keyboard.press('g');
  await page.locator('[role=combobox]:focus').waitFor();
  await page.keyboard.type(hex);
  await page.keyboard.press('Enter');
  await page.locator(`[data-spoken="${hex}"]`).waitFor({ state: 'attached' });
  await page.locator('#map:focus').waitFor();
}

/** Enters a command in the command line of the page. */
async function command(page: Page, lang: Lang, verb: string, more: string): Promise<void> {
  await page.keyboard.press('/');
  await page.locator('[role=combobox]:focus').waitFor();
  await page.keyboard.type(`${verbsOf(lang, game.id).get(verb)?.[0]} ${more}`);
  await page.keyboard.press('Enter');
}

const labelOf = (id: string): string => game.counters.find((counter) => counter.id === id)?.label ?? id;

const keyboard = (lang: Lang): InputMethod => ({
  async start(page) {
    await tabTo(page, `${CARD} summary`);
    await page.keyboard.press('Enter');
    await tabTo(page, `${CARD} button[type=submit]`);
    await page.keyboard.press('Enter');
    await page.locator('#map[data-camera]').waitFor();
    await tabTo(page, '.skip');
    await page.keyboard.press('Enter');
    await page.locator('#map:focus').waitFor();
  },
  /** With the cursor: select, one hex to the right, go. */
  async move(page, _unit, from, to) {
    await goTo(page, from);
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.locator(`[data-spoken="${to}"]`).waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await page.locator('[data-notice=move-armed]').waitFor();
    await page.keyboard.press('Space');
  },
  enter: (page, unit, to) => command(page, lang, 'move', `${labelOf(unit)} ${COMMANDS[lang].links.to[0]} ${to}`),
  withdraw: (page, unit) => command(page, lang, 'withdraw', labelOf(unit)),
  end: (page) => page.keyboard.press('e'),
  /** By cycling through the possible targets. */
  async aim(page, target) {
    const here = (): Promise<string | null> => page.locator('[data-spoken]').getAttribute('data-spoken');
    for (let i = 0; i < 40; i++) {
      const at = await here();
      if (at === target) break;
      await page.keyboard.press('n');
      await expect.poll(here).not.toBe(at);
    }
    await page.keyboard.press('Enter');
    await page.locator(`[data-draft="${target}"]`).waitFor();
  },
  async support(page, _gun, hex) {
    await goTo(page, hex);
    await page.keyboard.press('Space');
  },
  commit: (page) => page.keyboard.press('Enter'),
  async choose(page) {
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
  },
});

describe('by keyboard alone', () => {
  test('plays a full turn of both sides, in Portuguese', async () => {
    const { page, problems } = await site.visit({ locale: 'pt-BR' });
    await playTurn(page, keyboard('pt'));
    expect(verify(game, await recordOf(page)).ok).toBe(true);
    expect(problems).toEqual([]);
  });

  test('announces hexes, selected units, results and undo, and answers a refused command with the rule, which changes nothing', async () => {
    const { page } = await site.lobbyAgain();
    await keyboard('en').start(page);
    const [spoken, log] = [page.locator('[data-spoken]'), page.locator('[data-announced]')];
    await goTo(page, '0305');
    await expect.poll(() => spoken.textContent()).toMatch(/^0305, open ground, unpaved road to .*; Canadian 5\/2/);
    await page.keyboard.press('1');
    await expect
      .poll(() => log.textContent())
      .toMatch(/^5th Infantry Brigade, 2nd Canadian Division selected: 12 of 12 MP\. 1 hex can be reached/);
    await page.keyboard.press('a');
    await expect.poll(() => spoken.textContent()).toMatch(/^Around 0305: north 0304: /);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => spoken.textContent()).toMatch(/0405, Wyler.*reachable for 1 of 12 MP; must stop there/);
    await page.keyboard.press('Enter');
    await expect.poll(() => log.textContent()).toMatch(/2nd Canadian Division moves from 0305 to 0405/);
    await page.keyboard.press('Control+z');
    await expect.poll(() => log.textContent()).toBe('Undone.');
    await expect.poll(() => hexOf(page, 'C-5/2')).toBe('0305');
    await page.keyboard.press('x');
    await expect.poll(() => spoken.textContent()).toMatch(/German/);

    const before = await recordOf(page);
    await command(page, 'en', 'move', '5/2 to 0306');
    await expect.poll(() => page.locator('form.command [role=alert]').innerText()).toMatch(/Wyler[^]*4\.1\.1/);
    await page.locator('[role=combobox]').fill('move ');
    await page.locator('[role=option]').first().waitFor();
    for (const theme of ['light', 'dark'] as const) {
      await setPreferences(page, { theme });
      expect(await axeFindings(page, theme === 'light' ? OF_THEMES : undefined), theme).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await page.locator('#map:focus').waitFor();
    expect(await recordOf(page)).toEqual(before);
  });

  test('keys can be changed, are remembered, and can be reset', async () => {
    const { page } = await site.lobbyAgain();
    await keyboard('en').start(page);
    await page.keyboard.press('?');
    await tabTo(page, '[data-key=hide]');
    await page.keyboard.press('Enter');
    await page.locator('[data-key=hide][aria-pressed=true]').waitFor();
    await page.keyboard.press('n');
    await expect.poll(() => page.locator('dialog [role=status]').innerText()).toMatch(/N is the key of “next unit/);
    await page.keyboard.press(']');
    await expect.poll(() => page.locator('[data-key=hide]').innerText()).toBe(']');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('dialog').count()).toBe(0);
    await page.reload();
    await page.locator('#map[data-camera]').waitFor();
    const hide = page.locator('[aria-keyshortcuts="]"]');
    await expect.poll(() => hide.getAttribute('title')).toMatch(/\(\]\)$/);
    await page.keyboard.press(']');
    await expect.poll(() => hide.getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('?');
    await tabTo(page, 'dialog .reset');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('[aria-keyshortcuts=H]').count()).toBe(1);
  });

  test('the focus is always visible, and moves past the map into the panel', async () => {
    const { page } = await site.lobbyAgain();
    await keyboard('en').start(page);
    const places: string[] = [];
    for (let i = 0; i < 30; i++) {
      await page.keyboard.press('Tab');
      places.push(
        await page.evaluate(() => {
          const element = document.activeElement as HTMLElement;
          if (element === document.body) return 'round again';
          const { outlineStyle, outlineWidth } = getComputedStyle(element);
          const seen = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
          return seen
            ? (element.closest('aside, main, .bottom, header')?.tagName ?? '')
            : `no ring: ${element.outerHTML}`;
        }),
      );
    }
    expect(places.filter((place) => place.startsWith('no ring'))).toEqual([]);
    expect(places).toContain('ASIDE');
  });
});
