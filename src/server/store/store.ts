import type { BaseAction, Side } from '../../kernel/game.ts';

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
  readonly seats: readonly KeptSeat[];
  readonly actions: readonly BaseAction[];
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
}

/** Where games are kept. What a promise of it has answered stays, whatever happens to the process or the machine. */
export interface Store {
  /** Keeps a new game without any actions. */
  create(game: Omit<KeptGame, 'actions'>): Promise<void>;
  game(id: string): Promise<KeptGame | undefined>;
  /** The game and side that a ticket, given by its hash, opens. */
  seat(ticket: string): Promise<{ game: string; side: Side } | undefined>;
  /** Somebody takes a seat. False when it is taken already: nothing is changed then. */
  take(game: string, side: Side, taker: { name: string; word: string }): Promise<boolean>;
  /**
   * Puts actions in the place of those from number `at` on, all or none of them. `had`: how many actions the game had. False, and nothing
   * changed, when it has another number by now: somebody else was faster.
   */
  replace(game: string, had: number, at: number, actions: readonly BaseAction[]): Promise<boolean>;
  /**
   * Calls this when another process has changed a game, or may have changed any of them (`undefined`), until the function given back is called.
   * Only processes that share a database of PostgreSQL hear of each other.
   */
  heard(listener: (game: string | undefined) => void): () => void;
  close(): Promise<void>;
}
