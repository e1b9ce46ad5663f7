import type { FastifyInstance } from 'fastify';
import type { Web } from '../notices/web.ts';
import type { AccountStore } from '../store/accounts.ts';
import type { ChallengeStore } from '../store/challenges.ts';
import type { RatingStore } from '../store/ratings.ts';
import type { Store } from '../store/store.ts';
import { perAccount, type AccountLimit } from './limits.ts';
import { Mailing, type MailOptions } from './mailing.ts';
import { Passkeys } from './passkeys.ts';
import { Sessions } from './sessions.ts';
import { Tokens } from './tokens.ts';

export interface AccountOptions extends MailOptions {
  /** What webhooks are sent by. */
  web?: Partial<Web>;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** What the routes of accounts work with. */
export interface Desk {
  readonly accounts: AccountStore;
  readonly ratings: RatingStore;
  readonly challenges: ChallengeStore;
  readonly sessions: Sessions;
  readonly tokens: Tokens;
  readonly passkeys: Passkeys;
  readonly mailing: Mailing;
  readonly mayTry: AccountLimit;
  readonly mayMail: AccountLimit;
  readonly now: () => number;
}

export function deskOf(
  app: FastifyInstance,
  { accounts, ratings, challenges }: Pick<Store, 'accounts' | 'ratings' | 'challenges'>,
  options: AccountOptions,
): Desk {
  const { now = Date.now } = options;
  const tokens = new Tokens(accounts, now);
  return {
    accounts,
    ratings,
    challenges,
    tokens,
    sessions: new Sessions(accounts, now),
    passkeys: new Passkeys(accounts, tokens, now),
    mailing: new Mailing(options),
    mayTry: perAccount(app, 'signIn'),
    mayMail: perAccount(app, 'mail'),
    now,
  };
}
