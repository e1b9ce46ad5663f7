import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { PostgresAdapter, sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GAMES } from '../../games/all.ts';
import { LIBRARY } from '../../games/index.ts';
import type { Order, Seat } from '../../seat/seat.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import type { LiveGame } from '../play/live-game.ts';
import { LiveGames } from '../play/live-games.ts';
import { migrate } from '../store/kysely-store.ts';
import { openPostgres, postgresDatabase } from '../store/postgres.ts';
import { openSqlite, sqliteDatabase } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { MIGRATIONS, type Tables } from '../store/tables.ts';
import { changeOf, newDatabase, NEW_GAME } from '../store/test-kit.ts';
import { backup } from './backup.ts';
import { writeLines } from './file.ts';
import { sealed, type Header, type Row } from './format.ts';
import type { AnyTables } from './layout.ts';
import { restore } from './restore.ts';

const RULES = GAMES.find(({ id }) => id === 'holland-44') as Wargame;

let folder: string;
let open: { destroy(): Promise<void> }[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bivouac-backup-'));
  open = [];
});
afterEach(async () => {
  await Promise.all(open.map((each) => each.destroy()));
  rmSync(folder, { recursive: true });
});

const path = (name: string): string => join(folder, name);

/** A database that is closed with the test. */
function opened(db: Kysely<Tables>): Kysely<Tables> {
  open.push(db);
  return db;
}

/** Games of a store that is closed with the test. */
function gamesIn(store: Store): LiveGames {
  const games = new LiveGames(store, LIBRARY);
  open.push({ destroy: () => games.close() });
  return games;
}

/** Plays the first order that is legal. */
async function playOn(live: LiveGame): Promise<void> {
  const seat = RULES.sides.map((side) => live.seat(side)).find(({ side, toAct }) => side === toAct) as Seat;
  expect(await seat.perform([seat.legal()[0] as Order])).toMatchObject({ ok: true });
}

let made = 0;
const STORES = [
  { name: 'SQLite', fresh: async () => path(`${made++}.sqlite`), database: sqliteDatabase, store: openSqlite },
  { name: 'PostgreSQL', fresh: newDatabase, database: postgresDatabase, store: openPostgres },
];

const game = {
  id: 'g1',
  ...NEW_GAME,
  rules: '1',
  options: { fog: '“on”\n\u2028' },
  seats: [{ side: 'red', ticket: 'hash' }],
};

type Kind = (typeof STORES)[number];

const ACTIONS = Array.from({ length: 1200 }, (_, n) => ({ by: 'red', type: 'step', n }));

describe.each(STORES)('a backup restored into $name', ({ fresh, database, store }) => {
  it.each(['games.jsonl', 'games.jsonl.gz'])('goes on with a game in play, from %s', async (name) => {
    const played = gamesIn(await openSqlite(path('games.sqlite')));
    const { tickets } = await played.create(RULES, { game: RULES.id, scenario: 'short', options: {} });
    const [ticket = ''] = Object.values(tickets);
    const { live } = (await played.byTicket(ticket)) as { live: LiveGame };
    for (const side of RULES.sides) await live.take(side, { name: `${side} player`, word: 'x' });
    for (let i = 0; i < 5; i++) await playOn(live);
    const before = live.record();
    expect(before?.actions.length).toBeGreaterThan(4);
    const db = opened(sqliteDatabase(path('games.sqlite')));
    const jobs = await db.selectFrom('jobs').select('key').execute();
    const rows = await backup(db, path(name));
    // The game, its seats and actions, that a server runs, and what it is to do later.
    expect(rows).toBe(1 + RULES.sides.length + (before?.actions.length ?? 0) + 1 + jobs.length);
    await playOn(live);
    const place = await fresh();
    expect(await restore(opened(database(place)), path(name), { replace: false })).toBe(rows);
    const restored = (await gamesIn(await store(place)).byTicket(ticket))?.live as LiveGame;
    expect(restored.record()).toEqual(before);
    await playOn(restored);
    expect(restored.record()).toEqual(live.record());
  });
});

/** A later migration: a table that refers to one behind it in the alphabet and to itself, and values of other kinds. */
const LATER: Migration = {
  async up(db: Kysely<unknown>) {
    const bytes = db.getExecutor().adapter instanceof PostgresAdapter ? sql`bytea` : sql`blob`;
    await db.schema
      .createTable('chats')
      .addColumn('id', 'bigint', (column) => column.primaryKey())
      .addColumn('game', 'text', (column) => column.references('games.id'))
      .addColumn('answers', 'bigint', (column) => column.references('chats.id'))
      .addColumn('bytes', bytes)
      .addColumn('weight', 'double precision')
      .execute();
  },
};

