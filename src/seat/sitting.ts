import type { Side } from '../kernel/game.ts';
import type { Ending } from '../kernel/record.ts';

/** A new game: what was promised of its dice, and the ticket that opens the seat of each side. */
export interface NewGame {
  id: string;
  promise: string;
  tickets: Readonly<Record<Side, string>>;
}

/** How fast a game is played: without clocks, live with so many minutes a side, or so many days a turn. */
export const PACE_IDS = ['none', 'live-45', 'live-90', 'days-1', 'days-3', 'days-7'] as const;

export type PaceId = (typeof PACE_IDS)[number];

/** What the server says of a seat to whoever has its ticket, without opening the game. */
export interface SeatInBrief {
  id: string;
  game: string;
  scenario: string;
  side: Side;
  seats: Readonly<Record<Side, string | null>>;
  /** Absent until the game has begun. */
  standing?: {
    toAct: string;
    turn: number;
    /** When it was changed last, in ISO 8601. */
    moved: string;
    ending?: Ending;
    /** The other side asks something. */
    isAsked: boolean;
    /** When the time of the side to act is up, unless a server stands still before. */
    due?: string;
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
  /** The side that anybody may take. */
  free?: Side;
  hasClock: boolean;
  seats: SeatInBrief['seats'];
  turn?: number;
}

/** The first message of a socket that looks on: at a game that anybody may look at. */
export interface Watching {
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
} & SeatPlace;

/** What is said before the game begins: who has sat down, by name, and for which side one has come. */
export interface Waiting {
  type: 'waiting';
  id: string;
  game: string;
  scenario: string;
  promise: string;
  side: Side;
  seats: Readonly<Record<Side, string | null>>;
}

/** The server is there, and has nothing to say. */
export interface Beat {
  type: 'beat';
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

/** What a seat tells the room beside the table: that its player is active, or something for the other one. */
export type Aside = { type: 'here' } | { type: 'say'; text: string };

/**
 * Why nobody is seated, besides what opens nothing or is not understood: somebody else has the seat; an account has the name, and one is not signed in to
 * it; the seat is an account's, and one is not signed in to that; the account takes no seats.
 */
export const TURNED_AWAY = ['malformed', 'no-such-seat', 'seat-taken', 'name-taken', 'sign-in', 'suspended'] as const;
export type TurnedAway = (typeof TURNED_AWAY)[number];

/** Nobody is seated; the socket is closed. */
export interface Refused {
  type: 'refused';
  code: TurnedAway;
}

/** Codes by which the server closes a socket: it is of no use to come again, or the game is opened anew for whoever does. */
export const CLOSED = { refused: 4001, reopen: 4002 } as const;
