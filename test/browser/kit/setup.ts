// One site for all browser tests.
import type { TestProject } from 'vitest/node';
import { setup as ensurePage } from '../../page.ts';
import { startSite } from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the site. */
    site: string;
  }
}

export async function setup({ provide }: Pick<TestProject, 'provide'>): Promise<() => Promise<void>> {
  await ensurePage();
  const site = await startSite();
  provide('site', site.url);
  return site.stop;
}
