import { digestOf } from '../../kernel/hash.ts';
import type { AccountStore, Token } from '../store/accounts.ts';
import { newSecret } from './secrets.ts';
import { timeAfter } from '../time-after.ts';

const MINUTE = 60_000;

/** What a token is good for, and for how long. */
const LASTS = {
  /** An address is confirmed. */
  verify: 24 * 60 * MINUTE,
  /** A password is set. */
  reset: 60 * MINUTE,
  /** Challenges that a passkey signs: to make an account, to add one to it, to sign in. */
  'passkey-account': 10 * MINUTE,
  'passkey-add': 10 * MINUTE,
  'passkey-sign-in': 10 * MINUTE,
} as const;
export type Purpose = keyof typeof LASTS;

/** Secrets that are good once, and for a while. */
export class Tokens {
  readonly #accounts: AccountStore;
  readonly #now: () => number;

  constructor(accounts: AccountStore, now: () => number) {
    this.#accounts = accounts;
    this.#now = now;
  }

  async make(purpose: Purpose, account: string | null, email: string | null = null): Promise<string> {
    const secret = newSecret();
    const token = { hash: digestOf(secret), purpose, account, email, expires: timeAfter(this.#now, LASTS[purpose]) };
    await this.#accounts.addToken(token, timeAfter(this.#now));
    return secret;
  }

  /** The same, in the place of any other for this. */
  async makeOnly(purpose: Purpose, account: string, email: string | null): Promise<string> {
    await this.#accounts.dropTokens(account, purpose);
    return this.make(purpose, account, email);
  }

  /** What the secret is good for, once. */
  take(purpose: Purpose, secret: string): Promise<Token | undefined> {
    return this.#accounts.takeToken(digestOf(secret), purpose, timeAfter(this.#now));
  }

  /** The address that waits to be confirmed. */
  async pendingEmail(account: string): Promise<string | null> {
    return (await this.#accounts.tokenOf(account, 'verify', timeAfter(this.#now)))?.email ?? null;
  }
}
