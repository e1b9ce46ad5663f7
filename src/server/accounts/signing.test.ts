import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Authenticator, HOST, PASSWORD, testSite, type TestSite, type Visitor } from './test-kit.ts';

let site: TestSite;
let ann: Visitor;
let ben: Visitor;
beforeEach(async () => {
  site = await testSite();
  [ann, ben] = [site.visitor(), site.visitor()];
});
afterEach(() => site.app.close());

const refusal = (code: string, at?: string) => ({ ok: false, error: { code, ...(at === undefined ? {} : { at }) } });

describe('an account with a password', () => {
  it('is made, left and come back to, by its name in any case', async () => {
    expect((await ann.signUp(' Ann  Lee ')).status).toBe(201);
    expect(await ann.account()).toMatchObject({ name: 'Ann Lee', email: null, hasPassword: true, passkeys: [] });
    await ann.post('/sign-out');
    expect(await ann.account()).toBeNull();
    expect((await ben.post('/sign-in', { name: 'ANN LEE', password: PASSWORD })).status).toBe(200);
    expect(await ben.account()).toMatchObject({ name: 'Ann Lee' });
  });

  it('is not entered with another password, nor an unknown one, and both are told alike', async () => {
    await ann.signUp('Ann');
    const wrong = await ben.post('/sign-in', { name: 'Ann', password: 'not her password' });
    const unknown = await ben.post('/sign-in', { name: 'Nobody', password: PASSWORD });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.body).toEqual(refusal('wrong-sign-in', 'password'));
    expect(unknown.body).toEqual(wrong.body);
    expect(await ben.account()).toBeNull();
  });

  it.each([
    [{ name: 'x' }, 'name-short', 'name'],
    [{ name: 'x'.repeat(41) }, 'name-long', 'name'],
    [{ name: 'Bivouac recruit' }, 'name-reserved', 'name'],
    [{ name: 'A\u202Ena' }, 'name-letters', 'name'],
    [{ password: 'short' }, 'password-short', 'password'],
    [{ password: 'x'.repeat(201) }, 'password-long', 'password'],
    [{ password: 'aaaaaaaaaaaa' }, 'password-easy', 'password'],
    [{ password: 'Annabella Smith', name: 'Annabella Smith' }, 'password-easy', 'password'],
    [{ password: undefined }, 'no-way-in', 'password'],
    [{ email: 'nowhere' }, 'email-malformed', 'email'],
  ])('is refused with %o', async (asked, code, at) => {
    const { status, body } = await ann.signUp('Ann', asked);
    expect([status, body]).toEqual([400, refusal(code, at)]);
    expect(await ann.account()).toBeNull();
  });

  it.each([
    ['broken-json', 400, '{"name":'],
    ['too-deep', 400, '['.repeat(1000)],
    ['duplicate-key', 400, '{"name":"Ann","name":"Ben"}'],
    ['too-large', 413, `"${'x'.repeat(130_000)}"`],
  ])('is not made by a body that cannot be read: %s', async (code, status, payload) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await site.app.inject({ method: 'POST', url: '/api/account/sign-up', payload, headers });
    expect([answer.statusCode, answer.json()]).toMatchObject([status, { ok: false, error: { code } }]);
  });

  it('has a name that nobody else has', async () => {
    await ann.signUp('Ann');
    const { status, body } = await ben.signUp('aNN');
    expect([status, body]).toEqual([409, refusal('name-taken', 'name')]);
    const both = await Promise.all([site.visitor().signUp('Cid'), site.visitor().signUp('CID')]);
    expect(both.map(({ status }) => String(status)).sort()).toEqual(['201', '409']);
  });

  it('is signed out everywhere, and in all browsers but one with a new password', async () => {
    await ann.signUp('Ann');
    await ben.post('/sign-in', { name: 'Ann', password: PASSWORD });
    expect((await ann.account())?.['sessions']).toHaveLength(2);
    await ann.post('/password', { password: 'quite another one', lang: 'en' });
    expect([(await ann.account())?.['name'], await ben.account()]).toEqual(['Ann', null]);
    expect((await ben.post('/sign-in', { name: 'Ann', password: PASSWORD })).status).toBe(401);
    await ben.post('/sign-in', { name: 'Ann', password: 'quite another one' });
    await ben.post('/sign-out-everywhere');
    expect([await ann.account(), await ben.account()]).toEqual([null, null]);
  });
});

