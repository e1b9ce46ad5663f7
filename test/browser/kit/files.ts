// Records as files: a whole game of the corpus, opening files, and downloads.
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { Locator, Page } from 'playwright-core';
import type { GameRecord } from '../../../src/kernel/match.ts';

/** A game played to its end. */
export const playedFile = readFileSync('corpus/records/1.4.0/reichswald-veritable-1.bivouac.json', 'utf8');
export const playedRecord = JSON.parse(playedFile) as GameRecord;

export const openFile = (page: Page, content: string, name = 'game.bivouac.json'): Promise<void> =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });

/** The file downloaded with a button. */
export async function savedBy(page: Page, button: Locator): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: download.suggestedFilename(), text: await text(await download.createReadStream()) };
}

/** The game saved with the menu of the table. */
export async function savedGame(page: Page): Promise<{ name: string; text: string; record: GameRecord }> {
  await page.locator('.menu summary').click();
  const saved = await savedBy(page, page.locator('[data-action=save]'));
  return { ...saved, record: JSON.parse(saved.text) as GameRecord };
}
