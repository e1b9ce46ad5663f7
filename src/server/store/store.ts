import type { Level } from '../../ai/names.ts';
import type { BaseAction, Outcome, Side } from '../../kernel/game.ts';
import { byRules, type Ending, type Substitute } from '../../kernel/record.ts';
import type { Offer } from '../../seat/parley.ts';
import type { Answer } from '../../seat/answer.ts';
import type { Said } from '../../seat/sitting.ts';
import type { Absence } from '../absence/absence.ts';
import type { Clock, Pace } from '../clocks/clock.ts';
import type { AccountStore, OtherSeat } from './accounts.ts';
import type { ChallengeStore, NewChallenge } from './challenges.ts';
import type { JobStore, NewJob } from './jobs.ts';
import type { Changed } from './news.ts';
import type { RatingStore } from './ratings.ts';
import type { OwnerStore } from './owner.ts';
import type { SafetyStore } from './safety.ts';

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
  /** Whoever takes it has to be signed in. */
  readonly isForAccounts?: true;
  /** Anybody may look on. */
  readonly isPublic: boolean;
  /** It counts for the ratings of those who play it. */
  readonly isRated?: true;
  /** Absent until somebody asks for one. */
  readonly rematch?: KeptRematch;
  /** Minutes by which onlookers see it later; absent: none. */
  readonly delay?: number;
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
  /** How it ended, where not by its rules. */
  readonly ending?: Ending;
  /** What came of it by its rules; absent in games that ended before that was kept. */
  readonly outcome?: Outcome;
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

/** How a game ended; undefined while it goes on, and where that was not kept. */
export const endOf = ({ toAct, ending, outcome }: Standing): Ending | undefined =>
  toAct === 'over' ? (ending ?? byRules(outcome)) : undefined;

/** A change of a game: the actions that stand in the place of those from number `at` on, and where it stands then. */
export interface Change {
  readonly at: number;
  readonly actions: readonly BaseAction[];
  readonly standing: Standing;
  /** Which computer player has a seat from now on; null: none. */
  readonly seat?: { readonly side: Side; readonly level: Level | null };
  /** Jobs that belong to it. */
  readonly jobs?: readonly NewJob[];
  /** Sides whose answers given beforehand are over with it. */
  readonly answered?: readonly Side[];
}

/** What a process that has a game open does not know of it yet. */
export type Since = Pick<KeptGame, 'version' | 'standing' | 'actions'>;

/** What a list of games says of one. */
export type GameInBrief = Omit<KeptGame, 'actions' | 'dice'>;

/** A seat of an account, its game, and who else sits there. */
export interface OwnSeat {
  readonly game: GameInBrief;
  readonly side: Side;
  readonly others: readonly OtherSeat[];
}

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
  /** When whoever owns it is away; absent: never. */
  readonly away?: readonly Absence[];
}

/** That its players play once more. */
export interface KeptRematch {
  /** Of the game that it is, or will be once the other side accepts. */
  readonly id: string;
  readonly by: Side;
  readonly isBegun: boolean;
  /** By each side of the game before, as far as it has asked or accepted: the hash of the ticket that opens its seat. */
  readonly tickets: Readonly<Record<Side, string>>;
}

/** Does the other side wait for an answer of this one, also after the game? */
export const isAskedOf = (side: Side, offer: Offer | undefined, rematch: KeptRematch | undefined): boolean =>
  (offer !== undefined && offer.by !== side) || (rematch !== undefined && !rematch.isBegun && rematch.by !== side);

/** A game without any actions, and what belongs to it from the beginning. */
export type NewKeptGame = Omit<KeptGame, 'actions' | 'standing' | 'version' | 'rematch' | 'seats'> & {
  readonly seats: readonly (KeptSeat & { readonly account?: string })[];
  /** Whose account is asked to take the other seat. */
  readonly challenge?: NewChallenge;
  /** Whom the computer players in it are counted for, until it is over. */
  readonly hirer?: string;
};

