import type { Level } from '../../ai/names.ts';
import type { BaseAction, Side } from '../../kernel/game.ts';
import type { Ending, Substitute } from '../../kernel/record.ts';
import type { Offer } from '../../seat/parley.ts';
import type { Said } from '../../seat/sitting.ts';
import type { Clock, Pace } from '../play/clock.ts';
import type { AccountStore } from './accounts.ts';
import type { JobStore, NewJob } from './jobs.ts';

/** A game as it is kept: its record, who has which seat, and the secret of its dice. Times are ISO 8601, in UTC. */
export interface KeptGame {
  readonly id: string;
  /** Id and version of the rules, by which it is played. */
  readonly game: string;
  readonly rules: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, string>>;
  readonly created: string;
  readonly dice: KeptDice;
  /** How fast it is played; null: without clocks. */
  readonly pace: Pace | null;
  /** The side that anybody may take, until somebody has; null: only those who have its ticket. */
  readonly free: Side | null;
  /** Anybody may look on. */
  readonly isPublic: boolean;
  readonly seats: readonly KeptSeat[];
  readonly actions: readonly BaseAction[];
  /** Null until the game has begun. */
  readonly standing: Standing | null;
  /** How often the game has been changed. */
  readonly version: number;
}

/** Where a game stands, besides its actions. */
export interface Standing {
  /** The side to act, or `over`. */
  readonly toAct: string;
  readonly turn: number;
  /** When it was changed last. */
  readonly moved: string;
  /** Values of the chain that have been shown, and the numbers of those whose rolls were taken back. */
  readonly dice: { readonly shown: number; readonly takenBack: readonly number[] };
  /** How often a decision was taken back over dice or those of the other side. */
  readonly takenBack: number;
  readonly ending?: Ending;
  readonly offer?: Offer;
  /** How many actions there were when each gesture that can still be undone began. */
  readonly gestures?: readonly number[];
  readonly clock?: Clock;
  /** Who played on in whose place. */
  readonly substitutes?: readonly Substitute[];
  /** Absent at the end, and in games that were changed last before there were notices. */
  readonly deciding?: Deciding;
}

/** The side to act, from when on it has had to decide without a break, and whether it has done something since. */
export interface Deciding {
  readonly side: Side;
  /** The version of the game with which it became that side's decision: no two have the same. */
  readonly since: number;
  readonly hasActed: boolean;
}

/** A change of a game: the actions that stand in the place of those from number `at` on, and where it stands then. */
export interface Change {
  readonly at: number;
  readonly actions: readonly BaseAction[];
  readonly standing: Standing;
  /** Which computer player has a seat from now on; null: none. */
  readonly seat?: { readonly side: Side; readonly level: Level | null };
  /** Jobs that belong to it. */
  readonly jobs?: readonly NewJob[];
}

/** What a list of games says of one. */
export type GameInBrief = Omit<KeptGame, 'actions' | 'dice'>;

/** From when to when a server ran. */
export interface Run {
  readonly begun: string;
  readonly seen: string;
}

/** The chain that the dice come from (docs/formats): bytes in hexadecimal. */
export interface KeptDice {
  readonly secret: string;
  readonly promise: string;
}

export interface KeptSeat {
  readonly side: Side;
  /** SHA-256 of the ticket that opens the seat: the store cannot give it away. */
  readonly ticket: string;
  /** Who sits there, and what he said after the promise; absent until somebody has taken the seat. */
  readonly name?: string;
  readonly word?: string;
  /** The computer player that has it. */
  readonly level?: Level;
}

/** A game as it is begun. `hirer`: whom the computer players in it are counted for, until it is over. */
export type NewKeptGame = Omit<KeptGame, 'actions' | 'standing' | 'version'> & { readonly hirer?: string };

/** Where games are kept. What a promise of it has answered stays, whatever happens to the process or the machine. */
export interface Store {
  readonly accounts: AccountStore;
  readonly jobs: JobStore;
  /** Keeps a new game without any actions. */
  create(game: NewKeptGame): Promise<void>;
  /** How many games with computer players are counted for somebody, of those that were begun or changed since then. */
  hired(hirer: string, since: string): Promise<number>;
  game(id: string): Promise<KeptGame | undefined>;
  /** The same without its actions. */
  brief(id: string): Promise<GameInBrief | undefined>;
  /** The game and side that a ticket, given by its hash, opens. */
  seat(ticket: string): Promise<{ game: string; side: Side } | undefined>;
  /** The games that these tickets, given by their hashes, open, each with its side. */
  seats(tickets: readonly string[]): Promise<{ game: GameInBrief; side: Side; ticket: string }[]>;
  /** Games in which anybody may take a seat, or, once they have begun, look on; the newest first. */
  listed(which: 'free' | 'public', most: number): Promise<GameInBrief[]>;
  /** Another ticket, by its hash, opens the seat that anybody may take. False when somebody has taken it: nothing is changed then. */
  ticket(game: string, ticket: string): Promise<boolean>;
  /** Somebody takes a seat. False when it is taken already: nothing is changed then. */
  take(game: string, side: Side, taker: { name: string; word: string }): Promise<boolean>;
  /** Changes a game, as a whole or not at all. `version`: the one that is changed. False, and nothing changed, when it is another by now: somebody else was faster. */
  change(game: string, version: number, change: Change): Promise<boolean>;
  /** Keeps what a player has said to the other. */
  say(game: string, said: Said): Promise<void>;
  /** What has been said in a game, in its order. */
  said(game: string): Promise<Said[]>;
  /** A server, by an id of its own, has run from then until now. */
  ran(id: string, run: Run): Promise<void>;
  /** When servers have run since then. */
  runs(since: string): Promise<Run[]>;
  /**
   * Calls this when another process has changed a game, or may have changed any of them (`undefined`), until the function given back is called.
   * Only processes that share a database of PostgreSQL hear of each other.
   */
  heard(listener: (game: string | undefined) => void): () => void;
  close(): Promise<void>;
}
