import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { playerName } from '../../src/ai/names.ts';
import { guide } from '../../src/games/reichswald/first-turn.ts';
import { verify } from '../../src/kernel/match.ts';
import { axeFindings } from './kit/axe.ts';
import { widthOf } from './kit/fit.ts';
import { answerUntilDone, at, beginGuide, continueTo, done, press } from './kit/guided.ts';
import { SIZES, useSite, type Visit, type Visitor } from './kit/harness.ts';
import {
  acting,
  advance,
  bringToSight,
  clickHex,
  endPhase,
  game,
  hexOf,
  legalOf,
  matchOf,
  placeOf,
  positionOf,
  raiseSheet,
  recordOf,
  withdraw,
} from './kit/player.ts';
import { asked, attackUntilFree, choiceButton, fight, mouse, resolveCombat, type InputMethod } from './kit/turn.ts';
import { setPreferences } from './kit/preferences.ts';
import { isHex } from './kit/reading.ts';

/** Half the width of what has to be seen of a hex, in pixels. */
const HALF = 16;

const site = useSite();

const begin = (visitor?: Visitor, id = game.id): Promise<Visit> => beginGuide(site, id, visitor);

const shown = (page: Page): Promise<string | null> => page.locator('[data-guide]').getAttribute('data-guide');
const isDone = (page: Page): Promise<string | null> => page.locator('[data-guide]').getAttribute('data-done');

async function select(page: Page, unit: string): Promise<void> {
  await page.locator('#tab-reserves').click();
  await page.locator(`.reserves [data-unit="${unit}"]`).click();
}

/** Follows the guide up to the first attack. */
async function playToFirstAttack(page: Page): Promise<void> {
  await continueTo(page, 'counter');
  await clickHex(page, '0305');
  await continueTo(page, 'step');
  await clickHex(page, '0405');
  await continueTo(page, 'reserves');
  await select(page, 'B-71/53');
  await continueTo(page, 'range');
  await continueTo(page, 'refused');
  await clickHex(page, '0507');
  await continueTo(page, 'road');
  await clickHex(page, '0407');
  await continueTo(page, 'engage');
  await select(page, 'B-158/53');
  await clickHex(page, '0408');
  await continueTo(page, 'withdraw');
  await withdraw(page);
  await continueTo(page, 'end-movement');
  await endPhase(page);
  await continueTo(page, 'target');
}

