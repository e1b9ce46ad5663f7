import type { Kysely } from 'kysely';
import type { Measures } from '../../seat/conduct.ts';
import type { Hearing, KeptReport, SafetyStore, SittingAccount } from './safety.ts';
import type { News } from './news.ts';
import type { KeptRematch } from './store.ts';
import type { Tables } from './tables.ts';

/** What keeps players from each other, in a database of SQL. */
export class KyselySafety implements SafetyStore {
  readonly #db: Kysely<Tables>;
  readonly #news: News;

  constructor(db: Kysely<Tables>, news: News) {
    this.#db = db;
    this.#news = news;
  }

  async block(account: string, blocked: string, since: string): Promise<readonly string[]> {
    return this.#db.transaction().execute(async (db) => {
      await db
        .insertInto('blocks')
        .values({ account, blocked, since })
        .onConflict((conflict) => conflict.columns(['account', 'blocked']).doNothing())
        .execute();
      const asked = await db
        .selectFrom('games')
        .innerJoin('seats as own', 'own.game', 'games.id')
        .innerJoin('seats as other', 'other.game', 'games.id')
        .select(['games.id', 'games.rematch'])
        .where('own.account', '=', account)
        .where('other.account', '=', blocked)
        .where('games.rematch', 'is not', null)
        .execute();
      const off = asked.filter(({ rematch }) => !(JSON.parse(rematch ?? '') as KeptRematch).isBegun);
      for (const { id, rematch } of off) {
        // One that has begun meanwhile stays.
        await db
          .updateTable('games')
          .set({ rematch: null })
          .where('id', '=', id)
          .where('rematch', '=', rematch)
          .execute();
        await this.#news.tell(db, id);
      }
      return off.map(({ id }) => id);
    });
  }

  async unblock(account: string, blocked: string): Promise<void> {
    await this.#db.deleteFrom('blocks').where('account', '=', account).where('blocked', '=', blocked).execute();
  }

  async blocked(account: string): Promise<readonly { id: string; name: string; since: string }[]> {
    const rows = await this.#db
      .selectFrom('blocks')
      .innerJoin('accounts', 'accounts.id', 'blocks.blocked')
      .select(['accounts.id', 'accounts.name', 'blocks.since'])
      .where('blocks.account', '=', account)
      .orderBy('blocks.since', 'desc')
      .execute();
    return rows.map(({ name, ...row }) => ({ name: name ?? '', ...row }));
  }

  async closedTo(account: string): Promise<ReadonlySet<string>> {
    const rows = await this.#db
      .selectFrom('blocks')
      .innerJoin('seats', 'seats.account', 'blocks.account')
      .select('seats.game')
      .where('blocks.blocked', '=', account)
      .execute();
    return new Set(rows.map(({ game }) => game));
  }

  async mute(account: string, game: string, isMuted: boolean): Promise<void> {
    if (isMuted)
      await this.#db
        .insertInto('mutes')
        .values({ account, game })
        .onConflict((conflict) => conflict.columns(['account', 'game']).doNothing())
        .execute();
    else await this.#db.deleteFrom('mutes').where('account', '=', account).where('game', '=', game).execute();
  }

  async isMuted(account: string, game: string): Promise<boolean> {
    const found = this.#db.selectFrom('mutes').select('game').where('account', '=', account).where('game', '=', game);
    return (await found.executeTakeFirst()) !== undefined;
  }

  async sitters(game: string): Promise<readonly SittingAccount[]> {
    return (await sittersOf(this.#db, [game])).get(game) ?? [];
  }

  async hearing(game: string, now: string): Promise<Hearing> {
    const silent = await this.#db
      .selectFrom('seats')
      .innerJoin('measures', 'measures.account', 'seats.account')
      .select('seats.side')
      .where('seats.game', '=', game)
      .where('measures.quiet', '>', now)
      .execute();
    const unheard = await this.#db
      .selectFrom('seats as listener')
      .innerJoin('seats as speaker', 'speaker.game', 'listener.game')
      .innerJoin('blocks', (join) =>
        join.onRef('blocks.account', '=', 'listener.account').onRef('blocks.blocked', '=', 'speaker.account'),
      )
      .select(['speaker.side as by', 'listener.side as to'])
      .where('listener.game', '=', game)
      .execute();
    return { silent: silent.map(({ side }) => side), unheard };
  }

  async report({ said, ...report }: KeptReport): Promise<boolean> {
    const { numInsertedOrUpdatedRows = 0n } = await this.#db
      .insertInto('reports')
      .values({ ...report, said: JSON.stringify(said) })
      .onConflict((conflict) => conflict.columns(['game', 'by']).doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows > 0n;
  }

  async measures(account: string): Promise<Measures> {
    const row = await this.#db.selectFrom('measures').selectAll().where('account', '=', account).executeTakeFirst();
    const { warned, quiet, suspended } = row ?? NOTHING;
    return { warned, quiet, suspended };
  }

  async measure(account: string, change: Partial<Measures>): Promise<void> {
    await this.#db
      .insertInto('measures')
      .values({ account, ...NOTHING, ...change })
      .onConflict((conflict) => conflict.column('account').doUpdateSet(change))
      .execute();
  }
}

const NOTHING: Measures = { warned: null, quiet: null, suspended: null };

/** Who sits at each of these games; an account that is deleted is none. */
export async function sittersOf(
  db: Kysely<Tables>,
  games: readonly string[],
): Promise<ReadonlyMap<string, readonly SittingAccount[]>> {
  if (games.length === 0) return new Map();
  const rows = await db
    .selectFrom('seats')
    .leftJoin('accounts', (join) => join.onRef('accounts.id', '=', 'seats.account').on('accounts.deleted', 'is', null))
    .select(['seats.game', 'seats.side', 'seats.name', 'accounts.id as account'])
    .where('seats.game', 'in', games)
    .orderBy('seats.side')
    .execute();
  const sitter = ({ game: _, ...row }: (typeof rows)[number]): SittingAccount => ({
    ...row,
    isAccount: row.account !== null,
  });
  return new Map(games.map((game) => [game, rows.filter((row) => row.game === game).map(sitter)]));
}
