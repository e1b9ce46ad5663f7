// Positions that are seldom reached: what is legal there is given by mouse, by keys and by touch.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { makeRecord } from '../../src/formats/record.ts';
import { recordOf as recordFrom, type Match } from '../../src/kernel/match.ts';
import { loadTexts } from '../../src/text/games.ts';
import { verbsOf } from '../../src/text/web/commands.ts';
import type { Wargame } from '../../src/wargame/wargame.ts';
import { afterAutomatic, besideEnemies, randomTo } from '../playable/positions.ts';
import { openFile } from './kit/files.ts';
import { widthOf } from './kit/fit.ts';
import { SIZES, useSite } from './kit/harness.ts';
import { acting, bringToSight, raiseSheet, recordOf, toLobby } from './kit/player.ts';
import { CARD, gameOf, isHex, legalIn, type Action } from './kit/reading.ts';

const site = useSite({ viewport: SIZES.desktop, kept: { 'bivouac/handover': 'never' } });

/** An action of this type is legal at the end of the game that is made. */
type Position = readonly [game: string, type: string, make: (game: Wargame, type: string) => Match];

const from =
  (...seeds: readonly number[]) =>
  (game: Wargame, type: string): Match =>
    randomTo(game, type, seeds);

/** One of each game, given in every way. */
const FIRST: readonly Position[] = [
  ['holland-44', 'exploit', afterAutomatic],
  ['third-world-war', 'strike', from(0, 12)],
  ['market-garden', 'blow', from(14, 0)],
  ['reichswald', 'embark', from(14, 1)],
];
/** Given by mouse besides, and in a long run (PLAYABLE_GAMES) in every way: a touch presses what the mouse does, and a line is read in one way. */
const USUAL: readonly Position[] = [
  ['holland-44', 'disengage', besideEnemies],
  ['holland-44', 'merge', from(18, 14, 0)],
  ['holland-44', 'place', from(0, 12, 14)],
];
/** Given in a long run alone. */
const OTHERS: readonly Position[] = [
  ['holland-44', 'replace', from(14, 18, 20)],
  ['holland-44', 'relocate', from(18, 14, 12)],
  ['holland-44', 'spare', from(1, 18, 20)],
  ['holland-44', 'stand', from(1, 12, 4)],
  ['third-world-war', 'nuclear', from(12, 0)],
  ['third-world-war', 'form', from(18, 12, 0)],
  ['market-garden', 'place', from(0, 14)],
  ['reichswald', 'bomb', from(14, 0)],
];
const IS_LONG = process.env['PLAYABLE_GAMES'] !== undefined;
const BY_MOUSE = IS_LONG ? [...FIRST, ...USUAL, ...OTHERS] : [...FIRST, ...USUAL];
const IN_OTHER_WAYS = IS_LONG ? BY_MOUSE : FIRST;

/** The games, each made once. */
const made = new Map<Position, Match>();
function matchOf(position: Position): Match {
  const [game, type, make] = position;
  const match = made.get(position) ?? make(gameOf(game), type);
  made.set(position, match);
  return match;
}

/** The order that is tried: of all of its type the one whose hex is nearest to the middle of the map. */
function orderIn(match: Match, type: string): Action {
  const columns = Object.keys((match.game as Wargame).map.hexes).map((hex) => Number(hex.slice(0, 2)));
  const rows = Object.keys((match.game as Wargame).map.hexes).map((hex) => Number(hex.slice(2)));
  const [column, row] = [Math.max(...columns) / 2, Math.max(...rows) / 2];
  const far = ({ to, target }: Action): number => {
    const hex = String(to ?? target ?? '');
    return isHex(hex) ? Math.abs(Number(hex.slice(0, 2)) - column) + Math.abs(Number(hex.slice(2)) - row) : Infinity;
  };
  const [nearest] = legalIn(match)
    .filter((one) => one.type === type)
    .toSorted((a, b) => far(a) - far(b) || 0);
  return nearest as Action;
}

/** Where the unit stands that an order names; else the hex that it is about. */
function placeIn({ game, state }: Match, { unit, target }: Action): string | undefined {
  const view = (game as Wargame).view(state, null);
  const place = view.units.find(({ id }) => id === unit)?.hex ?? target;
  return isHex(place) ? place : undefined;
}