describe('the guided first turn', () => {
  test('can be followed to its end with any dice, a step restarted across dice and phases, and the game continues', async () => {
    const { page, problems } = await begin();
    await playToFirstAttack(page);
    const before = await recordOf(page);
    await fight(page, '0507');
    await done(page);
    await press(page, 'guide-reset');
    await expect.poll(() => page.locator('[data-prompt]').getAttribute('data-prompt')).toBe('combat');
    await expect.poll(() => recordOf(page)).toEqual(before);
    await clickHex(page, '0507');
    await continueTo(page, 'odds');
    await continueTo(page, 'support');
    await page.locator('[data-draft] button[data-unit="B-AD53"]').click();
    await continueTo(page, 'commit');
    await fight(page, '0507');
    await continueTo(page, 'result');
    await continueTo(page, 'end-combat');
    await attackUntilFree(page);
    await continueTo(page, 'enemy-turn');
    await answerUntilDone(page);
    const { game: rules, notes, actions } = await matchOf(page);
    expect(notes?.players).toEqual({ german: playerName('recruit') });
    expect(actions.filter(({ by }) => by === 'german').length).toBeGreaterThan(1);
    expect([rules.id, (await positionOf(page)).turn]).toEqual([game.id, 9]);
    await continueTo(page, 'points');
    await press(page, 'guide-end');
    await expect.poll(() => page.locator('[data-guide]').count()).toBe(0);
    await expect.poll(async () => (await legalOf(page)).length).toBeGreaterThan(10);
    expect(verify(game, await recordOf(page)).ok).toBe(true);
    expect(problems).toEqual([]);
  });

  test('waits for the task, goes back, and restarts a step by rewinding the game', async () => {
    const { page } = await begin();
    await continueTo(page, 'counter');
    await expect.poll(() => isDone(page)).toBe('false');
    await page.locator('[data-action=guide-next]').click({ force: true });
    expect(await shown(page)).toBe('counter');
    await clickHex(page, '0308');
    await expect.poll(() => page.locator('[data-guide] .task').innerText()).toMatch(/Done in another way: .*Brigade/);
    await continueTo(page, 'step');
    const before = await recordOf(page);
    await clickHex(page, '0305');
    await clickHex(page, '0405');
    await done(page);
    expect(await page.locator('[data-guide] .task').innerText()).toMatch(/Done\. Move it/);
    await press(page, 'guide-reset');
    await expect.poll(() => isDone(page)).toBe('false');
    await expect.poll(() => recordOf(page)).toEqual(before);
    await expect.poll(() => hexOf(page, 'C-5/2')).toBe('0305');
    await press(page, 'guide-back');
    await at(page, 'counter');
    await expect.poll(() => isDone(page)).toBe('true');
    await continueTo(page, 'step');
    await expect.poll(() => page.locator('[data-action=guide-reset]').count()).toBe(0);
  });

  test('survives a reload, skips steps that are too late, and can be left at any time', async () => {
    const { page } = await begin();
    await continueTo(page, 'counter');
    await advance(page);
    await continueTo(page, 'step');
    const before = await recordOf(page);
    await page.reload();
    await at(page, 'step');
    expect(await recordOf(page)).toEqual(before);
    await withdraw(page);
    await endPhase(page);
    await continueTo(page, 'target');
    await press(page, 'guide-leave');
    await expect.poll(() => page.locator('[data-guide]').count()).toBe(0);
    await page.reload();
    await page.locator('#map[data-camera]').waitFor();
    await page.locator('.menu summary').click();
    await press(page, 'guide-resume');
    await at(page, 'target');
    await press(page, 'guide-leave');
    await attackUntilFree(page);
    expect(await page.locator('[data-guide]').count()).toBe(0);
  });

  test('speaks, covers nothing it points at, and finds no barrier', async () => {
    const { page, problems } = await begin();
    const inAll = async (look: (word: RegExp, width: number) => Promise<void>): Promise<void> => {
      for (const [size, language, word] of [
        ['desktop', 'en', /counter/],
        ['phone', 'pt', /peça/],
        ['phone', 'es', /ficha/],
      ] as const) {
        await page.setViewportSize(SIZES[size]);
        await setPreferences(page, { language });
        await look(word, SIZES[size].width);
        expect(await axeFindings(page), `${size}, ${language}`).toEqual([]);
      }
    };
    const overlap = async (): Promise<number> => {
      const [box, hex] = [await page.locator('[data-guide]').boundingBox(), await placeOf(page, '0305')];
      if (!box) return Infinity;
      const wide = Math.min(box.x + box.width, hex.x + HALF) - Math.max(box.x, hex.x - HALF);
      const high = Math.min(box.y + box.height, hex.y + HALF) - Math.max(box.y, hex.y - HALF);
      return Math.max(0, wide) * Math.max(0, high);
    };
    await inAll(() => at(page, 'map'));
    await continueTo(page, 'counter');
    await inAll(async (word) => {
      await expect.poll(() => page.locator('#guide-title').innerText()).toMatch(word);
      await page.locator('[data-lit="0305"] [data-counter] [data-part=attack]').waitFor({ state: 'attached' });
      await expect.poll(overlap).toBe(0);
    });
    await clickHex(page, '0305');
    await inAll(async (_, width) => {
      await done(page);
      expect(await widthOf(page)).toBeLessThanOrEqual(width);
    });
    await setPreferences(page, { language: 'en' });
    expect(problems).toEqual([]);
  });

  test('has texts for every step, and its rules exist', async () => {
    const { words } = await import('../../src/text/guide/reichswald/index.ts');
    for (const texts of Object.values(words)) {
      expect(Object.keys(texts).sort()).toEqual(guide.steps.map(({ id }) => id).sort());
      for (const { id, done } of guide.steps)
        expect([id, texts[id as 'map'].task !== undefined]).toEqual([id, done !== undefined]);
    }
  });
});

/** Where the guide of Market-Garden has XXX Corps set up. */
const SET_UP = [
  ['0527', 'B-43-130', 'B-43-214'],
  ['0427', 'B-50-69', 'B-50-151', 'B-50-231'],
  ['0627', 'B-G-5', 'B-G-32', 'B-8Armd'],
  ['0528', 'B-Art-1', 'B-Art-2'],
  ['0628', 'D-PIB'],
] as const;

/** Sets units up in a hex, each chosen in the panel, which names nobody when it is the last. */
async function setUp(page: Page, hex: string, ...units: string[]): Promise<void> {
  const { x, y } = await bringToSight(page, hex, (button) => button.click());
  const asked = (): Promise<string> => page.locator('[data-prompt]').innerText();
  for (const unit of units) {
    const row = page.locator(`.now button[data-unit="${unit}"]`).first();
    if ((await row.count()) > 0) await row.click();
    const before = await asked();
    await page.mouse.click(x, y);
    await expect.poll(asked).not.toBe(before);
  }
}

/** By the panel: on a small screen the guide may lie over the hex that is meant. */
const panel: InputMethod = {
  ...mouse,
  async aim(page, target) {
    if ((await page.locator(`[data-draft="${target}"]`).count()) > 0) return;
    await raiseSheet(page);
    await page.locator('#tab-unit').click();
    await page.locator(`[data-target="${target}"]`).click();
    await page.locator(`[data-draft="${target}"]`).waitFor();
  },
  choose: (page, action) =>
    isHex(action['to'])
      ? page.locator(`.now button[data-action="${action.type}"]`).first().click()
      : choiceButton(page, action).click(),
};

/** Are the buttons of the box inside it, and are at least three lines of why in sight? */
const hasRoom = (page: Page): Promise<boolean[]> =>
  page.locator('[data-guide]').evaluate((box) => {
    const bottomOf = (element: Element | null): number => element?.getBoundingClientRect().bottom ?? Infinity;
    return [
      bottomOf(box.querySelector('footer')) <= bottomOf(box),
      (box.querySelector('.words')?.clientHeight ?? 0) > 60,
    ];
  });

