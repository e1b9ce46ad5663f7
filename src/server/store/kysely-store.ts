import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Level } from '../../ai/names.ts';
import type { BaseAction } from '../../kernel/game.ts';
import type { Said } from '../../seat/sitting.ts';
import type { Change, GameInBrief, KeptGame, KeptSeat, NewKeptGame, Run, Standing, Store } from './store.ts';
import type { AccountStore } from './accounts.ts';
import type { JobStore } from './jobs.ts';
import { KyselyAccounts } from './kysely-accounts.ts';
import { NO_NEWS, type Changed, type News } from './news.ts';
import { addJobs, KyselyJobs } from './kysely-jobs.ts';
import { MIGRATIONS, type Tables } from './tables.ts';

/** Brings the tables up to date, or to where they were after the migration `last`. Processes that do so at once wait for each other. */
export async function migrate(db: Kysely<Tables>, last?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = last === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(last);
  if (error) throw error;
}

/** A store in a database of SQL. */
export class KyselyStore implements Store {
  readonly accounts: AccountStore;
  readonly jobs: JobStore;
  readonly #db: Kysely<Tables>;
  readonly #news: News;

  private constructor(db: Kysely<Tables>, news: News) {
    this.#db = db;
    this.accounts = new KyselyAccounts(db);
    this.#news = news;
    this.jobs = new KyselyJobs(db);
  }

  /** Opens the store, with its tables brought up to date. Throws when they cannot be. */
  static async open(db: Kysely<Tables>, news = NO_NEWS): Promise<KyselyStore> {
    await migrate(db);
    return new KyselyStore(db, news);
  }

