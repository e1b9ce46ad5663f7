import { sql, type Kysely } from 'kysely';
import { migrate } from '../store/kysely-store.ts';
import { sqliteDatabase } from '../store/sqlite.ts';
import { MIGRATIONS, type Tables } from '../store/tables.ts';
import { BackupError } from './format.ts';

/** A table of the store: its columns, and those by which its rows are told apart. */
export interface Layout {
  name: string;
  columns: readonly string[];
  key: readonly string[];
}

/** Tables of any names, as a backup sees them. */
export type AnyTables = Record<string, Record<string, unknown>>;

const KYSELY = ['kysely_migration', 'kysely_migration_lock'] as const;

/** Are these the first of our migrations? Others were made by a later version. */
const areKnown = (migrations: readonly string[]): boolean => {
  const ours = Object.keys(MIGRATIONS).toSorted();
  return migrations.every((name, i) => name === ours[i]);
};

/**
 * The tables that these migrations have made, each behind those that it refers to. They are made in memory and looked at, so that a new table is
 * in the next backup without anybody's listing it, and tables of others in the same database are left alone.
 */
export async function layoutAfter(migrations: readonly string[]): Promise<readonly Layout[]> {
  const last = migrations.at(-1);
  if (last === undefined) return [];
  if (!areKnown(migrations)) throw new BackupError('backup-newer');
  const db = sqliteDatabase(':memory:');
  try {
    await migrate(db, last);
    const tables = await db.introspection.getTables();
    const found = await Promise.all(
      tables.map(async ({ name, columns }) => ({ ...(await linksOf(db, name)), name, columns })),
    );
    return inOrder(found.map(({ columns, ...table }) => ({ ...table, columns: columns.map(({ name }) => name) })));
  } finally {
    await db.destroy();
  }
}

async function linksOf(db: Kysely<Tables>, table: string): Promise<{ key: string[]; parents: string[] }> {
  const key = await sql<{
    name: string;
  }>`select name from pragma_table_info(${table}) where pk > 0 order by pk`.execute(db);
  const parents = await sql<{ name: string }>`select "table" as name from pragma_foreign_key_list(${table})`.execute(
    db,
  );
  const names = ({ rows }: { rows: { name: string }[] }): string[] => rows.map(({ name }) => name);
  return { key: names(key), parents: names(parents).filter((name) => name !== table) };
}

function inOrder(tables: readonly (Layout & { parents: readonly string[] })[]): Layout[] {
  const ordered: Layout[] = [];
  const isPlaced = (name: string): boolean => ordered.some((table) => table.name === name);
  while (ordered.length < tables.length) {
    const next = tables.find(({ name, parents }) => !isPlaced(name) && parents.every(isPlaced));
    if (!next) throw new Error('Tables of the store refer to each other in a circle.');
    const { parents: _, ...table } = next;
    ordered.push(table);
  }
  return ordered;
}

/** The migrations that a database has been through. */
export async function migrationsOf(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === KYSELY[0])) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(KYSELY[0])} order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Takes all tables of the store away. */
export async function clear(db: Kysely<Tables>, tables: readonly Layout[]): Promise<void> {
  const names = [...tables.map(({ name }) => name).toReversed(), ...KYSELY];
  for (const name of names) await db.schema.dropTable(name).ifExists().execute();
}
