// Changes preferences without reloading the page.
import type { Page } from 'playwright-core';

/** Preferences as stored by the page. */
export interface Preferences {
  language?: 'en' | 'pt' | 'es';
  theme?: 'dark' | 'light';
  /** Percent. */
  text?: '100' | '200';
  pace?: 'slow' | 'at-once';
  handover?: 'summary' | 'never' | 'always';
  attack?: 'ask' | 'at-once' | 'hold';
}

/** Changes preferences as another tab would, and waits until the page has applied them and transitions have ended. */
export async function setPreferences(page: Page, chosen: Preferences): Promise<void> {
  await page.evaluate((entries) => {
    for (const [name, value] of entries) {
      const key = `bivouac/${name}`;
      localStorage.setItem(key, value);
      dispatchEvent(new StorageEvent('storage', { key, newValue: value, storageArea: localStorage }));
    }
  }, Object.entries(chosen));
  const { language, theme, text } = chosen;
  const spoken = language ? `:lang(${language})` : '';
  const sized = text ? `[style*="font-size: ${text}%"]` : '';
  await page.locator(`html${spoken}${theme ? `[data-theme=${theme}]` : ''}${sized}`).waitFor();
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
}
