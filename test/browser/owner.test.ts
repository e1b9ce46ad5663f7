// The page of whoever runs a site: what it shows and asks for. What the server makes of that is tested with the server.
import { expect, test } from 'vitest';
import type { Office } from '../../src/seat/conduct.ts';
import { useSite } from './kit/harness.ts';
import { ALL_LOOKS, looksWell } from './kit/looks.ts';
import { setPreferences } from './kit/preferences.ts';

const site = useSite();
const AT = '2026-11-29T20:00:00.000Z';
const MEASURES = { warned: null, quiet: null, suspended: null };
const line = (by: string, text: string) => ({ by, text, at: AT });

/** Long words, long lists. */
const OFFICE: Office = {
  reports: [
    {
      id: 'g1/german',
      rules: 'reichswald',
      by: { side: 'german', name: 'A guest', isAccount: false },
      about: { side: 'allied', name: 'Ann'.repeat(13), isAccount: true },
      reason: 'insult',
      text: 'x'.repeat(500),
      at: AT,
      said: Array.from({ length: 30 }, (_, i) => line(i % 2 ? 'german' : 'allied', 'You fool. '.repeat(20))),
    },
  ],
  measured: [{ name: 'Ben', ...MEASURES, suspended: AT, quiet: '2999-11-29T20:00:00.000Z', warned: 'spam' }],
  deeds: [
    { at: AT, owner: 'Olga', about: null, deed: 'suspend', reason: null, days: null },
    { at: AT, owner: null, about: 'Ben', deed: 'quiet', reason: 'spam', days: 3 },
  ],
  figures: {
    games: [{ rules: 'reichswald', pace: 'days-3', waiting: 1, going: 2, over: 3 }],
    players: { day: 4, week: 9 },
    jobs: { waiting: 1, givenUp: 0 },
    servers: [AT],
  },
};

test('whoever runs the site reads reports and does what he decides', async () => {
  const asked: unknown[] = [];
  const { page, problems } = await site.visit({
    alone: true,
    url: `${site.url}#/owner`,
    prepare: (page) =>
      page.route('**/api/account/owner', async (route) => {
        const body: unknown = route.request().postDataJSON();
        if (body !== null) asked.push(body);
        await route.fulfill({ json: body === null ? OFFICE : { ok: true } });
      }),
  });
  await page.locator('[data-owner=open]').waitFor();
  await looksWell(page, 'the site', ALL_LOOKS);
  await setPreferences(page, { language: 'en' });
  const report = page.locator('article');
  await report.locator('[data-days]').fill('30');
  await report.locator('[data-action=quiet]').click();
  await report.getByText('Done: talk closed.').waitFor();
  await report.locator('[data-action=suspend]').click();
  expect(asked).toHaveLength(1);
  await report.locator('[data-action=suspend]').click();
  await report.getByText('Done: suspended.').waitFor();
  await page.locator('[data-action=lift]').click();
  await page.locator('[data-field=name]').fill('Cid');
  await page.locator('[data-deed]').selectOption('rename');
  await page.locator('[data-action=by-name]').click();
  await expect.poll(() => asked.length).toBe(4);
  expect(asked).toEqual([
    { deed: 'quiet', report: 'g1/german', days: 30 },
    { deed: 'suspend', report: 'g1/german' },
    { deed: 'lift', name: 'Ben' },
    { deed: 'rename', name: 'Cid' },
  ]);
  expect(problems).toEqual([]);
});

test('nobody else sees anything there, and is led to his account', async () => {
  const { page } = await site.visit({ alone: true, url: `${site.url}#/owner` });
  await page.locator('[data-failure=signed-out]').waitFor();
  expect(await page.locator('main a[href="#/account"]').count()).toBe(1);
});
