import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { toy } from '../../wargame/toy.test-kit.ts';
import type { NewGame } from '../../seat/sitting.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { openSqlite } from '../store/sqlite.ts';
import { LiveGames } from './live-games.ts';

const TOY = toy as unknown as Wargame;
const library = new Map([[TOY.id, { about: TOY, load: async () => TOY }]]);
const start = { game: TOY.id, scenario: TOY.scenarios[0]?.id ?? '', options: {} };

let folder: string;
let games: LiveGames;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bivouac-live-'));
  games = new LiveGames(await openSqlite(join(folder, 'games.sqlite')), library, 10);
});
afterEach(async () => {
  await games.close();
  rmSync(folder, { recursive: true });
});

it('a game is open while somebody is there, the same for all who come', async () => {
  const { tickets } = await games.create(TOY, start);
  const found = await Promise.all(Object.values(tickets).map((ticket) => games.byTicket(ticket)));
  const [one, other] = found.map((each) => each?.live);
  expect(one).toBe(other);
  expect(new Set(found.map((each) => each?.side))).toEqual(new Set(TOY.sides));
  const [leave, leaveToo] = [one?.enter(), other?.enter()];
  leave?.();
  await new Promise((resolve) => setTimeout(resolve, 40));
  expect([games.size, one?.isClosed]).toEqual([1, false]);
  leaveToo?.();
  await expect.poll(() => games.size).toBe(0);
  expect(one?.isClosed).toBe(true);
  expect((await games.byTicket(Object.values(tickets)[0] ?? ''))?.live).not.toBe(one);
});

it('nobody finds a game by another ticket', async () => {
  await games.create(TOY, start);
  expect(await games.byTicket('another')).toBeUndefined();
});

it('tickets, ids and promises are of no use to guess others', async () => {
  const begun = await Promise.all(Array.from({ length: 5 }, () => games.create(TOY, start)));
  const all = begun.flatMap(({ id, promise, tickets }) => [id, promise, ...Object.values(tickets)]);
  expect(new Set(all).size).toBe(20);
  expect(Object.values(begun[0]?.tickets ?? {}).every((ticket) => Buffer.from(ticket, 'base64url').length === 32)).toBe(
    true,
  );
});

it('a game that another process has changed before it has begun is closed, also for who is just coming', async () => {
  const store = await openSqlite(join(folder, 'shared.sqlite'));
  let hear: (game: string | undefined) => void = () => undefined;
  store.heard = (listener) => {
    hear = listener;
    return () => undefined;
  };
  const shared = new LiveGames(store, library);
  const [one, other] = [await shared.create(TOY, start), await shared.create(TOY, start)];
  const closed: string[] = [];
  const come = async ({ id, tickets }: NewGame): Promise<void> =>
    void (await shared.byTicket(Object.values(tickets)[0] ?? ''))?.live.onClose(() => closed.push(id));
  const { game } = store;
  store.game = async (id) => {
    const kept = await game.call(store, id);
    if (id === other.id) hear(id);
    return kept;
  };
  await come(one);
  await come(other);
  await expect.poll(() => closed).toEqual([other.id]);
  store.game = game;
  await come(other);
  hear(undefined);
  await expect.poll(() => closed.toSorted()).toEqual([one.id, other.id, other.id].toSorted());
  await shared.close();
});
