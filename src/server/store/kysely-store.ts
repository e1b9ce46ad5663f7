import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { BaseAction } from '../../kernel/game.ts';
import type { Said } from '../../seat/sitting.ts';
import type { Change, GameInBrief, KeptGame, KeptSeat, KeptTaker, Run, Standing, Store } from './store.ts';
import type { AccountStore } from './accounts.ts';
import type { JobStore } from './jobs.ts';
import type { OwnerStore } from './owner.ts';
import type { SafetyStore } from './safety.ts';
import { KyselyAccounts } from './kysely-accounts.ts';
import { NO_NEWS, type Changed, type News } from './news.ts';
import { addJobs, KyselyJobs } from './kysely-jobs.ts';
import { KyselyOwner } from './kysely-owner.ts';
import { KyselySafety } from './kysely-safety.ts';
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
  readonly safety: SafetyStore;
  readonly owner: OwnerStore;
  readonly #db: Kysely<Tables>;
  readonly #news: News;

  private constructor(db: Kysely<Tables>, news: News) {
    this.#db = db;
    this.accounts = new KyselyAccounts(db);
    this.#news = news;
    this.jobs = new KyselyJobs(db);
    this.safety = new KyselySafety(db);
    this.owner = new KyselyOwner(db, news);
  }

  /** Opens the store, with its tables brought up to date. Throws when they cannot be. */
  static async open(db: Kysely<Tables>, news = NO_NEWS): Promise<KyselyStore> {
    await migrate(db);
    return new KyselyStore(db, news);
  }

  async create({ seats, dice, options, pace, isPublic, ...game }: Parameters<Store['create']>[0]): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      const texts = { options: JSON.stringify(options), pace: pace && JSON.stringify(pace) };
      const row = { ...game, ...dice, ...texts, public: isPublic ? 1 : 0, length: 0, version: 0, standing: null };
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
      const seats = await db
        .selectFrom('seats')
        .select(['game', 'side', 'ticket'])
        .where('ticket', 'in', tickets)
        .execute();
      const offered = await db
        .selectFrom('offers')
        .innerJoin('seats', (join) =>
          join.onRef('seats.game', '=', 'offers.game').onRef('seats.side', '=', 'offers.side'),
        )
        .select(['offers.game', 'offers.side', 'offers.ticket'])
        .where('offers.ticket', 'in', tickets)
        .where('seats.word', 'is', null)
        .execute();
      const held = [...seats, ...offered];
      const ids = [...new Set(held.map(({ game }) => game))];
      if (ids.length === 0) return [];
      const games = await briefsOf(db, await db.selectFrom('games').selectAll().where('id', 'in', ids).execute());
      return held.flatMap(({ game: id, side, ticket }) => {
        const game = games.find((one) => one.id === id);
        return game ? [{ game, side, ticket }] : [];
      });
    });
  }

  async seat(ticket: string): Promise<{ game: string; side: string; isOffered: boolean } | undefined> {
    // Whoever sits down meanwhile takes his ticket from one table to the other: in this order it is found in one of them.
    for (const table of ['offers', 'seats'] as const) {
      const found = this.#db.selectFrom(table).select(['game', 'side']).where('ticket', '=', ticket);
      const seat = await found.executeTakeFirst();
      if (seat) return { ...seat, isOffered: table === 'offers' };
    }
    return undefined;
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

  async offer(game: string, ticket: string, now: string): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      const seat = await db
        .selectFrom('games')
        .innerJoin('seats', (join) => join.onRef('seats.game', '=', 'games.id').onRef('seats.side', '=', 'games.free'))
        .select('seats.side')
        .where('games.id', '=', game)
        .where('seats.word', 'is', null)
        .executeTakeFirst();
      if (!seat) return false;
      await db.deleteFrom('offers').where('game', '=', game).where('made', '<', dayBefore(now)).execute();
      await db.insertInto('offers').values({ ticket, game, side: seat.side, made: now }).execute();
      return true;
    });
  }

  async take(game: string, side: string, { name, word, account, ticket }: KeptTaker): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('seats')
        .set({
          name,
          word,
          ...(account === undefined ? {} : { account }),
          ...(ticket === undefined ? {} : { ticket, account: account ?? null }),
        })
        .where('game', '=', game)
        .where('side', '=', side)
        .where('word', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      if (ticket !== undefined) await db.deleteFrom('offers').where('ticket', '=', ticket).execute();
      await this.#news.tell(db, game);
      return true;
    });
  }

  async change(game: string, version: number, { at, actions, standing, jobs = [] }: Change): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('games')
        .set({ length: at + actions.length, version: version + 1, standing: JSON.stringify(standing) })
        .where('id', '=', game)
        .where('version', '=', version)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await db.deleteFrom('actions').where('game', '=', game).where('at', '>=', at).execute();
      const rows = actions.map((action, i) => ({ game, at: at + i, action: JSON.stringify(action) }));
      if (rows.length > 0) await db.insertInto('actions').values(rows).execute();
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

const DAY = 24 * 60 * 60_000;
const dayBefore = (time: string): string => new Date(Date.parse(time) - DAY).toISOString();

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
  const { secret: _, promise: __, length: ___, options, pace, standing, public: open, ...about } = row;
  return {
    ...about,
    isPublic: open === 1,
    options: JSON.parse(options) as KeptGame['options'],
    pace: pace === null ? null : (JSON.parse(pace) as KeptGame['pace']),
    standing: standing === null ? null : (JSON.parse(standing) as Standing),
    seats: seats.map(seatOf),
  };
}

const seatOf = ({ side, ticket, name, word }: Tables['seats']): KeptSeat => ({
  side,
  ticket,
  ...(name === null ? {} : { name }),
  ...(word === null ? {} : { word }),
});
