import type { Account, Passkey } from '../store/accounts.ts';
import { checkedEmail } from './bodies.ts';
import type { Desk } from './desk.ts';
import { askToConfirm } from './email.ts';
import {
  ASK_SIGN_IN,
  NEW_PASSKEY,
  PASSKEY_SIGN_IN,
  SIGN_IN,
  SIGN_OUT,
  SIGN_OUT_EVERYWHERE,
  SIGN_UP,
} from './descriptions/routes.ts';
import { perAddress, type AccountApp } from './limits.ts';
import { checkedName, nameKey } from './names.ts';
import { checkPassword, hashedPassword, isPassword } from './passwords.ts';
import { Refused } from './refused.ts';
import { newSecret } from './secrets.ts';
import { timeAfter } from '../time-after.ts';

/** Making an account, signing in and out. */
export function signingRoutes(app: AccountApp, desk: Desk): void {
  const { accounts, sessions, passkeys, mailing } = desk;

  app.post('/passkey/new', perAddress('signUp', NEW_PASSKEY), async (request) => {
    const { name, key } = checkedName(request.body.name);
    if (await accounts.byKey(key)) throw new Refused('name-taken', 'name');
    return passkeys.toMake(request.headers, name);
  });

  app.post('/sign-up', perAddress('signUp', SIGN_UP), async (request, reply) => {
    const { name: typed, password, passkey: made, email: address = '', lang } = request.body;
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

  app.post('/sign-in', perAddress('signIn', SIGN_IN), async (request, reply) => {
    const { name, password } = request.body;
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

  app.post('/passkey/sign-in/ask', perAddress('signIn', ASK_SIGN_IN), async (request) => {
    return passkeys.toSignIn(request.headers);
  });

  app.post('/passkey/sign-in', perAddress('signIn', PASSKEY_SIGN_IN), async (request, reply) => {
    const { passkey } = request.body;
    await sessions.start(request, reply, await passkeys.signedIn(request.headers, passkey));
    return { ok: true };
  });

  app.post('/sign-out', perAddress('other', SIGN_OUT), async (request, reply) => {
    await sessions.end(request, reply);
    return { ok: true };
  });

  app.post('/sign-out-everywhere', perAddress('other', SIGN_OUT_EVERYWHERE), async (request, reply) => {
    const { account } = await sessions.mustBe(request);
    await accounts.endSessions(account.id);
    await sessions.end(request, reply);
    return { ok: true };
  });
}
