// Set-up of many units, flights with dice on the way, strikes and large pools of air points, by mouse, keyboard and the command line.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { replay } from '../../src/kernel/match.ts';
import type { Reach, ReachHex, Wargame } from '../../src/wargame/wargame.ts';
import { SIZES, useSite } from './kit/harness.ts';
import { acting, clickHex, endPhase, hexOf, matchOf, placeOf, positionOf, recordOf, startGame } from './kit/player.ts';

const GAME = 'third-world-war';
const FLIER = 'SU-103';
const site = useSite();

/** From the lobby to the first movement, both sides set up as proposed. */
async function begin(page: Page): Promise<void> {
  await startGame(page, GAME);
  for (let side = 0; side < 2; side++) {
    await acting(page, () => page.locator('.now [data-action=deploy]').click());
  }
  await page.locator('[data-action=since-skip]').click();
}

async function command(page: Page, line: string): Promise<void> {
  await page.keyboard.press('/');
  await page.keyboard.type(line);
  await page.keyboard.press('Enter');
}

/** A hex where the flier can land after this many dice, the nearest. */
async function goalOf(page: Page, dice: number): Promise<ReachHex> {
  const { game, state } = await matchOf(page);
  const reach = (game as Wargame).reach(state, FLIER, 'flight') as { ok: true; value: Reach };
  return reach.value.hexes.find((one) => one.mayStop && one.dice === dice) as ReachHex;
}

/** The flier is where it was to go, or has been shot down. */
async function expectFlown(page: Page, { hex }: ReachHex): Promise<void> {
  const flown = async (): Promise<boolean> => {
    const { units, pending } = await positionOf(page);
    const unit = units.find(({ id }) => id === FLIER);
    return pending.length === 0 && (unit?.where === 'eliminated' || unit?.hex === hex);
  };
  await expect.poll(flown).toBe(true);
}

test('a flight by mouse goes on after each die; a strike is asked for twice and marked for good; air points are stepped through', async () => {
  const { page, problems } = await site.lobbyAgain();
  await begin(page);
  const goal = await goalOf(page, 2);
  await clickHex(page, (await hexOf(page, FLIER)) ?? '');
  await page.locator('[data-move=fly]').click();
  const { x, y } = await placeOf(page, goal.hex);
  await page.mouse.move(x, y);
  await page.locator('[data-dice="2"]').waitFor();
  await page.mouse.click(x, y);
  await expectFlown(page, goal);
  const { log } = await matchOf(page);
  const dice = log.filter(({ event }) => event.code === 'flak').length;
  expect(dice === 2 || (await hexOf(page, FLIER)) === null).toBe(true);
  await page.locator('.log', { hasText: 'flies from' }).waitFor();

  await acting(page, () => command(page, 'move SU-16 to 2505'));
  await endPhase(page);
  const nuclear = page.locator('[data-action=nuclear]');
  await nuclear.click();
  expect((await recordOf(page)).actions.at(-1)).toMatchObject({ type: 'end' });
  await acting(page, () => nuclear.click());
  const target = (await hexOf(page, 'BR-3DB')) ?? '';
  await clickHex(page, target);
  await page.locator('[data-notice=choice-armed]').waitFor();
  await acting(page, () => clickHex(page, target));
  const { game, state } = await matchOf(page);
  expect((game as Wargame).tableView(state, null).ruined).toEqual([target]);
  expect(await hexOf(page, 'BR-3DB')).toBeNull();
  await clickHex(page, '2406');
  const air = page.locator('.stepper input');
  const sum = page.locator('.end p');
  await air.waitFor();
  const without = await sum.innerText();
  await air.fill('13');
  await expect.poll(() => sum.innerText()).not.toBe(without);
  await air.press('ArrowUp');
  await expect.poll(() => air.inputValue()).toBe('14');
  await page.locator('[data-air-step="5"]').click();
  await expect.poll(() => air.inputValue()).toBe('19');
  await acting(page, () => page.locator('.now [data-action=commit]').click());
  expect((await recordOf(page)).actions).toContainEqual({ by: 'pact', type: 'air', points: 19 });
  expect(replay(game, await recordOf(page)).ok).toBe(true);
  expect(problems).toEqual([]);
});

test('on a small screen a unit flies by the command line', async () => {
  const { page, problems } = await site.lobby({ viewport: SIZES.phone, hasTouch: true, isMobile: true });
  await begin(page);
  const goal = await goalOf(page, 0);
  await command(page, `fly ${FLIER} to ${goal.hex}`);
  await expectFlown(page, goal);
  expect(problems).toEqual([]);
});