  async create({ seats, dice, options, pace, isPublic, hirer, ...game }: NewKeptGame): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      const texts = { options: JSON.stringify(options), pace: pace && JSON.stringify(pace) };
      const row = { ...game, ...dice, ...texts, public: isPublic ? 1 : 0, length: 0, version: 0, standing: null };
      await db
        .insertInto('games')
        .values({ ...row, hirer: hirer ?? null })
        .execute();
      await db
        .insertInto('seats')
        .values(seats.map((seat) => ({ game: game.id, name: null, word: null, level: null, ...seat })))
        .execute();
    });
  }

  async hired(hirer: string, since: string): Promise<number> {
    const games = await this.#db
      .selectFrom('games')
      .select(['created', 'standing'])
      .where('hirer', '=', hirer)
      .execute();
    const last = ({ created, standing }: (typeof games)[number]): string =>
      standing === null ? created : (JSON.parse(standing) as Standing).moved;
    return games.filter((game) => last(game) >= since).length;
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
        return {
          ...briefOf(game, seats),
          dice: { secret: game.secret, promise: game.promise },
          actions: actions.map(({ action }) => JSON.parse(action) as BaseAction),
        };
      });
  }

  async brief(id: string): Promise<GameInBrief | undefined> {
    return this.#db.transaction().execute(async (db) => {
      const games = await db.selectFrom('games').selectAll().where('id', '=', id).execute();
      return (await briefsOf(db, games))[0];
    });
  }

  async seats(tickets: readonly string[]): Promise<{ game: GameInBrief; side: string; ticket: string }[]> {
    if (tickets.length === 0) return [];
    return this.#db.transaction().execute(async (db) => {
      const held = await db.selectFrom('seats').selectAll().where('ticket', 'in', tickets).execute();
      const ids = [...new Set(held.map(({ game }) => game))];
      if (ids.length === 0) return [];
      const games = await briefsOf(db, await db.selectFrom('games').selectAll().where('id', 'in', ids).execute());
      return held.flatMap(({ game: id, side, ticket }) => {
        const game = games.find((one) => one.id === id);
        return game ? [{ game, side, ticket }] : [];
      });
    });
  }

  async seat(ticket: string): Promise<{ game: string; side: string } | undefined> {
    return this.#db.selectFrom('seats').select(['game', 'side']).where('ticket', '=', ticket).executeTakeFirst();
  }

  async listed(which: 'free' | 'public', most: number): Promise<GameInBrief[]> {
    return this.#db.transaction().execute(async (db) => {
      const newest = db.selectFrom('games').selectAll('games').orderBy('created', 'desc').limit(most);
      const games =
        which === 'public'
          ? await newest.where('public', '=', 1).where('standing', 'is not', null).execute()
          : await newest
              .innerJoin('seats', (join) =>
                join.onRef('seats.game', '=', 'games.id').onRef('seats.side', '=', 'games.free'),
              )
              .where('seats.word', 'is', null)
              .execute();
      return briefsOf(db, games);
    });
  }

  async ticket(game: string, ticket: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('seats')
      .set({ ticket })
      .where('game', '=', game)
      .where('word', 'is', null)
      .where(({ eb, selectFrom }) => eb('side', '=', selectFrom('games').select('free').where('id', '=', game)))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
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

  async change(game: string, version: number, { at, actions, standing, seat, jobs = [] }: Change): Promise<boolean> {
    const row = { length: at + actions.length, version: version + 1, standing: JSON.stringify(standing) };
    return this.#db.transaction().execute(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('games')
        .set({ ...row, ...(standing.toAct === 'over' ? { hirer: null } : {}) })
        .where('id', '=', game)
        .where('version', '=', version)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await db.deleteFrom('actions').where('game', '=', game).where('at', '>=', at).execute();
      const rows = actions.map((action, i) => ({ game, at: at + i, action: JSON.stringify(action) }));
      if (rows.length > 0) await db.insertInto('actions').values(rows).execute();
      if (seat) {
        const { side, level } = seat;
        await db.updateTable('seats').set({ level }).where('game', '=', game).where('side', '=', side).execute();
      }
      await this.#news.tell(db, game);
      await addJobs(db, jobs);
      return true;
    });
  }

  async say(game: string, said: Said): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      const last = await db
        .selectFrom('said')
        .select(({ fn }) => fn.max('number').as('number'))
        .where('game', '=', game)
        .executeTakeFirst();
      await db
        .insertInto('said')
        .values({ game, number: Number(last?.number ?? 0) + 1, ...said })
        .execute();
    });
  }

  async said(game: string): Promise<Said[]> {
    return this.#db
      .selectFrom('said')
      .select(['by', 'text', 'at'])
      .where('game', '=', game)
      .orderBy('number')
      .execute();
  }

  async ran(id: string, run: Run): Promise<void> {
    await this.#db
      .insertInto('runs')
      .values({ id, ...run })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen: run.seen }))
      .execute();
  }

  async runs(since: string): Promise<Run[]> {
    return this.#db.selectFrom('runs').select(['begun', 'seen']).where('seen', '>=', since).orderBy('begun').execute();
  }

  heard(listener: Changed): () => void {
    return this.#news.heard(listener);
  }

  async close(): Promise<void> {
    await this.#news.close();
    await this.#db.destroy();
  }
}

/** Games without their actions and their dice. */
async function briefsOf(db: Kysely<Tables>, games: readonly Tables['games'][]): Promise<GameInBrief[]> {
  if (games.length === 0) return [];
  const ids = games.map(({ id }) => id);
  const seats = await db.selectFrom('seats').selectAll().where('game', 'in', ids).orderBy('side').execute();
  return games.map((game) =>
    briefOf(
      game,
      seats.filter((seat) => seat.game === game.id),
    ),
  );
}

/** A game without its actions and its dice. */
function briefOf(row: Tables['games'], seats: readonly Tables['seats'][]): GameInBrief {
  const { secret: _, promise: __, length: ___, hirer: ____, options, pace, standing, public: open, ...about } = row;
  return {
    ...about,
    isPublic: open === 1,
    options: JSON.parse(options) as KeptGame['options'],
    pace: pace === null ? null : (JSON.parse(pace) as KeptGame['pace']),
    standing: standing === null ? null : (JSON.parse(standing) as Standing),
    seats: seats.map(seatOf),
  };
}

const seatOf = ({ side, ticket, name, word, level }: Tables['seats']): KeptSeat => ({
  side,
  ticket,
  ...(name === null ? {} : { name }),
  ...(word === null ? {} : { word }),
  ...(level === null ? {} : { level: level as Level }),
});
