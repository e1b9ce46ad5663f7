// The first turn of Holland '44 on the page: guided by mouse, and by keyboard and by touch.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { makeRecord } from '../../src/formats/record.ts';
import { guide } from '../../src/games/holland-44/first-turn.ts';
import { randomDice } from '../../src/kernel/dice.ts';
import { act, begin, recordOf as recordFrom, verify, type Match } from '../../src/kernel/match.ts';
import { seeded } from '../../src/kernel/random.ts';
import { axeFindings } from './kit/axe.ts';
import { openFile } from './kit/files.ts';
import { overflows } from './kit/fit.ts';
import { answerUntilDone, beginGuide, continueTo, press } from './kit/guided.ts';
import { SIZES, useSite } from './kit/harness.ts';
import {
  acting,
  bringToSight,
  clickHex,
  endPhase,
  hexOf,
  legalOf,
  matchOf,
  placeOf,
  positionOf,
  raiseSheet,
  startGame,
  toLobby,
} from './kit/player.ts';
import { gameOf, isHex, legalIn } from './kit/reading.ts';
import { asked, choiceButton } from './kit/turn.ts';

/** Dice by which the unit in Son is one that fights. */
const FIGHT_IN_SON = 2;
const site = useSite({ dice: FIGHT_IN_SON });
const phone = useSite({ viewport: SIZES.phone, hasTouch: true, isMobile: true, locale: 'pt' });
const ID = 'holland-44';
const game = gameOf(ID);

const [UNIT, PARA] = ['2L/9/3', '2/1P/1'];
const [FROM, TO] = ['1306', '1206'];

/** A game up to the first movement phase: everybody has landed, the 506th Regiment together. */
function landed(): Match {
  const begun = begin(game as Match['game'], { scenario: 'short', options: {}, setup: null });
  if (!begun.ok) throw new Error('The scenario does not start.');
  const match = begun.value;
  const dice = randomDice(seeded(3));
  while (game.view(match.state, null).phase === 'allied-landing') {
    const legal = legalIn(match);
    const first = legal.find(({ type, unit, to }) => type === 'land' && unit === PARA && to === '6217');
    const fitting = legal.find(({ unit, to }) => String(unit).includes('/506/') === (to === '3207'));
    act(
      match,
      game.toAct(match.state) === 'chance' ? dice(game.chance(match.state)) : ((first ?? fitting ?? legal[0]) as never),
    );
  }
  return match;
}

async function openLanded(page: Page): Promise<void> {
  await openFile(page, makeRecord(recordFrom(landed())));
  await page.locator('#map[data-camera]').waitFor();
}

const labelOf = (id: string): string => game.counters.find((counter) => counter.id === id)?.label ?? id;

/** Enters a command in the command line of the page. */
async function command(page: Page, words: string): Promise<void> {
  await page.keyboard.press('/');
  await page.locator('[role=combobox]:focus').waitFor();
  await page.keyboard.insertText(words);
  await page.keyboard.press('Enter');
}

/** Lands everybody else, the 506th Regiment together, and answers what the dice ask, without harm to the units that the guide needs. */
async function landAll(page: Page): Promise<void> {
  for (const unit of ['1/506/101', '2/506/101', '3/506/101'])
    await acting(page, () => command(page, `land ${labelOf(unit)} 3207`));
  await acting(page, () => press(page, 'land-all'));
  await expect.poll(async () => (await positionOf(page)).toAct).toBe('allied');
  for (;;) {
    const suffer = (await legalOf(page)).filter(({ type }) => type === 'suffer');
    if (suffer.length === 0) return;
    const unit = (suffer.find((one) => one['unit'] !== PARA) ?? suffer[0])?.['unit'];
    await acting(page, () => page.locator(`.now [data-unit="${unit}"]`).first().click());
  }
}

