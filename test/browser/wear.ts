// The page in another language, theme or size of the text, without loading it again.
import type { Page } from 'playwright-core';

/** What a reader has chosen, by the name under which the page keeps it. */
export interface Wear {
  language?: 'en' | 'pt' | 'es';
  theme?: 'dark' | 'light';
}

/** Chooses as the reader does in another tab of the browser, and waits until the page shows it and no colour is on its way. */
export async function wear(page: Page, chosen: Wear): Promise<void> {
  await page.evaluate((entries) => {
    for (const [name, value] of entries) {
      const key = `bivouac/${name}`;
      localStorage.setItem(key, value);
      dispatchEvent(new StorageEvent('storage', { key, newValue: value, storageArea: localStorage }));
    }
  }, Object.entries(chosen));
  const { language, theme } = chosen;
  const spoken = language ? `:lang(${language})` : '';
  await page.locator(`html${spoken}${theme ? `[data-theme=${theme}]` : ''}`).waitFor();
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
}
