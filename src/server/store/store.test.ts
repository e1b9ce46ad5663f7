import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqlite } from './sqlite.ts';
import type { Change, Standing, Store } from './store.ts';

const game = {
  id: 'g1',
  game: 'toy',
  rules: '1.0.0',
  scenario: 'plain',
  options: { fog: 'on' },
  created: '2026-11-29T20:00:00Z',
  dice: { secret: 'aa', promise: 'bb' },
  pace: null,
  free: null,
  isPublic: false,
  seats: [
    { side: 'blue', ticket: 'hash of blue' },
    { side: 'red', ticket: 'hash of red' },
  ],
};
const action = (n: number) => ({ by: 'red', type: 'step', n });
const standing: Standing = {
  toAct: 'blue',
  turn: 1,
  moved: '2026-11-29T20:05:00Z',
  dice: { shown: 2, takenBack: [1] },
  takenBack: 1,
  offer: { by: 'red', what: 'draw', at: 0 },
};
/** The actions from a number on are these. */
const change = (at: number, ...actions: Change['actions']): Change => ({ at, actions, standing });

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
    expect(await store.game('g1')).toEqual({ ...game, actions: [], standing: null, version: 0 });
    expect(await store.change('g1', 0, change(0, action(1), action(2)))).toBe(true);
    await store.close();
    store = await open();
    expect(await store.game('g1')).toEqual({ ...game, actions: [action(1), action(2)], standing, version: 1 });
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

  it('puts actions behind those it has, or in their place, for whoever knows the newest version', async () => {
    await store.create(game);
    await store.change('g1', 0, change(0, action(1), action(2), action(3)));
    expect(await store.change('g1', 0, change(3, action(9)))).toBe(false);
    expect(await store.change('g1', 1, change(1))).toBe(true);
    expect(await store.change('g1', 1, change(1, action(9)))).toBe(false);
    expect(await store.change('g1', 2, change(1, action(4)))).toBe(true);
    expect(await store.change('g1', 3, change(2))).toBe(true);
    expect(await store.game('g1')).toMatchObject({ actions: [action(1), action(4)], version: 4 });
  });

  it('says where the games of tickets stand, without what is secret of them', async () => {
    const seats = game.seats.map((seat) => ({ ...seat, ticket: `other ${seat.ticket}` }));
    const pace = { bank: 5, gain: 1, per: 'turn', most: 9, answer: 2 } as const;
    await store.create(game);
    await store.create({ ...game, id: 'g2', seats, pace });
    await store.change('g1', 0, change(0, action(1)));
    const found = await store.seats(['hash of red', 'other hash of blue', 'hash of nobody']);
    const { dice: _, ...brief } = game;
    expect(found).toHaveLength(2);
    expect(found).toContainEqual({
      side: 'red',
      ticket: 'hash of red',
      game: { ...brief, standing, version: 1 },
    });
    expect(found.find(({ side }) => side === 'blue')?.game).toEqual({
      ...brief,
      id: 'g2',
      seats,
      pace,
      standing: null,
      version: 0,
    });
    expect(await store.seats([])).toEqual([]);
  });

  it('lists the games with a seat that anybody may take, and gives a ticket for it until somebody has', async () => {
    await store.create(game);
    const seats = game.seats.map((seat) => ({ ...seat, ticket: `g2 ${seat.ticket}` }));
    await store.create({ ...game, id: 'g2', free: 'red', seats });
    expect((await store.listed('free', 10)).map(({ id }) => id)).toEqual(['g2']);
    expect(await store.ticket('g1', 'stranger')).toBe(false);
    expect(await store.ticket('g2', 'stranger')).toBe(true);
    expect(await store.seat('g2 hash of red')).toBeUndefined();
    expect(await store.seat('stranger')).toEqual({ game: 'g2', side: 'red' });
    await store.take('g2', 'red', { name: 'Ben', word: 'x' });
    expect(await store.ticket('g2', 'late')).toBe(false);
    expect(await store.seat('g2 hash of blue')).toEqual({ game: 'g2', side: 'blue' });
    expect(await store.listed('free', 10)).toEqual([]);
  });

  it('lists the games that anybody may look at, once they have begun, the newest first', async () => {
    const seats = (id: string) => game.seats.map((seat) => ({ ...seat, ticket: `${id} ${seat.ticket}` }));
    for (const [id, day] of [
      ['a', 1],
      ['b', 2],
      ['c', 3],
    ] as const)
      await store.create({ ...game, id, isPublic: true, created: `2026-11-0${day}T20:00:00Z`, seats: seats(id) });
    await store.create(game);
    for (const id of ['a', 'b', 'g1']) await store.change(id, 0, change(0));
    expect((await store.listed('public', 10)).map(({ id }) => id)).toEqual(['b', 'a']);
    expect((await store.listed('public', 1)).map(({ id }) => id)).toEqual(['b']);
  });

  it('keeps what players say, in its order', async () => {
    await store.create(game);
    await store.create({ ...game, id: 'g2', seats: [{ side: 'red', ticket: 'another' }] });
    const said = ['Good day.', 'And to you.'].map((text, i) => ({
      by: i === 0 ? 'red' : 'blue',
      text,
      at: game.created,
    }));
    for (const one of said) await store.say('g1', one);
    expect(await store.said('g1')).toEqual(said);
    expect(await store.said('g2')).toEqual([]);
  });

  it('knows when servers ran', async () => {
    const at = (minute: number): string => `2026-11-29T20:${minute}:00.000Z`;
    await store.ran('one', { begun: at(10), seen: at(11) });
    await store.ran('one', { begun: at(10), seen: at(15) });
    await store.ran('other', { begun: at(20), seen: at(25) });
    expect(await store.runs(at(12))).toEqual([
      { begun: at(10), seen: at(15) },
      { begun: at(20), seen: at(25) },
    ]);
    expect(await store.runs(at(16))).toEqual([{ begun: at(20), seen: at(25) }]);
  });

  it('takes what comes at once one after the other', async () => {
    await store.create(game);
    const tries = Array.from({ length: 20 }, (_, n) => store.change('g1', 0, change(0, action(n))));
    expect((await Promise.all(tries)).filter((done) => done)).toHaveLength(1);
    expect((await store.game('g1'))?.actions).toHaveLength(1);
  });

  it('serves two processes with one file', async () => {
    await store.create(game);
    const other = await open();
    expect(await other.change('g1', 0, change(0, action(1)))).toBe(true);
    expect(await store.change('g1', 0, change(0, action(2)))).toBe(false);
    expect((await store.game('g1'))?.actions).toEqual([action(1)]);
    await other.close();
  });
});
