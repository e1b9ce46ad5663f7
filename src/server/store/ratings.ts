import type { Side } from '../../kernel/game.ts';

/** How strong an account is at a game, how sure that is, and how steady (Glicko-2). */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
  /** How many rated games it comes from. */
  readonly games: number;
}

/** Of whoever has not played a rated game yet. */
export const FIRST_RATING: Rating = { rating: 1500, deviation: 350, volatility: 0.06, games: 0 };

/** What a rated game has come to for one of its sides. */
export interface RatedSide {
  readonly account: string;
  readonly side: Side;
  /** 1: won; ½: nobody has; 0: lost. */
  readonly score: number;
  readonly before: Rating;
  readonly after: Rating;
}

export interface RatedGame {
  readonly id: string;
  /** Id of the rules: each game has ratings of its own. */
  readonly pool: string;
  readonly scenario: string;
  /** When it ended, in ISO 8601. */
  readonly at: string;
  readonly sides: readonly [RatedSide, RatedSide];
}

/** A result of a side, and by how much whoever had it was rated higher than the other before. */
export interface SideResult {
  readonly score: number;
  readonly difference: number;
}

/** A rating as others see it. */
export interface RankedAccount {
  readonly name: string;
  readonly rating: number;
  readonly deviation: number;
  readonly games: number;
}

/** How an account stands at a game, and what its rating was after each of its newest games there, in their order. */
export interface OwnRating {
  readonly pool: string;
  readonly rating: number;
  readonly deviation: number;
  readonly games: number;
  readonly curve: readonly {
    readonly game: string;
    readonly at: string;
    readonly score: number;
    readonly rating: number;
  }[];
}

/** Where ratings are kept. */
export interface RatingStore {
  of(account: string, pool: string): Promise<Rating>;
  /**
   * Keeps what a game has come to, as a whole or not at all. `known`: it was rated before; `outdated`: a rating is not as it was before any more,
   * because another game was rated meanwhile. Nothing is changed then.
   */
  keep(game: RatedGame): Promise<'kept' | 'known' | 'outdated'>;
  /** The newest results of a side in a scenario. */
  results(pool: string, scenario: string, side: Side, most: number): Promise<readonly SideResult[]>;
  /** Accounts whose rating is as sure as that, the strongest first. */
  ranked(pool: string, deviation: number, most: number): Promise<readonly RankedAccount[]>;
  /** `most`: points of a curve. */
  own(account: string, most: number): Promise<readonly OwnRating[]>;
  /** The ratings of those whose accounts have seats in these games, each at the game it is. */
  atSeats(
    games: readonly string[],
  ): Promise<readonly { game: string; side: Side; rating: number; deviation: number }[]>;
}
