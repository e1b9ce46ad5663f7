import Database from 'better-sqlite3';

/** Milliseconds for which a write waits for another process that is writing. */
const PATIENCE = 5000;

/** The database in a file, which is made where there is none. A committed write survives the loss of power. Throws when it cannot be opened. */
export function opened(file: string): Database.Database {
  const database = new Database(file, { timeout: PATIENCE });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  return database;
}
