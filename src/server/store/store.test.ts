import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

const game = {
  id: 'g1',
  game: 'toy',
  rules: '1.0.0',
  scenario: 'plain',
  options: { fog: 'on' },
  created: '2026-11-29T20:00:00Z',
  dice: { secret: 'aa', promise: 'bb' },
  seats: [
    { side: 'blue', ticket: 'hash of blue' },
    { side: 'red', ticket: 'hash of red' },
  ],
};
const action = (n: number) => ({ by: 'red', type: 'step', n });

let folder: string;
let store: Store;
const open = (): Promise<Store> => openSqlite(join(folder, 'games.sqlite'));

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bivouac-store-'));
  store = await open();
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

describe('a store', () => {
  it('keeps a game, also for the next process', async () => {
    await store.create(game);
    expect(await store.replace('g1', 0, 0, [action(1), action(2)])).toBe(true);
    await store.close();
    store = await open();
    expect(await store.game('g1')).toEqual({ ...game, actions: [action(1), action(2)] });
    expect(await store.game('g2')).toBeUndefined();
  });

  it('keeps no second game by the same name, and none with a ticket given away already', async () => {
    await store.create(game);
    await expect(store.create(game)).rejects.toThrow('UNIQUE');
    await expect(store.create({ ...game, id: 'g2' })).rejects.toThrow('UNIQUE');
    expect(await store.game('g2')).toBeUndefined();
  });

  it('finds a seat by its ticket, and gives it to one taker alone', async () => {
    await store.create(game);
    expect(await store.seat('hash of red')).toEqual({ game: 'g1', side: 'red' });
    expect(await store.seat('hash of green')).toBeUndefined();
    const takers = ['Ann', 'Ben'].map((name) => store.take('g1', 'red', { name, word: `${name}'s word` }));
    expect((await Promise.all(takers)).filter((taken) => taken)).toHaveLength(1);
    expect(await store.take('g1', 'green', { name: 'Cid', word: 'x' })).toBe(false);
    expect((await store.game('g1'))?.seats).toEqual([
      game.seats[0],
      { ...game.seats[1], name: 'Ann', word: "Ann's word" },
    ]);
  });

  it('puts actions behind those it has, or in their place, for whoever knows how many there are', async () => {
    await store.create(game);
    await store.replace('g1', 0, 0, [action(1), action(2), action(3)]);
    expect(await store.replace('g1', 2, 2, [action(9)])).toBe(false);
    expect(await store.replace('g1', 3, 1, [])).toBe(true);
    expect(await store.replace('g1', 3, 3, [action(9)])).toBe(false);
    expect(await store.replace('g1', 1, 1, [action(4)])).toBe(true);
    expect((await store.game('g1'))?.actions).toEqual([action(1), action(4)]);
  });

  it('takes what comes at once one after the other', async () => {
    await store.create(game);
    const tries = Array.from({ length: 20 }, (_, n) => store.replace('g1', 0, 0, [action(n)]));
    expect((await Promise.all(tries)).filter((done) => done)).toHaveLength(1);
    expect((await store.game('g1'))?.actions).toHaveLength(1);
  });

  it('serves two processes with one file', async () => {
    await store.create(game);
    const other = await open();
    expect(await other.replace('g1', 0, 0, [action(1)])).toBe(true);
    expect(await store.replace('g1', 0, 0, [action(2)])).toBe(false);
    expect((await store.game('g1'))?.actions).toEqual([action(1)]);
    await other.close();
  });
});
