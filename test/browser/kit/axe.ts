// Accessibility findings of axe.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { run } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules that depend on the theme: contrast of texts, and of links within them. */
export const OF_THEMES: readonly string[] = ['color-contrast', 'link-in-text-block'];

/** One line per violated rule, of all or of those named, with the elements. */
export async function axeFindings(page: Page, only?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(async (only) => {
    const { axe } = globalThis as unknown as { axe: { run: typeof run } };
    // Only violations: reporting passed rules would take longer than checking them.
    const rules = only ? { runOnly: { type: 'rule' as const, values: [...only] } } : {};
    const { violations } = await axe.run(document, { resultTypes: ['violations'], ...rules });
    return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, only);
}
