import Database from 'better-sqlite3';
import { Kysely, SqliteAdapter, SqliteDialect } from 'kysely';
import { KyselyStore } from './kysely-store.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

/** Milliseconds for which a write waits for another process that is writing. */
const PATIENCE = 5000;

/** SQLite takes back changes of tables with their transaction; Kysely does not count on it by itself. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class Dialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new Adapter();
  }
}

/** Opens the store in one file, which is made where there is none. An answered write survives the loss of power. Throws when it cannot be opened. */
export const openSqlite = async (file: string): Promise<Store> => KyselyStore.open(sqliteDatabase(file));

/** The database in a file, by itself. */
export function sqliteDatabase(file: string): Kysely<Tables> {
  const database = new Database(file, { timeout: PATIENCE });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  return new Kysely({ dialect: new Dialect({ database }) });
}
