import { describe, expect, test } from 'vitest';
import { barriers } from './barriers.ts';
import { useSite } from './harness.ts';

const site = useSite({ serviceWorkers: 'allow' });

describe('the page', () => {
  test('opens without a complaint', async () => {
    const { page, complaints } = await site.visit();
    expect(await page.title()).toContain('Bivouac');
    await page.getByRole('heading').first().waitFor();
    expect(complaints).toEqual([]);
  });

  test('has no accessibility findings', async () => {
    const { page } = await site.visit();
    await page.getByRole('heading').first().waitFor();
    expect(await barriers(page)).toEqual([]);
  });
});
