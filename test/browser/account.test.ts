// An account made as a guest with a passkey, left, come back to, and taken to another browser with its seat; the page of whoever runs the site.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Measures, Office } from '../../src/seat/conduct.ts';
import { axeFindings } from './kit/axe.ts';
import { useSite } from './kit/harness.ts';
import { ALL_LOOKS, looksWell } from './kit/looks.ts';
import { atTable, sit } from './kit/online.ts';
import { setPreferences } from './kit/preferences.ts';
import { cardOf } from './kit/reading.ts';

const site = useSite();
/** Passkeys belong to a name, which a bare address is not. */
const url = site.url.replace('127.0.0.1', 'localhost');
const PASSWORD = 'correct horse battery';

/** A device that shows a finger whenever it is asked to. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
  } as const;
  await devtools.send('WebAuthn.addVirtualAuthenticator', { options: { ...options, isUserVerified: true } });
}

const go = (page: Page, hash: string): Promise<void> => page.evaluate((hash) => void (location.hash = hash), hash);
const shows = (page: Page, who: 'guest' | 'own'): Promise<void> => page.locator(`[data-account=${who}]`).waitFor();

/** Begins a game far away and sits down; the link for the other side. */
async function takeSeat(page: Page, name: string): Promise<string> {
  const card = page.locator(cardOf('reichswald'));
  await card.locator('summary').click();
  await card.locator('[data-player=german]').selectOption('elsewhere');
  await card.locator('button[type=submit]').click();
  await sit(page, name);
  await page.locator('[data-side=allied]').waitFor();
  return page.locator('[data-invitation]').inputValue();
}

/** Signs up with a password, and goes to the lobby. */
async function signUp(page: Page, name: string): Promise<void> {
  await go(page, '#/account');
  const form = page.locator('[data-sign-up]');
  await form.locator('[data-field=name]').fill(name);
  await form.locator('[data-field=password]').fill(PASSWORD);
  await form.locator('[data-action=sign-up]').click();
  await shows(page, 'own');
  await go(page, '#/');
}

test('a guest signs up with a passkey, comes back with it, and finds his seat in another browser', async () => {
  const name = `Ann ${Date.now()}`;
  const { page, problems } = await site.lobby({ url, alone: true, prepare: addAuthenticator });
  const invitation = await takeSeat(page, name);
  const seat = page.url();
  await go(page, '#/account');
  await shows(page, 'guest');
  await page.locator('[data-guest-seats]').waitFor();
  await looksWell(page, 'guest', ALL_LOOKS);
  expect(await page.locator('[data-sign-up] [data-field=name]').inputValue()).toBe(name);
  await page.locator('[data-action=passkey-sign-up]').click();
  await shows(page, 'own');
  await page.locator('[data-own-seat=allied]').waitFor();
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await page.locator('[data-field=first]').fill(tomorrow);
  await page.locator('[data-field=last]').fill(tomorrow);
  await page.locator('[data-action=vacation]').click();
  await page.locator(`[data-vacation^="${tomorrow}"]`).waitFor();
  await page.locator('details summary').click();
  await looksWell(page, 'own', ALL_LOOKS);
  await page.locator('[data-action=vacation-end]').click();
  await page.locator('[data-vacation]').waitFor({ state: 'detached' });

  await page.locator('[data-action=sign-out]').click();
  await shows(page, 'guest');
  await page.locator('[data-action=passkey-sign-in]').click();
  await shows(page, 'own');
  expect(problems).toEqual([]);

  // As if some time had gone by.
  const again = { status: 403, json: { ok: false, error: { code: 'sign-in-again' } } };
  await page.route('**/api/account/password', (route) => route.fulfill(again), { times: 1 });
  await page.locator('[data-field=password]').fill(PASSWORD);
  await page.locator('[data-action=password]').click();
  await page.locator('dialog').waitFor();
  await looksWell(page, 'once more', ALL_LOOKS);
  await page.locator('dialog [data-action=passkey-sign-in]').click();
  await page.getByText('Changed.').waitFor();
  expect(await page.locator('dialog').count()).toBe(0);
  await go(page, '#/');
  await expect.poll(() => page.locator('[data-action=account]').innerText()).toBe(name);
  await page.locator('[data-seat]').waitFor();
  expect(await page.locator('[data-seat]').count()).toBe(1);

  // As if the owner of the site had warned him.
  await page.route('**/api/account', async (route) => {
    const json = (await (await route.fetch()).json()) as { account: { measures: Measures } };
    await route.fulfill({ json: { ...json, account: { ...json.account, measures: { ...MEASURES, warned: 'spam' } } } });
  });
  await page.reload();
  await page.locator('[data-warned]').waitFor();
  await looksWell(page, 'warned');
  await page.locator('[data-warned] a').click();
  await page.locator('[data-measures]').waitFor();
  await page.unroute('**/api/account');
  await page.locator('[data-action=read]').click();
  await page.locator('[data-measures]').waitFor({ state: 'detached' });
  await go(page, '#/');
  await page.locator('[data-seat]').waitFor();
  expect(await page.locator('[data-warned]').count()).toBe(0);

  const other = await site.visit({ url: `${url}#/account`, alone: true });
  await shows(other.page, 'guest');
  await go(other.page, new URL(invitation).hash);
  await sit(other.page, name.toUpperCase());
  await other.page.locator('[data-refusal=name-taken]').waitFor();
  await looksWell(other.page, 'a name that is taken');
  await go(other.page, new URL(seat).hash);
  await other.page.locator('[data-refusal=sign-in]').waitFor();
  await other.page.locator('main a[href="#/account"]').click();
  await shows(other.page, 'guest');
  await other.page.locator('[data-field=name]').first().fill(name.toUpperCase());
  await other.page.locator('[data-field=password]').first().fill(PASSWORD);
  await other.page.locator('[data-action=sign-in]').click();
  await shows(other.page, 'own');
  await go(other.page, '#/');
  await other.page.locator('[data-seat=allied] a').click();
  await expect.poll(() => other.page.locator('[data-side=allied]').innerText()).toContain(name);
  expect(other.problems).toEqual([]);
});

