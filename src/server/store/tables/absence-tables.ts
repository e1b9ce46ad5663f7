import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a side has ordered beforehand, as JSON; nobody else is told. */
export interface AnswerTable {
  game: string;
  side: string;
  answers: string;
}

/** What a side has written down for itself. */
export interface NoteTable {
  game: string;
  side: string;
  text: string;
}

/** When somebody is away: the clocks of his games by correspondence stand still. */
export interface VacationTable {
  account: string;
  begun: string;
  ended: string;
}

/** What a player keeps on the server for himself, when he is not there, and by how much onlookers are behind. */
export const ORDERS: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('games')
      .addColumn('delay', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('actions').addColumn('played', 'text').execute();
    await db.schema
      .createTable('answers')
      .addColumn('game', 'text', (column) => column.notNull().references('games.id'))
      .addColumn('side', 'text', (column) => column.notNull())
      .addColumn('answers', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('answers_key', ['game', 'side'])
      .execute();
    await db.schema
      .createTable('notes')
      .addColumn('game', 'text', (column) => column.notNull().references('games.id'))
      .addColumn('side', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('notes_key', ['game', 'side'])
      .execute();
    await db.schema
      .createTable('vacations')
      .addColumn('account', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('begun', 'text', (column) => column.notNull())
      .addColumn('ended', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('vacations_key', ['account', 'begun'])
      .execute();
  },
};