describe('what later migrations add', () => {
  const migrations = MIGRATIONS as Record<string, Migration>;
  beforeEach(() => void (migrations['9999-later'] = LATER));
  afterEach(() => void delete migrations['9999-later']);

  /** A store with a long game and a row of the later table. */
  async function filled({ database, store }: Kind, place: string): Promise<Kysely<Tables>> {
    const games = await store(place);
    await games.create(game);
    await games.change('g1', 0, changeOf(0, ACTIONS));
    await games.close();
    const db = opened(database(place));
    const chat = { id: 2 ** 40, game: 'g1', answers: null, bytes: Buffer.from([0, 255]), weight: 0.1 };
    const rows = [chat, { ...chat, id: 2 ** 41, answers: 2 ** 40, game: null }];
    await (db as unknown as Kysely<AnyTables>).insertInto('chats').values(rows).execute();
    return db;
  }

  it.each([STORES, STORES.toReversed()] as [Kind, Kind][])(
    'goes from $name into the other store and is the same',
    async (from, to) => {
      const rows = await backup(await filled(from, await from.fresh()), path('a.jsonl'));
      expect(rows).toBe(1 + 1 + ACTIONS.length + 2);
      const copy = opened(to.database(await to.fresh()));
      await restore(copy, path('a.jsonl'), { replace: false });
      await backup(copy, path('b.jsonl'));
      expect(readFileSync(path('b.jsonl'), 'utf8')).toBe(readFileSync(path('a.jsonl'), 'utf8'));
    },
  );

  it('is made when an earlier backup is restored, and one from later still is refused', async () => {
    const [{ database, fresh }] = STORES as [Kind];
    delete migrations['9999-later'];
    const old = opened(database(await fresh()));
    await migrate(old);
    await backup(old, path('old.jsonl'));
    migrations['9999-later'] = LATER;
    const db = opened(database(await fresh()));
    await restore(db, path('old.jsonl'), { replace: false });
    await backup(db, path('new.jsonl'));
    expect(readFileSync(path('new.jsonl'), 'utf8')).toContain(JSON.stringify(Object.keys(MIGRATIONS)));
    delete migrations['9999-later'];
    await expect(restore(old, path('new.jsonl'), { replace: true })).rejects.toMatchObject({ code: 'backup-newer' });
    await expect(backup(db, path('c.jsonl'))).rejects.toMatchObject({ code: 'store-newer' });
    await expect(restore(db, path('old.jsonl'), { replace: true })).rejects.toMatchObject({ code: 'store-newer' });
  });
});

let db: Kysely<Tables>;
const lines = (): string[] => readFileSync(path('good.jsonl'), 'utf8').split(/(?<=\n)/);
const contents = async (): Promise<string> => {
  await backup(db, path('now.jsonl'));
  return readFileSync(path('now.jsonl'), 'utf8');
};

/** Makes a store with a backup, and changes it after that. */
async function changed({ fresh, database, store }: Kind): Promise<void> {
  const place = await fresh();
  const games = await store(place);
  await games.create(game);
  await games.change('g1', 0, changeOf(0, ACTIONS.slice(0, 3)));
  await games.close();
  db = opened(database(place));
  await backup(db, path('good.jsonl'));
  await sql`update games set scenario = 'changed'`.execute(db);
}

