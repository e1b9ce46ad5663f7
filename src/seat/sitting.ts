import type { Side } from '../kernel/game.ts';

/** A new game: what was promised of its dice, and the ticket that opens the seat of each side. */
export interface NewGame {
  id: string;
  promise: string;
  tickets: Readonly<Record<Side, string>>;
}

/** A seat by the ticket that opens it; or one of the account of whoever is signed in, who needs none. */
export type SeatPlace = { ticket: string } | { game: string; side: Side };

/** The first message of a socket: who comes to which seat, and his word for the dice, where the seat is not taken yet. */
export type Sitting = { type: 'sit'; name: string; word: string } & SeatPlace;

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
