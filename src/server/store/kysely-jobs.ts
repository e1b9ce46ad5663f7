import type { CompiledQuery, Kysely } from 'kysely';
import type { Job, JobEnd, JobStore, NewJob } from './jobs.ts';
import type { JobTable } from './tables/job-tables.ts';
import type { Tables } from './tables.ts';

/** Jobs in a database of SQL. */
export class KyselyJobs implements JobStore {
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  add(jobs: readonly NewJob[]): Promise<void> {
    return addJobs(this.#db, jobs);
  }

  // Both conditions stand in the update itself, so that of two servers that choose the same row on PostgreSQL the second finds it taken.
  async take(now: string, until: string, most: number, kinds?: readonly string[]): Promise<Job[]> {
    const rows = await this.#db
      .updateTable('jobs')
      .set(({ eb }) => ({ due: until, attempts: eb('attempts', '+', 1) }))
      .where('ended', 'is', null)
      .where('due', '<=', now)
      .where('key', 'in', ({ selectFrom }) => {
        const due = selectFrom('jobs').select('key').where('ended', 'is', null).where('due', '<=', now);
        return (kinds ? due.where('kind', 'in', kinds) : due).orderBy('due').limit(most);
      })
      .returningAll()
      .execute();
    return rows.map(jobOf);
  }

  async end({ key, attempts }: Job, ended: JobEnd, next: readonly NewJob[] = []): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('jobs')
        .set({ ended })
        .where('key', '=', key)
        .where('attempts', '=', attempts)
        .where('ended', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await addJobs(db, next);
      return true;
    });
  }

  async again({ key, attempts }: Job, due: string): Promise<void> {
    await this.#db
      .updateTable('jobs')
      .set({ due })
      .where('key', '=', key)
      .where('attempts', '=', attempts)
      .where('ended', 'is', null)
      .execute();
  }
}

/** Keeps jobs, where that is part of a change. */
export async function addJobs(db: Kysely<Tables>, jobs: readonly NewJob[]): Promise<void> {
  for (const adding of addingJobs(db, jobs)) await db.executeQuery(adding);
}

/** One statement, or none where there are no jobs. */
export function addingJobs(db: Kysely<Tables>, jobs: readonly NewJob[]): CompiledQuery[] {
  if (jobs.length === 0) return [];
  const rows = jobs.map(({ payload, ...job }) => ({ ...job, payload: JSON.stringify(payload), attempts: 0 }));
  const adding = db
    .insertInto('jobs')
    .values(rows.map((row) => ({ ...row, ended: null })))
    .onConflict((conflict) => conflict.column('key').doNothing());
  return [adding.compile()];
}

const jobOf = ({ key, kind, payload, due, attempts }: JobTable): Job => ({
  key,
  kind,
  payload: JSON.parse(payload) as unknown,
  due,
  attempts,
});
