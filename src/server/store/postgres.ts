import { Kysely, PostgresDialect } from 'kysely';
import { Client, Pool, types, type ClientConfig, type PoolConfig } from 'pg';
import Cursor from 'pg-cursor';
import { KyselyStore, migrate } from './kysely-store.ts';
import { PostgresNews } from './postgres-news.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

/** Milliseconds until a database that does not answer counts as unreachable. */
const REACHING = 10_000;
/** Milliseconds for one statement of a server, and for a transaction of which nothing more comes. */
const PATIENCE = 15_000;
/** Connections of a server to its database, besides the one that listens. */
const CONNECTIONS = 10;

const SERVING: PoolConfig = {
  max: CONNECTIONS,
  statement_timeout: PATIENCE,
  query_timeout: PATIENCE + REACHING,
  idle_in_transaction_session_timeout: PATIENCE,
};

/** Opens the store in a database of PostgreSQL. Throws when it cannot be reached or used. */
export async function openPostgres(url: string): Promise<Store> {
  const patient = postgresDatabase(url);
  try {
    await migrate(patient);
  } finally {
    await patient.destroy();
  }
  const news = await PostgresNews.open(() => new Client(configOf(url)));
  const db = databaseOf(url, SERVING);
  try {
    return await KyselyStore.open(db, news);
  } catch (error) {
    await Promise.all([news.close(), db.destroy()]);
    throw error;
  }
}

/** The database by itself, for work that may take long. */
export const postgresDatabase = (url: string): Kysely<Tables> => databaseOf(url, { max: 1 });

function databaseOf(url: string, limits: PoolConfig): Kysely<Tables> {
  const pool = new Pool({ ...configOf(url), ...limits });
  // An idle connection that is lost is replaced when one is needed.
  pool.on('error', () => undefined);
  return new Kysely({ dialect: new PostgresDialect({ pool, cursor: Cursor }) });
}

const configOf = (url: string): ClientConfig => ({
  connectionString: verified(url),
  connectionTimeoutMillis: REACHING,
  keepAlive: true,
  keepAliveInitialDelayMillis: REACHING,
  fallback_application_name: 'bivouac',
  types: { getTypeParser },
});

/** Weaker modes of TLS mean the full one here, certificate and name, whatever a later version of the driver makes of them. */
function verified(address: string): string {
  const url = new URL(address);
  const mode = url.searchParams.get('sslmode') ?? '';
  if (['prefer', 'require', 'verify-ca'].includes(mode)) url.searchParams.set('sslmode', 'verify-full');
  return url.href;
}

/** Large integers as numbers, as SQLite gives them: the store has none above 2^53. */
const getTypeParser: typeof types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === Number(types.builtins.INT8) ? Number : types.getTypeParser(oid, format as 'text');
