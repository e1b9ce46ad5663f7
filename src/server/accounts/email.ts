import type { FastifyRequest } from 'fastify';
import type { Lang } from '../../text/format.ts';
import type { Account } from '../store/accounts.ts';
import { checkedEmail } from './bodies.ts';
import type { Desk } from './desk.ts';
import { ASK_RESET, CHANGE_EMAIL, CONFIRM_EMAIL, RESET } from './descriptions/routes.ts';
import { perAddress, type AccountApp } from './limits.ts';
import { checkPassword, hashedPassword } from './passwords.ts';
import { Refused } from './refused.ts';

/**
 * Asks the owner of an address whether it is his; it belongs to the account when he has said so. Where it belongs to another account, its owner is told
 * instead, and nobody else.
 */
export function askToConfirm(
  { accounts, tokens, mailing }: Desk,
  request: FastifyRequest,
  account: Account,
  email: string,
  lang: Lang,
): void {
  mailing.later(async () => {
    const token = await tokens.makeOnly('verify', account.id, email);
    const owner = await accounts.byEmail(email);
    if (owner) mailing.send(request, 'known', { to: email, lang, name: owner.name });
    else mailing.send(request, 'verify', { to: email, lang, name: account.name, token });
  });
}

/** The address of an account, and what it is for: a new password. */
export function emailRoutes(app: AccountApp, desk: Desk): void {
  const { accounts, sessions, tokens, mailing } = desk;

  app.post('/email', perAddress('mail', CHANGE_EMAIL), async (request) => {
    const { email: typed, lang } = request.body;
    const { account } = await sessions.mustBeRecent(request);
    if (typed === null) {
      await accounts.dropTokens(account.id, 'verify');
      await changeEmail(request, account, null, lang);
      return { ok: true };
    }
    const email = checkedEmail(typed);
    mailing.mustSend();
    if (email === account.email) return { ok: true };
    await desk.mayMail(request, email);
    askToConfirm(desk, request, account, email, lang);
    return { ok: true };
  });

  /** False when another account has the address. Whoever had the old one is told. */
  async function changeEmail(
    request: FastifyRequest,
    account: Account,
    email: string | null,
    lang: Lang,
  ): Promise<boolean> {
    if (!(await accounts.change(account.id, { email }))) return false;
    await accounts.dropTokens(account.id, 'reset');
    if (account.email !== null) mailing.send(request, 'email', { to: account.email, lang, name: account.name });
    return true;
  }

  app.post('/email/verify', perAddress('other', CONFIRM_EMAIL), async (request) => {
    const { token, lang } = request.body;
    const taken = await tokens.take('verify', token);
    const account = taken?.account ? await accounts.byId(taken.account) : undefined;
    if (!taken?.email || !account || !(await changeEmail(request, account, taken.email, lang)))
      throw new Refused('link-dead');
    return { ok: true };
  });

  /** Answers the same whether the address is known or not. */
  app.post('/reset/ask', perAddress('mail', ASK_RESET), async (request) => {
    const { email: typed, lang } = request.body;
    const email = checkedEmail(typed);
    mailing.mustSend();
    await desk.mayMail(request, email);
    mailing.later(async () => {
      const account = await accounts.byEmail(email);
      if (!account) return;
      const token = await tokens.makeOnly('reset', account.id, email);
      mailing.send(request, 'reset', { to: email, lang, name: account.name, token });
    });
    return { ok: true };
  });

  /** Sets a password by a link, and signs its owner in, here alone. A password that is refused leaves the link as it was. */
  app.post('/reset', perAddress('signIn', RESET), async (request, reply) => {
    const { token, password, lang } = request.body;
    checkPassword(password);
    const taken = await tokens.take('reset', token);
    const account = taken?.account ? await accounts.byId(taken.account) : undefined;
    if (!account || account.email === null || account.email !== taken?.email) throw new Refused('link-dead');
    await accounts.change(account.id, { password: await hashedPassword(password) });
    await accounts.endSessions(account.id);
    mailing.send(request, 'password', { to: account.email, lang, name: account.name });
    await sessions.start(request, reply, account.id);
    return { ok: true };
  });
}
