import { afterEach, beforeEach, expect, it } from 'vitest';
import { HOST, ORIGIN, PASSWORD, testSite, type TestSite, type Visitor } from './test-kit.ts';

let site: TestSite;
let ann: Visitor;
beforeEach(async () => {
  site = await testSite({ site: ORIGIN });
  ann = site.visitor();
});
afterEach(() => site.app.close());

const wishes = async (): Promise<unknown> => (await ann.account())?.['notices'];

it('nobody gets notices before he asks for them', async () => {
  await ann.signUp('Ann');
  expect(await wishes()).toEqual({ mail: 'off', webhook: null, pushes: [] });
  expect((await ann.post('/notices', { mail: 'turns', lang: 'pt' })).status).toBe(200);
  expect(await wishes()).toEqual({ mail: 'turns', webhook: null, pushes: [] });
  const { id } = (await site.store.accounts.byKey('ann')) ?? { id: '' };
  expect(await site.store.accounts.notices(id)).toEqual({ lang: 'pt', mail: 'turns', webhook: null });
});

it('the secret of a webhook is said once', async () => {
  await ann.signUp('Ann');
  const set = await ann.post('/notices/webhook', { url: ' https://hooks.example.org/a ', lang: 'en' });
  expect(set.body).toEqual({ ok: true, secret: expect.stringMatching(/^whsec_[\w+/]{43}=$/) as string });
  expect(await wishes()).toEqual({ mail: 'off', webhook: 'https://hooks.example.org/a', pushes: [] });
  expect((await ann.get('/export')).body['account']).not.toHaveProperty('secret');
  expect(JSON.stringify((await ann.get('/export')).body)).not.toContain(set.body['secret']);
  await ann.post('/notices', { mail: 'daily', lang: 'en' });
  expect(await wishes()).toEqual({ mail: 'daily', webhook: 'https://hooks.example.org/a', pushes: [] });
  expect((await ann.post('/notices/webhook', { url: null, lang: 'en' })).body).toEqual({ ok: true });
  expect(await wishes()).toEqual({ mail: 'daily', webhook: null, pushes: [] });
});

it.each([
  'http://hooks.example.org/',
  'https://name:word@hooks.example.org/',
  'https://127.0.0.1/',
  'https://10.1.2.3/',
  'https://[::1]/',
  'https://[::ffff:192.168.1.1]/',
  'https://0x7f.1/',
  'ftp://example.org/',
  'hooks',
  `https://example.org/${'a'.repeat(500)}`,
])('%s is no webhook', async (url) => {
  await ann.signUp('Ann');
  const { status, body } = await ann.post('/notices/webhook', { url, lang: 'en' });
  expect([status, body]).toEqual([400, { ok: false, error: { code: 'webhook-address', at: 'url' } }]);
});

it('only whoever is signed in says what he wants, in words that are known', async () => {
  expect((await ann.post('/notices', { mail: 'turns', lang: 'en' })).status).toBe(401);
  expect((await ann.post('/notices/webhook', { url: null, lang: 'en' })).status).toBe(401);
  await ann.signUp('Ann');
  expect((await ann.post('/notices', { mail: 'hourly', lang: 'en' })).status).toBe(400);
  const elsewhere = site.visitor({ origin: 'https://elsewhere.example', host: HOST });
  elsewhere.cookie = ann.cookie;
  expect((await elsewhere.post('/notices', { mail: 'turns', lang: 'en' })).status).toBe(403);
});

it('a site that does not know where it is, or sends no mail, says so', async () => {
  const other = await testSite();
  const ben = other.visitor();
  await ben.signUp('Ben');
  expect((await ben.get('')).body).toMatchObject({ mail: true, notices: false });
  const no = { error: { code: 'no-notices' } };
  expect((await ben.post('/notices', { mail: 'turns', lang: 'en' })).body).toMatchObject(no);
  expect((await ben.post('/notices/webhook', { url: 'https://example.org/', lang: 'en' })).body).toMatchObject(no);
  expect((await ben.post('/notices', { mail: 'off', lang: 'en' })).status).toBe(200);
  await other.app.close();
  const mute = await testSite({ mail: false, site: ORIGIN });
  const eve = mute.visitor();
  await eve.signUp('Eve');
  expect((await eve.post('/notices', { mail: 'daily', lang: 'en' })).body).toMatchObject({
    error: { code: 'no-mail' },
  });
  await mute.app.close();
});

it('a browser gets pushes while its owner is signed in there', async () => {
  const secure = await testSite({ site: 'https://site.example' });
  const eve = secure.visitor();
  const push = {
    endpoint: 'https://push.example/e',
    p256dh: Buffer.alloc(65, 4).toString('base64url'),
    auth: Buffer.alloc(16).toString('base64url'),
    lang: 'en',
  };
  expect((await eve.get('/notices/push')).status).toBe(401);
  expect((await eve.post('/notices/push', push)).status).toBe(401);
  await eve.signUp('Eve');
  expect((await eve.get('')).body).toMatchObject({ push: true });
  expect((await eve.get('/notices/push')).body).toEqual({ key: expect.stringMatching(/^[\w-]{87}$/) as string });
  for (const wrong of [
    { p256dh: 'AA' },
    { auth: '' },
    { endpoint: 'https://10.0.0.1/' },
    { endpoint: 'http://push.example' },
  ])
    expect((await eve.post('/notices/push', { ...push, ...wrong })).status).toBe(400);
  expect((await eve.post('/notices/push', push)).status).toBe(200);
  expect((await eve.account())?.['notices']).toMatchObject({ pushes: [push.endpoint] });
  await eve.post('/sign-out');
  await eve.post('/sign-in', { name: 'Eve', password: PASSWORD });
  expect((await eve.account())?.['notices']).toMatchObject({ pushes: [] });
  await eve.post('/notices/push', push);
  await eve.post('/notices/push/remove', { endpoint: push.endpoint });
  expect((await eve.account())?.['notices']).toMatchObject({ pushes: [] });
  await secure.app.close();
  await ann.signUp('Ann');
  expect((await ann.get('/notices/push')).body).toMatchObject({ error: { code: 'no-notices' } });
});
