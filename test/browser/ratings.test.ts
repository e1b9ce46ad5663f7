// The table of ratings, and a guest who comes to a rated game.
import { expect, test } from 'vitest';
import { useSite } from './kit/harness.ts';
import { looksWell } from './kit/looks.ts';
import { sit } from './kit/online.ts';

const site = useSite();

const TABLE = {
  players: [
    { name: 'Ann', rating: 1612, deviation: 64, games: 41 },
    { name: 'Somebody whose name is forty letters long', rating: 1388, deviation: 108, games: 9 },
  ],
  sides: [{ scenario: 'veritable', games: 50, worth: { allied: 42, german: -42 } }],
};

test('ratings are shown a game, with what its sides are worth', async () => {
  const { page, problems } = await site.visit({
    alone: true,
    url: `${site.url}#/ratings`,
    prepare: (page) => page.route('**/api/ratings?game=reichswald', (route) => route.fulfill({ json: TABLE })),
  });
  await page.locator('[data-ratings="none"], [data-ratings="2"]').waitFor();
  await page.locator('[data-game]').selectOption('reichswald');
  await page.locator('[data-ratings="2"]').waitFor();
  await looksWell(page, 'ratings');
  expect(await page.locator('tbody tr').first().innerText()).toMatch(/1\s+Ann\s+1612\s+64\s+41/);
  expect(await page.locator('[data-scenario]').innerText()).toContain('42 points for the Allies (50 games)');
  await page.locator('[data-game]').selectOption('holland-44');
  await page.locator('[data-ratings="none"]').waitFor();
  expect(problems).toEqual([]);
});

test('a rated game is begun by whoever is signed in, and turns a guest away', async () => {
  const { page } = await site.lobby({ alone: true });
  const answer = await page.evaluate(async (name) => {
    const post = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json() as Promise<object>;
    };
    await post('/api/account/sign-up', { name, lang: 'en', password: 'correct horse battery' });
    return name;
  }, `Ann ${Date.now()}`);
  await page.evaluate((name) => localStorage.setItem('bivouac/account', name), answer);
  await page.reload();
  const card = page.locator('[data-game=reichswald]');
  await card.locator('summary').click();
  await card.locator('[data-player=german]').selectOption('elsewhere');
  expect(await card.locator('[data-rated]').count()).toBe(0);
  await card.locator('[data-pace]').selectOption('days-7');
  await card.locator('[data-rated]').check();
  await card.locator('button[type=submit]').click();
  await sit(page, 'Napoleon');
  await expect.poll(() => page.locator('[data-side=allied]').innerText()).toContain(`${answer} (1500?)`);
  const invitation = await page.locator('[data-invitation]').inputValue();

  const guest = await site.visit({ alone: true, url: invitation });
  await sit(guest.page, 'Gus');
  await guest.page.locator('[role=alert]').waitFor();
  await looksWell(guest.page, 'turned away');
  await guest.page.locator('a[href="#/account"]').waitFor();
});
