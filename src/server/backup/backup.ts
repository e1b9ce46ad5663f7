import type { Kysely } from 'kysely';
import type { Tables } from '../store/tables.ts';
import { writeLines } from './file.ts';
import { BackupError, headerOf, rowOf, sealed, type Header, type Row } from './format.ts';
import { layoutAfter, migrationsOf, type AnyTables } from './layout.ts';

/** Rows that are fetched at a time. */
const CHUNK = 500;

/** Writes everything that a store holds at one moment into a file, while servers go on with it; how many rows. */
export async function backup(db: Kysely<Tables>, file: string): Promise<number> {
  const moment = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute();
  try {
    const migrations = await migrationsOf(moment);
    if (migrations.length === 0) throw new BackupError('store-missing');
    let rows = 0;
    const counted = async function* (): AsyncGenerator<Header | Row> {
      yield headerOf(migrations);
      for await (const row of rowsOf(moment, migrations)) {
        rows++;
        yield row;
      }
    };
    await writeLines(file, sealed(counted()));
    return rows;
  } finally {
    await moment.rollback().execute();
  }
}

async function* rowsOf(db: Kysely<Tables>, migrations: readonly string[]): AsyncGenerator<Row> {
  for (const { name, columns, key } of await layoutAfter(migrations).catch(newer)) {
    const all = (db as unknown as Kysely<AnyTables>).selectFrom(name).select([...columns]);
    const inOrder = key.reduce((query, column) => query.orderBy(column), all);
    for await (const values of inOrder.stream(CHUNK)) yield rowOf(name, values);
  }
}

/** What the tables of a backup could be from a later version of, the tables of a store can be too. */
export function newer(error: unknown): never {
  throw error instanceof BackupError && error.code === 'backup-newer' ? new BackupError('store-newer') : error;
}
