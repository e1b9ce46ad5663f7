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

/** The first message of a socket: who comes with which ticket, and his word for the dice, where the seat is not taken yet. */
export interface Sitting {
  type: 'sit';
  ticket: string;
  name: string;
  word: string;
  /** What is legal is to be listed also where whoever has the rules could list it himself. */
  legal?: boolean | undefined;
}

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

/** Why nobody is seated; the socket is closed. */
export interface Refused {
  type: 'refused';
  code: 'malformed' | 'no-such-seat';
}

/** Codes by which the server closes a socket: it is of no use to come again, or the game is opened anew for whoever does. */
export const CLOSED = { refused: 4001, reopen: 4002 } as const;
