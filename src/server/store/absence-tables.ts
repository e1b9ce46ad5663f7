import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a side has ordered beforehand, as JSON; nobody else is told. */
export interface AnswerTable {
  game: string;
  side: string;
  answers: string;
}

/** When somebody is away: the clocks of his games by correspondence stand still. */
export interface VacationTable {
  account: string;
  begun: string;
  ended: string;
}

/** What goes on while a player is not there. */
export const ORDERS: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('answers')
      .addColumn('game', 'text', (column) => column.notNull().references('games.id'))
      .addColumn('side', 'text', (column) => column.notNull())
      .addColumn('answers', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('answers_key', ['game', 'side'])
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
