// What keeps somebody from using a screen: what axe finds on it.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** One line for each rule of axe that the screen breaks, with the elements that do. */
export async function barriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`);
}
