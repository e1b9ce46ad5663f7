// A move, a lost link and a combat between two Firefox windows that know nothing of each other.
import type { FastifyInstance } from 'fastify';
import type { Browser, Page } from 'puppeteer-core';
import { UserError } from '../../scripts/common.mjs';
import type { Store } from '../../src/server/store/store.ts';
import { beginFixed, type FixedSeat } from '../browser/kit/fixed-game.ts';
import { clickHex, isThere, PATIENCE, press, problemsOf, shown, until } from './hand.ts';

/** A seat is taken in a window of its own. */
async function sit(browser: Browser, url: string, { address, kept }: FixedSeat) {
  const page = await (await browser.createBrowserContext()).newPage();
  page.setDefaultTimeout(PATIENCE);
  const problems = problemsOf(page);
  await page.goto(url);
  await page.evaluate(
    (kept, address) => {
      for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
      location.hash = address;
    },
    kept,
    address,
  );
  return { page, problems };
}

/** Waits until the log says this. A window that is not in front gets no frames. */
async function logs(page: Page, words: string): Promise<void> {
  await page.bringToFront();
  await press(page, '#tab-log');
  await until(page, `the log says: ${words}`, () =>
    page.$eval('#tabpanel', (panel, words) => (panel as HTMLElement).innerText.includes(words), words),
  );
}

/** Ends the phase, also where the page asks once more, until this one is shown on the other page. */
async function endPhase(page: Page, other: Page, next: string): Promise<void> {
  await page.bringToFront();
  const isOver = (): Promise<boolean> => isThere(page, `[data-phase=${next}][aria-current]`);
  await press(page, '[data-action=end]');
  await until(page, 'the phase ends', async () => (await isThere(page, '[data-action=end].sure')) || (await isOver()));
  if (!(await isOver())) await press(page, '[data-action=end]');
  await other.bringToFront();
  await shown(other, `[data-phase=${next}][aria-current]`);
}

/** Plays it, up to the movement of the other side. */
export async function playOnline(
  browser: Browser,
  { site, url, store }: { site: FastifyInstance; url: string; store: Store },
): Promise<void> {
  const seats = await beginFixed(store, {
    game: 'reichswald',
    scenario: 'veritable',
    pace: 'live-45',
    secret: 'aa11',
    players: { allied: 'Ann', german: 'Ben' },
  });
  const one = await sit(browser, url, seats['allied'] as FixedSeat);
  const other = await sit(browser, url, seats['german'] as FixedSeat);
  const [ann, ben] = [one.page, other.page];
  await ann.bringToFront();
  await shown(ann, '#map[data-camera]');
  await clickHex(ann, '0305');
  await clickHex(ann, '0405');
  await logs(ben, '5/2 moves from 0305 to 0405');

  for (const socket of site.websocketServer.clients) socket.terminate();
  await shown(ben, '[data-note]');
  await until(ben, 'the link is mended', async () => !(await isThere(ben, '[data-note]')));
  for (const unit of ['4/2', '6/2']) {
    await ann.bringToFront();
    await press(ann, '[data-action=withdraw]');
    await logs(ben, `${unit} is withdrawn`);
  }
  await endPhase(ann, ben, 'allied-combat');
  await ann.bringToFront();
  await clickHex(ann, '0505');
  await press(ann, '[data-action=commit]');
  await ben.bringToFront();
  await press(ben, '[data-action=commit]');
  await logs(ben, 'Dice 5 + 3');
  await ann.bringToFront();
  await clickHex(ann, '0305');
  await logs(ben, '5/2 retreats from 0405 to 0305');
  await endPhase(ann, ben, 'german-movement');
  const wrong = [...one.problems, ...other.problems];
  if (wrong.length > 0) throw new UserError(`failed: two players at a game of the server\n${wrong.join('\n')}`);
}
