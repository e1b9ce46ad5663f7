// The first turn of the first side of Reichswald by mouse, and the tools and pages around it, step by step.
import type { Page } from 'puppeteer-core';
import { game, isHex, legalIn, type Action } from '../browser/kit/reading.ts';
import { acting, clickHex, endPhase, isThere, matchOf, press, recordOf, shown, shows, until, viewOf } from './hand.ts';

const positionOf = async (page: Page) => game.view((await matchOf(page)).state, null);

const legalOf = async (page: Page): Promise<Action[]> => legalIn(await matchOf(page));

/** Waits until a unit stands in a hex. */
async function stands(page: Page, unit: string, hex: string): Promise<void> {
  await until(page, `${unit} stands in ${hex}`, async () =>
    (await positionOf(page)).units.some((one) => one.id === unit && one.hex === hex),
  );
}

async function startGame(page: Page): Promise<void> {
  await press(page, 'article summary');
  await press(page, 'button[type=submit]');
  await shown(page, '#map[data-camera]');
}

/** Does something, and waits until the scale of the map has changed this way. */
async function scaling(page: Page, what: string, direction: 'up' | 'down', act: () => Promise<void>): Promise<void> {
  const scale = async (): Promise<number> => (await viewOf(page)).camera[2];
  const before = await scale();
  await act();
  await until(page, `${what} changes the scale`, async () => {
    const now = await scale();
    return direction === 'up' ? now > before : now < before;
  });
}

async function zoom(page: Page): Promise<void> {
  const { x, y, width, height } = (await viewOf(page)).box;
  await page.mouse.move(x + width / 2, y + height / 2);
  await scaling(page, 'the wheel', 'up', () => page.mouse.wheel({ deltaY: -300 }));
  await scaling(page, 'the wheel', 'down', () => page.mouse.wheel({ deltaY: 300 }));
  const [closer, farther] = ['#more-tools button:nth-of-type(1)', '#more-tools button:nth-of-type(2)'] as const;
  await scaling(page, 'the button', 'up', () => press(page, closer));
  await scaling(page, 'the button', 'down', () => press(page, farther));
}

async function move(page: Page): Promise<void> {
  await clickHex(page, '0305');
  await acting(page, 'the move', () => clickHex(page, '0405'));
  await stands(page, 'C-5/2', '0405');
}

/** Selects a reinforcement in the list and moves it to a hex; stacking needs a second click. */
async function bringIn(page: Page, unit: string, hex: string): Promise<void> {
  await press(page, '#tab-reserves');
  await press(page, `.reserves [data-unit="${unit}"]`);
  const before = (await recordOf(page)).actions.length;
  const isIn = async (): Promise<boolean> => (await recordOf(page)).actions.length > before;
  await clickHex(page, hex);
  const asked = '[data-notice=move-armed]';
  await until(page, `${unit} enters`, async () => (await isThere(page, asked)) || (await isIn()));
  if (!(await isIn())) await clickHex(page, hex);
  await stands(page, unit, hex);
}

async function reinforce(page: Page): Promise<void> {
  await bringIn(page, 'B-71/53', '0407');
  await bringIn(page, 'B-158/53', '0408');
}

async function withdraw(page: Page): Promise<void> {
  while ((await legalOf(page)).some(({ type }) => type === 'withdraw')) {
    await acting(page, 'the withdrawal', () => press(page, '[data-action=withdraw]'));
  }
}

async function endMovement(page: Page): Promise<void> {
  await endPhase(page);
  await shows(page, '[data-prompt]', 'data-prompt', 'combat');
}

/** Makes a decision of a combat on the map or in the panel. */
async function choose(page: Page, legal: readonly Action[]): Promise<void> {
  const action = legal.find(({ to }) => isHex(to)) ?? legal[0];
  if (!action) throw new Error('Nothing can be chosen.');
  const { type, unit, to } = action;
  if (legal.some((one) => one.type === 'commit')) return press(page, '[data-action=commit]');
  if (isHex(to)) return clickHex(page, to);
  return press(page, `.now button${unit === undefined ? `[data-action="${type}"]` : `[data-unit="${unit}"]`}`);
}

/** Attacks a hex with all adjacent units and this artillery, and makes all decisions of the combat. */
async function fight(page: Page, target: string, artillery: readonly string[] = []): Promise<void> {
  await clickHex(page, target);
  await shown(page, `[data-draft="${target}"]`);
  for (const gun of artillery) {
    const button = `[data-draft] button[data-unit="${gun}"]`;
    await press(page, button);
    await shows(page, button, 'aria-pressed', 'true');
  }
  await acting(page, 'the attack', () => press(page, '[data-action=commit]'));
  while ((await positionOf(page)).pending.length > 0) {
    const legal = await legalOf(page);
    await acting(page, `a choice of ${legal[0]?.type}`, () => choose(page, legal));
  }
}

/** Fights the combats that must be fought, and ends the phase. */
async function endCombats(page: Page): Promise<void> {
  for (;;) {
    const attack = (await legalOf(page)).find(({ type }) => type === 'attack');
    if (!attack) break;
    await fight(page, String(attack['target']));
  }
  await endPhase(page);
  await until(page, 'the other side moves', async () => (await positionOf(page)).phase === 'german-movement');
}

async function openFromMenu(page: Page, entry: string): Promise<void> {
  await press(page, '.menu > summary');
  await press(page, `.menu [data-action=${entry}]`);
}

async function watchReplay(page: Page): Promise<void> {
  const bar = 'section[data-at]';
  const all = String((await recordOf(page)).actions.length);
  await openFromMenu(page, 'replay');
  await shown(page, bar);
  for (const [jump, at] of [
    ['start', '0'],
    ['on', '1'],
    ['end', all],
  ] as const) {
    await press(page, `[data-jump=${jump}]`);
    await shows(page, bar, 'data-at', at);
  }
}

async function readRules(page: Page): Promise<void> {
  await openFromMenu(page, 'rules');
  await press(page, 'nav a[href$="/4.1"]');
  await shown(page, '[id="rule-4.1"]');
  await press(page, '[data-action=back]');
  await shown(page, '#map[data-camera]');
}

/** Every step in order, from the lobby. */
export const STEPS: readonly (readonly [title: string, play: (page: Page) => Promise<void>])[] = [
  ['the lobby', (page) => shown(page, 'article')],
  ['a new game', startGame],
  ['the wheel and the buttons zoom', zoom],
  ['a brigade moves to Wyler', move],
  ['two reinforcements enter', reinforce],
  ['the Canadians withdraw', withdraw],
  ['the movement phase ends', endMovement],
  ['an attack with artillery', (page) => fight(page, '0507', ['B-4AGRA-P', 'B-AD53'])],
  ['the other combats, up to the movement of the other side', endCombats],
  ['the replay', watchReplay],
  ['the rules', readRules],
];
