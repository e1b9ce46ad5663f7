import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GAMES } from '../../games/all.ts';
import { verify, type GameRecord } from '../../kernel/match.ts';
import { pick, seeded } from '../../kernel/random.ts';
import { ONLOOKER, type Game } from '../../kernel/game.ts';
import type { Seat } from '../../seat/seat.ts';
import { CLOSED, type NewGame } from '../../seat/sitting.ts';
import { buildApp } from '../app.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { LiveGame } from './live-game.ts';
import { Uptime } from '../clocks/uptime.ts';
import { beginAt, comeTo, until, watchAt, type Sitter } from './test-kit.ts';

let folder: string;
let store: Store;
let app: FastifyInstance;

/** Starts the server, on the same store as before. */
async function start(): Promise<void> {
  store = await openSqlite(join(folder, 'games.sqlite'));
  app = await buildApp(folder, { store });
  await app.listen({ host: '127.0.0.1', port: 0 });
}
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bivouac-play-'));
  await start();
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const url = (): string => `127.0.0.1:${(app.server.address() as AddressInfo).port}`;

const create = (game?: string, scenario?: string): Promise<NewGame> => beginAt(url(), game, scenario);
const come = (ticket: string, name?: string): Sitter => comeTo(url(), ticket, name);
const tickets = ({ tickets: { allied = '', german = '' } }: NewGame): [string, string] => [allied, german];
const seatsOf = async (game: NewGame): Promise<[Seat, Seat]> => {
  const [one, other] = tickets(game);
  const sitters = [come(one), come(other, 'Ben')];
  return (await Promise.all(sitters.map(({ seat }) => seat))) as [Seat, Seat];
};

/** Plays at random until the game has so many actions more. */
async function play(seats: readonly Seat[], more: number, random: () => number): Promise<void> {
  const wanted = (seats[0] as Seat).actions.length + more;
  for (;;) {
    const length = Math.max(...seats.map(({ actions }) => actions.length));
    await until(() => seats.every(({ actions }) => actions.length === length));
    const seat = seats.find(({ side, toAct }) => side === toAct);
    if (!seat || length >= wanted) return;
    expect(await seat.perform([pick(seat.legal(), random)])).toMatchObject({ ok: true });
  }
}

