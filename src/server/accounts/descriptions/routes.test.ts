// Every answer that a route of accounts says it gives is given. That each is as it is described, test-kit.ts sees to whenever a test asks.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDescribed, type Described } from '../../api/test-kit.ts';
import { Authenticator, HOST, PASSWORD, testSite, type TestSite, type Visitor } from '../test-kit.ts';

const BOSS = 'olga@example.org';
const KEYS = { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: Buffer.alloc(16, 1).toString('base64url') };

/** One route of each limit that there is for an address; the others have the same. */
const LIMITED = new Set(['signUp', 'signIn', 'askForReset', 'whoIsHere']);

let site: TestSite;
let routes: Described['operations'];
/** Statuses by operation. */
const given = new Map<string, Set<number>>();

beforeAll(async () => {
  site = await testSite({ site: 'https://bivouac.example', owners: [BOSS] });
  routes = (await readDescribed(site.app)).operations.filter(({ path }) => path.startsWith('/api/account'));
});
afterAll(() => site.app.close());

const note = (operation: string, status: number): void =>
  void given.set(operation, (given.get(operation) ?? new Set()).add(status));

const operationAt = (method: string, path: string): string =>
  routes.find((route) => route.method === method && route.path === `/api/account${path}`)?.operation.operationId ?? '';

/** Asks, and notes what comes. */
async function ask(visitor: Visitor, path: string, payload?: object): Promise<Record<string, unknown>> {
  const { status, body } = payload ? await visitor.post(path, payload) : await visitor.get(path);
  note(operationAt(payload ? 'post' : 'get', path), status);
  return body;
}

test('whatever a route says that it answers is answered', async () => {
  await refusedBeforehand();
  await refusedToGuests();
  await done();
  const missing = routes.flatMap(({ operation: { operationId, responses } }) =>
    Object.keys(responses)
      .filter((status) => status !== '429' || LIMITED.has(operationId))
      // What fails in the server is in signing.test.ts.
      .filter((status) => status !== '500' && !given.get(operationId)?.has(Number(status)))
      .map((status) => `${operationId} ${status}`),
  );
  expect(missing).toEqual([]);
});

/** What no route does, whoever asks. */
async function refusedBeforehand(): Promise<void> {
  for (const [i, { path, method, operation }] of routes.entries()) {
    const headers = { host: HOST, 'x-forwarded-for': `10.1.0.${i}` };
    const send = async (more: Record<string, string>, payload?: string): Promise<number> => {
      const request = { method: method as 'GET', url: path, headers: { ...headers, ...more } };
      const { statusCode } = await site.app.inject({ ...request, ...(payload === undefined ? {} : { payload }) });
      note(operation.operationId, statusCode);
      return statusCode;
    };
    await send({ origin: 'https://evil.example' });
    await send({ host: 'evil.example' });
    if (method === 'post') {
      const json = { 'content-type': 'application/json' };
      await send({ 'content-type': 'text/html' }, '<p>');
      await send(json, '{"nonsense":1}');
      await send(json, `"${'x'.repeat(130_000)}"`);
    }
    if (LIMITED.has(operation.operationId)) while ((await send({})) !== 429);
  }
}

/** What is asked of routes that are for whoever is signed in. */
const ASKED: Readonly<Record<string, object>> = {
  '/email': { email: 'ann@example.org', lang: 'en' },
  '/name': { name: 'Anna' },
  '/password': { password: PASSWORD, lang: 'en' },
  '/passkeys/remove': { id: 'x' },
  '/delete': { name: 'Anna' },
  '/seats': { tickets: [] },
  '/notices': { mail: 'turns', lang: 'en' },
  '/notices/webhook': { url: 'https://hooks.example.org/a', lang: 'en' },
  '/notices/push': { endpoint: 'https://push.example.org/a', ...KEYS, lang: 'en' },
  '/notices/push/remove': { endpoint: 'https://push.example.org/a' },
  '/vacations': { first: dayFromNow(2), last: dayFromNow(3) },
  '/vacations/end': { begun: '2026-01-01T00:00:00Z' },
  '/company': { game: 'nothing' },
  '/mute': { game: 'nothing', isMuted: true },
  '/block': { name: 'Nobody' },
  '/unblock': { name: 'Nobody' },
  '/owner': { deed: 'warn', name: 'Nobody' },
};

function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10);
}

