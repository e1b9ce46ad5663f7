import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Deed, Measures, Reason } from '../../../seat/conduct.ts';

/** A ticket, by its hash, for a seat that anybody may take: the first to sit down with one has the seat. */
export interface OfferTable {
  ticket: string;
  game: string;
  side: string;
  made: string;
}

export interface BlockTable {
  account: string;
  blocked: string;
  since: string;
}

export interface MuteTable {
  account: string;
  game: string;
}

/** An open report of a side; it is deleted when it is closed. */
export interface ReportTable {
  game: string;
  by: string;
  about: string;
  reason: Reason;
  text: string;
  /** What had been said then, as JSON. */
  said: string;
  at: string;
}

export type MeasureTable = { account: string } & { -readonly [Name in keyof Measures]: Measures[Name] };

export interface DeedTable {
  id: string;
  at: string;
  owner: string;
  deed: Deed;
  /** The account, unless it is about a guest. */
  about: string | null;
  /** As it was then; null when the account has been deleted. */
  name: string | null;
  reason: Reason | null;
  days: number | null;
}

/** Free seats that several ask for, and what keeps people from each other. */
export const SAFETY: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('offers')
      .addColumn('ticket', 'text', (column) => column.primaryKey())
      .addColumn('game', 'text', (column) => column.notNull().references('games.id'))
      .addColumn('side', 'text', (column) => column.notNull())
      .addColumn('made', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('offers_game').on('offers').column('game').execute();
    await db.schema
      .createTable('blocks')
      .addColumn('account', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('blocked', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('since', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('blocks_key', ['account', 'blocked'])
      .execute();
    await db.schema.createIndex('blocks_blocked').on('blocks').column('blocked').execute();
    await db.schema
      .createTable('mutes')
      .addColumn('account', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('game', 'text', (column) => column.notNull().references('games.id'))
      .addPrimaryKeyConstraint('mutes_key', ['account', 'game'])
      .execute();
    await db.schema
      .createTable('reports')
      .addColumn('game', 'text', (column) => column.notNull().references('games.id'))
      .addColumn('by', 'text', (column) => column.notNull())
      .addColumn('about', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('said', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('reports_key', ['game', 'by'])
      .execute();
    await db.schema
      .createTable('measures')
      .addColumn('account', 'text', (column) => column.primaryKey().references('accounts.id'))
      .addColumn('warned', 'text')
      .addColumn('quiet', 'text')
      .addColumn('suspended', 'text')
      .execute();
    await db.schema
      .createTable('deeds')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('owner', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('deed', 'text', (column) => column.notNull())
      .addColumn('about', 'text', (column) => column.references('accounts.id'))
      .addColumn('name', 'text')
      .addColumn('reason', 'text')
      .addColumn('days', 'integer')
      .execute();
    await db.schema.createIndex('deeds_at').on('deeds').column('at').execute();
  },
};
