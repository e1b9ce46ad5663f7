// A screen in every language, at both sizes: without findings, and fitting its window.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFindings } from './axe.ts';
import { overflows, widthOf } from './fit.ts';
import { SIZES } from './harness.ts';
import { setPreferences } from './preferences.ts';

/** Every language once, both sizes and both themes among them. */
export const SOME_LOOKS = [
  ['phone', 'pt', 'dark'],
  ['phone', 'es', 'light'],
  ['desktop', 'en', 'light'],
] as const;

/** Every language at both sizes. */
export const ALL_LOOKS = [
  ['desktop', 'pt', 'light'],
  ['desktop', 'es', 'dark'],
  ['phone', 'en', 'dark'],
  ...SOME_LOOKS,
] as const;

/** Holds that the page has no findings and fits its window, in each of these looks. */
export async function looksWell(
  page: Page,
  message: string,
  looks: readonly (typeof ALL_LOOKS)[number][] = SOME_LOOKS,
): Promise<void> {
  for (const [size, language, theme] of looks) {
    await page.setViewportSize(SIZES[size]);
    await setPreferences(page, { language, theme });
    expect(await axeFindings(page), `${message}, ${language}`).toEqual([]);
    await expect.poll(() => widthOf(page), { message }).toBeLessThanOrEqual(SIZES[size].width);
    await expect.poll(() => overflows(page), { message }).toEqual([]);
  }
}