/** Answers in the panel, and on the map where a hex is meant, until nothing is open: no bridge is blown, nobody stands, nobody advances. */
async function answerAll(page: Page): Promise<void> {
  for (;;) {
    await asked(page);
    if ((await positionOf(page)).pending.length === 0) return;
    const legal = await legalOf(page);
    const action = legal.find(({ type }) => ['spare', 'yield', 'done', 'stop', 'commit'].includes(type)) ?? legal[0];
    if (!action) throw new Error('Nothing can be chosen.');
    await acting(page, () => {
      if (action.type === 'attacker') return press(page, 'commit');
      return isHex(action['to']) ? clickHex(page, action['to']) : choiceButton(page, action).click();
    });
  }
}

test('the guided first turn can be followed to its end', async () => {
  const { page, problems } = await beginGuide(site, ID);
  await continueTo(page, 'counter');
  await page.locator(`.now [data-unit="${PARA}"]`).click();
  await continueTo(page, 'land');
  await acting(page, () => clickHex(page, '6217'));
  await continueTo(page, 'land-all');
  await landAll(page);
  await continueTo(page, 'modes');
  await clickHex(page, '6217');
  await page.locator(`.now [data-unit="${PARA}"]`).click();
  await page.locator('[data-mode=extended]').click();
  await acting(page, () => clickHex(page, '6221'));
  await continueTo(page, 'bridge');
  await asked(page);
  await acting(page, () => clickHex(page, '6221'));
  await expect.poll(() => hexOf(page, PARA)).toBe('6221');
  await continueTo(page, 'unknown');
  await clickHex(page, '3207');
  await page.locator('[data-fan="3207"]').getByRole('button', { name: 'All' }).click();
  await clickHex(page, '3108');
  await acting(page, () => clickHex(page, '3108'));
  await answerAll(page);
  await continueTo(page, 'bonds');
  await clickHex(page, '1504');
  await clickHex(page, '1505');
  await continueTo(page, 'road');
  await page.keyboard.press('Escape');
  await acting(page, () => command(page, 'move 30-Corps-Eng to 1504'));
  await continueTo(page, 'end-movement');
  await endPhase(page);
  await continueTo(page, 'target');
  await page.locator('[data-target="1605"]').click();
  await continueTo(page, 'odds');
  expect([await axeFindings(page), await overflows(page)]).toEqual([[], []]);
  await continueTo(page, 'support');
  await page.locator('[data-draft] [data-unit="Gds Div Arty"]').click();
  await continueTo(page, 'commit');
  await acting(page, () => press(page, 'commit'));
  await continueTo(page, 'result');
  await answerAll(page);
  await continueTo(page, 'end-combat');
  await endPhase(page);
  await continueTo(page, 'enemy-turn');
  await answerUntilDone(page);
  await continueTo(page, 'points');
  await press(page, 'guide-end');
  await expect.poll(() => page.locator('[data-guide]').count()).toBe(0);
  const match = await matchOf(page);
  expect(verify(match.game, recordFrom(match)).ok).toBe(true);
  expect(problems).toEqual([]);
});

const bottomOfStrip = async (page: Page): Promise<number> => {
  const box = await page.locator('[data-guide]').boundingBox();
  return box ? box.y + box.height : Infinity;
};

/** Has the computer decided about a bridge? */
const isAnswered = (codes: readonly string[]): boolean =>
  codes.some((code) => code === 'demolition' || code === 'bridge-spared');

