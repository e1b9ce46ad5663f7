// What keeps somebody from using a screen: what axe finds on it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { run } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** One line for each rule of axe that the screen breaks, with the elements that do. */
export async function barriers(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run: typeof run } };
    // What axe finds in order is not reported, which would cost more than finding it.
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
}