/** Fights the mandatory combats alone, and ends the phase. */
async function endCombat(page: Page): Promise<void> {
  for (;;) {
    const legal = await legalOf(page);
    if (legal.some(({ type }) => type === 'end')) return endPhase(page);
    await fight(page, String(legal.find(({ type }) => type === 'attack')?.['target']), [], panel);
  }
}

describe('the guided first turn of Market-Garden', () => {
  test('can be followed to its end on a phone', async () => {
    const { page, problems } = await begin({ viewport: SIZES.phone }, 'market-garden');
    await continueTo(page, 'counter');
    await setUp(page, '0527', 'B-43-129');
    await continueTo(page, 'set-up');
    for (const [hex, ...units] of SET_UP) await setUp(page, hex, ...units);
    await continueTo(page, 'drop');
    await clickHex(page, '1310');
    await continueTo(page, 'range');
    await continueTo(page, 'refused');
    await clickHex(page, '1609');
    await continueTo(page, 'bridge');
    await acting(page, () => clickHex(page, '1311'));
    await continueTo(page, 'zones');
    await clickHex(page, '1710');
    await acting(page, () => clickHex(page, '1611'));
    await continueTo(page, 'corps');
    await continueTo(page, 'end-movement');
    await endPhase(page);
    await continueTo(page, 'target');
    await clickHex(page, '0526');
    await continueTo(page, 'odds');
    await continueTo(page, 'support');
    await page.locator('[data-draft] button[data-unit="B-Art-1"]').click();
    await continueTo(page, 'commit');
    await fight(page, '0526', [], panel);
    await continueTo(page, 'result');
    await continueTo(page, 'end-combat');
    await endCombat(page);
    await continueTo(page, 'enemy-turn');
    await page.locator('[data-action=guide-reset]').waitFor();
    for (const size of ['desktop', 'phone'] as const) {
      await page.setViewportSize(SIZES[size]);
      await expect.poll(() => hasRoom(page), { message: size }).toEqual([true, true]);
    }
    await answerUntilDone(page, panel);
    await continueTo(page, 'landings');
    await continueTo(page, 'points');
    await press(page, 'guide-end');
    await expect.poll(() => page.locator('[data-guide]').count()).toBe(0);
    const match = await matchOf(page);
    expect(verify(match.game, await recordOf(page)).ok).toBe(true);
    expect(await widthOf(page)).toBeLessThanOrEqual(SIZES.phone.width);
    expect(problems).toEqual([]);
  });
});

describe('the guided first turn of A Terceira Guerra Mundial', () => {
  test('can be followed until the enemy moves', async () => {
    const { page, problems } = await begin(undefined, 'third-world-war');
    /** Selects the stack in this hex, and only this unit of it. */
    const take = async (unit: string): Promise<void> => {
      await clickHex(page, (await hexOf(page, unit)) ?? '');
      const row = page.locator(`.now [data-unit="${unit}"][aria-pressed=false]`);
      if ((await row.count()) > 0) await row.first().click();
    };
    /** Where one's own stand already a second press is wanted. */
    const move = async (unit: string, to: string, isHeld = false): Promise<void> => {
      await take(unit);
      await acting(page, async () => {
        await clickHex(page, to);
        if (isHeld)
          await page
            .locator('.now')
            .getByRole('button', { name: `Go to ${to}` })
            .click();
      });
    };
    await continueTo(page, 'nato');
    await continueTo(page, 'pact');
    await asked(page);
    await acting(page, () => page.locator('.now [data-action=deploy]').click());
    await continueTo(page, 'counter');
    await take('SU-16');
    await continueTo(page, 'range');
    await continueTo(page, 'refused');
    await clickHex(page, '2406');
    await continueTo(page, 'engage');
    await move('SU-16', '2505');
    await continueTo(page, 'mass');
    await move('SU-207', '2505', true);
    await move('SU-32', '2506');
    await continueTo(page, 'fly');
    await take('SU-103');
    await page.locator('[data-move=fly]').click();
    await acting(page, () => clickHex(page, '2305'));
    await continueTo(page, 'end-movement');
    await endPhase(page);
    await continueTo(page, 'target');
    await clickHex(page, '2406');
    await continueTo(page, 'odds');
    await continueTo(page, 'support');
    await page.locator('[data-draft] [data-air-step="1"]').first().click();
    await continueTo(page, 'commit');
    await fight(page, '2406', [], panel);
    await continueTo(page, 'result');
    await continueTo(page, 'bombs');
    await clickHex(page, '2408');
    await page.locator('[data-draft="2408"]').getByRole('button', { name: '10', exact: true }).click();
    await acting(page, () => panel.commit(page));
    await resolveCombat(page, panel);
    await continueTo(page, 'end-combat');
    await attackUntilFree(page, panel);
    await continueTo(page, 'enemy-turn');
    const match = await matchOf(page);
    expect(verify(match.game, await recordOf(page)).ok).toBe(true);
    expect(problems).toEqual([]);
  });
});