type Press = (target: Locator) => Promise<void>;

async function pressHex(page: Page, hex: string, press: Press, touches: boolean): Promise<void> {
  const { x, y } = await bringToSight(page, hex, press);
  await (touches ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

/** Presses the button for it, in its menu where it has one; a grave one is pressed twice. Is there none, says so. */
async function pressButton(page: Page, type: string, press: Press): Promise<boolean> {
  const menu = page.locator(`.now [data-menu="${type}"] > summary`);
  const button = page.locator(`.now [data-action="${type}"]`).first();
  if ((await menu.count()) > 0) {
    await press(menu);
    // Its buttons come with the event of its opening.
    await button.waitFor();
  }
  if ((await button.count()) === 0) return false;
  await press(button);
  if ((await page.locator(`.now .sure[data-action="${type}"]`).count()) > 0) await press(button);
  return true;
}

/** Presses the button, else what the order names: the stack that it is about and then the button, the unit, the marker, the hex. */
async function point(page: Page, match: Match, order: Action, press: Press, touches: boolean): Promise<void> {
  const { type, unit, marker, to } = order;
  const row = page.locator(`.now button[data-unit="${unit}"]`).first();
  const place = placeIn(match, order);
  if (await pressButton(page, type, press)) return;
  if ((await row.count()) > 0) await press(row);
  else if (place !== undefined && place !== to) await pressHex(page, place, press, touches);
  if (touches) await raiseSheet(page);
  if (await pressButton(page, type, press)) return;
  if (marker !== undefined) await press(page.locator(`[data-thing="${marker}"]`));
  if (isHex(to)) await pressHex(page, to, press, touches);
}

/** Opens the game, and gives an order of its type. */
async function play(
  page: Page,
  position: Position,
  give: (order: Action, match: Match) => Promise<void>,
): Promise<void> {
  const [, type] = position;
  const match = matchOf(position);
  await toLobby(page);
  await page.locator(CARD).waitFor();
  await openFile(page, makeRecord(recordFrom(match)));
  const cover = page.locator('[data-cover] button');
  const map = page.locator(`#map[data-camera][data-game="${match.game.id}"]`);
  await map.or(cover).waitFor();
  if ((await cover.count()) > 0) await cover.click();
  await map.waitFor();
  await page.locator('.now > *').first().waitFor({ state: 'attached' });
  await acting(page, () => give(orderIn(match, type), match));
  const { actions } = await recordOf(page);
  expect(actions[match.actions.length], type).toMatchObject({ type });
}

/** The line for an order, in English. */
function lineFor({ counters, id, map }: Wargame, { by: _, type, ...fields }: Action): string {
  const spoken = (value: string | number): string =>
    counters.find((counter) => counter.id === value)?.label ??
    map.places.find((place) => place.id === value)?.name.replaceAll(/\s/g, '') ??
    String(value);
  return [verbsOf('en', id).get(type)?.[0], ...Object.values(fields).map(spoken)].join(' ');
}

describe('what is seldom reached', () => {
  test('is given by mouse', async () => {
    const { page, problems } = await site.lobbyAgain();
    for (const position of BY_MOUSE)
      await play(page, position, (order, match) => point(page, match, order, (target) => target.click(), false));
    expect(problems).toEqual([]);
  });

  test('is given by keys', async () => {
    await loadTexts('holland-44');
    const { page, problems } = await site.lobbyAgain();
    for (const position of IN_OTHER_WAYS)
      await play(page, position, async (order) => {
        await page.keyboard.press('/');
        await page.locator('[role=combobox]:focus').waitFor();
        await page.keyboard.insertText(lineFor(gameOf(position[0]), order));
        await page.keyboard.press('Enter');
      });
    expect(problems).toEqual([]);
  });

  test('is given by touch, on a phone', async () => {
    const { page, problems } = await site.lobby({ viewport: SIZES.phone, hasTouch: true, isMobile: true });
    for (const position of IN_OTHER_WAYS) {
      await play(page, position, async (order, match) => {
        await raiseSheet(page);
        await point(page, match, order, (target) => target.tap(), true);
      });
      expect(await widthOf(page), position[1]).toBeLessThanOrEqual(SIZES.phone.width);
    }
    expect(problems).toEqual([]);
  });
});
