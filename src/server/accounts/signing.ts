import type { FastifyInstance } from 'fastify';
import type { Account, Passkey } from '../store/accounts.ts';
import { asked, BODIES, checkedEmail } from './bodies.ts';
import type { Desk } from './desk.ts';
import { askToConfirm } from './email.ts';
import { perAddress } from './limits.ts';
import { checkedName, nameKey } from './names.ts';
import { checkPassword, hashedPassword, isPassword } from './passwords.ts';
import { Refused } from './refused.ts';
import { newSecret } from './secrets.ts';
import { timeAfter } from '../time-after.ts';

/** Making an account, signing in and out. */
export function signingRoutes(app: FastifyInstance, desk: Desk): void {
  const { accounts, sessions, passkeys, mailing } = desk;

  app.post('/passkey/new', perAddress('signUp'), async (request) => {
    const { name, key } = checkedName(asked(request, BODIES.name).name);
    if (await accounts.byKey(key)) throw new Refused('name-taken', 'name');
    return passkeys.toMake(request.headers, name);
  });

  app.post('/sign-up', perAddress('signUp'), async (request, reply) => {
    const { name: typed, password, passkey: made, email: address = '', lang } = asked(request, BODIES.signUp);
    const { name, key } = checkedName(typed);
    const email = address.trim() === '' ? null : checkedEmail(address);
    if (email !== null) mailing.mustSend();
    if (password !== undefined) checkPassword(password, name, email);
    if (await accounts.byKey(key)) throw new Refused('name-taken', 'name');
    const passkey = made && (await passkeys.made(request.headers, made, name));
    const account = await newAccount(name, password, passkey);
    if (!(await accounts.create({ ...account, key }, passkey))) throw new Refused('name-taken', 'name');
    if (email !== null) askToConfirm(desk, request, account, email, lang);
    await sessions.start(request, reply, account.id);
    return reply.code(201).send({ ok: true });
  });

  async function newAccount(name: string, password: string | undefined, passkey?: Passkey): Promise<Account> {
    if (password === undefined && !passkey) throw new Refused('no-way-in', 'password');
    return {
      id: passkey?.account ?? newSecret(),
      name,
      email: null,
      password: password === undefined ? null : await hashedPassword(password),
      created: timeAfter(desk.now),
    };
  }

  app.post('/sign-in', perAddress('signIn'), async (request, reply) => {
    const { name, password } = asked(request, BODIES.signIn);
    await desk.mayTry(request, name);
    const account = await byNameOrEmail(name);
    if (!(await isPassword(password, account?.password)) || !account) throw new Refused('wrong-sign-in', 'password');
    await sessions.start(request, reply, account.id);
    return { ok: true };
  });

  const byNameOrEmail = (typed: string): Promise<Account | undefined> =>
    typed.includes('@')
      ? accounts.byEmail(typed.normalize('NFKC').trim().toLowerCase())
      : accounts.byKey(nameKey(typed));

  app.post('/passkey/sign-in/ask', perAddress('signIn'), async (request) => {
    asked(request, BODIES.nothing);
    return passkeys.toSignIn(request.headers);
  });

  app.post('/passkey/sign-in', perAddress('signIn'), async (request, reply) => {
    const { passkey } = asked(request, BODIES.passkeySignIn);
    await sessions.start(request, reply, await passkeys.signedIn(request.headers, passkey));
    return { ok: true };
  });

  app.post('/sign-out', perAddress('other'), async (request, reply) => {
    asked(request, BODIES.nothing);
    await sessions.end(request, reply);
    return { ok: true };
  });

  app.post('/sign-out-everywhere', perAddress('other'), async (request, reply) => {
    asked(request, BODIES.nothing);
    const { account } = await sessions.mustBe(request);
    await accounts.endSessions(account.id);
    await sessions.end(request, reply);
    return { ok: true };
  });
}
