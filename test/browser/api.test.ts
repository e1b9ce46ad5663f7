// What the server says of itself, as a page of the site.
import { expect, test } from 'vitest';
import { useSite } from './kit/harness.ts';

const site = useSite();

test('every operation of the server is shown, and a list leads to it', async () => {
  const { page, problems } = await site.visit({ url: `${site.url}#/api` });
  await page.locator('[data-operation=sit]').waitFor();
  const { paths } = (await (await fetch(`${site.url}api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  const ids = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId));
  const shown = page.locator('[data-operation]');
  expect(await shown.evaluateAll((all) => all.map((one) => one.getAttribute('data-operation')))).toEqual(ids);
  await page.locator('nav a', { hasText: 'GET /api/seat' }).last().click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('api-sit');
  const sit = await page.locator('[data-operation=sit]').innerText();
  for (const said of ['"sit"', 'perform', 'position.legal', '4001']) expect(sit).toContain(said);
  expect(problems).toEqual([]);
});

test('a server that says nothing of itself is asked again', async () => {
  const { page } = await site.visit({
    alone: true,
    url: `${site.url}#/api`,
    prepare: (page) => page.route('**/api/openapi.json', (route) => route.fulfill({ status: 404 }), { times: 1 }),
  });
  await page.locator('main [role=alert]').waitFor();
  expect(await page.locator('[data-operation]').count()).toBe(0);
  await page.locator('main button.main').click();
  await page.locator('[data-operation=beginGame]').waitFor();
});
