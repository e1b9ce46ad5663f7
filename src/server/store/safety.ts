import type { Side } from '../../kernel/game.ts';
import type { Measures, Reason, Sitter } from '../../seat/conduct.ts';
import type { Said } from '../../seat/sitting.ts';

/** What one side says of another, with what had been said then. */
export interface KeptReport {
  readonly game: string;
  readonly by: Side;
  readonly about: Side;
  readonly reason: Reason;
  readonly text: string;
  readonly said: readonly Said[];
  readonly at: string;
}

/** Who is not heard at a game: by nobody, or by one other side. */
export interface Hearing {
  readonly silent: readonly Side[];
  readonly unheard: readonly { readonly by: Side; readonly to: Side }[];
}

/** Somebody at a game, with his account where the seat belongs to one. */
export interface SittingAccount extends Sitter {
  readonly account: string | null;
}

/** What keeps players from each other. Times are ISO 8601, in UTC. */
export interface SafetyStore {
  /** One account wants nothing to do with another. Rematches that either has asked the other for are off: gives the games that these were of. */
  block(account: string, blocked: string, now: string): Promise<readonly string[]>;
  unblock(account: string, blocked: string): Promise<void>;
  /** Whom an account has blocked, the newest first. */
  blocked(account: string): Promise<readonly { id: string; name: string; since: string }[]>;
  /** The games at which somebody sits who has blocked this account. */
  closedTo(account: string): Promise<ReadonlySet<string>>;

  mute(account: string, game: string, isMuted: boolean): Promise<void>;
  isMuted(account: string, game: string): Promise<boolean>;
  sitters(game: string): Promise<readonly SittingAccount[]>;
  /** Who is not heard there at this time. */
  hearing(game: string, now: string): Promise<Hearing>;

  /** Keeps a report. False when this side has one open in this game. */
  report(report: KeptReport): Promise<boolean>;
  measures(account: string): Promise<Measures>;
  /** Notes what was done about an account. */
  measure(account: string, change: Partial<Measures>): Promise<void>;
}
