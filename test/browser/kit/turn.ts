// One full turn of both sides, played by mouse, keyboard or touch.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  acting,
  bringIn,
  clickHex,
  endPhase,
  hexOf,
  legalOf,
  matchOf,
  positionOf,
  prompt,
  recordOf,
  startGame,
  type Action,
} from './player.ts';
import { isHex, legalIn } from './reading.ts';

/** How the actions of a turn are done. */
export interface InputMethod {
  /** From the lobby to the table of a new game. */
  start(page: Page): Promise<void>;
  move(page: Page, unit: string, from: string, to: string): Promise<void>;
  /** Moves a reinforcement, from the list or by name. */
  enter(page: Page, unit: string, to: string): Promise<void>;
  withdraw(page: Page, unit: string): Promise<void>;
  /** Presses the end-phase control once. */
  end(page: Page): Promise<void>;
  /** Starts planning an attack on this hex. */
  aim(page: Page, target: string): Promise<void>;
  /** Adds artillery to the planned attack. */
  support(page: Page, gun: string, hex: string): Promise<void>;
  /** Commits the attack, or the support of the defence. */
  commit(page: Page): Promise<void>;
  choose(page: Page, action: Action): Promise<void>;
}

/** Does a computer have to decide? */
async function isComputers(page: Page): Promise<boolean> {
  const { game, state, notes } = await matchOf(page);
  return notes?.players?.[game.toAct(state)] !== undefined;
}

/** Waits until somebody at this screen is asked: at once where no computer plays. */
export async function asked(page: Page): Promise<void> {
  await expect.poll(() => isComputers(page), { timeout: 90_000 }).toBe(false);
}

/** Makes all decisions of a combat that are made at this screen: no defensive support, otherwise the first choice. */
export async function resolveCombat(page: Page, input: InputMethod = mouse): Promise<void> {
  for (;;) {
    await asked(page);
    const match = await matchOf(page);
    if ((await positionOf(page)).pending.length === 0) return;
    const legal = legalIn(match);
    const action = legal.find(({ to }) => isHex(to)) ?? legal[0];
    if (!action) throw new Error('Nothing can be chosen.');
    const answering = legal.some(({ type }) => type === 'commit');
    await acting(page, () => (answering ? input.commit(page) : input.choose(page, action)));
  }
}

/** Attacks a hex with all adjacent units and this artillery, and plays the combat to its end. */
export async function fight(
  page: Page,
  target: string,
  artillery: readonly string[] = [],
  input = mouse,
): Promise<void> {
  await input.aim(page, target);
  for (const gun of artillery) {
    await input.support(page, gun, (await hexOf(page, gun)) ?? '');
    await page.locator(`[data-draft] button[data-unit="${gun}"][aria-pressed=true]`).waitFor({ state: 'attached' });
  }
  await acting(page, () => input.commit(page));
  await resolveCombat(page, input);
}

/** Attacks until no unit must attack any more, then ends the phase. */
export async function attackUntilFree(page: Page, input = mouse): Promise<void> {
  for (;;) {
    const attack = (await legalOf(page)).find(({ type }) => type === 'attack');
    if (!attack) break;
    await fight(page, String(attack['target']), [], input);
  }
  await endPhase(page, () => input.end(page));
}

/** Turn 8 from the lobby to the start of turn 9: Wyler, an attack with artillery, and its consequences. */
export async function playTurn(page: Page, input: InputMethod): Promise<void> {
  await input.start(page);
  await acting(page, () => input.move(page, 'C-5/2', '0305', '0405'));
  await expect.poll(() => hexOf(page, 'C-5/2')).toBe('0405');
  for (const [unit, to] of [
    ['B-71/53', '0407'],
    ['B-158/53', '0408'],
  ] as const) {
    await acting(page, () => input.enter(page, unit, to));
    await expect.poll(() => hexOf(page, unit)).toBe(to);
  }
  for (const { type, unit } of await legalOf(page)) {
    if (type === 'withdraw') await acting(page, () => input.withdraw(page, String(unit)));
  }
  await endPhase(page, () => input.end(page));
  await expect.poll(() => prompt(page)).toBe('combat');

  await fight(page, '0507', ['B-4AGRA-P', 'B-AD53'], input);
  expect((await recordOf(page)).actions.filter(({ by }) => by === 'chance').length).toBeGreaterThan(1);
  await attackUntilFree(page, input);
  await expect.poll(async () => (await positionOf(page)).phase).toBe('german-movement');

  await acting(page, () => input.enter(page, 'G-19/7', '2117'));
  await expect.poll(() => hexOf(page, 'G-19/7')).toBe('2117');
  await endPhase(page, () => input.end(page));
  await attackUntilFree(page, input);
  await expect.poll(async () => (await positionOf(page)).turn).toBe(9);
}

const button = (page: Page, name: string) => page.locator(`[data-action=${name}]`).first();

/** The button in the panel for a choice that is not made on the map. */
export const choiceButton = (page: Page, { type, unit }: Action) =>
  (unit === undefined
    ? page.locator(`.now button[data-action="${type}"]`)
    : page.locator(`.now button[data-unit="${unit}"]`)
  ).first();

export const mouse: InputMethod = {
  start: startGame,
  async move(page, _unit, from, to) {
    await clickHex(page, from);
    await clickHex(page, to);
  },
  enter: bringIn,
  withdraw: (page) => button(page, 'withdraw').click(),
  end: (page) => button(page, 'end').click(),
  async aim(page, target) {
    await clickHex(page, target);
    await page.locator(`[data-draft="${target}"]`).waitFor();
  },
  support: (page, gun) => page.locator(`[data-draft] button[data-unit="${gun}"]`).click(),
  commit: (page) => button(page, 'commit').click(),
  choose: (page, action) => (isHex(action['to']) ? clickHex(page, action['to']) : choiceButton(page, action).click()),
};
