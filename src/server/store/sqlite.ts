import Database from 'better-sqlite3';
import { Kysely, SqliteDialect, type SqliteAdapter } from 'kysely';
import { KyselyStore } from './kysely-store.ts';
import { SharedCommits, TransactionalAdapter } from './shared-commits.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

/** Milliseconds for which a write waits for another process that is writing. */
const PATIENCE = 5000;

/** SQLite by itself, whose rows can be streamed. */
class Dialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

/** Opens the store in one file, which is made where there is none. An answered write survives the loss of power. Throws when it cannot be opened. */
export const openSqlite = async (file: string): Promise<Store> =>
  KyselyStore.open(new Kysely({ dialect: new SharedCommits(opened(file)) }));

/** The database in a file, by itself. */
export const sqliteDatabase = (file: string): Kysely<Tables> =>
  new Kysely({ dialect: new Dialect({ database: opened(file) }) });

function opened(file: string): Database.Database {
  const database = new Database(file, { timeout: PATIENCE });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  return database;
}
