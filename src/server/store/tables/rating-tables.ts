import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { ChallengeAnswer } from '../challenges.ts';

/** What an account is rated at in the games of one kind; `games` counts them, and tells one state of the row from the next. */
export interface RatingTable {
  account: string;
  pool: string;
  rating: number;
  deviation: number;
  volatility: number;
  games: number;
}

/** What a rated game has come to for a side. Without its account once that is deleted: what the sides are worth is worked out from it. */
export interface RatedTable {
  game: string;
  side: string;
  account: string | null;
  pool: string;
  scenario: string;
  at: string;
  score: number;
  /** By how much the account was rated higher than the other before. */
  difference: number;
  /** What it was rated at after, and how many games it had then. */
  rating: number;
  number: number;
}

/** That an account is asked to play a game. */
export interface ChallengeTable {
  game: string;
  side: string;
  account: string;
  by: string;
  answer: ChallengeAnswer | null;
}

/** An account that wants no challenges. */
export interface UnchallengedTable {
  account: string;
}

/** What players are rated at, and how they find each other. */
export const RATINGS: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('games')
      .addColumn('rated', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('games').addColumn('rematch', 'text').execute();
    await db.schema
      .createTable('ratings')
      .addColumn('account', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('pool', 'text', (column) => column.notNull())
      .addColumn('rating', 'double precision', (column) => column.notNull())
      .addColumn('deviation', 'double precision', (column) => column.notNull())
      .addColumn('volatility', 'double precision', (column) => column.notNull())
      .addColumn('games', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('ratings_key', ['account', 'pool'])
      .execute();
    await db.schema.createIndex('ratings_rating').on('ratings').columns(['pool', 'rating']).execute();
    await db.schema
      .createTable('rated')
      .addColumn('game', 'text', (column) => column.notNull().references('games.id'))
      .addColumn('side', 'text', (column) => column.notNull())
      .addColumn('account', 'text', (column) => column.references('accounts.id'))
      .addColumn('pool', 'text', (column) => column.notNull())
      .addColumn('scenario', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('score', 'double precision', (column) => column.notNull())
      .addColumn('difference', 'double precision', (column) => column.notNull())
      .addColumn('rating', 'double precision', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('rated_key', ['game', 'side'])
      .execute();
    await db.schema.createIndex('rated_account').on('rated').columns(['account', 'pool', 'number']).execute();
    await db.schema.createIndex('rated_side').on('rated').columns(['pool', 'scenario', 'side', 'at']).execute();
    await db.schema
      .createTable('challenges')
      .addColumn('game', 'text', (column) => column.primaryKey().references('games.id'))
      .addColumn('side', 'text', (column) => column.notNull())
      .addColumn('account', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('by', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('answer', 'text')
      .execute();
    await db.schema.createIndex('challenges_account').on('challenges').columns(['account', 'answer']).execute();
    await db.schema
      .createTable('unchallenged')
      .addColumn('account', 'text', (column) => column.primaryKey().references('accounts.id'))
      .execute();
  },
};
