import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import type { Side } from '../../kernel/game.ts';
import { digestOf } from '../../kernel/hash.ts';
import type { Account, AccountSession, AccountStore } from '../store/accounts.ts';
import { Refused } from './refused.ts';
import { newSecret } from './secrets.ts';
import { timeAfter } from '../time-after.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** How long somebody stays signed in, and how long without coming by. */
const LASTS = 180 * DAY;
const IDLE = 30 * DAY;
/** What may cost somebody his account is asked of whoever has signed in so recently. */
const RECENT = 15 * MINUTE;
/** How exactly the last use is known. */
const TOUCH = 60 * MINUTE;

/** The cookie's name over https, which no other site of the domain can set, and over http. */
const SECURE = '__Host-bivouac';
const PLAIN = 'bivouac';

/** Who is signed in, and by which session. */
export interface Here {
  account: Account;
  session: AccountSession;
}

/** Has the browser come by https, though perhaps only to a proxy? */
export const isSecure = ({ headers, protocol }: Pick<FastifyRequest, 'headers' | 'protocol'>): boolean =>
  protocol === 'https' || headers['x-forwarded-proto'] === 'https' || (headers.origin?.startsWith('https://') ?? false);

/** Who is signed in at which browser: it has a secret in a cookie, the store the secret's hash. */
export class Sessions {
  readonly #accounts: AccountStore;
  readonly #now: () => number;

  constructor(accounts: AccountStore, now: () => number) {
    this.#accounts = accounts;
    this.#now = now;
  }

  /** Signs somebody in, in the place of whoever was before. */
  async start(request: FastifyRequest, reply: FastifyReply, account: string): Promise<void> {
    await this.#endOwn(request.headers);
    const secret = newSecret();
    const created = timeAfter(this.#now);
    const session = { hash: digestOf(secret), account, created, used: created, expires: timeAfter(this.#now, LASTS) };
    await this.#accounts.addSession(session);
    setCookie(request, reply, secret, LASTS / 1000);
  }

  async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.#endOwn(request.headers);
    setCookie(request, reply, '', 0);
  }

  async #endOwn(headers: IncomingHttpHeaders): Promise<void> {
    const secret = secretIn(headers);
    if (secret !== undefined) await this.#accounts.endSession(digestOf(secret));
  }

  /** Who is signed in at the browser that sends these headers. */
  async of(headers: IncomingHttpHeaders): Promise<Here | undefined> {
    const secret = secretIn(headers);
    const session = secret === undefined ? undefined : await this.#accounts.session(digestOf(secret));
    if (!session || !this.#isValid(session)) return undefined;
    const account = await this.#accounts.byId(session.account);
    if (!account) return undefined;
    if (Date.parse(session.used) < this.#now() - TOUCH)
      await this.#accounts.useSession(session.hash, timeAfter(this.#now));
    return { account, session };
  }

  /** Is this a seat of whoever sends these headers? */
  async holdsSeat(headers: IncomingHttpHeaders, game: string, side: Side): Promise<boolean> {
    const here = await this.of(headers);
    return here !== undefined && (await this.#accounts.holder(game, side)) === here.account.id;
  }

  #isValid({ used, expires }: AccountSession): boolean {
    return Date.parse(expires) > this.#now() && Date.parse(used) > this.#now() - IDLE;
  }

  /** Who is signed in; throws where nobody is. */
  async mustBe({ headers }: FastifyRequest): Promise<Here> {
    const here = await this.of(headers);
    if (!here) throw new Refused('signed-out');
    return here;
  }

  /** Who has signed in just now; throws where nobody has. */
  async mustBeRecent(request: FastifyRequest): Promise<Here> {
    const here = await this.mustBe(request);
    if (Date.parse(here.session.created) < this.#now() - RECENT) throw new Refused('sign-in-again');
    return here;
  }
}

function secretIn({ cookie = '' }: IncomingHttpHeaders): string | undefined {
  const cookies = parseCookie(cookie);
  return (cookies[SECURE] ?? cookies[PLAIN]) || undefined;
}

function setCookie(request: FastifyRequest, reply: FastifyReply, value: string, maxAge: number): void {
  const secure = isSecure(request);
  const name = secure ? SECURE : PLAIN;
  const text = stringifySetCookie({ name, value, maxAge, path: '/', httpOnly: true, sameSite: 'lax', secure });
  reply.header('set-cookie', text);
}
