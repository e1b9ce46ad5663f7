import type { Kysely } from 'kysely';
import { migrate } from '../store/kysely-store.ts';
import type { Tables } from '../store/tables.ts';
import { newer } from './backup.ts';
import { linesOf } from './file.ts';
import { BackupError, unsealed, valuesOf, type Header, type Row } from './format.ts';
import { clear, layoutAfter, migrationsOf, type AnyTables, type Layout } from './layout.ts';

/** Values that one statement may have. */
const VALUES = 30_000;
/** Rows of one statement. */
const CHUNK = 500;

type NumberedRow = Row & { line: number };

/**
 * Puts what a backup holds in the place of what a store holds, all of it or, when anything is wrong, nothing; how many rows. The file is read to its end before
 * the store is touched. `replace`: the store may hold something.
 */
export async function restore(db: Kysely<Tables>, file: string, { replace }: { replace: boolean }): Promise<number> {
  const { migrations, rows } = await verified(file);
  await db.transaction().execute(async (db) => {
    const old = await layoutAfter(await migrationsOf(db)).catch(newer);
    if (!replace && !(await isEmpty(db, old))) throw new BackupError('store-not-empty');
    await clear(db, old);
    await migrate(db, migrations.at(-1));
    for await (const some of together(rowsOf(file))) await insert(db, some);
    await migrate(db);
  });
  return rows;
}

/** Reads a backup to its end. Throws where it is wrong. */
async function verified(file: string): Promise<{ migrations: readonly string[]; rows: number }> {
  let migrations: readonly string[] = [];
  let rows = 0;
  for await (const each of read(file)) {
    if ('row' in each) rows++;
    else migrations = each.migrations;
  }
  return { migrations, rows };
}

async function* rowsOf(file: string): AsyncGenerator<NumberedRow> {
  for await (const each of read(file)) if ('row' in each) yield each;
}

/** The lines of a backup. Throws at a row that does not fit any of its tables. */
async function* read(file: string): AsyncGenerator<Header | NumberedRow> {
  let layout: readonly Layout[] = [];
  for await (const each of unsealed(linesOf(file))) {
    if ('row' in each) mustFit(each, layout);
    else layout = await layoutAfter(each.migrations);
    yield each;
  }
}

function mustFit({ table, row, line }: NumberedRow, layout: readonly Layout[]): void {
  const columns = layout.find(({ name }) => name === table)?.columns;
  const fits = columns?.length === Object.keys(row).length && columns.every((column) => Object.hasOwn(row, column));
  if (!fits) throw new BackupError('backup-line', { line });
}

/** Rows of one table that one statement takes. */
async function* together(rows: AsyncIterable<NumberedRow>): AsyncGenerator<NumberedRow[]> {
  let some: NumberedRow[] = [];
  for await (const row of rows) {
    const most = Math.min(CHUNK, Math.floor(VALUES / Object.keys(row.row).length));
    if (some.length >= most || (some[0] && some[0].table !== row.table)) {
      yield some;
      some = [];
    }
    some.push(row);
  }
  if (some.length > 0) yield some;
}

async function insert(db: Kysely<Tables>, rows: readonly NumberedRow[]): Promise<void> {
  const { table, line } = rows[0] as NumberedRow;
  const values = rows.map(({ row }) => valuesOf(row));
  try {
    await (db as unknown as Kysely<AnyTables>).insertInto(table).values(values).execute();
  } catch (error) {
    throw new BackupError('restore-refused', { line, reason: (error as Error).message });
  }
}

async function isEmpty(db: Kysely<Tables>, layout: readonly Layout[]): Promise<boolean> {
  for (const { name, columns } of layout) {
    const query = (db as unknown as Kysely<AnyTables>).selectFrom(name).select([...columns]);
    if (await query.limit(1).executeTakeFirst()) return false;
  }
  return true;
}
