import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GameRecord } from '../../kernel/match.ts';
import earlierPage from './earlier-page.json?raw';
import { GameStore } from './game-store.ts';
import { actionsUpTo, endDatabase, entry, freshDatabase, MemoryStore, recordOf, writes } from './test-kit.ts';

/** What the page wrote before it had a database: a game of 405 actions, remarks, and the rest of a snapshot. */
const earlier = JSON.parse(earlierPage) as Record<string, string>;
const ID = '1kx9z3a0b7f2c';
const file = join(import.meta.dirname, '../../../corpus/records/1.4.0/reichswald-veritable-1.bivouac.json');
const { actions } = JSON.parse(readFileSync(file, 'utf8')) as GameRecord;
const key = (name: string, id = ID): string => `bivouac/game/${id}/${name}`;

let local: MemoryStore;
beforeEach(() => {
  freshDatabase();
  local = new MemoryStore(Object.entries(earlier));
});
afterEach(endDatabase);

const opened = (): GameStore => new GameStore(local);

async function load(store: GameStore, id = ID): Promise<GameRecord> {
  const read = await store.read(id);
  if (!read?.ok) throw new Error(`The game ${id} cannot be read.`);
  return read.record;
}

/** The same game as the first version wrote it: pieces by number, the last one short, none named in the head. */
function oldest(count: number): void {
  local = new MemoryStore();
  const { actions: all, ...record } = recordOf(actionsUpTo(count));
  for (let n = 0; n * 200 < count; n++)
    local.entries.set(key(String(n), 'a'), JSON.stringify(all.slice(n * 200, n * 200 + 200)));
  local.entries.set(key('head', 'a'), JSON.stringify({ ...entry('a', 1), record, count }));
}

describe('games of the page without a database', () => {
  it('are taken over with their remarks, and leave nothing behind', async () => {
    local.entries.set('bivouac/theme', 'dark');
    const store = opened();
    const { games, damaged } = await store.list();
    const about = { id: ID, turn: 9, phase: 'allied-movement', saved: 1763800000000, result: null };
    expect([games, damaged]).toEqual([[{ ...about, game: 'reichswald', scenario: 'veritable' }], []]);
    expect([...local.entries]).toEqual([['bivouac/theme', 'dark']]);
    const record = await load(opened());
    expect(record.actions).toEqual(actions.slice(0, 405));
    expect(record).toMatchObject({ format: 'bivouac-record', rules: '1.0.0', scenario: 'veritable', hash: null });
    await store.read(ID);
    expect([store.noted(ID, 'seen'), store.noted(ID, 'guide')]).toEqual(['283', null]);
  });

  it('are played on', async () => {
    const found = await opened().open(ID);
    if (!found?.ok) throw new Error('The game cannot be opened.');
    const longer = { ...found.record, actions: actions.slice(0, 410) };
    expect(await found.writer.save({ entry: entry(ID, 5), record: longer })).toBe('saved');
    expect((await load(opened())).actions).toEqual(actions.slice(0, 410));
  });

  it('may be of the first version', async () => {
    oldest(450);
    expect(await load(opened(), 'a')).toEqual(recordOf(actionsUpTo(450)));
  });

  it('may be of the first version with a last piece that was written without its head', async () => {
    oldest(399);
    local.entries.set(key('1', 'a'), JSON.stringify(actionsUpTo(399).slice(200, 398)));
    expect((await load(opened(), 'a')).actions).toHaveLength(398);
  });

  it('are complete wherever it was interrupted', async () => {
    const entries = new Map(local.entries);
    for (let row = 0; row < 6; row++) {
      freshDatabase();
      local = new MemoryStore(entries);
      writes.most = row;
      await opened().list();
      if (row < 6) expect(local.entries).toEqual(entries);
      writes.most = Infinity;
      expect((await load(opened())).actions).toHaveLength(405);
    }
    for (let removed = 0; removed < entries.size; removed++) {
      freshDatabase();
      local = new MemoryStore(entries);
      local.writes = removed;
      await opened().list();
      expect(local.entries.size).toBe(entries.size - removed);
      local.writes = Infinity;
      const store = opened();
      expect((await load(store)).actions).toHaveLength(405);
      expect(await store.list()).toMatchObject({ games: { length: 1 }, damaged: [] });
      expect([...local.entries.keys()].filter((key) => !key.includes('revision'))).toEqual([]);
    }
  });

  it('are there while there is no room for them, and stay where they are', async () => {
    const entries = new Map(local.entries);
    writes.most = 2;
    const store = opened();
    expect((await store.list()).games).toMatchObject([{ id: ID }]);
    expect((await load(store)).actions).toHaveLength(405);
    expect(store.hasUnsaved).toBe(true);
    expect(local.entries).toEqual(entries);
    writes.most = Infinity;
    await store.settle();
    expect((await load(opened())).actions).toHaveLength(405);
    expect((await opened().list()).games).toHaveLength(1);
  });

  it('are there in a browser without a database', async () => {
    const real = indexedDB;
    globalThis.indexedDB = undefined as never;
    const store = opened();
    expect((await store.list()).games).toMatchObject([{ id: ID }]);
    expect((await load(store)).actions).toHaveLength(405);
    await store.remove(ID);
    expect([(await store.list()).games, [...local.entries.keys()].filter((key) => key.includes('game'))]).toEqual([
      [],
      [],
    ]);
    globalThis.indexedDB = real;
  });

  it('are taken over once by two tabs at once', async () => {
    const [one, other] = [opened(), opened()];
    const lists = await Promise.all([one.list(), other.list()]);
    for (const { games, damaged } of lists) expect([games.map(({ id }) => id), damaged]).toEqual([[ID], []]);
    expect((await load(other)).actions).toHaveLength(405);
  });

  it('are not brought back when they have been deleted meanwhile', async () => {
    const store = opened();
    await store.remove(ID);
    local = new MemoryStore(Object.entries(earlier));
    expect(await opened().list()).toEqual({ games: [], damaged: [] });
  });

  it('that a tab with that page has played on are saved beside those taken over', async () => {
    await opened().list();
    local = new MemoryStore(Object.entries(earlier));
    const head = JSON.parse(local.getItem(key('head')) ?? '') as { count: number; tail: object[] };
    head.tail.push({ by: 'allied', type: 'other' });
    head.count++;
    local.entries.set(key('head'), JSON.stringify(head));
    const store = opened();
    expect((await store.list()).games).toHaveLength(2);
    expect((await load(store)).actions).toHaveLength(405);
    expect((await load(store, `${ID}x`)).actions).toHaveLength(406);
  });
});

