import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Answer } from '../../seat/answer.ts';
import type { Said } from '../../seat/sitting.ts';
import type {
  Change,
  GameInBrief,
  KeptGame,
  KeptRematch,
  KeptTaker,
  NewKeptGame,
  OwnSeat,
  Run,
  Since,
  Standing,
  Store,
} from './store.ts';
import type { AccountStore } from './accounts.ts';
import type { JobStore, NewJob } from './jobs.ts';
import type { OwnerStore } from './owner.ts';
import type { SafetyStore } from './safety.ts';
import { KyselyAccounts } from './kysely-accounts.ts';
import { Changing, type Once } from './changing.ts';
import { NO_NEWS, type Changed, type News } from './news.ts';
import { addingJobs, addJobs, KyselyJobs } from './kysely-jobs.ts';
import type { ChallengeStore } from './challenges.ts';
import { KyselyChallenges } from './kysely-challenges.ts';
import { KyselyRatings } from './kysely-ratings.ts';
import type { RatingStore } from './ratings.ts';
import { KyselyOwner } from './kysely-owner.ts';
import { KyselySafety } from './kysely-safety.ts';
import { actionsOf, standingOf, addGame, briefsOf, seatsOf, briefOf } from './game-rows.ts';
import { hasOther } from './rated-seats.ts';
import { ownSeats } from './own-seats.ts';
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
  readonly ratings: RatingStore;
  readonly challenges: ChallengeStore;
  readonly safety: SafetyStore;
  readonly owner: OwnerStore;
  readonly #db: Kysely<Tables>;
  readonly #news: News;
  readonly #changing: Changing;
  readonly #once: Once | undefined;

  private constructor(db: Kysely<Tables>, news: News, once: Once | undefined) {
    this.#db = db;
    this.accounts = new KyselyAccounts(db);
    this.#news = news;
    this.#changing = new Changing(db);
    this.#once = once;
    this.challenges = new KyselyChallenges(db, news);
    this.jobs = new KyselyJobs(db);
    this.ratings = new KyselyRatings(db);
    this.safety = new KyselySafety(db, news);
    this.owner = new KyselyOwner(db, news);
  }

  /** Opens the store, with its tables brought up to date. `once`: where it has no news to tell. Throws when the tables cannot be. */
  static async open(db: Kysely<Tables>, news = NO_NEWS, once?: Once): Promise<KyselyStore> {
    await migrate(db);
    return new KyselyStore(db, news, once);
  }

  async create(game: NewKeptGame, jobs: readonly NewJob[] = []): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      await addGame(db, game);
      await addJobs(db, jobs);
    });
  }

  async rematch(
    game: string,
    before: KeptRematch | undefined,
    after: KeptRematch | undefined,
    begun?: NewKeptGame,
  ): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('games')
        .set({ rematch: after ? JSON.stringify(after) : null })
        .where('id', '=', game)
        .where('rematch', before ? '=' : 'is', before ? JSON.stringify(before) : null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      if (begun) await addGame(db, begun);
      await this.#news.tell(db, game);
      return true;
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
        const seats = await seatsOf(db, [id]);
        return {
          ...briefOf(game, seats),
          dice: { secret: game.secret, promise: game.promise },
          actions: await actionsOf(db, id),
        };
      });
  }

  async since(id: string, at: number): Promise<Since | undefined> {
    return this.#db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (db) => {
        const games = db.selectFrom('games').select(['version', 'standing']).where('id', '=', id);
        const game = await games.executeTakeFirst();
        return game && { ...game, standing: standingOf(game), actions: await actionsOf(db, id, at) };
      });
  }

  async played(id: string): Promise<string[]> {
    const rows = await this.#db.selectFrom('actions').select('played').where('game', '=', id).orderBy('at').execute();
    return rows.map(({ played }) => played ?? '');
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

  ownSeats(account: string): Promise<OwnSeat[]> {
    return ownSeats(this.#db, account);
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
      if (account !== undefined && (await hasOther(db, game, side, account))) return false;
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

  async change(
    game: string,
    version: number,
    { at, actions, standing, jobs = [], answered = [], seat }: Change,
  ): Promise<boolean> {
    const growth = { id: game, version, from: at, length: at + actions.length, standing: JSON.stringify(standing) };
    const rows = actions.map((action, i) => ({
      game,
      at: at + i,
      action: JSON.stringify(action),
      played: standing.moved,
    }));
    if (this.#once && !seat && answered.length === 0 && standing.toAct !== 'over') {
      const statements = [this.#changing.growing(growth), ...this.#changing.inserting(rows)];
      if (await this.#once([...statements, ...addingJobs(this.#db, jobs)])) return true;
    }
    return this.#db.transaction().execute(async (db) => {
      const grown = await this.#changing.grow(db, growth);
      if (!grown) {
        const { numUpdatedRows } = await db
          .updateTable('games')
          .set({ length: growth.length, version: version + 1, standing: growth.standing })
          .where('id', '=', game)
          .where('version', '=', version)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await db.deleteFrom('actions').where('game', '=', game).where('at', '>=', at).execute();
      }
      await this.#changing.insert(db, rows);
      if (standing.toAct === 'over')
        await db.updateTable('games').set({ hirer: null }).where('id', '=', game).execute();
      if (seat) {
        const { side, level } = seat;
        await db.updateTable('seats').set({ level }).where('game', '=', game).where('side', '=', side).execute();
      }
      if (answered.length > 0)
        await db.deleteFrom('answers').where('game', '=', game).where('side', 'in', answered).execute();
      await this.#news.tell(db, game);
      await addJobs(db, jobs);
      return true;
    });
  }

  async answer(game: string, side: string, answers: readonly Answer[]): Promise<void> {
    const row = { answers: JSON.stringify(answers) };
    await this.#db.transaction().execute(async (db) => {
      await db
        .insertInto('answers')
        .values({ game, side, ...row })
        .onConflict((conflict) => conflict.columns(['game', 'side']).doUpdateSet(row))
        .execute();
      await this.#news.tell(db, game);
    });
  }

  async answers(game: string): Promise<Map<string, readonly Answer[]>> {
    const rows = await this.#db.selectFrom('answers').select(['side', 'answers']).where('game', '=', game).execute();
    return new Map(rows.map(({ side, answers }) => [side, JSON.parse(answers) as Answer[]]));
  }

  async note(game: string, side: string, text: string): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      await db
        .insertInto('notes')
        .values({ game, side, text })
        .onConflict((conflict) => conflict.columns(['game', 'side']).doUpdateSet({ text }))
        .execute();
      await this.#news.tell(db, game);
    });
  }

  async noteOf(game: string, side: string): Promise<string> {
    const notes = this.#db.selectFrom('notes').select('text');
    return (await notes.where('game', '=', game).where('side', '=', side).executeTakeFirst())?.text ?? '';
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
      await this.#news.tell(db, game);
    });
  }

  async said(game: string, after = 0): Promise<Said[]> {
    return this.#db
      .selectFrom('said')
      .select(['by', 'text', 'at'])
      .where('game', '=', game)
      .where('number', '>', after)
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

  passOn(game: string, word: string): Promise<void> {
    return this.#news.passOn(this.#db, game, word);
  }

  async close(): Promise<void> {
    await this.#news.close();
    await this.#db.destroy();
  }
}

const DAY = 24 * 60 * 60_000;
const dayBefore = (time: string): string => new Date(Date.parse(time) - DAY).toISOString();
