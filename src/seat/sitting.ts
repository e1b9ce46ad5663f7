import type { Refusal, Side } from '../kernel/game.ts';
import type { Answer } from './answer.ts';
import type { Ending } from '../kernel/record.ts';

/** A new game: what was promised of its dice, and the ticket that opens the seat of each side. */
export interface NewGame {
  id: string;
  promise: string;
  tickets: Readonly<Record<Side, string>>;
}

/** How fast a game is played: without clocks, live with so many minutes a side, or so many days a turn. */
export const PACE_IDS = ['none', 'live-45', 'live-90', 'days-1', 'days-3', 'days-7'] as const;

/** Minutes by which onlookers of a new game may see it later. */
export const DELAYS = [0, 15, 60] as const;

export type PaceId = (typeof PACE_IDS)[number];

/** The pace of a game that has been begun; `other`: one that can no longer be chosen. */
export type KnownPace = PaceId | 'other';

/** What somebody is rated at in the game that is played; provisional: that is not sure yet. */
export interface ShownRating {
  readonly rating: number;
  readonly isProvisional: boolean;
}

/** What the server says of a seat to whoever has its ticket, without opening the game. */
export interface SeatInBrief {
  id: string;
  game: string;
  scenario: string;
  side: Side;
  seats: Readonly<Record<Side, string | null>>;
  pace: KnownPace;
  /** Absent until the game has begun. */
  standing?: {
    toAct: string;
    turn: number;
    /** When it was changed last, in ISO 8601. */
    moved: string;
    /** How it ended; absent where that was not kept. */
    ending?: Ending;
    /** The other side asks something. */
    isAsked: boolean;
    /** When the time of the side to act is up, unless a server stands still before. */
    due?: string;
    /** Milliseconds that it has left, in a live game. */
    left?: number;
  };
}

/** What the server says of a game to anybody: one whose free side anybody may take, or that goes on and may be looked at. */
export interface ListedGame {
  id: string;
  game: string;
  scenario: string;
  options: Readonly<Record<string, string>>;
  /** When it was begun, in ISO 8601. */
  created: string;
  /** The side that anybody may take, or whoever is signed in. */
  free?: Side;
  isForAccounts?: true;
  pace: KnownPace;
  seats: SeatInBrief['seats'];
  /** Of those who have sat down; absent where the game is not rated. */
  ratings?: Readonly<Record<Side, ShownRating>>;
  turn?: number;
  /** Minutes by which onlookers see it later; absent: none. */
  delay?: number;
}

/** What the server says to somebody of a game that he is asked to play. */
export interface ListedChallenge {
  id: string;
  game: string;
  scenario: string;
  options: Readonly<Record<string, string>>;
  created: string;
  /** Which side he would play, and who asks him. */
  side: Side;
  by: string;
  pace: KnownPace;
  isRated: boolean;
}

/** By what the server knows whoever comes again, and the number of the newest message he has heard: what follows is sent, or everything anew. */
export interface Again {
  sitting?: string | undefined;
  have?: number | undefined;
}

/** The first message of a socket that looks on: at a game that anybody may look at. */
export interface Watching extends Again {
  type: 'watch';
  game: string;
}

/** A seat by the ticket that opens it; or one of the account of whoever is signed in, who needs none. */
export type SeatPlace = { ticket: string } | { game: string; side: Side };

/** The first message of a socket: who comes to which seat, and his word for the dice, where the seat is not taken yet. */
export type Sitting = {
  type: 'sit';
  name: string;
  word: string;
  /** What is legal is to be listed also where whoever has the rules could list it himself. */
  legal?: boolean | undefined;
} & Again &
  SeatPlace;

/** What is said before the game begins: who has sat down, by name, and for which side one has come. */
export interface Waiting {
  type: 'waiting';
  id: string;
  game: string;
  scenario: string;
  promise: string;
  side: Side;
  seats: Readonly<Record<Side, string | null>>;
  pace: KnownPace;
  /** Of those who have sat down; absent where the game is not rated. */
  ratings?: ListedGame['ratings'];
  /** Whom one has challenged by name, and his answer as far as there is one. */
  challenge?: { name: string; answer: 'accepted' | 'declined' | null };
}

/** The server is there, and has nothing to say. */
export interface Beat {
  type: 'beat';
}

/** Whoever has come again has heard what he had missed: it goes on from there. */
export interface Resumed {
  type: 'resumed';
}

/** Which sides are present: somebody was active there in the last minute. */
export interface Present {
  type: 'present';
  sides: readonly Side[];
}

/** What a player has said to the other, and when, in ISO 8601. */
export interface Said {
  readonly by: Side;
  readonly text: string;
  readonly at: string;
}

/** What has been said so far to whoever comes, and then what is new. */
export interface Talk {
  type: 'talk';
  said: readonly Said[];
}

/** What one's own side has ordered beforehand; nobody else is told. `refusal`: why what it has ordered just now is not. */
export interface Ordered {
  type: 'ordered';
  answers: readonly Answer[];
  refusal?: Refusal;
}

/** Characters of the notes of a seat at most. */
export const LONGEST_NOTE = 10_000;

/** What one's own side has written down for itself, however it was asked to; nobody else is told. */
export interface Noted {
  type: 'noted';
  text: string;
}

/** What may be said of playing once more, when a game is over; whoever has asked takes it back by declining. */
export const REMATCHES = ['ask', 'accept', 'decline'] as const;

export interface RematchAsked {
  type: 'rematch';
  what: (typeof REMATCHES)[number];
}

/**
 * Who asks to play once more, or null; and once the other has accepted, one's own seat there, with its ticket unless it is one's account's. `refusal`: what
 * one has asked for just now cannot be.
 */
export interface RematchTold {
  type: 'rematch';
  by: Side | null;
  seat: { game: string; side: Side; ticket?: string } | null;
  refusal?: 'too-many-computers';
}

/**
 * What a seat tells beside the table: that its player is active, something for the other one, what it orders beforehand, notes for itself, or that he
 * wants to play once more.
 */
export type Aside =
  | { type: 'here' }
  | { type: 'say'; text: string }
  | { type: 'order'; answers: readonly Answer[] }
  | { type: 'note'; text: string }
  | RematchAsked;

/**
 * Why nobody is seated, besides what opens nothing or is not understood: somebody else has the seat; an account has the name, and one is not signed in to
 * it; the seat is an account's, and one is not signed in to that; the account takes no seats; the seat is for whoever is signed in. A
 * rated game is for those who are signed in, and not for one of them on both sides.
 */
export const TURNED_AWAY = [
  'malformed',
  'no-such-seat',
  'seat-taken',
  'name-taken',
  'sign-in',
  'suspended',
  'accounts-only',
  'no-guests',
  'both-seats',
] as const;
export type TurnedAway = (typeof TURNED_AWAY)[number];

/** Nobody is seated; the socket is closed. */
export interface Refused {
  type: 'refused';
  code: TurnedAway;
}

/** Codes by which the server closes a socket: it is of no use to come again, or the game is opened anew for whoever does. */
export const CLOSED = { refused: 4001, reopen: 4002 } as const;
