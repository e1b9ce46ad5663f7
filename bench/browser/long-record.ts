import type { Browser, Page } from 'playwright-core';
import { makeRecord } from '../../src/formats/record.ts';
import { randomDice } from '../../src/kernel/dice.ts';
import { act, begin, recordOf, type Match } from '../../src/kernel/match.ts';
import { pick, seeded } from '../../src/kernel/random.ts';
import type { Wargame } from '../../src/wargame/wargame.ts';
import { median } from '../measure.ts';

/** Actions of a long record. */
const LENGTH = 10_000;
/** Of a hundred decisions so many go on with a phase as long as anything else can be done. */
const LINGERING = 97;
const ROUNDS = 3;

/** A game of 10,000 actions, or its longest part; each phase goes on as long as it can. */
export function longRecordOf(game: Wargame): { file: string; length: number } {
  const { id } = game.scenarios[0] as Wargame['scenarios'][number];
  const begun = begin(game as unknown as Match['game'], { scenario: id, options: {}, setup: null });
  if (!begun.ok) throw new Error(`${game.title} does not start.`);
  const match = begun.value;
  const random = seeded(1);
  const dice = randomDice(random);
  while (match.actions.length < LENGTH && game.toAct(match.state) !== 'over') {
    act(match, game.toAct(match.state) === 'chance' ? dice(game.chance(match.state)) : lingering(game, match, random));
  }
  return { file: makeRecord(recordOf(match)), length: match.actions.length };
}

function lingering(game: Wargame, { state }: Match, random: () => number): object {
  const legal = [...game.legal(state)];
  const others = legal.filter((action) => !('type' in action) || action.type !== 'end');
  return pick(others.length > 0 && random() * 100 < LINGERING ? others : legal, random) as object;
}

/** Milliseconds until a record stands on the screen, and the longest time for which the page did not answer before its table was there. */
export interface Opening {
  file: number;
  blocked: number;
  replay: number;
}

/** From the choice of a file to its end position at a table, and from the address of its replay to the same in a replay; medians, each in a browser context of its own. */
export async function openings(browser: Browser, site: string, file: string, length: number): Promise<Opening> {
  const all: Opening[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto(site);
    await page.locator('article[data-game]').first().waitFor();
    const opened = await chosen(page, file);
    const address = page.url().replace('/game/', '/replay/');
    await page.goto('about:blank');
    await page.goto(address);
    const replay = await shownAt(page, `section[data-at="${length}"]`);
    all.push({ ...opened, replay });
    await context.close();
  }
  const middle = (of: (one: Opening) => number): number => median(all.map(of));
  return {
    file: middle((one) => one.file),
    blocked: middle((one) => one.blocked),
    replay: middle((one) => one.replay),
  };
}

async function chosen(page: Page, file: string): Promise<Pick<Opening, 'file' | 'blocked'>> {
  await page.evaluate(() => {
    const timed = globalThis as unknown as Timed;
    timed.blocked = 0;
    document.querySelector('input[type=file]')?.addEventListener(
      'change',
      () => {
        timed.since = performance.now();
        let last = timed.since;
        const beat = (): void => {
          const now = performance.now();
          if (!location.hash.startsWith('#/game/')) timed.blocked = Math.max(timed.blocked, now - last);
          last = now;
          setTimeout(beat);
        };
        beat();
      },
      { capture: true },
    );
  });
  const upload = { name: 'record.json', mimeType: 'application/json', buffer: Buffer.from(file) };
  await page.locator('input[type=file]').setInputFiles(upload);
  const shown = await shownAt(page, '#map[data-camera]');
  const { since, blocked } = await page.evaluate(() => {
    const timed = globalThis as unknown as Timed;
    return { since: timed.since, blocked: timed.blocked };
  });
  return { file: shown - since, blocked };
}

/** When an element has been painted, in milliseconds since the page began. */
const shownAt = (page: Page, selector: string): Promise<number> =>
  page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        const look = (): void => {
          if (!document.querySelector(selector)) requestAnimationFrame(look);
          else requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
        };
        look();
      }),
    selector,
  );

interface Timed {
  since: number;
  blocked: number;
}