describe('a game between two machines', () => {
  it('begins when both have sat down, and shows a move to the other one', async () => {
    const game = await create();
    const [one, other] = tickets(game);
    const first = come(one);
    await until(() => first.said.length > 0);
    const about = { game: 'reichswald', scenario: 'veritable', side: 'allied', pace: 'none' };
    const waiting = { type: 'waiting', id: game.id, promise: game.promise, ...about };
    expect(first.said.at(-1)).toEqual({ ...waiting, seats: { allied: 'Ann', german: null } });
    const [allied, german] = (await Promise.all([first.seat, come(other, 'Ben').seat])) as [Seat, Seat];
    expect([allied.side, german.side, allied.id]).toEqual(['allied', 'german', game.id]);
    const order = { type: 'move', unit: 'C-5/2' };
    expect(await german.perform([order])).toMatchObject({ ok: false, error: { code: 'not-your-turn' } });
    expect(await allied.perform([order])).toEqual({ ok: true, value: 1 });
    await until(() => german.actions.length === allied.actions.length);
    expect(german.prompt.code).toBe('moving');
    expect(await allied.undo()).toEqual({ ok: true, value: 1 });
    await until(() => german.actions.length === allied.actions.length);
    expect(german.prompt.code).toBe('movement');
  });

  it('goes on after the server has stopped, with the same dice, and its record proves them', async () => {
    const game = await create('holland-44', 'short');
    const random = seeded(5);
    for (const more of [80, 80]) {
      const seats = await seatsOf(game);
      await play(seats, more, random);
      const before = seats.map(({ actions }) => actions.length);
      await app.close();
      await start();
      const again = await seatsOf(game);
      expect(again.map(({ actions }) => actions.length)).toEqual(before);
    }
    const kept = await store.game(game.id);
    const chances = kept?.actions.filter(({ by }) => by === 'chance').length ?? 0;
    expect(chances).toBeGreaterThan(3);
    const record = await recordOf(game);
    expect(record.proofs).toMatchObject([{ promise: game.promise, shown: chances, words: { allied: 'word of Ann' } }]);
    const rules = GAMES.find(({ id }) => id === record.game) as unknown as Game;
    expect(verify(rules, record)).toMatchObject({ ok: true });
  });

  it('answers nothing and shows nothing that it could not store', async () => {
    const game = await create();
    const [one, other] = tickets(game);
    const [ann, ben] = [come(one), come(other, 'Ben')];
    const [allied, german] = (await Promise.all([ann.seat, ben.seat])) as [Seat, Seat];
    const before = german.actions.length;
    const { change } = store;
    store.change = async () => Promise.reject(new Error('The disk is full.'));
    const order = { type: 'move', unit: 'C-5/2' };
    expect(await allied.perform([order])).toMatchObject({ ok: false, error: { code: 'not-stored' } });
    expect(await Promise.all([ann.closed, ben.closed])).toEqual([CLOSED.reopen, CLOSED.reopen]);
    expect([german.actions.length, (await store.game(game.id))?.actions.length]).toEqual([before, before]);
    store.change = change;
    const [again] = await seatsOf(game);
    expect(again.actions.length).toBe(before);
    expect(await again.perform([order])).toMatchObject({ ok: true });
  });

  it('closes a game whose rules fail, and goes on with what is stored', async () => {
    const [ticket, ...others] = tickets(await create());
    const sitters = [come(ticket), come(others[0] ?? '', 'Ben')];
    const [allied] = (await Promise.all(sitters.map(({ seat }) => seat))) as Seat[];
    const rules = GAMES.find(({ id }) => id === 'reichswald') as unknown as { play: unknown };
    const { play: sound } = rules;
    rules.play = () => {
      throw new Error('A rule fails.');
    };
    const order = { type: 'move', unit: 'C-5/2' };
    expect(await allied?.perform([order])).toMatchObject({ ok: false, error: { code: 'not-stored' } });
    rules.play = sound;
    expect(await Promise.all(sitters.map(({ closed }) => closed))).toEqual([CLOSED.reopen, CLOSED.reopen]);
    expect(await (await come(ticket).seat)?.perform([order])).toMatchObject({ ok: true });
  });

  it('plays what is asked twice at once for one position only once', async () => {
    const [allied] = await seatsOf(await create());
    const at = allied.actions.length;
    const order = { type: 'move', unit: 'C-5/2' };
    const asked = Array.from({ length: 5 }, () => allied.perform([order], at));
    const late = { ok: false, error: { rule: 'contract', code: 'late' } };
    expect(await Promise.all(asked)).toEqual([{ ok: true, value: 1 }, late, late, late, late]);
    expect(allied.actions.length).toBe(at + 1);
  });

  it('keeps what a side may not know from the other', async () => {
    const game = await beginAt(url(), 'reichswald', 'veritable', { options: { 'blind-declaration': 'on' } });
    const seats = await seatsOf(game);
    await play(seats, 30, seeded(2));
    for (const seat of seats) {
      expect(await seat.record()).toBeUndefined();
      expect(seat.log.every(({ event }) => !event.to || event.to.includes(seat.side as string))).toBe(true);
    }
  });
});

/** The record as the server has it. */
async function recordOf(game: NewGame): Promise<GameRecord> {
  const kept = await store.game(game.id);
  const rules = GAMES.find(({ id }) => id === kept?.game);
  if (!kept || !rules) throw new Error('The game is not there.');
  const uptime = new Uptime(store);
  const live = await LiveGame.open(rules, { store, uptime }, kept);
  await uptime.close();
  return live.record() as GameRecord;
}

