// Players at games of a server, on the page.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { run } from '../../../src/cli/run.ts';
import { LIBRARY } from '../../../src/games/index.ts';
import { withTexts } from '../../../src/text/games.ts';
import { savedGame } from './files.ts';
import type { Visit } from './harness.ts';

/** Enters a command in the command line of the page. */
export async function command(page: Page, line: string): Promise<void> {
  await page.locator('#map[data-camera]').focus();
  await page.keyboard.press('/');
  await page.keyboard.type(line);
  await page.keyboard.press('Enter');
}

/** Says a name and sits down. */
export async function sit(page: Page, name: string): Promise<void> {
  await page.locator('[data-name]').fill(name);
  await page.locator('[data-action=sit]').click();
}

/** The table is there. */
export const atTable = (page: Page): Promise<void> => page.locator('#map[data-camera]').waitFor();

/** The text of the log. */
export const log = async (page: Page): Promise<string> => {
  await page.locator('#tab-log').click();
  return page.locator('#tabpanel').innerText();
};

const phase = (page: Page, name: string): Locator => page.locator(`[data-phase=${name}][aria-current]`);

/** Waits until all pages show this phase. */
export const inPhase = async (pages: readonly Page[], name: string): Promise<void> => {
  await Promise.all(pages.map((page) => phase(page, name).waitFor()));
};

/** Ends the phase on one page, which may ask once more before it does; all of them show the next one then. */
export async function endsPhase(page: Page, pages: readonly Page[], next: string): Promise<void> {
  await page.locator('[data-action=end]').click();
  const asked = page.locator('[data-action=end].sure');
  await asked.or(phase(page, next)).first().waitFor();
  if ((await asked.count()) > 0) await asked.click();
  await inPhase(pages, next);
}

/** The side whose time is running, as the page shows it. */
export const runningClock = (page: Page): Promise<string | null> =>
  page.locator('[data-clock].runs').getAttribute('data-clock');

/** What is settled beside the rules, by the menu; some of it is pressed twice. */
export async function settle(page: Page, what: string, twice = false): Promise<void> {
  await page.locator('.menu > summary').click();
  await page.locator('[data-action=settle]').click();
  for (let i = 0; i < (twice ? 2 : 1); i++) await page.locator(`dialog [data-action=${what}]`).click();
}

/** Waits until all pages say that the link is lost. */
export const linksLost = async (pages: readonly Page[]): Promise<void> => {
  await Promise.all(pages.map((page) => page.locator('[data-note]').waitFor()));
};

/** Waits until no page says so any more. */
export const linksMended = async (pages: readonly Page[]): Promise<void> => {
  await Promise.all(pages.map((page) => page.locator('[data-note]').waitFor({ state: 'detached' })));
};

/** What `bivouac check` says of the game that one side gives up, whose record both pages save. */
export async function provedRecord(resigning: Page, other: Page): Promise<unknown> {
  await settle(resigning, 'resign', true);
  const pages = [resigning, other];
  await Promise.all(pages.map((page) => page.locator('[data-ending=resigned]').waitFor()));
  const [saved, again] = await Promise.all(pages.map(savedGame));
  expect(again?.text).toBe(saved?.text);
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-saved-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'game.bivouac.json');
  writeFileSync(file, saved?.text ?? '');
  let said = '';
  const out = (text: string): unknown => (said += text);
  await run(['check', file, '--json'], { games: withTexts(LIBRARY), out, err: out, env: {}, lines: () => [] });
  const { hash } = saved?.record ?? {};
  const answer = JSON.parse(said) as object;
  expect(answer).toMatchObject({ ok: true, hash });
  return answer;
}

/** What went wrong, a line each, besides that a server that was ending, or had ended, answered no more. */
export const wrongIn = (...visits: readonly Visit[]): string =>
  visits
    .flatMap(({ problems }) => problems)
    .filter((problem) => !/net::ERR_(CONNECTION_\w+|EMPTY_RESPONSE)|status of 503/.test(problem))
    .join('\n');