test('what is wrong stands beside its field, and a link that is no good says so', async () => {
  const { page } = await site.visit({ url: `${url}#/account`, alone: true });
  await shows(page, 'guest');
  const form = page.locator('[data-sign-up]');
  await form.locator('[data-field=name]').fill('Bivouac');
  await form.locator('[data-field=password]').fill('short');
  await form.locator('[data-action=sign-up]').click();
  await form.locator('[data-failure=name-reserved]').waitFor();
  await form.locator('[data-field=name]').fill(`Ben ${Date.now()}`);
  await form.locator('[data-action=sign-up]').click();
  await form.locator('[data-failure=password-short]').waitFor();
  const invalid = form.locator('[aria-invalid]');
  expect(await invalid.getAttribute('data-field')).toBe('password');
  const described = (await invalid.getAttribute('aria-describedby')) ?? '';
  expect(await page.locator(`[id="${described.split(' ').at(-1)}"]`).innerText()).toContain('at least 10 characters');
  expect(await axeFindings(page)).toEqual([]);
  await go(page, '#/account/verify/nothing');
  await page.locator('[data-action=verify]').click();
  await page.locator('[data-failure=link-dead]').waitFor();
  await looksWell(page, 'link', ALL_LOOKS);
  await go(page, '#/account/reset/nothing');
  await page.locator('[data-field=password]').fill(PASSWORD);
  await page.locator('[data-action=reset]').click();
  await page.locator('[data-failure=link-dead]').waitFor();
});

test('notices are asked for in the account, and the secret of a webhook is shown once', async () => {
  const { page, problems } = await site.visit({ url: `${url}#/account`, alone: true });
  await shows(page, 'guest');
  const notices = { mail: 'off', webhook: null as string | null, pushes: [] as string[] };
  // The site of the tests sends neither mails nor notices.
  await page.route('**/api/account', async (route) => {
    const answer = (await (await route.fetch()).json()) as { account: object | null };
    const account = answer.account && { ...answer.account, email: 'ann@mail.example', notices };
    await route.fulfill({ json: { account, mail: true, notices: true, push: true } });
  });
  const asked: unknown[] = [];
  await page.route('**/api/account/notices', async (route) => {
    asked.push(route.request().postDataJSON());
    notices.mail = 'daily';
    await route.fulfill({ json: { ok: true } });
  });
  const form = page.locator('[data-sign-up]');
  await form.locator('[data-field=name]').fill(`Eve ${Date.now()}`);
  await form.locator('[data-field=password]').fill(PASSWORD);
  await form.locator('[data-action=sign-up]').click();
  await shows(page, 'own');
  await page.locator('[data-notices]').selectOption('daily');
  await page.locator('[data-action=notices]').click();
  await page.getByText('Changed.').waitFor();
  expect(asked).toEqual([{ mail: 'daily', lang: 'en' }]);
  expect(await page.locator('[data-notices]').inputValue()).toBe('daily');

  await page.getByText('To a program of your own').click();
  await page.locator('[data-field=url]').fill('http://hooks.example');
  await page.locator('[data-action=webhook]').click();
  await page.locator('[data-failure=no-notices]').waitFor();
  await page.route('**/api/account/notices/webhook', async (route) => {
    notices.webhook = 'https://hooks.example/a-long-address/'.padEnd(120, 'x');
    await route.fulfill({ json: { ok: true, secret: `whsec_${'A'.repeat(43)}=` } });
  });
  await page.locator('[data-action=webhook]').click();
  await page.locator('[data-secret]').waitFor();
  await looksWell(page, 'notices', ALL_LOOKS);
  await page.reload();
  await page.locator('[data-action=no-webhook]').waitFor();
  expect(await page.locator('[data-secret]').count()).toBe(0);
  expect(problems.filter((problem) => !problem.includes('400'))).toEqual([]);
});

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

