import { expect, test } from 'vitest';
import { axeFindings } from './kit/axe.ts';
import { useSite } from './kit/harness.ts';

const site = useSite({ serviceWorkers: 'allow', ground: true });

test('the page opens without errors and accessibility findings', async () => {
  const { page, problems } = await site.visit();
  expect(await page.title()).toContain('Bivouac');
  await page.getByRole('heading').first().waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(problems).toEqual([]);
});
