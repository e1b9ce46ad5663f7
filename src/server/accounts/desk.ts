import type { FastifyInstance } from 'fastify';
import type { Web } from '../notices/web.ts';
import type { LiveGames } from '../play/live-games.ts';
import type { AccountStore } from '../store/accounts.ts';
import type { ChallengeStore } from '../store/challenges.ts';
import type { RatingStore } from '../store/ratings.ts';
import type { OwnerStore } from '../store/owner.ts';
import type { SafetyStore } from '../store/safety.ts';
import type { OwnSeat, Store } from '../store/store.ts';
import { perAccount, type AccountLimit } from './limits.ts';
import { Mailing, type MailOptions } from './mailing.ts';
import { Passkeys } from './passkeys.ts';
import { Sessions } from './sessions.ts';
import { Tokens } from './tokens.ts';

export interface AccountOptions extends MailOptions {
  /** The addresses of those who run the site; accounts that have confirmed them have the page of the owner. */
  owners?: readonly string[];
  /** What webhooks are sent by. */
  web?: Partial<Web>;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** What the routes of accounts work with. */
export interface Desk {
  readonly accounts: AccountStore;
  readonly ownSeats: (account: string) => Promise<readonly OwnSeat[]>;
  readonly ratings: RatingStore;
  readonly challenges: ChallengeStore;
  readonly safety: SafetyStore;
  readonly owner: OwnerStore;
  readonly owners: ReadonlySet<string>;
  readonly sessions: Sessions;
  readonly tokens: Tokens;
  readonly passkeys: Passkeys;
  readonly mailing: Mailing;
  readonly mayTry: AccountLimit;
  readonly mayMail: AccountLimit;
  readonly now: () => number;
  /** Has those who play these games come back to what is stored. */
  readonly outdate: (games: readonly string[]) => void;
}

export function deskOf(app: FastifyInstance, store: Store, games: LiveGames, options: AccountOptions): Desk {
  const { now = Date.now, owners = [] } = options;
  const { accounts, ratings, challenges, safety, owner } = store;
  const tokens = new Tokens(accounts, now);
  return {
    accounts,
    ownSeats: (account) => store.ownSeats(account),
    ratings,
    challenges,
    safety,
    owner,
    owners: new Set(owners),
    tokens,
    sessions: new Sessions(accounts, now),
    passkeys: new Passkeys(accounts, tokens, now),
    mailing: new Mailing(options),
    mayTry: perAccount(app, 'signIn'),
    mayMail: perAccount(app, 'mail'),
    now,
    outdate: (changed) => changed.forEach((game) => games.outdate(game)),
  };
}
