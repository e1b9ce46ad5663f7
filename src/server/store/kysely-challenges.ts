import type { Kysely } from 'kysely';
import type { Challenge, ChallengeAnswer, ChallengeStore } from './challenges.ts';
import type { ChallengeTable } from './tables/rating-tables.ts';
import type { News } from './news.ts';
import type { Tables } from './tables.ts';

/** Challenges in a database of SQL. */
export class KyselyChallenges implements ChallengeStore {
  readonly #db: Kysely<Tables>;
  readonly #news: News;

  constructor(db: Kysely<Tables>, news: News) {
    this.#db = db;
    this.#news = news;
  }

  async of(game: string): Promise<Challenge | undefined> {
    const row = await this.#db.selectFrom('challenges').selectAll().where('game', '=', game).executeTakeFirst();
    return row && challengeOf(row);
  }

  async open(account: string): Promise<readonly Challenge[]> {
    const rows = await this.#db
      .selectFrom('challenges')
      .innerJoin('games', 'games.id', 'challenges.game')
      .selectAll('challenges')
      .where('account', '=', account)
      .where('answer', 'is', null)
      .orderBy('games.created', 'desc')
      .execute();
    return rows.map(challengeOf);
  }

  async answer(game: string, account: string, answer: ChallengeAnswer): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      const [answered] = await db
        .updateTable('challenges')
        .set({ answer })
        .where('game', '=', game)
        .where('account', '=', account)
        .where('answer', 'is', null)
        .returning('side')
        .execute();
      if (!answered) return false;
      if (answer === 'accepted')
        await db
          .updateTable('seats')
          .set({ account })
          .where('game', '=', game)
          .where('side', '=', answered.side)
          .execute();
      await this.#news.tell(db, game);
      return true;
    });
  }

  async isWelcome(account: string): Promise<boolean> {
    const row = await this.#db.selectFrom('unchallenged').select('account').where('account', '=', account).execute();
    return row.length === 0;
  }

  async welcome(account: string, isWelcome: boolean): Promise<void> {
    if (isWelcome) await this.#db.deleteFrom('unchallenged').where('account', '=', account).execute();
    else
      await this.#db
        .insertInto('unchallenged')
        .values({ account })
        .onConflict((conflict) => conflict.column('account').doNothing())
        .execute();
  }
}

/** Nobody waits for the answer of an account that is deleted. */
export async function dropChallenges(db: Kysely<Tables>, account: string): Promise<void> {
  await db
    .updateTable('challenges')
    .set({ answer: 'declined' })
    .where('account', '=', account)
    .where('answer', 'is', null)
    .execute();
  await db.deleteFrom('unchallenged').where('account', '=', account).execute();
}

const challengeOf = ({ answer, ...challenge }: ChallengeTable): Challenge => ({
  ...challenge,
  ...(answer === null ? {} : { answer }),
});