describe('broken games of that page', () => {
  const changed = (from: string | RegExp, to: string) => (): void => {
    local.entries.set(key('head'), (local.getItem(key('head')) ?? '').replace(from, to));
  };

  it.each<[string, () => unknown, object]>([
    ['a head that is cut off', () => local.entries.set(key('head'), '{"id":"a"'), { code: 'head' }],
    ['a head that is none', () => local.entries.set(key('head'), '[]'), { code: 'head' }],
    ['no head', () => local.entries.delete(key('head')), { code: 'head' }],
    ['a date out of range', changed(/"saved":\d+/, '"saved":1e300'), { code: 'head' }],
    ['a piece that is none', () => local.entries.set(key('1'), 'x'), { code: 'piece', piece: 2 }],
    ['no piece', () => local.entries.delete(key('0')), { code: 'piece', piece: 1 }],
    ['a later version', changed('"version":1', '"version":2'), { code: 'version' }],
  ])('are taken over as they are, and hide nothing but themselves: %s', async (_, harm, corruption) => {
    const other = recordOf(actionsUpTo(3));
    const { actions: tail, ...record } = other;
    local.entries.set(key('head', 'b'), JSON.stringify({ ...entry('b', 2), record, count: 3, pieces: [], tail }));
    harm();
    const entries = [...local.entries].filter(([key]) => key.startsWith(`bivouac/game/${ID}/`));
    expect(await opened().list()).toEqual({ games: [entry('b', 2)], damaged: [{ id: ID, corruption }] });
    expect(local.entries.size).toBe(0);
    const store = opened();
    expect(await store.open(ID)).toEqual({ ok: false, corruption });
    const stripped = entries.map(([key, text]) => [key.slice('bivouac/game/'.length), text]);
    expect(await store.raw(ID)).toEqual(Object.fromEntries(stripped));
    expect(await load(store, 'b')).toEqual(other);
  });
});
