import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a side has ordered beforehand, as JSON; nobody else is told. */
export interface AnswerTable {
  game: string;
  side: string;
  answers: string;
}

export const ORDERS: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('answers')
      .addColumn('game', 'text', (column) => column.notNull().references('games.id'))
      .addColumn('side', 'text', (column) => column.notNull())
      .addColumn('answers', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('answers_key', ['game', 'side'])
      .execute();
  },
};
