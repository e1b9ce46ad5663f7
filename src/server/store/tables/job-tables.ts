import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Lang } from '../../../text/format.ts';
import type { MailNotices, PushTarget } from '../accounts.ts';
import type { JobEnd } from '../jobs.ts';

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

/** Which notices an account wants; the secret is kept as it is, because notices are signed by it. */
export interface NoticeTable {
  account: string;
  lang: Lang;
  mail: MailNotices;
  webhook: string | null;
  secret: string | null;
}

export type PushTable = PushTarget;

/** What all servers of a store have in common, by name. */
export interface SharedTable {
  name: string;
  value: string;
}

/** What is to be done later, and who wants which notices. */
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
    await db.schema
      .createTable('notices')
      .addColumn('account', 'text', (column) => column.primaryKey().references('accounts.id'))
      .addColumn('lang', 'text', (column) => column.notNull())
      .addColumn('mail', 'text', (column) => column.notNull())
      .addColumn('webhook', 'text')
      .addColumn('secret', 'text')
      .execute();
    // Without a reference to sessions, which end without asking what hangs on them.
    await db.schema
      .createTable('pushes')
      .addColumn('endpoint', 'text', (column) => column.primaryKey())
      .addColumn('account', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('session', 'text', (column) => column.notNull())
      .addColumn('p256dh', 'text', (column) => column.notNull())
      .addColumn('auth', 'text', (column) => column.notNull())
      .addColumn('lang', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('pushes_account').on('pushes').column('account').execute();
    await db.schema
      .createTable('shared')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
  },
};
