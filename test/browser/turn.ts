// One full turn of both sides, played by whatever hands are given: mouse, keyboard or finger.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  acting,
  bringIn,
  clickHex,
  endPhase,
  game,
  hexOf,
  legalOf,
  matchOf,
  positionOf,
  prompt,
  recordOf,
  startGame,
  type Action,
} from './player.ts';

/** How a person does what a turn consists of. */
export interface Hands {
  /** From the lobby to the table of a new game. */
  start(page: Page): Promise<void>;
  move(page: Page, unit: string, from: string, to: string): Promise<void>;
  /** A reinforcement, from its list or by name. */
  enter(page: Page, unit: string, to: string): Promise<void>;
  withdraw(page: Page, unit: string): Promise<void>;
  /** One press of what ends the phase. */
  end(page: Page): Promise<void>;
  /** Opens the plan of an attack on this hex. */
  aim(page: Page, target: string): Promise<void>;
  /** Adds a gun to the planned attack. */
  support(page: Page, gun: string, hex: string): Promise<void>;
  /** Declares the attack, or the answer to it. */
  commit(page: Page): Promise<void>;
  choose(page: Page, action: Action): Promise<void>;
}

export const isHex = (name: unknown): name is string => /^\d{4}$/.test(String(name));

/** Answers every question of a combat: defence without support, the first choice for everything else. */
async function seeThrough(page: Page, hands: Hands): Promise<void> {
  for (;;) {
    const { state } = await matchOf(page);
    if (game.view(state, null).pending.length === 0) return;
    const legal = [...game.legal(state)] as unknown as Action[];
    const action = legal.find(({ to }) => isHex(to)) ?? legal[0];
    if (!action) throw new Error('Nothing can be chosen.');
    const answering = legal.some(({ type }) => type === 'commit');
    await acting(page, () => (answering ? hands.commit(page) : hands.choose(page, action)));
  }
}

/** Attacks a hex with everybody next to it and these guns, and sees the combat through to its end. */
export async function fight(page: Page, target: string, guns: readonly string[] = [], hands = mouse): Promise<void> {
  await hands.aim(page, target);
  for (const gun of guns) {
    await hands.support(page, gun, (await hexOf(page, gun)) ?? '');
    await page.locator(`[data-draft] button[data-unit="${gun}"][aria-pressed=true]`).waitFor({ state: 'attached' });
  }
  await acting(page, () => hands.commit(page));
  await seeThrough(page, hands);
}

/** Attacks until nobody is obliged to any more, then ends the phase. */
export async function fightOut(page: Page, hands = mouse): Promise<void> {
  for (;;) {
    const attack = (await legalOf(page)).find(({ type }) => type === 'attack');
    if (!attack) break;
    await fight(page, String(attack['target']), [], hands);
  }
  await endPhase(page, () => hands.end(page));
}

/** Turn 8 from the lobby until turn 9 begins: Wyler taken, an attack with guns, and whatever follows from it. */
export async function playTurn(page: Page, hands: Hands): Promise<void> {
  await hands.start(page);
  await acting(page, () => hands.move(page, 'C-5/2', '0305', '0405'));
  await expect.poll(() => hexOf(page, 'C-5/2')).toBe('0405');
  for (const [unit, to] of [
    ['B-71/53', '0407'],
    ['B-158/53', '0408'],
  ] as const) {
    await acting(page, () => hands.enter(page, unit, to));
    await expect.poll(() => hexOf(page, unit)).toBe(to);
  }
  for (const { type, unit } of await legalOf(page)) {
    if (type === 'withdraw') await acting(page, () => hands.withdraw(page, String(unit)));
  }
  await endPhase(page, () => hands.end(page));
  await expect.poll(() => prompt(page)).toBe('combat');

  await fight(page, '0507', ['B-4AGRA-P', 'B-AD53'], hands);
  expect((await recordOf(page)).actions.filter(({ by }) => by === 'chance').length).toBeGreaterThan(1);
  await fightOut(page, hands);
  await expect.poll(async () => (await positionOf(page)).phase).toBe('german-movement');

  await acting(page, () => hands.enter(page, 'G-19/7', '2117'));
  await expect.poll(() => hexOf(page, 'G-19/7')).toBe('2117');
  await endPhase(page, () => hands.end(page));
  await fightOut(page, hands);
  await expect.poll(async () => (await positionOf(page)).turn).toBe(9);
}

const button = (page: Page, name: string) => page.locator(`[data-action=${name}]`).first();

/** The button in the panel for a choice that is not made on the map. */
export const choiceButton = (page: Page, { type, unit }: Action) =>
  (unit === undefined
    ? page.locator(`.now button[data-action="${type}"]`)
    : page.locator(`.now button[data-unit="${unit}"]`)
  ).first();

export const mouse: Hands = {
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