test('a rated game, or a seat for accounts, is begun by whoever is signed in, and turns a guest away', async () => {
  const { page } = await site.lobby({ alone: true });
  const name = `Ann ${Date.now()}`;
  await signUp(page, name);
  const card = page.locator(cardOf('reichswald'));
  await card.locator('summary').click();
  await card.locator('[data-player=german]').selectOption('elsewhere');
  expect(await card.locator('[data-rated]').count()).toBe(0);
  await card.locator('[data-pace]').selectOption('days-7');
  await card.locator('[data-rated]').check();
  await card.locator('button[type=submit]').click();
  await expect.poll(() => page.locator('[data-side=allied]').innerText()).toContain(`${name} (1500?)`);
  const invitation = await page.locator('[data-invitation]').inputValue();

  const guest = await site.visit({ alone: true, url: invitation });
  await sit(guest.page, 'Gus');
  await guest.page.locator('[role=alert]').waitFor();
  await looksWell(guest.page, 'turned away');
  await guest.page.locator('a[href="#/account"]').waitFor();

  await go(page, '#/');
  await card.locator('summary').click();
  await card.locator('[data-player=german]').selectOption('anybody');
  await card.locator('[data-for-accounts]').check();
  await looksWell(page, 'a seat for accounts');
  await card.locator('button[type=submit]').click();
  await page.locator('[data-side=allied]').waitFor();
  await go(guest.page, '#/');
  const seat = guest.page.locator('[data-free]', { hasText: name });
  expect(await seat.innerText()).toContain('signed in only');
  await seat.locator('[data-action=take]').click();
  await guest.page.locator('[data-refusal=no-guests]').waitFor();
  await guest.page.locator('a[href="#/account"]').waitFor();
});

test('somebody is asked by his name to play, and accepts', async () => {
  const [ann, ben] = [await site.lobby({ alone: true }), await site.lobby({ alone: true })];
  const now = Date.now();
  await signUp(ann.page, `Anna ${now}`);
  await signUp(ben.page, `Benno ${now}`);
  const card = ann.page.locator(cardOf('reichswald'));
  await card.locator('summary').click();
  await card.locator('[data-player=german]').selectOption('elsewhere');
  await card.locator('[data-opponent]').fill(`Nobody ${now}`);
  await card.locator('button[type=submit]').click();
  await card.locator('[role=alert]').waitFor();
  await looksWell(ann.page, 'a form');
  await card.locator('[data-opponent]').fill(`benno ${now}`);
  await card.locator('[data-pace]').selectOption('days-3');
  await card.locator('button[type=submit]').click();
  await ann.page.locator('[data-answer=none]').waitFor();
  expect(await ann.page.locator('[data-invitation]').count()).toBe(0);

  await ben.page.reload();
  await ben.page.locator('[data-challenge=german]').waitFor();
  await looksWell(ben.page, 'asked to play');
  expect(await ben.page.locator('[data-challenge]').innerText()).toContain('by correspondence: 3 days a turn');
  await ben.page.locator('[data-action=challenge-yes]').click();
  await Promise.all([atTable(ann.page), atTable(ben.page)]);
  // No browser has a ticket for his seat.
  await go(ben.page, '#/');
  await expect
    .poll(() => ben.page.locator('[data-seat=german]').innerText())
    .toMatch(/Anna \d+ is to move · turn 8 · Germans · due by /);
});

const AT = '2026-11-29T20:00:00.000Z';
const MEASURES = { warned: null, quiet: null, suspended: null };
const line = (by: string, text: string) => ({ by, text, at: AT });

/** What the page of whoever runs the site may have to show: long words, long lists. */
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