test('on a phone the guide leads by touch through the landing to a unit far from what has just happened, and over a bridge', async () => {
  const { page, problems } = await beginGuide(phone, ID);
  /** A tap on a hex once it is lit, below the strip of the guide. */
  const tapLit = async (hex: string): Promise<void> => {
    await page.locator(`[data-lit~="${hex}"]`).waitFor();
    await expect.poll(async () => (await placeOf(page, hex)).y).toBeGreaterThan(await bottomOfStrip(page));
    const { x, y } = await placeOf(page, hex);
    await page.touchscreen.tap(x, y);
  };
  await continueTo(page, 'counter');
  await raiseSheet(page);
  await page.locator(`.now [data-unit="${PARA}"]`).tap();
  await continueTo(page, 'land');
  await acting(page, () => tapLit('6217'));
  await continueTo(page, 'land-all');
  await raiseSheet(page);
  await page.locator('[data-action=land-all]').tap();
  for (;;) {
    await expect.poll(async () => (await positionOf(page)).toAct).toBe('allied');
    const suffer = (await legalOf(page)).filter(({ type }) => type === 'suffer');
    if (suffer.length === 0) break;
    const unit = (suffer.find((one) => one['unit'] !== PARA) ?? suffer[0])?.['unit'];
    await raiseSheet(page);
    await acting(page, () => page.locator(`.now [data-unit="${unit}"]`).first().tap());
  }
  await continueTo(page, 'modes');
  expect(await overflows(page)).toEqual([]);
  await tapLit('6217');
  // The box gives way to the fanned stack, and to the answers in the panel.
  await page.locator(`[data-fan="6217"] [data-unit="${PARA}"]`).tap();
  await raiseSheet(page);
  await page.locator('[data-mode=extended]').first().tap();
  for (let taps = 0; taps < 2; taps++) {
    const { x, y } = await bringToSight(page, '6221', (button) => button.tap());
    await page.touchscreen.tap(x, y);
  }
  await continueTo(page, 'bridge');
  await asked(page);
  await expect.poll(async () => (await matchOf(page)).log.map(({ event }) => event.code)).toSatisfy(isAnswered);
  expect(problems).toEqual([]);
});

test('its texts exist for every step in every language', async () => {
  const { words } = await import('../../src/text/guide/holland-44/index.ts');
  for (const texts of Object.values(words)) {
    expect(Object.keys(texts)).toEqual(guide.steps.map(({ id }) => id));
    for (const { id, done } of guide.steps)
      expect([id, texts[id as 'map'].task !== undefined]).toEqual([id, done !== undefined]);
  }
});

test('a face-down counter tells what it may be; a unit moves by keyboard alone, tactically', async () => {
  const { page, problems } = await site.lobbyAgain();
  await openLanded(page);
  await page.locator('#map').focus();
  const pointAt = async (hex: string): Promise<void> => {
    await page.keyboard.press('g');
    await page.locator('[role=combobox]:focus').waitFor();
    await page.keyboard.type(hex);
    await page.keyboard.press('Enter');
    await page.locator(`[data-spoken="${hex}"]`).waitFor({ state: 'attached' });
    await page.locator('#map:focus').waitFor();
  };
  await pointAt('3108');
  expect(await page.locator('[data-unseen="20"]').innerText()).toMatch(/garrison 0-0-0\s+30%/);
  for (const hex of [FROM, TO]) {
    await pointAt(hex);
    await page.keyboard.press('Enter');
    if (hex === TO) break;
    for (const key of ['y', 'y']) await page.keyboard.press(key);
    await page.locator('[data-mode=tactical][aria-pressed=true]').waitFor();
  }
  await expect.poll(() => hexOf(page, UNIT)).toBe(TO);
  expect((await matchOf(page)).actions).toContainEqual({
    by: 'allied',
    type: 'move',
    unit: UNIT,
    mode: 'tactical',
  });
  expect(problems).toEqual([]);
});

test('on a phone a unit lands and another one, which could break down, moves, by touch', async () => {
  const { page, problems } = await phone.lobbyAgain();
  await startGame(page, ID);
  const tap = async (hex: string): Promise<void> => {
    const { x, y } = await bringToSight(page, hex, (button) => button.tap());
    await page.touchscreen.tap(x, y);
  };
  await raiseSheet(page);
  await page.locator(`.now [data-unit="${PARA}"]`).tap();
  await acting(page, () => tap('6217'));
  expect(await hexOf(page, PARA)).toBe('6217');
  expect([await axeFindings(page), await overflows(page)]).toEqual([[], []]);
  await toLobby(page);
  await openLanded(page);
  await tap(FROM);
  const menu = page.locator('.bar [data-menu=break-down]');
  await menu.locator('summary').tap();
  await expect.poll(() => menu.locator('[data-action=break-down]').count()).toBe(3);
  expect([await axeFindings(page), await overflows(page)]).toEqual([[], []]);
  await menu.locator('summary').tap();
  await tap(TO);
  await acting(page, () => page.locator('[data-action=go]').tap());
  expect(await hexOf(page, UNIT)).toBe(TO);
  expect(problems).toEqual([]);
});
