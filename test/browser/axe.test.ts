// No accessibility finding on any screen, in two themes, three languages and two sizes.
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeRecord } from '../../src/formats/record.ts';
import { act, begin, randomDice, recordOf, type Match } from '../../src/kernel/match.ts';
import { pick, seeded } from '../../src/kernel/random.ts';
import { startBrowser, startSite, visit, type Site } from './harness.ts';
import { clickHex, game, startGame } from './player.ts';

let site: Site;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), startBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await site.stop();
});

/** A game played at random up to a phase of combat in which an attack is possible, and the hex to attack. */
function beforeBattle(): { file: string; target: string } {
  const random = seeded(7);
  const begun = begin(game as Match['game'], { scenario: 'veritable', options: {}, setup: null });
  if (!begun.ok) throw new Error('The scenario does not start.');
  const match = begun.value;
  for (;;) {
    const { state } = match;
    const chance = game.toAct(state) === 'chance';
    const legal = [...game.legal(state)] as { by: string; type: string; target?: string }[];
    const attack = legal.find(({ type }) => type === 'attack');
    if (attack?.target && game.view(state, null).turn > 8) {
      return { file: makeRecord(recordOf(match)), target: attack.target };
    }
    act(match, chance ? randomDice(random)(game.chance(state)) : pick(legal, random));
  }
}

async function findings(page: Page, screen: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${screen}: ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

const battle = beforeBattle();

/** Every screen, one after the other, as a visitor comes to it. */
const SCREENS: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ['lobby', (page) => page.locator('article').waitFor()],
  [
    'range',
    async (page) => {
      await startGame(page);
      await clickHex(page, '0308');
    },
  ],
  [
    'battle',
    async (page) => {
      await page.goto(site.url);
      const buffer = Buffer.from(battle.file);
      await page.locator('input[type=file]').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer });
      await page.locator('#map[data-camera]').waitFor();
      await clickHex(page, battle.target);
      await page.locator(`[data-draft="${battle.target}"]`).waitFor();
    },
  ],
  [
    'replay',
    async (page) => {
      await page.goto(page.url().replace('/game/', '/replay/'));
      await page.locator('section[data-at]').waitFor();
      await page.locator('input[type=range]').fill('214');
    },
  ],
  [
    'rules',
    async (page) => {
      await page.goto(`${site.url}#/rules/reichswald/4.1.2`);
      await page.locator('[id="rule-4.1.2"]').waitFor();
    },
  ],
];

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

test.each(
  (['dark', 'light'] as const).flatMap((theme) =>
    ['en-GB', 'pt-BR', 'es-ES'].flatMap((locale) =>
      (['desktop', 'phone'] as const).map((size) => ({ theme, locale, size })),
    ),
  ),
)('no screen has a barrier: $theme, $locale, $size', async ({ theme, locale, size }) => {
  const kept = [{ name: 'bivouac/theme', value: theme }];
  const storageState = { cookies: [], origins: [{ origin: new URL(site.url).origin, localStorage: kept }] };
  const { page, complaints } = await visit(browser, site.url, { viewport: SIZES[size], locale, storageState });
  for (const [screen, open] of SCREENS) {
    await open(page);
    expect(await findings(page, screen)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, screen).toBeLessThanOrEqual(SIZES[size].width);
  }
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe(theme);
  expect(complaints).toEqual([]);
  await page.context().close();
});
