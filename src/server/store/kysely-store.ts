import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { BaseAction } from '../../kernel/game.ts';
import type { AccountStore } from './accounts.ts';
import { KyselyAccounts } from './kysely-accounts.ts';
import type { KeptGame, KeptSeat, Store } from './store.ts';
import { MIGRATIONS, type Tables } from './tables.ts';

/** A store in a database of SQL. */
export class KyselyStore implements Store {
  readonly accounts: AccountStore;
  readonly #db: Kysely<Tables>;

  private constructor(db: Kysely<Tables>) {
    this.#db = db;
    this.accounts = new KyselyAccounts(db);
  }

  /** Opens the store, with its tables brought up to date. Throws when they cannot be. */
  static async open(db: Kysely<Tables>): Promise<KyselyStore> {
    const { error } = await new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } }).migrateToLatest();
    if (error) throw error;
    return new KyselyStore(db);
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
    return this.#db.transaction().execute(async (db) => {
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
    const { numUpdatedRows } = await this.#db
      .updateTable('seats')
      .set(taker)
      .where('game', '=', game)
      .where('side', '=', side)
      .where('word', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
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
      return true;
    });
  }

  close(): Promise<void> {
    return this.#db.destroy();
  }
}

const seatOf = ({ side, ticket, name, word }: Tables['seats']): KeptSeat => ({
  side,
  ticket,
  ...(name === null ? {} : { name }),
  ...(word === null ? {} : { word }),
});
