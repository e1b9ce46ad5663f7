import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { BaseAction } from '../../kernel/game.ts';
import { NO_NEWS, type Changed, type News } from './news.ts';
import type { KeptGame, KeptSeat, Store } from './store.ts';
import { MIGRATIONS, type Tables } from './tables.ts';

/** Brings the tables up to date, or to where they were after the migration `last`. Processes that do so at once wait for each other. */
export async function migrate(db: Kysely<Tables>, last?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = last === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(last);
  if (error) throw error;
}

/** A store in a database of SQL. */
export class KyselyStore implements Store {
  readonly #db: Kysely<Tables>;
  readonly #news: News;

  private constructor(db: Kysely<Tables>, news: News) {
    this.#db = db;
    this.#news = news;
  }

  /** Opens the store, with its tables brought up to date. Throws when they cannot be. */
  static async open(db: Kysely<Tables>, news = NO_NEWS): Promise<KyselyStore> {
    await migrate(db);
    return new KyselyStore(db, news);
  }

  async create({ seats, dice, options, ...game }: Omit<KeptGame, 'actions'>): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      const row = { ...game, ...dice, options: JSON.stringify(options), length: 0 };
      await db.insertInto('games').values(row).execute();
      await db
        .insertInto('seats')
        .values(seats.map((seat) => ({ game: game.id, name: null, word: null, ...seat })))
        .execute();
    });
  }

  async game(id: string): Promise<KeptGame | undefined> {
    return this.#db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (db) => {
        const game = await db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst();
        if (!game) return undefined;
        const seats = await db.selectFrom('seats').selectAll().where('game', '=', id).orderBy('side').execute();
        const actions = await db.selectFrom('actions').select('action').where('game', '=', id).orderBy('at').execute();
        const { secret, promise, length: _, options, ...about } = game;
        return {
          ...about,
          options: JSON.parse(options) as KeptGame['options'],
          dice: { secret, promise },
          seats: seats.map(seatOf),
          actions: actions.map(({ action }) => JSON.parse(action) as BaseAction),
        };
      });
  }

  async seat(ticket: string): Promise<{ game: string; side: string } | undefined> {
    return this.#db.selectFrom('seats').select(['game', 'side']).where('ticket', '=', ticket).executeTakeFirst();
  }

  async take(game: string, side: string, taker: { name: string; word: string }): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('seats')
        .set(taker)
        .where('game', '=', game)
        .where('side', '=', side)
        .where('word', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await this.#news.tell(db, game);
      return true;
    });
  }

  async replace(game: string, had: number, at: number, actions: readonly BaseAction[]): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('games')
        .set({ length: at + actions.length })
        .where('id', '=', game)
        .where('length', '=', had)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      if (at < had) await db.deleteFrom('actions').where('game', '=', game).where('at', '>=', at).execute();
      const rows = actions.map((action, i) => ({ game, at: at + i, action: JSON.stringify(action) }));
      if (rows.length > 0) await db.insertInto('actions').values(rows).execute();
      await this.#news.tell(db, game);
      return true;
    });
  }

  heard(listener: Changed): () => void {
    return this.#news.heard(listener);
  }

  async close(): Promise<void> {
    await this.#news.close();
    await this.#db.destroy();
  }
}

const seatOf = ({ side, ticket, name, word }: Tables['seats']): KeptSeat => ({
  side,
  ticket,
  ...(name === null ? {} : { name }),
  ...(word === null ? {} : { word }),
});
