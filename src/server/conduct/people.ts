import type { Company } from '../../seat/conduct.ts';
import { timeAfter } from '../time-after.ts';
import type { Desk } from '../accounts/desk.ts';
import { BLOCK, COMPANY, MUTE, READ_WARNING, UNBLOCK } from './descriptions.ts';
import { perAddress, type AccountApp } from '../accounts/limits.ts';
import { nameKey } from '../accounts/names.ts';
import { Refused } from '../accounts/refused.ts';
import type { SittingAccount } from '../store/safety.ts';

/** Whom an account wants nothing to do with, and whom it does not hear at a game. */
export function peopleRoutes(app: AccountApp, desk: Desk): void {
  const { accounts, sessions, safety } = desk;

  /** Who sits at a game of this account. */
  async function sittersWith(account: string, game: string): Promise<readonly SittingAccount[]> {
    const sitters = await safety.sitters(game);
    if (!sitters.some((sitter) => sitter.account === account)) throw new Refused('no-such-seat');
    return sitters;
  }

  app.post('/company', perAddress('other', COMPANY), async (request): Promise<Company> => {
    const { game } = request.body;
    const { account } = await sessions.mustBe(request);
    const sitters = await sittersWith(account.id, game);
    const blocked = new Set((await safety.blocked(account.id)).map(({ id }) => id));
    const { quiet } = await safety.measures(account.id);
    return {
      isMuted: await safety.isMuted(account.id, game),
      quiet: quiet !== null && quiet > timeAfter(desk.now) ? quiet : null,
      others: sitters
        .filter((sitter) => sitter.account !== account.id)
        .map(({ account: id, ...sitter }) => ({ ...sitter, isBlocked: id !== null && blocked.has(id) })),
    };
  });

  app.post('/mute', perAddress('other', MUTE), async (request) => {
    const { game, isMuted } = request.body;
    const { account } = await sessions.mustBe(request);
    await sittersWith(account.id, game);
    await safety.mute(account.id, game, isMuted);
    return { ok: true };
  });

  app.post('/block', perAddress('other', BLOCK), async (request) => {
    const whom = request.body;
    const { account } = await sessions.mustBe(request);
    const blocked =
      'name' in whom
        ? (await accounts.byKey(nameKey(whom.name)))?.id
        : (await sittersWith(account.id, whom.game)).find(({ side }) => side === whom.side)?.account;
    if (!blocked) throw new Refused('no-such-name', 'name');
    if (blocked === account.id) throw new Refused('name-own', 'name');
    desk.outdate(await safety.block(account.id, blocked, timeAfter(desk.now)));
    return { ok: true };
  });

  app.post('/unblock', perAddress('other', UNBLOCK), async (request) => {
    const { name } = request.body;
    const { account } = await sessions.mustBe(request);
    const other = await accounts.byKey(nameKey(name));
    if (!other) throw new Refused('no-such-name', 'name');
    await safety.unblock(account.id, other.id);
    return { ok: true };
  });

  /** He has read why he was warned. */
  app.post('/warning', perAddress('other', READ_WARNING), async (request) => {
    const { account } = await sessions.mustBe(request);
    await safety.measure(account.id, { warned: null });
    return { ok: true };
  });
}
