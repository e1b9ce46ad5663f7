import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Store } from '../server/store/store.ts';
import type { Tables } from '../server/store/tables.ts';
import { misuse, problem, Problem } from './output/problem.ts';
import type { Environment } from './output/terminal.ts';
import { ROOT } from './rules/rules.ts';

const FILE = 'bivouac.sqlite';
const SCHEMES = ['postgres:', 'postgresql:'];

/** The folder of games between several machines, where none is named: of a package, what it brings is replaced with its next version. */
const ownData = (): string =>
  /[\\/]node_modules[\\/]/.test(ROOT) ? join(process.cwd(), 'bivouac-data') : join(ROOT, 'data');

/** Opens the store of the games: the database that DATABASE_URL names, else a file in the folder `data` or in our own. */
export async function openStore(data: string | undefined, env: Environment['env']): Promise<Store> {
  const url = databaseIn(env);
  if (url !== undefined)
    return inDatabase(url, async () => (await import('../server/store/postgres.ts')).openPostgres(url));
  const folder = folderOf(data);
  return inFile(join(folder, FILE), async (file) => {
    mkdirSync(folder, { recursive: true });
    return (await import('../server/store/sqlite.ts')).openSqlite(file);
  });
}

/** Does something with the database of the store. `isNew`: it need not be there yet. */
export async function withDatabase<T>(
  { data, isNew }: { data: string | undefined; isNew: boolean },
  env: Environment['env'],
  work: (db: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  const url = databaseIn(env);
  if (url !== undefined && data !== undefined) throw misuse('two-stores', {}, '--data');
  if (url !== undefined)
    return inDatabase(url, async () =>
      closing((await import('../server/store/postgres.ts')).postgresDatabase(url), work),
    );
  const folder = folderOf(data);
  return inFile(join(folder, FILE), async (file) => {
    if (!isNew && !existsSync(file)) throw problem('store-missing', {}, { file });
    mkdirSync(folder, { recursive: true });
    return closing((await import('../server/store/sqlite.ts')).sqliteDatabase(file), work);
  });
}

async function closing<T>(db: Kysely<Tables>, work: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

function folderOf(data: string | undefined): string {
  if (data === undefined) return ownData();
  if (statSync(data, { throwIfNoEntry: false })?.isDirectory()) return data;
  throw problem('no-data-folder', {}, { file: data, at: '--data' });
}

/** A folder that cannot be written to, or a file that is no store, is the user's to see to. */
async function inFile<T>(file: string, work: (file: string) => Promise<T>): Promise<T> {
  try {
    return await work(file);
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw problem('no-store', { reason: (error as Error).message }, { file, at: '--data' });
  }
}

function databaseIn(env: Environment['env']): string | undefined {
  const url = env['DATABASE_URL'];
  if (!url) return undefined;
  if (URL.canParse(url) && SCHEMES.includes(new URL(url).protocol)) return url;
  throw problem('database-url', {}, { at: 'DATABASE_URL' });
}

async function inDatabase<T>(url: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw databaseProblem(url, error as DatabaseFailure);
  }
}

/** An error of the database itself has a severity and a code of SQL; others are of the connection, some with one error for each address that was tried. */
type DatabaseFailure = Error & { code?: string; severity?: string; errors?: readonly Error[] };

function databaseProblem(url: string, error: DatabaseFailure): Problem {
  const { code = '', severity, errors = [], message } = error;
  const reason = withoutPassword(url, message || errors.map((each) => each.message).join(', '));
  const place = { file: addressOf(url) };
  if (severity !== undefined && code.startsWith('28')) return problem('database-login', { reason }, place);
  if (severity !== undefined && code === '3D000') return problem('database-unknown', {}, place);
  const isSilent = severity === undefined && (code.startsWith('E') || /timeout|terminated/.test(message));
  return problem(isSilent ? 'database-unreachable' : 'no-database', { reason }, place);
}

/** The address as it may be shown: a password can stand in front of the host or among the parameters. */
function addressOf(url: string): string {
  const address = new URL(url);
  address.password = '';
  address.search = '';
  return address.href;
}

function withoutPassword(url: string, text: string): string {
  const { password, searchParams } = new URL(url);
  const secrets = [password, decodeURIComponent(password), searchParams.get('password')];
  return secrets.reduce<string>((shown, secret) => (secret ? shown.replaceAll(secret, '…') : shown), text);
}