describe('a store', () => {
  beforeEach(() => changed(STORES[0] as Kind));

  const line = (index: number, change: (text: string) => string) => () =>
    lines().map((text, i) => (i === index ? change(text) : text));
  it.each<[string, () => string[], object]>([
    ['an empty file', () => [], { code: 'backup-cut', args: { line: 0 } }],
    ['another file', () => ['{"format":"bivouac-record"}\n'], { code: 'backup-other' }],
    ['no JSON', () => ['hello\n'], { code: 'backup-other' }],
    ['a later format', line(0, (text) => text.replace('"version":1', '"version":2')), { code: 'backup-newer' }],
    ['a file cut between lines', () => lines().slice(0, -2), { code: 'backup-cut', args: { line: 5 } }],
    ['a file cut in a line', () => [...lines().slice(0, 2), '{"table'], { code: 'backup-cut', args: { line: 3 } }],
    ['a file cut before its last character', line(6, (text) => text.trimEnd()), { code: 'backup-cut' }],
    ['a changed value', line(1, (text) => text.replace('"plain"', '"other"')), { code: 'backup-altered' }],
    ['a row too few', () => lines().toSpliced(2, 1), { code: 'backup-altered', args: { line: 6, rows: 5, found: 4 } }],
    ['a row twice', () => lines().toSpliced(2, 0, lines()[2] ?? ''), { code: 'backup-altered' }],
    ['a broken row', line(3, () => '{"table":\n'), { code: 'backup-line', args: { line: 4 } }],
    ['a row of no table', line(3, (text) => text.replace('actions', 'kysely_migration')), { code: 'backup-line' }],
    ['a row with another column', line(1, (text) => text.replace('"scenario"', '"scene"')), { code: 'backup-line' }],
    ['a value of no kind', line(1, (text) => text.replace('"plain"', '[1]')), { code: 'backup-line' }],
    ['something behind the end', () => [...lines(), '{}\n'], { code: 'backup-line', args: { line: 8 } }],
  ])('is left alone by %s', async (_, bad, error) => {
    const before = await contents();
    writeFileSync(path('bad.jsonl'), bad().join(''));
    await expect(restore(db, path('bad.jsonl'), { replace: true })).rejects.toMatchObject(error);
    expect(await contents()).toBe(before);
  });

  it('is left alone by compressed files that are cut or damaged', async () => {
    const bytes = gzipSync(lines().join(''));
    writeFileSync(path('cut'), bytes.subarray(0, -30));
    await expect(restore(db, path('cut'), { replace: true })).rejects.toMatchObject({ code: 'backup-cut' });
    writeFileSync(path('damaged'), bytes.fill(7, 20, 30));
    await expect(restore(db, path('damaged'), { replace: true })).rejects.toMatchObject({ code: 'backup-damaged' });
    expect(await contents()).toContain('"changed"');
  });
});

describe.each(STORES)('a store in $name', (kind) => {
  beforeEach(() => changed(kind));

  it('is left as it was when the database refuses a row', async () => {
    const before = await contents();
    await writeLines(path('bad.jsonl'), sealed(twice()));
    const refused = { code: 'restore-refused', args: { line: 2, reason: expect.stringMatching(/unique/i) as string } };
    await expect(restore(db, path('bad.jsonl'), { replace: true })).rejects.toMatchObject(refused);
    expect(await contents()).toBe(before);
  });

  async function* twice(): AsyncGenerator<Header | Row> {
    const [header, row] = lines().map((text) => JSON.parse(text) as unknown);
    yield header as Header;
    yield row as Row;
    yield row as Row;
  }

  it('is replaced only where that is wanted', async () => {
    await expect(restore(db, path('good.jsonl'), { replace: false })).rejects.toMatchObject({
      code: 'store-not-empty',
    });
    expect(await contents()).toContain('"changed"');
    await restore(db, path('good.jsonl'), { replace: true });
    expect(await contents()).toBe(lines().join(''));
  });

  it('is backed up as it is at one moment, while it is played on', async () => {
    const place = await kind.fresh();
    const games = await kind.store(place);
    open.push({ destroy: () => games.close() });
    await games.create(game);
    await games.change('g1', 0, changeOf(0, ACTIONS));
    const length = { now: ACTIONS.length, isOver: false };
    const playing = async (): Promise<void> => {
      for (; !length.isOver; length.now++) {
        await games.change('g1', length.now - ACTIONS.length + 1, changeOf(length.now, ACTIONS.slice(0, 1)));
        // SQLite by itself leaves no time for files.
        await new Promise(setImmediate);
      }
    };
    const done = playing();
    await backup(opened(kind.database(place)), path('played.jsonl'));
    length.isOver = true;
    await done;
    const rows = readFileSync(path('played.jsonl'), 'utf8').split('\n');
    const kept = rows.filter((text) => text.startsWith('{"table":"actions"')).length;
    expect(rows.find((text) => text.startsWith('{"table":"games"'))).toContain(`"length":${kept},`);
    expect(kept).toBeLessThan(length.now);
  });

  it('is backed up into a file for its owner alone, which is there as a whole or not at all', async () => {
    expect(statSync(path('good.jsonl')).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
    await expect(backup(opened(kind.database(await kind.fresh())), path('none.jsonl'))).rejects.toMatchObject({
      code: 'store-missing',
    });
    expect(readdirSync(folder)).not.toContain('none.jsonl');
  });
});