async function refusedToGuests(): Promise<void> {
  const guest = site.visitor();
  const passkey = new Authenticator().make({ challenge: 'x' });
  await ask(guest, '/passkeys', { passkey, label: 'x' });
  await ask(guest, '/sign-in', { name: 'Nobody', password: 'x' });
  for (const { path, method, operation } of routes.filter(({ operation }) => '401' in operation.responses)) {
    const short = path.replace('/api/account', '');
    if (!given.get(operation.operationId)?.has(401))
      await ask(guest, short, method === 'get' ? undefined : (ASKED[short] ?? {}));
  }
}

async function done(): Promise<void> {
  const [ann, ben, olga] = [site.visitor(), site.visitor(), site.visitor()];
  const [first, second] = [new Authenticator(), new Authenticator()];
  type Challenge = { challenge: string };
  const begun = (await ask(ann, '/passkey/new', { name: 'Ann' })) as Challenge;
  await ask(ann, '/sign-up', { name: 'Ann', lang: 'en', passkey: first.make(begun) });
  await ask(ben, '/sign-up', { name: 'Ben', lang: 'en', password: PASSWORD });
  await ask(ben, '/sign-up', { name: 'ben', lang: 'en', password: PASSWORD });
  await ask(ben, '/passkey/new', { name: 'ANN' });
  const signing = (await ask(ann, '/passkey/sign-in/ask', {})) as Challenge;
  await ask(ann, '/passkey/sign-in', { passkey: first.sign(signing) });
  await ask(ann, '/password', ASKED['/password']);
  await ask(ann, '/sign-in', { name: 'Ann', password: PASSWORD });
  await ask(ann, '/email', ASKED['/email']);
  await ask(ann, '/email/verify', { token: await site.tokenIn(1), lang: 'en' });
  await ask(ann, '/reset/ask', { email: 'ann@example.org', lang: 'en' });
  await ask(ann, '/reset', { token: await site.tokenIn(2), password: PASSWORD, lang: 'en' });
  await ask(ann, '/name', { name: 'Ben' });
  await ask(ann, '/name', ASKED['/name']);
  for (let i = 0; i < 2; i++) {
    const adding = (await ask(ann, '/passkeys/ask', {})) as Challenge;
    await ask(ann, '/passkeys', { passkey: second.make(adding), label: 'Telephone' });
  }
  await ask(ann, '/passkeys/remove', { id: second.id.toString('base64url') });
  for (const path of ['/ratings', '/seats', '/export', '/notices/push']) await ask(ann, path);
  for (const path of ['/seats', '/notices', '/notices/webhook', '/notices/push', '/notices/push/remove', '/vacations'])
    await ask(ann, path, ASKED[path]);
  const { account } = (await ask(ann, '')) as { account: { vacations: { all: [{ begun: string }] } } };
  await ask(ann, '/vacations/end', { begun: account.vacations.all[0].begun });
  await among(ann, ben);
  await ask(olga, '/sign-up', { name: 'Olga', lang: 'en', password: PASSWORD, email: BOSS });
  await ask(olga, '/email/verify', { token: await site.tokenIn(4), lang: 'en' });
  await ask(ann, '/owner');
  await ask(ann, '/owner', ASKED['/owner']);
  await ask(olga, '/owner');
  await ask(olga, '/owner', ASKED['/owner']);
  await ask(olga, '/owner', { deed: 'warn', name: 'Ben' });
  await ask(olga, '/owner', { deed: 'close', report: 'nothing' });
  await ask(ben, '/warning', {});
  const silent = await testSite({ mail: false });
  const eve = silent.visitor();
  await ask(eve, '/sign-up', { name: 'Eve', lang: 'en', password: PASSWORD });
  await ask(eve, '/notices/push');
  await silent.app.close();
  await ask(ann, '/sign-out-everywhere', {});
  await ask(ann, '/sign-out', {});
  await ask(ben, '/delete', { name: 'Ben' });
}

/** What concerns the other at a game of both. */
async function among(ann: Visitor, ben: Visitor): Promise<void> {
  const payload = { game: 'reichswald', scenario: 'veritable', options: {} };
  const begun = await site.app.inject({ method: 'POST', url: '/api/games', headers: { host: HOST }, payload });
  const { id, tickets } = begun.json<{ id: string; tickets: Record<string, string> }>();
  await ask(ann, '/seats', { tickets: [tickets['allied']] });
  await ask(ben, '/seats', { tickets: [tickets['german']] });
  for (const path of ['/company', '/mute', '/block', '/unblock']) await ask(ann, path, ASKED[path]);
  await ask(ann, '/company', { game: id });
  await ask(ann, '/mute', { game: id, isMuted: true });
  await ask(ann, '/block', { game: id, side: 'german' });
  await ask(ann, '/unblock', { name: 'Ben' });
}
