import { digestOf } from '../../kernel/hash.ts';
import { stageOf } from '../play/in-brief.ts';
import type { Desk } from './desk.ts';
import {
  ADD_PASSKEY,
  ASK_PASSKEY,
  CHANGE_PASSWORD,
  CLAIM_SEATS,
  DELETE,
  EXPORT,
  OWN_RATINGS,
  OWN_SEATS,
  REMOVE_PASSKEY,
  RENAME,
  WHO_IS_HERE,
} from './descriptions/routes.ts';
import { perAddress, type AccountApp } from './limits.ts';
import { hirerBy } from '../computers/hiring.ts';
import { isOwner } from '../conduct/owner.ts';
import { checkedName } from './names.ts';
import { checkPassword, hashedPassword } from './passwords.ts';
import { Refused } from './refused.ts';
import type { Here } from './sessions.ts';
import { shownVacations } from './vacations.ts';
import { timeAfter } from '../time-after.ts';

/** The newest games of a rating that its owner is shown. */
const CURVE = 50;
/** More than anybody plays. */
const ALL = 1_000_000;

/** What somebody sees and changes of his own account. */
export function ownRoutes(app: AccountApp, desk: Desk): void {
  const { accounts, ratings, challenges, safety, sessions, tokens, passkeys, mailing } = desk;

  app.get('', perAddress('other', WHO_IS_HERE), async ({ headers }, reply) => {
    const here = await sessions.of(headers);
    reply.header('cache-control', 'no-store');
    return {
      account: here ? await shown(here) : null,
      mail: mailing.canSend,
      notices: mailing.canNotify,
      push: mailing.canPush,
    };
  });

  async function shown({ account, session }: Here): Promise<object> {
    const { id, name, email, password, created } = account;
    const { mail, webhook } = await accounts.notices(id);
    const pushes = await accounts.pushes(id, timeAfter(desk.now));
    return {
      name,
      email,
      pendingEmail: await tokens.pendingEmail(id),
      hasPassword: password !== null,
      created,
      passkeys: (await accounts.passkeys(id)).map(({ id, label, created, used }) => ({ id, label, created, used })),
      sessions: (await accounts.sessions(id)).map(({ hash, created, used, expires }) => ({
        created,
        used,
        expires,
        isThis: hash === session.hash,
      })),
      vacations: shownVacations(await accounts.vacations(id), timeAfter(desk.now)),
      notices: { mail, webhook: webhook?.url ?? null, pushes: pushes.map(({ endpoint }) => endpoint) },
      blocked: (await safety.blocked(id)).map(({ name, since }) => ({ name, since })),
      measures: await safety.measures(id),
      isOwner: isOwner(desk, account),
    };
  }

  app.post('/name', perAddress('other', RENAME), async (request) => {
    const { account } = await sessions.mustBe(request);
    const named = checkedName(request.body.name);
    if (!(await accounts.change(account.id, named))) throw new Refused('name-taken', 'name');
    return { ok: true };
  });

  /** All other browsers are signed out. */
  app.post('/password', perAddress('other', CHANGE_PASSWORD), async (request) => {
    const { password, lang } = request.body;
    const { account, session } = await sessions.mustBeRecent(request);
    if (password === null) {
      if ((await accounts.passkeys(account.id)).length === 0) throw new Refused('last-way-in', 'password');
    } else checkPassword(password, account.name, account.email);
    await accounts.change(account.id, { password: password === null ? null : await hashedPassword(password) });
    await accounts.endSessions(account.id, session.hash);
    await accounts.dropTokens(account.id, 'reset');
    if (account.email !== null) mailing.send(request, 'password', { to: account.email, lang, name: account.name });
    return { ok: true };
  });

  app.post('/passkeys/ask', perAddress('other', ASK_PASSKEY), async (request) => {
    const { account } = await sessions.mustBeRecent(request);
    return passkeys.toMake(request.headers, account.name, account);
  });

  app.post('/passkeys', perAddress('other', ADD_PASSKEY), async (request, reply) => {
    const { passkey, label } = request.body;
    const { account } = await sessions.mustBeRecent(request);
    const made = await passkeys.made(request.headers, passkey, label, account);
    if (!(await accounts.addPasskey(made))) throw new Refused('passkey-known');
    return reply.code(201).send({ ok: true });
  });

  app.post('/passkeys/remove', perAddress('other', REMOVE_PASSKEY), async (request) => {
    const { id } = request.body;
    const { account } = await sessions.mustBeRecent(request);
    const all = await accounts.passkeys(account.id);
    if (account.password === null && all.length === 1 && all[0]?.id === id) throw new Refused('last-way-in');
    if (!(await accounts.removePasskey(account.id, id))) throw new Refused('passkey-unknown');
    return { ok: true };
  });

  const seatsOf = async (id: string): Promise<object[]> =>
    (await desk.ownSeats(id)).map(({ game, side, others }) => ({
      game: game.id,
      rules: game.game,
      scenario: game.scenario,
      created: game.created,
      side,
      others,
      ...stageOf(game, side, desk.now()),
    }));

  /** All that the site knows of somebody, but secrets. */
  app.get('/export', perAddress('other', EXPORT), async (request, reply) => {
    const here = await sessions.mustBe(request);
    reply.header('cache-control', 'no-store');
    reply.header('content-disposition', 'attachment; filename="bivouac-account.json"');
    const account = await shown(here);
    const { id } = here.account;
    return {
      format: 'bivouac-account',
      version: 1,
      account,
      seats: await seatsOf(id),
      notes: await accounts.notes(id),
      computers: await accounts.computers(id, hirerBy(here.account)),
      ratings: await ratings.own(id, ALL),
      challenges: { isWelcome: await challenges.isWelcome(id), open: await openChallenges(id) },
    };
  });

  const openChallenges = async (id: string): Promise<object[]> =>
    (await challenges.open(id)).map(({ game, side }) => ({ game, side }));

  app.post('/delete', perAddress('other', DELETE), async (request, reply) => {
    const { name } = request.body;
    const { account } = await sessions.mustBeRecent(request);
    if (name.trim() !== account.name) throw new Refused('name-differs', 'name');
    await accounts.delete(account.id, timeAfter(desk.now));
    await sessions.end(request, reply);
    return { ok: true };
  });

  app.get('/ratings', perAddress('other', OWN_RATINGS), async (request, reply) => {
    const { account } = await sessions.mustBe(request);
    reply.header('cache-control', 'no-store');
    return { ratings: await ratings.own(account.id, CURVE) };
  });

  app.get('/seats', perAddress('other', OWN_SEATS), async (request, reply) => {
    const { account } = await sessions.mustBe(request);
    reply.header('cache-control', 'no-store');
    return { seats: await seatsOf(account.id) };
  });

  /** The seats of these tickets are his from now on; the answer says which seats the tickets open. */
  app.post('/seats', perAddress('other', CLAIM_SEATS), async (request) => {
    const { tickets } = request.body;
    const { account } = await sessions.mustBe(request);
    const byHash = new Map(tickets.map((ticket) => [digestOf(ticket), ticket]));
    const opened = await accounts.claim(account.id, [...byHash.keys()]);
    const held = opened.map(({ ticket, ...seat }) => ({ ticket: byHash.get(ticket), ...seat }));
    return { seats: await seatsOf(account.id), held };
  });
}
