import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Kysely, SqliteDialect, type SqliteAdapter } from 'kysely';
import { beside } from '../beside.ts';
import { KyselyStore } from './kysely-store.ts';
import { NO_NEWS } from './news.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';
import type { Answer } from './sqlite/asking.ts';
import { ThreadDialect, TransactionalAdapter } from './sqlite/dialect.ts';
import { opened } from './sqlite/opened.ts';
import { Questions } from './sqlite/questions.ts';

/** SQLite by itself, whose rows can be streamed. */
class Dialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

/** The database in a file, by itself. */
export const sqliteDatabase = (file: string): Kysely<Tables> =>
  new Kysely({ dialect: new Dialect({ database: opened(file) }) });

const THREAD = beside('sqlite/thread', import.meta.url);

/** Opens the store in one file, which is made where there is none. An answered write survives the loss of power. Throws when it cannot be opened. */
export async function openSqlite(file: string): Promise<Store> {
  const thread = new Worker(THREAD, { workerData: file });
  // It says so when it has opened the file, and ends with an error when it cannot.
  await once(thread, 'message');
  const questions = new Questions((requests) => {
    // A process that has nothing else to do still waits for what it has asked.
    thread.ref();
    thread.postMessage(requests);
  });
  thread.unref();
  thread.on('message', (answers: readonly Answer[]) => {
    questions.heard(answers);
    if (!questions.areOpen) thread.unref();
  });
  thread.on('error', (error) => questions.lose(error as Error));
  thread.on('exit', () => questions.lose(new Error('The store is closed.')));
  const dialect = new ThreadDialect(questions);
  try {
    return await KyselyStore.open(new Kysely({ dialect }), NO_NEWS, (statements) => dialect.once(statements));
  } catch (error) {
    await thread.terminate();
    throw error;
  }
}
