import { describe, expect, test } from 'vitest';
import { axeFindings } from './kit/axe.ts';
import { useSite } from './kit/harness.ts';

const site = useSite({ serviceWorkers: 'allow', ground: true });

describe('the page', () => {
  test('opens without errors', async () => {
    const { page, problems } = await site.visit();
    expect(await page.title()).toContain('Bivouac');
    await page.getByRole('heading').first().waitFor();
    expect(problems).toEqual([]);
  });

  test('has no accessibility findings', async () => {
    const { page } = await site.visit();
    await page.getByRole('heading').first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });
});
