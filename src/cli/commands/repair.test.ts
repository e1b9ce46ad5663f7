import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { beforeEach, expect, it } from 'vitest';
import type { BaseAction } from '../../kernel/game.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import type { KeptGame } from '../../server/store/store.ts';
import { changeOf, PRIVATE } from '../../server/store/test-kit.ts';
import { LANGS } from '../../text/format.ts';
import { asked, bivouac, temporaryPath, TOY } from '../test-kit.ts';

const END = { by: 'red', type: 'end' };
const JUMP = { by: 'blue', type: 'step', unit: 'B1', to: '0101' };

let folder: string;

/** Keeps a game with these actions, after which it is that side's decision by what lists say. */
async function keep(id: string, toAct: string, actions: readonly BaseAction[], game = TOY.id): Promise<void> {
  const store = await openSqlite(join(folder, 'bivouac.sqlite'));
  const seats = [{ side: 'red', ticket: `hash of ${id}` }];
  const about = {
    rules: TOY.rules,
    scenario: TOY.scenarios[0]?.id ?? '',
    options: {},
    dice: { secret: 'aa', promise: 'bb' },
  };
  await store.create({ id, game, created: '2026-11-29T20:00:00Z', ...about, ...PRIVATE, seats });
  const change = changeOf(0, actions);
  await store.change(id, 0, { ...change, standing: { ...change.standing, toAct } });
  await store.close();
}

async function kept(id: string): Promise<KeptGame | undefined> {
  const store = await openSqlite(join(folder, 'bivouac.sqlite'));
  const game = await store.game(id);
  await store.close();
  return game;
}

beforeEach(() => {
  folder = join(dirname(temporaryPath('x')), 'data');
  mkdirSync(folder);
});

it('says of every game whether it goes on by these rules, and where it stops', async () => {
  await keep('a', 'blue', [END]);
  await keep('b', 'blue', [END, JUMP]);
  await keep('c', 'blue', [], 'chess');
  const { status, json } = await asked('repair', '--data', folder);
  expect([status, json]).toEqual([
    1,
    {
      ok: false,
      games: [
        { id: 'a', game: 'toy', actions: 1, how: 'goes-on' },
        {
          id: 'b',
          game: 'toy',
          actions: 2,
          how: 'stops',
          at: 1,
          refusal: expect.objectContaining({ rule: '1.1' }) as object,
        },
        { id: 'c', game: 'chess', actions: 0, how: 'no-game' },
      ],
    },
  ]);
  for (const lang of LANGS) {
    const { out, err } = await bivouac('repair', '--data', folder, '--lang', lang);
    expect([out.trim().split('\n').length, err]).toEqual([3, '']);
    expect(out).toMatch(/\bb\b.*toy.* 2: .+\n.*\bc\b.*chess.*\n3 .*; 2 /);
  }
});

it('names a game that is damaged, and goes on with the others', async () => {
  await keep('a', 'blue', [END]);
  await keep('b', 'blue', [END]);
  const db = new Database(join(folder, 'bivouac.sqlite'));
  db.exec(`update actions set action = '{"by":' where game = 'a'`);
  db.close();
  const { status, json } = await asked('repair', '--data', folder);
  expect([status, json]).toMatchObject([
    1,
    {
      ok: false,
      games: [
        { id: 'a', how: 'damaged' },
        { id: 'b', how: 'goes-on' },
      ],
    },
  ]);
  expect((await bivouac('repair', '--data', folder)).out).toMatch(/^Game a .*damaged.*\n2 games/);
});

it('changes what lists say of a game where it stands elsewhere, and only when it is told to', async () => {
  await keep('a', 'red', [END]);
  const before = await kept('a');
  const said = await bivouac('repair', '--data', folder);
  expect(said).toMatchObject({
    status: 0,
    out: expect.stringMatching(/^Game a .*--write mends that\.\n1 game /) as string,
  });
  expect(await kept('a')).toEqual(before);
  expect((await bivouac('repair', '--data', folder, '--write')).out).toContain('that is mended');
  expect(await kept('a')).toEqual({ ...before, standing: { ...before?.standing, toAct: 'blue' } });
  expect((await asked('repair', '--data', folder)).json).toEqual({
    ok: true,
    games: [{ id: 'a', game: 'toy', actions: 1, how: 'goes-on' }],
  });
});
