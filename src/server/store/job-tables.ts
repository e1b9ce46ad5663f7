import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { JobEnd } from './jobs.ts';

export interface JobTable {
  key: string;
  kind: string;
  /** JSON. */
  payload: string;
  due: string;
  attempts: number;
  /** Null until it has ended. */
  ended: JobEnd | null;
}

export const JOBS: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('jobs')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('payload', 'text', (column) => column.notNull())
      .addColumn('due', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('ended', 'text')
      .execute();
    await db.schema.createIndex('jobs_due').on('jobs').columns(['ended', 'due']).execute();
  },
};
