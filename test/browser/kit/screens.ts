// Every screen of the page, and how to get there from the previous one.
import type { Page } from 'playwright-core';
import { makeRecord } from '../../../src/formats/record.ts';
import { randomDice } from '../../../src/kernel/dice.ts';
import { act, begin, recordOf, type Match } from '../../../src/kernel/match.ts';
import { pick, seeded } from '../../../src/kernel/random.ts';
import { openFile } from './files.ts';
import { clickHex, game, placeOf, startGame, toLobby } from './player.ts';
import { CARD } from './reading.ts';

/** A random game up to a combat phase in which an attack is possible, and the hex to attack. */
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

const battle = beforeBattle();

/** Every screen in order. */
export const SCREENS: readonly (readonly [string, (page: Page, url: string) => Promise<void>])[] = [
  ['lobby', (page) => page.locator(CARD).waitFor()],
  [
    'settings',
    async (page) => {
      await page.locator('[data-action=settings]').click();
      await page.locator('[data-settings] img').first().waitFor();
    },
  ],
  [
    'keys',
    async (page) => {
      await page.locator('dialog [data-action=keys]').click();
      await page.locator('dialog [data-key]').first().waitFor();
    },
  ],
  [
    'api',
    async (page) => {
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => document.querySelectorAll('dialog').length === 1);
      await page.locator('[data-action=api]').click();
      await page.locator('[data-operation=sit]').waitFor();
    },
  ],
  [
    'range',
    async (page) => {
      await page.locator('main > a[href="#/"]').click();
      await page.locator(CARD).waitFor();
      await startGame(page);
      await clickHex(page, '0308');
    },
  ],
  [
    'drawing',
    async (page) => {
      await page.keyboard.press('j');
      await page.locator('[data-annotating]').waitFor();
      const { x, y } = await placeOf(page, '0508');
      await page.mouse.click(x, y, { button: 'right' });
      await page.locator('input[data-note]').waitFor();
    },
  ],
  [
    'ledger',
    async (page) => {
      await page.locator('[data-action=note-drop]').click();
      await page.locator('[data-action=annotate-done]').click();
      await page.locator('[data-action=score]').click();
      await page.locator('dialog [data-ledger=open]').waitFor();
    },
  ],
  [
    'picture',
    async (page) => {
      await page.keyboard.press('Escape');
      await page.locator('.menu summary').click();
      await page.locator('[data-action=picture]').click();
      await page.locator('.print-page img').waitFor();
    },
  ],
  [
    'battle',
    async (page) => {
      await toLobby(page);
      await openFile(page, battle.file);
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
      await page.locator('section[data-at="214"]').waitFor();
    },
  ],
  [
    'rules',
    async (page, url) => {
      await page.goto(`${url}#/rules/reichswald/4.1.2`);
      await page.locator('[id="rule-4.1.2"]').waitFor();
    },
  ],
];
