import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GAMES } from '../../games/all.ts';
import { rollsIn, verify, type GameRecord } from '../../kernel/match.ts';
import { pick, seeded } from '../../kernel/random.ts';
import type { Order, Seat } from '../../seat/seat.ts';
import { Session } from '../../seat/session.ts';
import { toy } from '../../wargame/toy.test-kit.ts';
import type { NewGame } from '../../seat/sitting.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { LiveGame } from './live-game.ts';
import { LiveGames } from './live-games.ts';

const TOY = toy as unknown as Wargame;
const library = new Map([[TOY.id, { about: TOY, load: async () => TOY }]]);
const start = { game: TOY.id, scenario: TOY.scenarios[0]?.id ?? '', options: {} };

let folder: string;
let games: LiveGames;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bivouac-live-'));
  games = new LiveGames(await openSqlite(join(folder, 'games.sqlite')), library, { idle: 10 });
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

it('a game knows who has sat down elsewhere before it has begun, also for who is just coming', async () => {
  const store = await openSqlite(join(folder, 'shared.sqlite'));
  let hear: (game: string | undefined) => void = () => undefined;
  store.heard = (listener) => {
    hear = listener;
    return () => undefined;
  };
  const shared = new LiveGames(store, library);
  const [one, other] = [await shared.create(TOY, start), await shared.create(TOY, start)];
  const side = TOY.sides[0] ?? '';
  const sitElsewhere = ({ id }: NewGame): Promise<boolean> => store.take(id, side, { name: 'Ann', word: 'x' });
  const come = async ({ tickets }: NewGame): Promise<LiveGame> =>
    (await shared.byTicket(Object.values(tickets)[0] ?? ''))?.live as LiveGame;
  const { game } = store;
  store.game = async (id) => {
    const kept = await game.call(store, id);
    store.game = game;
    // What has been read is not so any more.
    await sitElsewhere(other);
    hear(id);
    return kept;
  };
  const live = [await come(other), await come(one)];
  const names = (): (string | undefined)[] => live.map(({ seats }) => seats.find((seat) => seat.side === side)?.name);
  await expect.poll(names).toEqual(['Ann', undefined]);
  await sitElsewhere(one);
  hear(undefined);
  await expect.poll(names).toEqual(['Ann', 'Ann']);
  expect(live.map(({ isClosed }) => isClosed)).toEqual([false, false]);
  await shared.close();
});

it('a game in which nothing happens is laid aside, and goes on as it was', async () => {
  const store = await openSqlite(join(folder, 'resting.sqlite'));
  const resting = new LiveGames(
    store,
    new Map(GAMES.map((game) => [game.id, { about: game, load: async () => game }])),
    { rest: 1 },
  );
  const layAside = vi.spyOn(Session.prototype, 'layAside');
  const random = seeded(4);
  const game = GAMES[0] as Wargame;
  const { tickets } = await resting.create(game, { game: game.id, scenario: game.scenarios[0]?.id ?? '', options: {} });
  const found = await Promise.all(Object.values(tickets).map((ticket) => resting.byTicket(ticket)));
  const live = found[0]?.live as LiveGame;
  for (const side of game.sides) await live.take(side, { name: side, word: side });
  const seats = game.sides.map((side) => live.seat(side));
  for (let i = 0; i < 60; i++) {
    const seat = seats.find(({ side, toAct }) => side === toAct) as Seat;
    expect(await seat.perform([pick([...seat.legal()], random) as Order])).toMatchObject({ ok: true });
    if (i % 10 > 0) continue;
    const before = layAside.mock.calls.length;
    await expect.poll(() => layAside.mock.calls.length).toBeGreaterThan(before);
  }
  expect(verify(game, live.record() as GameRecord)).toMatchObject({ ok: true });
  expect(seats[0]?.proof?.rolls.length).toBe(rollsIn(live.record()?.actions ?? []));
  await resting.close();
});

it('a list of one’s games says how one ended that did so by its rules', async () => {
  const { tickets } = await games.create(TOY, start);
  const [ticket = ''] = Object.values(tickets);
  const live = (await games.byTicket(ticket))?.live as LiveGame;
  for (const side of TOY.sides) await live.take(side, { name: side, word: side });
  const standing = async () => (await games.inBrief([ticket]))[0]?.standing;
  expect(await standing()).not.toHaveProperty('ending');
  for (let by = live.toAct ?? ''; by !== 'over'; by = live.toAct ?? '')
    expect(await live.seat(by).perform([{ by, type: 'end' } as Order])).toEqual({ ok: true, value: 1 });
  const result = TOY.outcome(live.seat('red').state);
  expect(await standing()).toMatchObject({ toAct: 'over', ending: { by: 'rules', ...result } });
  expect(live.record()?.result).toMatchObject({ by: 'rules', ...result });
});
