import { mkdirSync, readFileSync, readdirSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { openPostgres } from '../../server/store/postgres.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import { newDatabase, NEW_GAME } from '../../server/store/test-kit.ts';
import { LANGS } from '../../text/format.ts';
import { bivouac, bivouacWith, temporaryPath } from '../test-kit.ts';

const game = {
  id: 'g1',
  ...NEW_GAME,
  rules: '1',
  seats: [{ side: 'red', ticket: 'hash' }],
};

let file: string;
let full: string;
let empty: string;
beforeEach(async () => {
  file = temporaryPath('games.jsonl.gz');
  [full = '', empty = ''] = ['full', 'empty'].map((name) => join(dirname(file), name));
  for (const folder of [full, empty]) mkdirSync(folder);
  const store = await openSqlite(join(full, 'bivouac.sqlite'));
  await store.create(game);
  await store.close();
});

describe('backup and restore', () => {
  it('take games from a folder to a database, and to another folder', async () => {
    const saved = await bivouac('backup', file, '--data', full);
    expect(saved).toMatchObject({ status: 0, err: '', out: expect.stringContaining('2 rows are in ') as string });
    const url = await newDatabase();
    const restored = await bivouacWith({ DATABASE_URL: url }, 'restore', file, '--json');
    expect([restored.err, JSON.parse(restored.out)]).toEqual(['', { ok: true, rows: 2 }]);
    const there = await openPostgres(url);
    expect(await there.game('g1')).toEqual({ ...game, actions: [], standing: null, version: 0 });
    await there.close();
    expect(await bivouacWith({ DATABASE_URL: url }, 'backup', file, '--force')).toMatchObject({ status: 0 });
    expect(await bivouac('restore', file, '--data', empty)).toMatchObject({ status: 0, err: '' });
    const here = await openSqlite(join(empty, 'bivouac.sqlite'));
    expect(await here.game('g1')).toEqual({ ...game, actions: [], standing: null, version: 0 });
    await here.close();
  });

  it('replace neither a file nor games unless they are told to', async () => {
    writeFileSync(file, 'mine');
    expect((await bivouac('backup', file, '--data', full)).err).toContain('Choose another name');
    expect(readFileSync(file, 'utf8')).toBe('mine');
    expect(await bivouac('backup', file, '--data', full, '--force')).toMatchObject({ status: 0 });
    expect((await bivouac('restore', file, '--data', full)).err).toMatch(/^Games are kept there already/);
    expect(await bivouac('restore', file, '--data', full, '--replace')).toMatchObject({ status: 0 });
  });

  it('refuse what they cannot do', async () => {
    expect(await bivouac('backup', file, '--data', empty)).toMatchObject({
      status: 1,
      err: expect.stringContaining('No games are kept') as string,
    });
    expect((await bivouac('backup', join(file, 'x'), '--data', full)).err).toMatch(
      /x: .*folder does not exist|ENOTDIR/,
    );
    expect((await bivouac('restore', file, '--data', empty)).err).toContain('There is no such file.');
    expect((await bivouac('restore', full, '--data', empty)).err).toContain('This is a folder');
    const both = await bivouacWith({ DATABASE_URL: 'postgres://localhost/x' }, 'restore', file, '--data', empty);
    writeFileSync(file, '');
    expect(both.err).toContain('There is no such file.');
    const two = await bivouacWith({ DATABASE_URL: 'postgres://localhost/x' }, 'restore', file, '--data', empty);
    expect([two.status, two.err]).toEqual([
      2,
      expect.stringMatching(/^--data: DATABASE_URL names a database, and --data a folder/),
    ]);
  });

  it('say where a file is wrong, and make nothing of it', async () => {
    const plain = join(dirname(file), 'games.jsonl');
    await bivouac('backup', plain, '--data', full);
    truncateSync(plain, readFileSync(plain).length - 50);
    const { err, status } = await bivouac('restore', plain, '--data', empty);
    expect([status, err]).toEqual([
      1,
      `${plain}: The file is cut off at line 4: the last line, which closes a backup, is missing. Nothing was restored.\n`,
    ]);
    const store = await openSqlite(join(empty, 'bivouac.sqlite'));
    expect(await store.game('g1')).toBeUndefined();
    await store.close();
    expect(readdirSync(full).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });
});

describe('a database', () => {
  const at = async (change: (url: URL) => unknown): Promise<string> => {
    const url = new URL(await newDatabase());
    change(url);
    return url.href;
  };

  it.each<[string, () => Promise<string>, string]>([
    ['that is none', async () => 'mysql://ann:s3cret@localhost/x', 'at DATABASE_URL: This is not the address'],
    ['with a broken address', async () => 'postgres://ann:s3cret@', 'at DATABASE_URL: This is not the address'],
    [
      'that does not answer',
      async () => 'postgres://ann:s3cret@127.0.0.1:1/x',
      'postgres://ann@127.0.0.1:1/x: The database does not answer',
    ],
    [
      'on no machine',
      async () => 'postgres://ann@nowhere.invalid/x?password=s3cret',
      'postgres://ann@nowhere.invalid/x: The database does not answer',
    ],
    [
      'behind a socket that is not there',
      () => at((url) => url.searchParams.set('host', '/nowhere')),
      'The database does not answer',
    ],
    ['of another name', () => at((url) => (url.pathname = '/x')), 'There is no database of this name.'],
    [
      'that lets nobody in',
      () => at((url) => ([url.username, url.password] = ['stranger', 's3cret'])),
      'The database does not let this user in',
    ],
    [
      'without TLS where it is wanted',
      () => at((url) => url.searchParams.set('sslmode', 'require')),
      'This database cannot be used',
    ],
    ['without games', newDatabase, 'No games are kept there.'],
  ])('%s is a problem said without its password', async (_, url, text) => {
    const env = { DATABASE_URL: await url() };
    const { status, out, err } = await bivouacWith(env, 'backup', file);
    expect([status, out]).toEqual([1, '']);
    expect(err).toContain(text);
    const said = await Promise.all(LANGS.map((lang) => bivouacWith(env, 'backup', file, '--lang', lang, '--json')));
    expect(new Set(said.map((each) => each.err)).size).toBe(LANGS.length);
    expect(JSON.stringify([err, said])).not.toContain('s3cret');
  });
});
