// One site and one Chromium for all browser tests.
import type { TestProject } from 'vitest/node';
import { setup as ensurePage } from '../../page.ts';
import { startBrowser, startSite } from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the site. */
    site: string;
    /** WebSocket endpoint of Chromium. */
    chromium: string;
  }
}

export async function setup({ provide }: Pick<TestProject, 'provide'>): Promise<() => Promise<void>> {
  await ensurePage();
  const [site, browser] = await Promise.all([startSite(), startBrowser()]);
  provide('site', site.url);
  provide('chromium', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await site.stop();
  };
}
