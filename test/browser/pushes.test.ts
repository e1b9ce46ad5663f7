// Notices that the browser shows: asked for in the account, and pushed to the service worker.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './kit/axe.ts';
import { useSite } from './kit/harness.ts';

const site = useSite({ serviceWorkers: 'allow' });
const url = site.url.replace('127.0.0.1', 'localhost');
const ENDPOINT = 'https://push.example/here';

/** The service worker, with what it would have shown. */
interface Seen {
  shown: object[];
  registration: { showNotification(title: string, about: Record<string, unknown>): Promise<void> };
}

/** A push service that this machine cannot reach, as the browser shows it to the page. */
function ownPushService(endpoint: string): void {
  let isOn = false;
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: 'its key', auth: 'its secret' } }),
    unsubscribe: async () => !(isOn = false),
  };
  Object.assign(PushManager.prototype, {
    getSubscription: async () => (isOn ? subscription : null),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      if (applicationServerKey !== 'key of the site') throw new Error('another key');
      isOn = true;
      return subscription;
    },
  });
}

test('a browser is told of moves when its owner asks for it, and shows them', async () => {
  const prepare = async (page: Page): Promise<void> => {
    await page.context().grantPermissions(['notifications'], { origin: new URL(url).origin });
    await page.addInitScript(ownPushService, ENDPOINT);
  };
  const { page, problems } = await site.lobby({ url, alone: true, prepare });
  const pushes: string[] = [];
  const asked: unknown[] = [];
  // The site of the tests sends no notices.
  await page.route('**/api/account', async (route) => {
    const notices = { mail: 'off', webhook: null, pushes };
    const at = '2026-11-30T10:00:00.000Z';
    const account = { name: 'Ann', email: null, pendingEmail: null, hasPassword: true, created: at, passkeys: [] };
    const conduct = { blocked: [], measures: { warned: null, quiet: null, suspended: null }, isOwner: false };
    const vacations = { next: null, all: [], left: 28 };
    await route.fulfill({
      json: {
        account: { ...account, ...conduct, sessions: [], vacations, notices },
        mail: false,
        notices: true,
        push: true,
      },
    });
  });
  await page.route('**/api/account/notices/push', async (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: { key: 'key of the site' } });
    asked.push(route.request().postDataJSON());
    pushes.push(ENDPOINT);
    return route.fulfill({ json: { ok: true } });
  });
  await page.route('**/api/account/notices/push/remove', async (route) => {
    asked.push(route.request().postDataJSON());
    pushes.pop();
    await route.fulfill({ json: { ok: true } });
  });
  await page.route('**/api/account/seats', (route) => route.fulfill({ json: { seats: [], held: [] } }));
  await page.route('**/api/account/ratings', (route) => route.fulfill({ json: { ratings: [] } }));
  await page.route('**/api/challenges', (route) => route.fulfill({ json: { isWelcome: true, challenges: [] } }));
  await page.evaluate(async () => {
    location.hash = '#/account';
    await navigator.serviceWorker.ready;
  });
  await page.locator('[data-action=push]').click();
  await page.locator('[data-action=no-push]').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(asked).toEqual([{ endpoint: ENDPOINT, p256dh: 'its key', auth: 'its secret', lang: 'en' }]);

  const worker = page.context().serviceWorkers()[0];
  // A browser without a screen shows no notices.
  await worker?.evaluate(() => {
    const seen = globalThis as unknown as Seen;
    seen.shown = [];
    seen.registration.showNotification = async (title, { body, tag, data }) =>
      void seen.shown.push({ title, body, tag, data });
  });
  const devtools = await page.context().newCDPSession(page);
  const registration = new Promise<string>((found) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) found(registrations[0].registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  const link = `${url}#/seat/g1/red`;
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(url).origin,
    registrationId: await registration,
    data: JSON.stringify({ title: 'It is your move', body: 'Turn 1', lang: 'en', game: 'g1', link }),
  });
  await expect
    .poll(() => worker?.evaluate(() => (globalThis as unknown as Seen).shown))
    .toEqual([{ title: 'It is your move', body: 'Turn 1', tag: 'g1', data: link }]);

  await page.locator('[data-action=no-push]').click();
  await page.locator('[data-action=push]').waitFor();
  expect(asked.at(-1)).toEqual({ endpoint: ENDPOINT });
  expect(problems).toEqual([]);
});
