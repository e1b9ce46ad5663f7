// Players at games of a server, on the page.
import type { Page } from 'playwright-core';

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
