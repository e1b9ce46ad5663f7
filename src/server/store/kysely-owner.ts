import { sql, type Kysely } from 'kysely';
import type { DoneDeed, Figures, Measured } from '../../seat/conduct.ts';
import type { Said } from '../../seat/sitting.ts';
import { sittersOf } from './kysely-safety.ts';
import type { News } from './news.ts';
import type { NewDeed, OwnerStore, ReportAtGame } from './owner.ts';
import type { Tables } from './tables.ts';

/** What the owner of a site sees and does, in a database of SQL. */
export class KyselyOwner implements OwnerStore {
  readonly #db: Kysely<Tables>;
  readonly #news: News;

  constructor(db: Kysely<Tables>, news: News) {
    this.#db = db;
    this.#news = news;
  }

  async reports(): Promise<readonly ReportAtGame[]> {
    const rows = await this.#db
      .selectFrom('reports')
      .innerJoin('games', 'games.id', 'reports.game')
      .selectAll('reports')
      .select('games.game as rules')
      .orderBy('reports.at')
      .execute();
    const sitters = await sittersOf(this.#db, [...new Set(rows.map(({ game }) => game))]);
    return rows.map((row) => {
      const sitter = (side: string): ReportAtGame['by'] =>
        sitters.get(row.game)?.find((one) => one.side === side) ?? {
          side,
          name: null,
          isAccount: false,
          account: null,
        };
      return { ...row, said: JSON.parse(row.said) as Said[], by: sitter(row.by), about: sitter(row.about) };
    });
  }

  async closeReport(game: string, by: string): Promise<void> {
    await this.#db.deleteFrom('reports').where('game', '=', game).where('by', '=', by).execute();
  }

  async measured(now: string): Promise<readonly Measured[]> {
    const rows = await this.#db
      .selectFrom('measures')
      .innerJoin('accounts', 'accounts.id', 'measures.account')
      .select(['accounts.name', 'measures.warned', 'measures.quiet', 'measures.suspended'])
      .where(({ eb, or }) => or([eb('warned', 'is not', null), eb('quiet', '>', now), eb('suspended', 'is not', null)]))
      .orderBy('accounts.name')
      .execute();
    return rows.map(({ name, ...row }) => ({ name: name ?? '', ...row }));
  }

  async nameSeats(of: { account: string } | { game: string; side: string }, name: string): Promise<readonly string[]> {
    return this.#db.transaction().execute(async (db) => {
      const renaming = db.updateTable('seats').set({ name }).where('name', 'is not', null);
      const renamed = await (
        'account' in of
          ? renaming.where('account', '=', of.account)
          : renaming.where('game', '=', of.game).where('side', '=', of.side)
      )
        .returning('game')
        .execute();
      const games = [...new Set(renamed.map(({ game }) => game))];
      for (const game of games) await this.#news.tell(db, game);
      return games;
    });
  }

  async note(deed: NewDeed): Promise<void> {
    await this.#db.insertInto('deeds').values(deed).execute();
  }

  deeds(most: number): Promise<readonly DoneDeed[]> {
    return this.#db
      .selectFrom('deeds')
      .innerJoin('accounts as owners', 'owners.id', 'deeds.owner')
      .select(['deeds.at', 'deeds.deed', 'deeds.reason', 'deeds.days', 'deeds.name as about', 'owners.name as owner'])
      .orderBy('deeds.at', 'desc')
      .limit(most)
      .execute();
  }

  async figures({ day, week, beat }: Parameters<OwnerStore['figures']>[0]): Promise<Figures> {
    const stage = sql<'waiting' | 'going' | 'over'>`case when standing is null then 'waiting'
      when standing like ${'%"toAct":"over"%'} then 'over' else 'going' end`;
    const counted = await this.#db
      .selectFrom('games')
      .select(['game', 'pace', stage.as('stage')])
      .select(({ fn }) => fn.countAll().as('count'))
      .groupBy(['game', 'pace', 'stage'])
      .orderBy('game')
      .orderBy('pace')
      .execute();
    const games = new Map<string, Figures['games'][number]>();
    for (const { game: rules, pace, stage: is, count } of counted) {
      const key = `${rules} ${pace}`;
      const known = games.get(key) ?? { rules, pace: pace ?? 'null', waiting: 0, going: 0, over: 0 };
      games.set(key, { ...known, [is]: Number(count) });
    }
    const servers = await this.#db
      .selectFrom('runs')
      .select('begun')
      .where('seen', '>=', beat)
      .orderBy('begun')
      .execute();
    return {
      games: [...games.values()],
      players: { day: await this.#players(day), week: await this.#players(week) },
      jobs: { waiting: await this.#jobs(null), givenUp: await this.#jobs('given-up') },
      servers: servers.map(({ begun }) => begun),
    };
  }

  async #players(since: string): Promise<number> {
    const { count } = await this.#db
      .selectFrom('sessions')
      .select(({ fn }) => fn.count('account').distinct().as('count'))
      .where('used', '>=', since)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async #jobs(ended: 'given-up' | null): Promise<number> {
    const { count } = await this.#db
      .selectFrom('jobs')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('ended', ended === null ? 'is' : '=', ended)
      .executeTakeFirstOrThrow();
    return Number(count);
  }
}
