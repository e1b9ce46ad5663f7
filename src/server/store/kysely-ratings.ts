import type { Kysely } from 'kysely';
import {
  FIRST_RATING,
  type OwnRating,
  type RankedAccount,
  type RatedGame,
  type RatedSide,
  type Rating,
  type RatingStore,
  type SideResult,
} from './ratings.ts';
import type { Tables } from './tables.ts';

/** Thrown within a transaction, to take it back: somebody else was faster. */
class Outdated extends Error {}

/** Ratings in a database of SQL. */
export class KyselyRatings implements RatingStore {
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  async of(account: string, pool: string): Promise<Rating> {
    const row = await this.#db
      .selectFrom('ratings')
      .select(['rating', 'deviation', 'volatility', 'games'])
      .where('account', '=', account)
      .where('pool', '=', pool)
      .executeTakeFirst();
    return row ?? FIRST_RATING;
  }

  async keep(game: RatedGame): Promise<'kept' | 'known' | 'outdated'> {
    try {
      return await this.#db.transaction().execute(async (db) => {
        const { numInsertedOrUpdatedRows = 0n } = await db
          .insertInto('rated')
          .values(game.sides.map((own) => ratedRow(game, own)))
          .onConflict((conflict) => conflict.columns(['game', 'side']).doNothing())
          .executeTakeFirst();
        if (numInsertedOrUpdatedRows === 0n) return 'known';
        // In one order, so that of two games of the same two players neither waits for the other for ever.
        for (const { account, before, after } of game.sides.toSorted((a, b) => (a.account < b.account ? -1 : 1)))
          if (!(await this.#replace(db, { account, pool: game.pool }, before, after))) throw new Outdated();
        return 'kept';
      });
    } catch (error) {
      if (error instanceof Outdated) return 'outdated';
      throw error;
    }
  }

  /** Puts a rating in the place of the one before; false when that is not there any more. */
  async #replace(
    db: Kysely<Tables>,
    { account, pool }: { account: string; pool: string },
    before: Rating,
    after: Rating,
  ): Promise<boolean> {
    if (before.games === 0) {
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto('ratings')
        .values({ account, pool, ...after })
        .onConflict((conflict) => conflict.columns(['account', 'pool']).doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows > 0n;
    }
    const { numUpdatedRows } = await db
      .updateTable('ratings')
      .set(after)
      .where('account', '=', account)
      .where('pool', '=', pool)
      .where('games', '=', before.games)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  results(pool: string, scenario: string, side: string, most: number): Promise<readonly SideResult[]> {
    return this.#db
      .selectFrom('rated')
      .select(['score', 'difference'])
      .where('pool', '=', pool)
      .where('scenario', '=', scenario)
      .where('side', '=', side)
      .orderBy('at', 'desc')
      .limit(most)
      .execute();
  }

  async ranked(pool: string, deviation: number, most: number): Promise<readonly RankedAccount[]> {
    const rows = await this.#db
      .selectFrom('ratings')
      .innerJoin('accounts', 'accounts.id', 'ratings.account')
      .select(['accounts.name', 'rating', 'deviation', 'games'])
      .where('pool', '=', pool)
      .where('deviation', '<=', deviation)
      .where('accounts.name', 'is not', null)
      .orderBy('rating', 'desc')
      .orderBy('accounts.key')
      .limit(most)
      .execute();
    return rows.map(({ name, ...rating }) => ({ name: name ?? '', ...rating }));
  }

  async own(account: string, most: number): Promise<readonly OwnRating[]> {
    const rows = await this.#db
      .selectFrom('ratings')
      .select(['pool', 'rating', 'deviation', 'games'])
      .where('account', '=', account)
      .orderBy('pool')
      .execute();
    const games = await this.#db
      .selectFrom('rated')
      .innerJoin('ratings', (join) =>
        join.onRef('ratings.account', '=', 'rated.account').onRef('ratings.pool', '=', 'rated.pool'),
      )
      .select(['rated.pool', 'rated.game', 'rated.at', 'rated.score', 'rated.rating'])
      .where('rated.account', '=', account)
      .where(({ eb }) => eb('rated.number', '>', eb('ratings.games', '-', most)))
      .orderBy('rated.number')
      .execute();
    return rows.map((row) => ({
      ...row,
      curve: games.filter(({ pool }) => pool === row.pool).map(({ pool: _, ...point }) => point),
    }));
  }

  async atSeats(
    games: readonly string[],
  ): Promise<readonly { game: string; side: string; rating: number; deviation: number }[]> {
    if (games.length === 0) return [];
    const rows = await this.#db
      .selectFrom('seats')
      .innerJoin('games', 'games.id', 'seats.game')
      .leftJoin('ratings', (join) =>
        join.onRef('ratings.account', '=', 'seats.account').onRef('ratings.pool', '=', 'games.game'),
      )
      .select(['seats.game', 'seats.side', 'ratings.rating', 'ratings.deviation'])
      .where('seats.game', 'in', games)
      .where('seats.account', 'is not', null)
      .execute();
    const { rating: first, deviation: unsure } = FIRST_RATING;
    return rows.map(({ rating, deviation, ...seat }) => ({
      ...seat,
      rating: rating ?? first,
      deviation: deviation ?? unsure,
    }));
  }
}

/** Drops what an account is rated at, where that is part of its deletion. */
export async function dropRatings(db: Kysely<Tables>, account: string): Promise<void> {
  await db.deleteFrom('ratings').where('account', '=', account).execute();
  await db.updateTable('rated').set({ account: null }).where('account', '=', account).execute();
}

function ratedRow({ id, pool, scenario, at, sides }: RatedGame, own: RatedSide): Tables['rated'] {
  const other = sides.find((one) => one !== own) ?? own;
  return {
    game: id,
    side: own.side,
    account: own.account,
    pool,
    scenario,
    at,
    score: own.score,
    difference: own.before.rating - other.before.rating,
    rating: own.after.rating,
    number: own.after.games,
  };
}