describe('what is not understood', () => {
  it.each([
    ['no JSON', 'sit', 'malformed'],
    ['no ticket', '{"type":"sit","name":"Ann","word":"x"}', 'malformed'],
    ['a long name', JSON.stringify({ type: 'sit', ticket: 'x', name: 'x'.repeat(61), word: 'x' }), 'malformed'],
    ['a ticket of nobody', JSON.stringify({ type: 'sit', ticket: 'x', name: 'Ann', word: 'x' }), 'no-such-seat'],
  ])('%s is refused, and the socket closed', async (_, text, code) => {
    const socket = new WebSocket(`ws://${url()}/api/seat`);
    const said: unknown[] = [];
    socket.addEventListener('message', ({ data }) => said.push(JSON.parse(data as string)));
    socket.addEventListener('open', () => socket.send(text));
    expect(await new Promise((resolve) => socket.addEventListener('close', (event) => resolve(event.code)))).toBe(
      CLOSED.refused,
    );
    expect(said).toEqual([{ type: 'refused', code }]);
  });

  it('a socket that says nothing is closed, and a seat hears signs of life', async () => {
    await app.close();
    store = await openSqlite(join(folder, 'games.sqlite'));
    app = await buildApp(folder, { store, beat: 400 });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const silent = new WebSocket(`ws://${url()}/api/seat`);
    const closed = new Promise((resolve) => silent.addEventListener('close', ({ code }) => resolve(code)));
    const sitter = come(tickets(await create())[0]);
    let beats = 0;
    sitter.socket.addEventListener('message', ({ data }) => (beats += String(data).includes('"beat"') ? 1 : 0));
    expect(await closed).toBe(CLOSED.refused);
    await until(() => beats > 1);
    expect(sitter.socket.readyState).toBe(WebSocket.OPEN);
    sitter.socket.close();
  });

  it('a message that is too large closes the socket', async () => {
    const sitter = come('x'.repeat(70_000));
    expect(await sitter.closed).toBe(1009);
  });

  it.each([
    [{ game: 'chess', scenario: 'x', options: {} }, 'unknown-game', 'game'],
    [{ game: 'reichswald', scenario: 'x', options: {} }, 'unknown-scenario', 'scenario'],
    [{ game: 'reichswald', scenario: 'veritable', options: { fog: 'on' } }, 'unknown-option', 'options.fog'],
    [{ game: 'reichswald', scenario: 'veritable' }, 'missing-field', 'options'],
  ])('a game begun with %o is refused with its place', async (payload, code, at) => {
    const answer = await app.inject({ method: 'POST', url: '/api/games', payload });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { ok: false, error: expect.objectContaining({ code, at }) },
    ]);
  });

  it('a socket with more questions than a table asks is closed', async () => {
    const [one, other] = tickets(await create());
    const sitters = [come(one), come(other, 'Ben')];
    const [allied] = (await Promise.all(sitters.map(({ seat }) => seat))) as Seat[];
    // While the first one is being stored, the others wait.
    const { change } = store;
    store.change = (...asked) => new Promise((resolve) => setTimeout(() => resolve(change.apply(store, asked)), 50));
    for (let i = 0; i < 25; i++) void allied?.perform([{ type: 'move', unit: 'C-5/2' }]);
    expect(await sitters[0]?.closed).toBe(1008);
  });

  it('more games than anybody plays are not begun from one address', async () => {
    const payload = { game: 'reichswald', scenario: 'veritable', options: {} };
    const answers = [];
    for (let i = 0; i < 31; i++) answers.push(await app.inject({ method: 'POST', url: '/api/games', payload }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array.from({ length: 30 }, () => 201), 429]);
    expect(answers.at(-1)?.json()).toMatchObject({ ok: false, error: { code: 'too-many-requests' } });
  });

  it('a page of another site may do nothing', async () => {
    const payload = { game: 'reichswald', scenario: 'veritable', options: {} };
    const begin = (origin: string) =>
      app.inject({ method: 'POST', url: '/api/games', payload, headers: { origin, host: 'localhost:8044' } });
    expect((await begin('https://evil.example')).statusCode).toBe(403);
    expect((await begin('null')).statusCode).toBe(403);
    expect((await begin('http://localhost:8044')).statusCode).toBe(201);
  });
});

