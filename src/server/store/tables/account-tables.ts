import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A row stays when its account is deleted, with nothing but its id and that time. */
export interface AccountTable {
  id: string;
  name: string | null;
  /** The name as it is compared: no two accounts have the same. */
  key: string | null;
  /** Only one that its owner has confirmed. */
  email: string | null;
  password: string | null;
  created: string;
  deleted: string | null;
}

export interface PasskeyTable {
  id: string;
  account: string;
  label: string;
  /** COSE, as base64url. */
  key: string;
  /** As text: it counts to 2³²−1, more than an integer of PostgreSQL holds. */
  counter: string;
  /** JSON. */
  transports: string;
  created: string;
  used: string | null;
}

export interface SessionTable {
  hash: string;
  account: string;
  created: string;
  used: string;
  expires: string;
}

export interface TokenTable {
  hash: string;
  purpose: string;
  /** Not always one that exists: a challenge may be for an account that is being made. */
  account: string | null;
  email: string | null;
  expires: string;
}

/** Accounts, and whose seat it is. */
export const ACCOUNTS: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('accounts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text')
      .addColumn('key', 'text', (column) => column.unique())
      .addColumn('email', 'text', (column) => column.unique())
      .addColumn('password', 'text')
      .addColumn('created', 'text', (column) => column.notNull())
      .addColumn('deleted', 'text')
      .execute();
    await db.schema
      .createTable('passkeys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('account', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('label', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('counter', 'text', (column) => column.notNull())
      .addColumn('transports', 'text', (column) => column.notNull())
      .addColumn('created', 'text', (column) => column.notNull())
      .addColumn('used', 'text')
      .execute();
    await db.schema
      .createTable('sessions')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('account', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('created', 'text', (column) => column.notNull())
      .addColumn('used', 'text', (column) => column.notNull())
      .addColumn('expires', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('tokens')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('account', 'text')
      .addColumn('email', 'text')
      .addColumn('expires', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .alterTable('seats')
      .addColumn('account', 'text', (column) => column.references('accounts.id'))
      .execute();
    for (const table of ['passkeys', 'sessions', 'tokens', 'seats'])
      await db.schema.createIndex(`${table}_account`).on(table).column('account').execute();
  },
};
