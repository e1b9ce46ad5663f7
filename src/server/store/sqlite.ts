import Database from 'better-sqlite3';
import { Kysely } from 'kysely';
import { KyselyStore } from './kysely-store.ts';
import { SharedCommits } from './shared-commits.ts';
import type { Store } from './store.ts';

/** Milliseconds for which a write waits for another process that is writing. */
const PATIENCE = 5000;

/** Opens the store in one file, which is made where there is none. An answered write survives the loss of power. Throws when it cannot be opened. */
export async function openSqlite(file: string): Promise<Store> {
  const database = new Database(file, { timeout: PATIENCE });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  return KyselyStore.open(new Kysely({ dialect: new SharedCommits(database) }));
}
