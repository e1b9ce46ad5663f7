import type { Side } from '../kernel/game.ts';
import type { Said } from './sitting.ts';

/** Why a player is reported to the owner of the site. */
export const REASONS = ['insult', 'spam', 'name', 'abandoned', 'other'] as const;
export type Reason = (typeof REASONS)[number];

/** Characters that a player may write with a report. */
export const LONGEST_REPORT = 500;

/** What the owner of a site can do: close a report, warn, close somebody's talk, keep him from new games, give him another name, and lift what was done. */
export const DEEDS = ['close', 'warn', 'quiet', 'suspend', 'rename', 'lift'] as const;
export type Deed = (typeof DEEDS)[number];

/** Days for which talk may be closed. */
export const MOST_DAYS = 365;

/** What was done about an account. Times are ISO 8601, in UTC. */
export interface Measures {
  /** Why its owner was warned, until he has read it. */
  readonly warned: Reason | null;
  /** Until when nothing that it says is heard. */
  readonly quiet: string | null;
  /** Since when it takes no seats. */
  readonly suspended: string | null;
}

/** Who sits at a game: by name, and whether that is an account. */
export interface Sitter {
  readonly side: Side;
  readonly name: string | null;
  readonly isAccount: boolean;
}

/** A report as the owner of the site reads it. */
export interface OpenReport {
  readonly id: string;
  /** Id of the rules. */
  readonly rules: string;
  /** Who reports whom. */
  readonly by: Sitter;
  readonly about: Sitter;
  readonly reason: Reason;
  readonly text: string;
  readonly at: string;
  /** The newest lines that had been said. */
  readonly said: readonly Said[];
}

/** Something that an owner has done. */
export interface DoneDeed {
  readonly at: string;
  /** Names; null where the account is deleted. */
  readonly owner: string | null;
  readonly about: string | null;
  readonly deed: Deed;
  readonly reason: Reason | null;
  readonly days: number | null;
}

/** What the site is doing. */
export interface Figures {
  /** How many games of these rules and pace wait for a player, go on, and are over. */
  readonly games: readonly { rules: string; pace: string; waiting: number; going: number; over: number }[];
  /** Accounts that came by in the last day, and in the last seven. */
  readonly players: { readonly day: number; readonly week: number };
  readonly jobs: { readonly waiting: number; readonly givenUp: number };
  /** Since when each server runs. */
  readonly servers: readonly string[];
}

/** An account about which something was done. */
export interface Measured extends Measures {
  readonly name: string;
}

/** All that the page of the owner shows. */
export interface Office {
  readonly reports: readonly OpenReport[];
  readonly measured: readonly Measured[];
  readonly deeds: readonly DoneDeed[];
  readonly figures: Figures;
}

/** The other players of a game as the server tells an account at it. */
export interface Company {
  readonly isMuted: boolean;
  /** Until when nothing that this account says is heard. */
  readonly quiet: string | null;
  readonly others: readonly (Sitter & { readonly isBlocked: boolean })[];
}