/** Who takes a seat, with what he says for the dice. */
export interface KeptTaker {
  readonly name: string;
  readonly word: string;
  /** Whose seat it is from then on. */
  readonly account?: string | undefined;
  /** The hash of the ticket that alone opens it from then on: whose seat it was before counts no more. */
  readonly ticket?: string | undefined;
}

/** Where games are kept. What a promise of it has answered stays, whatever happens to the process or the machine. */
export interface Store {
  readonly accounts: AccountStore;
  readonly jobs: JobStore;
  readonly ratings: RatingStore;
  readonly challenges: ChallengeStore;
  readonly safety: SafetyStore;
  readonly owner: OwnerStore;
  /** Keeps a new game without any actions, and the jobs that belong to it. */
  create(game: NewKeptGame, jobs?: readonly NewJob[]): Promise<void>;
  /** How many games with computer players are counted for somebody, of those that were begun or changed since then. */
  hired(hirer: string, since: string): Promise<number>;
  game(id: string): Promise<KeptGame | undefined>;
  /** Where a game stands by now, and its actions from number `at` on. */
  since(id: string, at: number): Promise<Since | undefined>;
  /** When each of its actions was played; before everything where that was not noted yet. */
  played(id: string): Promise<string[]>;
  /** The same as `game` without the actions. */
  brief(id: string): Promise<GameInBrief | undefined>;
  /** The game and side that a ticket, given by its hash, opens. `isOffered`: only if nobody has sat down there before. */
  seat(ticket: string): Promise<{ game: string; side: Side; isOffered: boolean } | undefined>;
  /** The games that these tickets, given by their hashes, open, each with its side. */
  seats(tickets: readonly string[]): Promise<{ game: GameInBrief; side: Side; ticket: string }[]>;
  /** The seats of an account, those of the newest games first. */
  ownSeats(account: string): Promise<OwnSeat[]>;
  /** Games in which anybody may take a seat, or, once they have begun, look on; the newest first. */
  listed(which: 'free' | 'public', most: number): Promise<GameInBrief[]>;
  /** Offers the seat that anybody may take for a day, by a ticket, given by its hash. False when somebody has taken it: nothing is changed then. */
  offer(game: string, ticket: string, now: string): Promise<boolean>;
  /** Somebody takes a seat. False when it is taken already, or his account has the other one of a rated game: nothing is changed then. */
  take(game: string, side: Side, taker: KeptTaker): Promise<boolean>;
  /** Changes a game, as a whole or not at all. `version`: the one that is changed. False, and nothing changed, when it is another by now: somebody else was faster. */
  change(game: string, version: number, change: Change): Promise<boolean>;
  /** Keeps what a side has ordered beforehand, in the place of what it had. */
  answer(game: string, side: Side, answers: readonly Answer[]): Promise<void>;
  /** What sides have ordered beforehand. */
  answers(game: string): Promise<Map<Side, readonly Answer[]>>;
  /** Keeps what a side has written down for itself, in the place of what it had. */
  note(game: string, side: Side, text: string): Promise<void>;
  noteOf(game: string, side: Side): Promise<string>;
  /**
   * Keeps what has come of asking for a rematch, with the new game where it begins. False, and nothing changed, when that is not as it was
   * before any more.
   */
  rematch(
    game: string,
    before: KeptRematch | undefined,
    after: KeptRematch | undefined,
    begun?: NewKeptGame,
  ): Promise<boolean>;
  /** Keeps what a player has said to the other. */
  say(game: string, said: Said): Promise<void>;
  /** What has been said in a game, in its order, but for so many at the beginning. */
  said(game: string, after?: number): Promise<Said[]>;
  /** A server, by an id of its own, has run from then until now. */
  ran(id: string, run: Run): Promise<void>;
  /** When servers have run since then. */
  runs(since: string): Promise<Run[]>;
  /**
   * Calls this when another process has changed a game or what is said in it, or may have changed any of them (`undefined`), or has passed something on,
   * until the function given back is called. Only processes that share a database of PostgreSQL hear of each other.
   */
  heard(listener: Changed): () => void;
  /** Passes a word about a game on to the other processes. It is kept nowhere: who does not listen just then never hears it. */
  passOn(game: string, word: string): Promise<void>;
  close(): Promise<void>;
}