describe('games that others may find', () => {
  const post = async (path: string, body: object): Promise<Record<string, unknown>> => {
    const answer = await app.inject({ method: 'POST', url: path, payload: body });
    const said: Record<string, unknown> = answer.json();
    return { ...said, status: answer.statusCode };
  };
  const listed = async (which: string) =>
    (await app.inject({ url: `/api/games?which=${which}` })).json<{ games: { id: string }[] }>().games;
  const about = { game: 'reichswald', scenario: 'veritable', options: {} };

  it('a free seat is listed while somebody waits in the game, and taken by one', async () => {
    const game = (await post('/api/games', { ...about, free: 'german', pace: 'live-90' })) as unknown as NewGame;
    expect(await listed('free')).toEqual([]);
    const ann = come(tickets(game)[0]);
    await until(() => ann.said.length > 0);
    expect(ann.said).toMatchObject([{ type: 'waiting', pace: 'live-90' }]);
    expect(await listed('free')).toMatchObject([
      { id: game.id, free: 'german', pace: 'live-90', seats: { allied: 'Ann', german: null } },
    ]);
    expect(await post('/api/seats', { tickets: tickets(game) })).toMatchObject({
      seats: [{ pace: 'live-90' }, { pace: 'live-90' }],
    });
    const [{ ticket: first }, { ticket }] = [
      await post(`/api/games/${game.id}/seat`, {}),
      await post(`/api/games/${game.id}/seat`, {}),
    ];
    const ben = (await come(String(ticket), 'Ben').seat) as Seat;
    expect(ben.side).toBe('german');
    expect(await listed('free')).toEqual([]);
    expect(await post(`/api/games/${game.id}/seat`, {})).toMatchObject({ status: 409, error: { code: 'seat-taken' } });
    for (const late of [String(first), tickets(game)[1]]) expect(await come(late).closed).toBe(CLOSED.refused);
  });

  it('a seat of another side, or of a game by invitation, is not free', async () => {
    expect(await post('/api/games', { ...about, free: 'french' })).toMatchObject({
      status: 400,
      error: { at: 'free' },
    });
    const game = await create();
    expect(await post(`/api/games/${game.id}/seat`, {})).toMatchObject({ status: 409 });
    expect(await post('/api/games/nothing/seat', {})).toMatchObject({ status: 409 });
  });

  it('an onlooker sees what every side may know, as it is played, and can do nothing', async () => {
    const options = { 'blind-declaration': 'on' };
    const game = (await post('/api/games', { ...about, options, isPublic: true })) as unknown as NewGame;
    const seats = await seatsOf(game);
    expect(await listed('public')).toMatchObject([{ id: game.id, turn: 8 }]);
    const seat = (await watchAt(url(), game.id)) as Seat;
    expect([seat.side, seat.legal()]).toEqual([ONLOOKER, []]);
    await play(seats, 25, seeded(4));
    await until(() => seat.actions.length === seats[0].actions.length);
    const rules = GAMES.find(({ id }) => id === 'reichswald') as unknown as Game;
    const kept = (await recordOf(game)) as GameRecord;
    const { state } = (verify(rules, kept) as { value: { state: object } }).value;
    expect(rules.known(seat.state, ONLOOKER)).toEqual(rules.known(state, ONLOOKER));
    expect(await seat.record()).toBeUndefined();
    const refused = { ok: false, error: { code: 'only-watches' } };
    expect(await seat.perform([{ type: 'end' }])).toMatchObject(refused);
    for (const what of ['resign', 'draw', 'accept', 'claim'] as const)
      expect(await seat.parley(what)).toMatchObject(refused);
    expect(await seat.undo()).toMatchObject(refused);
  });

  it('nobody sees how a game begins before that is stored', async () => {
    const game = (await post('/api/games', { ...about, isPublic: true })) as unknown as NewGame;
    const { change } = store;
    let release: (() => void) | undefined;
    store.change = async (...asked) => {
      await new Promise<void>((resolve) => (release = resolve));
      return change.apply(store, asked);
    };
    const sitters = tickets(game).map((ticket) => come(ticket));
    await until(() => release !== undefined);
    expect(await watchAt(url(), game.id)).toBe(CLOSED.refused);
    store.change = change;
    release?.();
    await Promise.all(sitters.map(({ seat }) => seat));
    expect(await watchAt(url(), game.id)).toMatchObject({ side: ONLOOKER });
  });

  it('a game that is not public, or has not begun, cannot be looked at', async () => {
    const game = await create();
    await seatsOf(game);
    expect(await watchAt(url(), game.id)).toBe(CLOSED.refused);
    const open = (await post('/api/games', { ...about, isPublic: true })) as unknown as NewGame;
    expect(await watchAt(url(), open.id)).toBe(CLOSED.refused);
  });
});