describe('a session', () => {
  it('is a cookie that scripts cannot read and other sites do not send', async () => {
    const { cookie } = await ann.signUp('Ann');
    expect(cookie).toMatch(/^bivouac=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/i);
    expect((await ann.post('/sign-out')).cookie).toMatch(/^bivouac=; Max-Age=0;/);
  });

  it.each([
    ['by https', { origin: `https://${HOST}` }],
    ['through a proxy that says so', { 'x-forwarded-proto': 'https' }],
  ])('is sent by https alone where the site is reached %s', async (_, headers) => {
    const { cookie } = await site.visitor(headers).signUp('Ann');
    expect(cookie).toMatch(/^__Host-bivouac=[\w-]{43}; .*Path=\/; HttpOnly; Secure; SameSite=Lax$/i);
  });

  it('ends after half a year, and after a month without a visit', async () => {
    await ann.signUp('Ann');
    const day = 24 * 60;
    for (let month = 0; month < 6; month++) {
      expect(await ann.account()).not.toBeNull();
      site.pass(29.9 * day);
    }
    expect(await ann.account()).not.toBeNull();
    site.pass(day);
    expect(await ann.account()).toBeNull();
    await ben.post('/sign-in', { name: 'Ann', password: PASSWORD });
    site.pass(31 * day);
    expect(await ben.account()).toBeNull();
  });

  it('is kept as a hash', async () => {
    const { cookie = '' } = await ann.signUp('Ann');
    const secret = /=([\w-]{43});/.exec(cookie)?.[1] ?? '';
    const [account] = [await site.store.accounts.byKey('ann')];
    const [session] = await site.store.accounts.sessions(account?.id ?? '');
    expect(session?.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(await site.store.accounts.session(secret)).toBeUndefined();
    expect(account?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('is nobody’s with a cookie that was made up', async () => {
    ann.cookie = 'bivouac=abc';
    expect(await ann.account()).toBeNull();
    expect((await ann.post('/name', { name: 'Ann' })).body).toEqual(refusal('signed-out'));
  });
});

describe('a passkey', () => {
  let device: Authenticator;
  beforeEach(() => {
    device = new Authenticator();
  });

  it('makes an account, and signs in to it', async () => {
    expect((await ann.signUpByPasskey('Ann', device)).status).toBe(201);
    expect(await ann.account()).toMatchObject({ name: 'Ann', hasPassword: false, passkeys: [{ label: 'Ann' }] });
    expect((await ben.signInByPasskey(device)).status).toBe(200);
    expect(await ben.account()).toMatchObject({ name: 'Ann' });
  });

  it('is none without a finger or a PIN, of another site, of another origin, or for another challenge', async () => {
    const wrong: ((device: Authenticator) => void)[] = [
      (device) => (device.verifies = false),
      (device) => (device.rp = 'evil.example'),
      (device) => (device.origin = 'https://evil.example'),
    ];
    for (const spoil of wrong) {
      const bad = new Authenticator();
      spoil(bad);
      expect((await ann.signUpByPasskey('Ann', bad)).body).toEqual(refusal('passkey-failed'));
    }
    const passkey = device.make({ challenge: Buffer.alloc(32).toString('base64url') });
    expect((await ann.post('/sign-up', { name: 'Ann', lang: 'en', passkey })).body).toEqual(refusal('passkey-failed'));
    expect(await ann.account()).toBeNull();
  });

  it('signs in with its own key alone, once for a challenge, and not with a counter that has gone back', async () => {
    await ann.signUpByPasskey('Ann', device);
    expect((await ben.signInByPasskey(new Authenticator())).body).toEqual(refusal('passkey-unknown'));
    const forged = new Authenticator();
    Object.defineProperty(forged, 'id', { value: device.id });
    expect((await ben.signInByPasskey(forged)).body).toEqual(refusal('passkey-failed'));
    const { body } = await ben.post('/passkey/sign-in/ask');
    const passkey = device.sign(body as { challenge: string });
    expect((await ben.post('/passkey/sign-in', { passkey })).status).toBe(200);
    expect((await ben.post('/passkey/sign-in', { passkey })).body).toEqual(refusal('passkey-failed'));
    device.counter = 0;
    expect((await ben.signInByPasskey(device)).body).toEqual(refusal('passkey-failed'));
  });

  it('is too late after ten minutes', async () => {
    const { body } = await ann.post('/passkey/new', { name: 'Ann' });
    site.pass(11);
    const passkey = device.make(body as { challenge: string });
    expect((await ann.post('/sign-up', { name: 'Ann', lang: 'en', passkey })).body).toEqual(refusal('passkey-failed'));
  });

  it('is added to an account and taken away, but never the last way in', async () => {
    await ann.signUp('Ann');
    const { body } = await ann.post('/passkeys/ask');
    const passkey = device.make(body as { challenge: string });
    expect((await ann.post('/passkeys', { passkey, label: 'phone' })).status).toBe(201);
    const [{ id }] = ((await ann.account()) ?? {})['passkeys'] as [{ id: string }];
    await ann.post('/password', { password: null, lang: 'en' });
    expect((await ann.post('/passkeys/remove', { id })).body).toEqual(refusal('last-way-in'));
    await ann.post('/password', { password: PASSWORD, lang: 'en' });
    expect((await ann.post('/passkeys/remove', { id: 'other' })).body).toEqual(refusal('passkey-unknown'));
    expect((await ann.post('/passkeys/remove', { id })).status).toBe(200);
    expect((await ann.post('/password', { password: null, lang: 'en' })).body).toEqual(
      refusal('last-way-in', 'password'),
    );
    expect((await ben.signInByPasskey(device)).body).toEqual(refusal('passkey-unknown'));
  });

  it('of one account is not one of another, nor taken away by it', async () => {
    await ann.signUpByPasskey('Ann', device);
    await ben.signUp('Ben');
    const { body } = await ann.post('/passkeys/ask');
    const other = new Authenticator();
    const passkey = other.make(body as { challenge: string });
    expect((await ben.post('/passkeys', { passkey, label: 'x' })).body).toEqual(refusal('passkey-failed'));
    const [{ id }] = ((await ann.account()) ?? {})['passkeys'] as [{ id: string }];
    expect((await ben.post('/passkeys/remove', { id })).body).toEqual(refusal('passkey-unknown'));
    const again = device.make((await ben.post('/passkeys/ask')).body as { challenge: string });
    expect((await ben.post('/passkeys', { passkey: again, label: 'x' })).body).toEqual(refusal('passkey-known'));
  });
});

describe('what is asked too often, or not as the page asks it', () => {
  it('is refused for one account, wherever it comes from', async () => {
    const tries = [];
    for (let i = 0; i < 21; i++) {
      const from = site.visitor({ 'x-forwarded-for': `10.0.0.${i}` });
      tries.push((await from.post('/sign-in', { name: i % 2 ? 'Ann' : 'ANN', password: 'x' })).status);
    }
    expect(tries).toEqual([...Array.from({ length: 20 }, () => 401), 429]);
    expect((await ben.post('/sign-in', { name: 'Ben', password: 'x' })).status).toBe(401);
  });

  it('is refused for one address, whatever it asks for', async () => {
    const tries = [];
    for (let i = 0; i < 41; i++) tries.push(await ann.post('/sign-in', { name: `Ann ${i}`, password: 'x' }));
    expect(tries.map(({ status }) => status)).toEqual([...Array.from({ length: 40 }, () => 401), 429]);
    expect(tries.at(-1)?.body).toEqual(refusal('too-many-requests'));
    const other = site.visitor({ 'x-forwarded-for': '10.0.0.1' });
    expect((await other.post('/sign-in', { name: 'Ann', password: 'x' })).status).toBe(401);
  });

  it('is refused to pages of other sites, however they write the address', async () => {
    const headers = { host: HOST, origin: 'https://evil.example' };
    for (const url of ['/api/account/sign-out', '/%61pi/account/sign-out', '/api/%61ccount/sign-out']) {
      const { statusCode } = await site.app.inject({ method: 'POST', url, headers, payload: {} });
      expect([url, statusCode]).toEqual([url, 403]);
    }
  });

  it('is refused as anything but JSON, in another form, or by GET', async () => {
    const headers = { host: HOST, 'content-type': 'text/plain' };
    const send = (method: 'GET' | 'POST', payload?: string) =>
      site.app.inject({ method, url: '/api/account/sign-out', headers, ...(payload === undefined ? {} : { payload }) });
    expect((await send('POST', '{}')).statusCode).toBe(415);
    expect((await send('GET')).statusCode).toBe(404);
    const { body } = await ann.post('/sign-in', { name: 'Ann', password: 'x', more: 1 });
    expect(body).toMatchObject({ ok: false, error: { code: 'unknown-field' } });
    expect((await ann.post('/sign-in', { name: 'Ann' })).body).toMatchObject({
      error: { code: 'missing-field', at: 'password' },
    });
    expect((await ann.post('/passkey/sign-in', { passkey: { id: 'x' } })).status).toBe(400);
  });

  it('says nothing of what has failed in the server', async () => {
    site.store.accounts.byKey = async () => Promise.reject(new Error('The disk has a secret.'));
    const { status, body } = await ann.post('/sign-in', { name: 'Ann', password: 'x' });
    expect([status, body]).toEqual([500, refusal('internal')]);
  });
});
