import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { KyselyStore } from '../kysely-store.ts';
import { NO_NEWS } from '../news.ts';
import { ThreadDialect } from './dialect.ts';
import { Questions } from './questions.ts';
import { SharedCommits } from './shared-commits.ts';
import { changeOf, NEW_GAME } from '../test-kit.ts';

const seats = (id: string) => ['blue', 'red'].map((side) => ({ side, ticket: `${id} ${side}` }));
const ids = Array.from({ length: 20 }, (_, i) => `g${i}`);
const action = { by: 'red', type: 'step' };

let folder: string;
let store: KyselyStore;
let dialect: ThreadDialect;
/** Commits since the games were begun. */
let commits: number;
/** Another process, which sees what is committed. */
let other: Database.Database;
/** Thrown by the next commit. */
let broken: Error | undefined;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bivouac-shared-'));
  const file = join(folder, 'games.sqlite');
  const database = new Database(file);
  database.pragma('journal_mode = WAL');
  database.pragma('foreign_keys = ON');
  const prepare = database.prepare.bind(database);
  database.prepare = ((sql: string) => {
    const statement = prepare(sql);
    if (sql !== 'commit') return statement;
    const run = statement.run.bind(statement);
    statement.run = () => {
      commits++;
      const error = broken;
      broken = undefined;
      if (error) throw error;
      return run();
    };
    return statement;
  }) as typeof database.prepare;
  // The same without a thread.
  const questions: Questions = new Questions((requests) => shared.take(requests));
  const shared = new SharedCommits(database, (answers) => questions.heard(answers));
  dialect = new ThreadDialect(questions);
  store = await KyselyStore.open(new Kysely({ dialect }), NO_NEWS, (statements) => dialect.once(statements));
  other = new Database(file, { readonly: true });
  await Promise.all(ids.map((id) => store.create({ ...NEW_GAME, id, seats: seats(id) })));
  commits = 0;
});
afterEach(async () => {
  other.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

const kept = (id: string): number =>
  other.prepare('select count(*) from actions where game = ?').pluck().get(id) as number;
const ran = (id: string): number => other.prepare('select count(*) from runs where id = ?').pluck().get(id) as number;
const taken = (id: string): number =>
  other.prepare('select count(*) from seats where game = ? and word is not null').pluck().get(id) as number;

it('commits once for all who write at once, and answers nobody before', async () => {
  const seen = await Promise.all([
    ...ids.map((id) => store.change(id, 0, changeOf(0, [action])).then(() => kept(id))),
    ...ids.map((id) => store.ran(id, { begun: 'x', seen: 'x' }).then(() => ran(id))),
  ]);
  expect(seen).toEqual(seen.map(() => 1));
  expect(commits).toBe(1);
});

it('takes back a write that fails, and no other of the same commit', async () => {
  const wrong = dialect.once([
    { sql: "update games set version = 9 where id = 'g1'", parameters: [] },
    { sql: "insert into games select * from games where id = 'g1'", parameters: [] },
  ]);
  const right = ids.map((id) => store.change(id, 0, changeOf(0, [action, action])));
  await expect(wrong).rejects.toThrow('UNIQUE');
  expect(await Promise.all(right)).toEqual(ids.map(() => true));
  expect(commits).toBe(1);
  expect(ids.map(kept)).toEqual(ids.map(() => 2));
});

it('takes back a transaction that fails in the middle, while others write', async () => {
  const wrong = store.create({ ...NEW_GAME, id: 'new', seats: seats('g1') });
  const late = store.change('g2', 5, changeOf(5, [action]));
  const right = ids.map((id) => store.change(id, 0, changeOf(0, [action, action])));
  await expect(wrong).rejects.toThrow('UNIQUE');
  await expect(store.change('g3', 1, changeOf(2, [{ ...action, n: 1n } as unknown as typeof action]))).rejects.toThrow(
    'BigInt',
  );
  expect(await late).toBe(false);
  expect(await Promise.all(right)).toEqual(ids.map(() => true));
  expect(other.prepare("select * from games where id = 'new'").all()).toEqual([]);
  expect(await store.game('g3')).toMatchObject({ actions: [action, action] });
  expect(await store.change('g3', 1, changeOf(2, [action]))).toBe(true);
});

it('answers nobody whose commit has failed, keeps nothing of it, and goes on', async () => {
  broken = new Error('disk full');
  const done = await Promise.allSettled([
    ...ids.map((id) => store.change(id, 0, changeOf(0, [action]))),
    store.take('g0', 'red', { name: 'Ann', word: 'x' }),
  ]);
  expect(done.map(({ status }) => status)).toEqual(done.map(() => 'rejected'));
  expect([...ids.map(kept), taken('g0')]).toEqual([...ids.map(() => 0), 0]);
  expect(await store.change('g0', 0, changeOf(0, [action]))).toBe(true);
  expect(kept('g0')).toBe(1);
});

it('shows to whoever reads only what is committed', async () => {
  const write = store.change('g1', 0, changeOf(0, [action])).then(() => 'written');
  const read = store.game('g1').then((found) => ({ actions: found?.actions.length, committed: kept('g1') }));
  expect(await read).toEqual({ actions: 1, committed: 1 });
  expect(await write).toBe('written');
});

it('keeps what was asked for before it is closed', async () => {
  const write = store.change('g1', 0, changeOf(0, [action]));
  await store.close();
  expect(await write).toBe(true);
  expect(kept('g1')).toBe(1);
});
