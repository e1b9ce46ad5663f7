import { randomInt } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { DEEDS, type Deed, type Office, type OpenReport, type Sitter } from '../../seat/conduct.ts';
import { paceIdOf } from '../clocks/paces.ts';
import type { Account } from '../store/accounts.ts';
import type { ReportAtGame } from '../store/owner.ts';
import type { SittingAccount } from '../store/safety.ts';
import { timeAfter } from '../time-after.ts';
import type { Desk } from '../accounts/desk.ts';
import { DO_DEED, OFFICE } from './descriptions.ts';
import { perAddress, type AccountApp } from '../accounts/limits.ts';
import { nameKey } from '../accounts/names.ts';
import { Refused } from '../accounts/refused.ts';
import { newSecret } from '../accounts/secrets.ts';

const DAY = 24 * 60 * 60_000;
/** A server that runs has been seen since: it says so every ten seconds. */
const BEAT = 60_000;
const MOST_DEEDS = 200;

/** About whom something is done, and by which report. */
interface Concerned {
  account: string | null;
  name: string | null;
  report?: ReportAtGame | undefined;
}

/** Is it an account that runs the site? Its address has been confirmed, so that nobody else can have it. */
export const isOwner = ({ owners }: Desk, { email }: Account): boolean => email !== null && owners.has(email);

/** What whoever runs the site sees of it and does about people, and nothing of what goes on in games. */
export function ownerRoutes(app: AccountApp, desk: Desk): void {
  const { accounts, safety, owner, sessions } = desk;

  async function mustBeOwner(request: FastifyRequest): Promise<Account> {
    const { account } = await sessions.mustBe(request);
    if (!isOwner(desk, account)) throw new Refused('not-owner');
    return account;
  }

  app.get('/owner', perAddress('other', OFFICE), async (request, reply): Promise<Office> => {
    await mustBeOwner(request);
    reply.header('cache-control', 'no-store');
    const since = {
      day: timeAfter(desk.now, -DAY),
      week: timeAfter(desk.now, -7 * DAY),
      beat: timeAfter(desk.now, -BEAT),
    };
    const figures = await owner.figures(since);
    return {
      reports: (await owner.reports()).map(shown),
      measured: await owner.measured(timeAfter(desk.now)),
      deeds: await owner.deeds(MOST_DEEDS),
      figures: { ...figures, games: figures.games.map((row) => ({ ...row, pace: paceIdOf(row.pace) })) },
    };
  });

  app.post('/owner', perAddress('other', DO_DEED), async (request) => {
    const { deed, report, name, days = 7 } = request.body;
    const { id } = await mustBeOwner(request);
    const whom = report === undefined ? await byName(name ?? '') : await byReport(report);
    if (deed === 'close' && !whom.report) throw new Refused('report-gone');
    if (whom.account === null && FOR_ACCOUNTS.has(deed)) throw new Refused('no-account');
    await owner.note({
      id: newSecret(),
      at: timeAfter(desk.now),
      owner: id,
      deed,
      about: whom.account,
      name: whom.name,
      reason: whom.report?.reason ?? null,
      days: deed === 'quiet' ? days : null,
    });
    await doIt(deed, whom, days);
    return { ok: true };
  });

  async function byReport(id: string): Promise<Concerned> {
    const report = (await owner.reports()).find((one) => idOf(one) === id);
    if (!report) throw new Refused('report-gone');
    return { account: report.about.account, name: report.about.name, report };
  }

  async function byName(typed: string): Promise<Concerned> {
    const account = await accounts.byKey(nameKey(typed));
    if (!account) throw new Refused('no-such-name', 'name');
    return { account: account.id, name: account.name };
  }

  async function doIt(deed: Deed, whom: Concerned, days: number): Promise<void> {
    const { account, report } = whom;
    if (deed === 'close' && report) return owner.closeReport(report.game, report.by.side);
    if (deed === 'rename') return rename(whom);
    if (account !== null) await safety.measure(account, measureOf(deed, days, report));
  }

  function measureOf(deed: Deed, days: number, report: ReportAtGame | undefined): Parameters<typeof safety.measure>[1] {
    if (deed === 'warn') return { warned: report?.reason ?? 'other' };
    if (deed === 'quiet') return { quiet: timeAfter(desk.now, days * DAY) };
    return deed === 'suspend' ? { suspended: timeAfter(desk.now) } : { quiet: null, suspended: null };
  }

  /** Gives somebody a name that says nothing, also at the games where he has another. */
  async function rename({ account, report }: Concerned): Promise<void> {
    const name = await neutralName(account);
    if (account !== null) desk.outdate(await owner.nameSeats({ account }, name));
    else if (report) desk.outdate(await owner.nameSeats({ game: report.game, side: report.about.side }, name));
  }

  /** A name that nobody else has, which is the account's from then on. */
  async function neutralName(account: string | null): Promise<string> {
    const name = `Player ${randomInt(10_000, 1_000_000)}`;
    const key = nameKey(name);
    const isOurs = account === null ? !(await accounts.byKey(key)) : await accounts.change(account, { name, key });
    return isOurs ? name : neutralName(account);
  }
}

/** What cannot be done about a guest. */
const FOR_ACCOUNTS = new Set<Deed>(DEEDS.filter((deed) => deed !== 'close' && deed !== 'rename'));

const idOf = ({ game, by }: ReportAtGame): string => `${game}/${by.side}`;
const sitterOf = ({ side, name, isAccount }: SittingAccount): Sitter => ({ side, name, isAccount });

const shown = (report: ReportAtGame): OpenReport => {
  const { rules, by, about, reason, text, at, said } = report;
  return { id: idOf(report), rules, by: sitterOf(by), about: sitterOf(about), reason, text, at, said };
};
