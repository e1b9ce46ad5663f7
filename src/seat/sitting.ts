import type { Side } from '../kernel/game.ts';

/** A new game: what was promised of its dice, and the ticket that opens the seat of each side. */
export interface NewGame {
  id: string;
  promise: string;
  tickets: Readonly<Record<Side, string>>;
}

/** The first message of a socket: who comes with which ticket, and his word for the dice, where the seat is not taken yet. */
export interface Sitting {
  type: 'sit';
  ticket: string;
  name: string;
  word: string;
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
