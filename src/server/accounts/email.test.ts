import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mailOf } from './mails.ts';
import { HOST, PASSWORD, testSite, type TestSite, type Visitor } from './test-kit.ts';

const EMAIL = 'ann@example.org';
const dead = { ok: false, error: { code: 'link-dead' } };

let site: TestSite;
let ann: Visitor;
let ben: Visitor;
beforeEach(async () => {
  site = await testSite();
  [ann, ben] = [site.visitor(), site.visitor()];
});
afterEach(() => site.app.close());

/** Ann has an account with an address that she has confirmed; how many mails that took. */
async function confirmed(): Promise<1> {
  await ann.signUp('Ann', { email: EMAIL });
  await ann.post('/email/verify', { token: await site.tokenIn(1), lang: 'en' });
  return 1;
}

/** When this has been answered, what was to be done after the answers before it is done. */
async function settled(): Promise<void> {
  for (let i = 0; i < 20; i++) await new Promise(setImmediate);
}

describe('an address', () => {
  it('belongs to an account when its owner has opened the link, once', async () => {
    await ann.signUp('Ann', { email: ' Ann@Example.org ' });
    const token = await site.tokenIn(1);
    expect(site.mails[0]).toMatchObject({ to: EMAIL, subject: 'Confirm your address at Bivouac' });
    expect(site.mails[0]?.text).toContain(`http://${HOST}/#/account/verify/${token}`);
    expect(await ann.account()).toMatchObject({ email: null, pendingEmail: EMAIL });
    expect((await ben.post('/email/verify', { token, lang: 'en' })).status).toBe(200);
    expect(await ann.account()).toMatchObject({ email: EMAIL, pendingEmail: null });
    expect((await ben.post('/email/verify', { token, lang: 'en' })).body).toEqual(dead);
    expect((await ben.post('/sign-in', { name: 'ANN@example.org', password: PASSWORD })).status).toBe(200);
  });

  it('is not confirmed after a day, with a link for another purpose, or with an older link', async () => {
    await ann.signUp('Ann', { email: EMAIL });
    const first = await site.tokenIn(1);
    expect((await ben.post('/reset', { token: first, password: PASSWORD, lang: 'en' })).body).toEqual(dead);
    await ann.post('/email', { email: EMAIL, lang: 'en' });
    const second = await site.tokenIn(2);
    expect((await ben.post('/email/verify', { token: first, lang: 'en' })).body).toEqual(dead);
    site.pass(24 * 60 + 1);
    expect((await ben.post('/email/verify', { token: second, lang: 'en' })).body).toEqual(dead);
    expect(await ann.account()).toMatchObject({ email: null, pendingEmail: null });
  });

  it('of somebody else is not taken, and only its owner is told', async () => {
    const sent = await confirmed();
    const fresh = await ben.signUp('Ben', { email: 'new@example.org' });
    const known = await site.visitor().signUp('Cid', { email: EMAIL });
    expect(known.body).toEqual(fresh.body);
    await site.tokenIn(sent + 2);
    const mail = site.mails.find(({ to, subject }) => to === EMAIL && subject.includes('already'));
    expect(mail?.text).toContain('Hello Ann,');
    expect(mail?.text).not.toContain('#/account/verify');
  });

  it('is not taken by the second one to confirm it', async () => {
    await ann.signUp('Ann', { email: EMAIL });
    const first = await site.tokenIn(1);
    await ben.signUp('Ben', { email: EMAIL });
    const second = await site.tokenIn(2);
    await ben.post('/email/verify', { token: second, lang: 'en' });
    expect((await ann.post('/email/verify', { token: first, lang: 'en' })).body).toEqual(dead);
    expect([(await ann.account())?.['email'], (await ben.account())?.['email']]).toEqual([null, EMAIL]);
  });

  it('is changed when the new one is confirmed, or taken away; the old one is told', async () => {
    const sent = await confirmed();
    await ann.post('/email', { email: 'new@example.org', lang: 'pt' });
    const token = await site.tokenIn(sent + 1);
    expect(site.mails.at(-1)?.subject).toBe('Confirme seu endereço no Bivouac');
    expect((await ann.account())?.['email']).toBe(EMAIL);
    await ann.post('/email/verify', { token, lang: 'es' });
    await site.tokenIn(sent + 2);
    expect(site.mails.at(-1)).toMatchObject({ to: EMAIL, subject: 'Tu cuenta en Bivouac tiene otra dirección' });
    await ann.post('/email', { email: null, lang: 'en' });
    expect(await ann.account()).toMatchObject({ email: null, pendingEmail: null });
  });

  it('gets only so many mails', async () => {
    await ann.signUp('Ann');
    const answers = [];
    for (let i = 0; i < 6; i++) answers.push((await ann.post('/email', { email: EMAIL, lang: 'en' })).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
    await site.tokenIn(5);
    await settled();
    expect(site.mails).toHaveLength(5);
  });
});

describe('a forgotten password', () => {
  it('is set anew by a link, once, which ends all sessions', async () => {
    const sent = await confirmed();
    expect((await ben.post('/reset/ask', { email: EMAIL, lang: 'en' })).status).toBe(200);
    const token = await site.tokenIn(sent + 1);
    const asked = { token, password: 'quite another one', lang: 'en' };
    expect((await ben.post('/reset', { ...asked, password: 'short' })).body).toMatchObject({
      error: { code: 'password-short', at: 'password' },
    });
    expect((await ben.post('/reset', asked)).status).toBe(200);
    expect([(await ben.account())?.['name'], await ann.account()]).toEqual(['Ann', null]);
    expect((await ann.post('/reset', asked)).body).toEqual(dead);
    expect((await ann.post('/sign-in', { name: 'Ann', password: PASSWORD })).status).toBe(401);
    await site.tokenIn(sent + 2);
    expect(site.mails.at(-1)).toMatchObject({ to: EMAIL, subject: 'Your password at Bivouac was changed' });
  });

  it('is answered alike for an address that nobody has, which gets no mail', async () => {
    const sent = await confirmed();
    const known = await ben.post('/reset/ask', { email: EMAIL, lang: 'en' });
    const unknown = await ben.post('/reset/ask', { email: 'nobody@example.org', lang: 'en' });
    expect(unknown).toEqual(known);
    await site.tokenIn(sent + 1);
    await settled();
    expect(site.mails).toHaveLength(sent + 1);
  });

  it('is not set after an hour, nor by a link to an address that the account no longer has', async () => {
    const sent = await confirmed();
    await ben.post('/reset/ask', { email: EMAIL, lang: 'en' });
    const late = await site.tokenIn(sent + 1);
    site.pass(61);
    expect((await ben.post('/reset', { token: late, password: PASSWORD, lang: 'en' })).body).toEqual(dead);
    await ben.post('/reset/ask', { email: EMAIL, lang: 'en' });
    const other = await site.tokenIn(sent + 2);
    await ann.post('/sign-in', { name: 'Ann', password: PASSWORD });
    await ann.post('/email', { email: null, lang: 'en' });
    expect((await ben.post('/reset', { token: other, password: PASSWORD, lang: 'en' })).body).toEqual(dead);
  });
});

describe('a site without a mail server', () => {
  it('says so, and has accounts without addresses', async () => {
    const silent = await testSite({ mail: false });
    const cid = silent.visitor();
    const noMail = { ok: false, error: { code: 'no-mail', at: 'email' } };
    expect((await cid.get('')).body).toEqual({ account: null, mail: false, notices: false, push: false });
    expect((await cid.signUp('Cid', { email: EMAIL })).body).toEqual(noMail);
    expect((await cid.post('/reset/ask', { email: EMAIL, lang: 'en' })).body).toEqual(noMail);
    expect((await cid.signUp('Cid')).status).toBe(201);
    expect((await cid.post('/email', { email: EMAIL, lang: 'en' })).body).toEqual(noMail);
    await silent.app.close();
  });
});

it('a mail has the same as plain text and as HTML, in which a name is no markup', () => {
  const about = { to: EMAIL, lang: 'es', name: '<b>&"Ann"', site: 'https://bivouac.example', token: 'abc' } as const;
  const { text, html } = mailOf('reset', about);
  expect(text).toContain('Hola, <b>&"Ann":');
  expect(html).toContain('<p>Hola, &lt;b&gt;&amp;&quot;Ann&quot;:</p>');
  expect(text).toContain('\nhttps://bivouac.example/#/account/reset/abc\n');
  expect(html).toContain('<a href="https://bivouac.example/#/account/reset/abc">');
});
