import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { gameById } from '../../games/all.ts';
import { randomDice } from '../../kernel/dice.ts';
import { seeded } from '../../kernel/random.ts';
import { ChannelSeat } from '../../seat/channel-seat.ts';
import { LocalSeat } from '../../seat/local-seat.ts';
import type { Order, Seat } from '../../seat/seat.ts';
import { Session } from '../../seat/session.ts';
import { SocketChannel } from '../../seat/socket-channel.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { buildApp } from '../app.ts';
import { openSqlite } from '../store/sqlite.ts';
import { type Link, Line, Lines } from './line.ts';
import { beginAt, portOf, Relay } from './test-kit.ts';

const RULES = gameById('reichswald') as Wargame;
/** Where no server is. */
const NOWHERE = '127.0.0.1:1';
const MARCH: Order[] = [
  { type: 'move', unit: 'C-5/2' },
  { type: 'step', to: '0405' },
];

describe('over links that break', () => {
  let folder: string;
  let app: FastifyInstance;
  let relay: Relay;
  let channels: SocketChannel[];
  let heard: string[];
  let game: string;
  /** A seat over a relay, and the same one on another machine. */
  let near: Seat;
  let far: Seat;

  const host = (): string => `127.0.0.1:${(app.server.address() as AddressInfo).port}`;

  async function start(port = 0): Promise<void> {
    app = await buildApp(folder, { store: await openSqlite(join(folder, 'games.sqlite')) });
    await app.listen({ host: '127.0.0.1', port });
  }

  function sit(at: string, ticket: string, name: string): Promise<Seat | undefined> {
    const channel = new SocketChannel(`ws://${at}/api/seat`, { type: 'sit', ticket, name, word: `word of ${name}` });
    channels.push(channel);
    return ChannelSeat.open(channel, [RULES], seeded(1));
  }

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'bivouac-line-'));
    [channels, heard] = [[], []];
    await start();
    relay = await Relay.to(host());
    const { id, tickets } = await beginAt(host(), 'reichswald', 'veritable', { isPublic: true });
    game = id;
    const opening = sit(relay.host, tickets['allied'] ?? '', 'Ann');
    const elsewhere = sit(host(), tickets['allied'] ?? '', 'Ann');
    void sit(host(), tickets['german'] ?? '', 'Ben');
    [near, far] = (await Promise.all([opening, elsewhere])) as [Seat, Seat];
    channels[0]?.addEventListener('message', ({ data }) => heard.push((data as { type: string }).type));
  });
  afterEach(async () => {
    for (const channel of channels) channel.leave();
    await relay.close();
    await app.close();
    rmSync(folder, { recursive: true });
  });

  /** The link breaks and is made anew at once. */
  async function breakLink(): Promise<void> {
    const [mine] = channels as [SocketChannel];
    relay.cut();
    await expect.poll(() => mine.status, { interval: 1 }).toBe('lost');
    mine.retry();
    await expect.poll(() => mine.status, { interval: 1 }).toBe('open');
  }

  const bothKnow = (): Promise<void> =>
    vi.waitFor(
      () => {
        expect([near.actions, near.log]).toEqual([far.actions, far.log]);
        expect(RULES.known(near.state, null)).toEqual(RULES.known(far.state, null));
      },
      { interval: 1, timeout: 10_000 },
    );

  it('who comes again is told what he has missed, and nothing twice', async () => {
    relay.loses = 'answers';
    expect(await far.perform(MARCH)).toEqual({ ok: true, value: 2 });
    await far.parley('draw');
    await breakLink();
    await bothKnow();
    await expect.poll(() => near.offer?.by, { interval: 1 }).toBe('allied');
    expect(heard).toEqual(['change', 'change']);
    heard.length = 0;
    await breakLink();
    expect(await near.undo()).toEqual({ ok: true, value: 2 });
    await bothKnow();
    expect(heard).toEqual(['change', 'answer']);
  });

  it('so is an onlooker', async () => {
    const channel = new SocketChannel(`ws://${relay.host}/api/seat`, { type: 'watch', game });
    const seat = (await ChannelSeat.open(channel, [RULES], seeded(1))) as Seat;
    channels.push(channel);
    const told: string[] = [];
    channel.addEventListener('message', ({ data }) => told.push((data as { type: string }).type));
    relay.loses = 'answers';
    await far.perform(MARCH);
    relay.cut();
    await expect.poll(() => channel.status, { interval: 1 }).toBe('lost');
    channel.retry();
    await expect.poll(() => seat.actions.length, { interval: 1 }).toBe(far.actions.length);
    expect(told).toEqual(['change']);
  });

  it.each(['answers', 'questions'] as const)(
    'a question is answered, and played once, where the link lost %s',
    async (loses) => {
      const { length } = near.actions;
      relay.loses = loses;
      const asked = near.perform(MARCH);
      if (loses === 'answers') await expect.poll(() => far.actions.length, { interval: 1 }).toBe(length + 2);
      expect(near.actions.length).toBe(length);
      await breakLink();
      expect(await asked).toEqual({ ok: true, value: 2 });
      expect(near.actions.length).toBe(length + 2);
      await bothKnow();
      expect(heard).not.toContain('position');
    },
  );

  it('a server that was restarted plays a question that it has stored once', async () => {
    const { length } = near.actions;
    relay.loses = 'answers';
    const asked = near.perform(MARCH);
    await expect.poll(() => far.actions.length, { interval: 1 }).toBe(length + 2);
    const before = host();
    relay.turn(NOWHERE);
    relay.cut();
    await app.close();
    await start(portOf(before));
    relay.turn(before);
    for (const channel of channels) channel.retry();
    expect(await asked).toMatchObject({ ok: false, error: { code: 'late' } });
    expect(near.actions.length).toBe(length + 2);
    await bothKnow();
  });
});

/** A socket that notes what is sent. */
class Socket extends EventEmitter {
  sent: { type: string; n: number }[] = [];
  send = (text: string): void => void this.sent.push(JSON.parse(text) as Socket['sent'][number]);
  terminate = (): void => void this.emit('close');
  close = this.terminate;
}

describe('a line', () => {
  const session = (): Session => {
    const begun = Session.start(
      'g',
      RULES,
      { scenario: RULES.scenarios[0]?.id ?? '', options: {}, setup: null },
      randomDice(seeded(1)),
    );
    if (!begun.ok) throw new Error();
    return begun.value;
  };
  const over = (socket: Socket): Link => ({ socket: socket as unknown as WebSocket, wire: { cork() {}, uncork() {} } });
  const types = ({ sent }: Socket): string[] => sent.map(({ type }) => type);
  const begun = (line: Line): Socket => {
    const socket = new Socket();
    line.begin(over(socket), new LocalSeat(session(), 'allied'));
    return socket;
  };
  const change = { type: 'change', patch: [] };

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('sends again what is missing up to 200 messages, and no more', () => {
    const line = new Line(true);
    const { sent } = begun(line);
    const have = sent.at(-1)?.n as number;
    for (let i = 0; i < 200; i++) line.postMessage(change);
    const next = new Socket();
    expect(line.resume(over(next), have)).toBe(true);
    expect(types(next)).toEqual([...Array.from({ length: 200 }, () => 'change'), 'resumed']);
    expect(next.sent.slice(0, -1).map(({ n }) => n)).toEqual(Array.from({ length: 200 }, (_, i) => have + 1 + i));
    line.postMessage(change);
    expect(line.resume(over(new Socket()), have)).toBe(false);
    expect(line.resume(over(new Socket()), have + 1)).toBe(true);
  });

  it('keeps no more than 32 Ki characters, and nothing for more than a minute', () => {
    const line = new Line(true);
    const { sent } = begun(line);
    const long = { ...change, patch: ['x'.repeat(20_000)] };
    for (let i = 0; i < 2; i++) line.postMessage(long);
    const have = sent.at(-1)?.n as number;
    expect(line.resume(over(new Socket()), have - 2)).toBe(false);
    expect(line.resume(over(new Socket()), have - 1)).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(line.resume(over(new Socket()), have - 1)).toBe(false);
    expect(line.resume(over(new Socket()), have)).toBe(true);
  });

  it('is not gone on with by what was heard of another one', () => {
    const [one, other] = [new Line(true), new Line(true)];
    const { sent } = begun(one);
    begun(other);
    expect(other.resume(over(new Socket()), sent.at(-1)?.n)).toBe(false);
    expect(other.resume(over(new Socket()), undefined)).toBe(false);
    expect(new Line(true).resume(over(new Socket()), 0)).toBe(false);
  });

  it('gives the same answer to a question that comes again, and asks nobody', async () => {
    const line = new Line(true);
    const socket = begun(line);
    const at = session().actions.length;
    const asked = { ask: 1, type: 'perform', at, orders: MARCH };
    line.hear(asked);
    line.hear(asked);
    await vi.waitFor(() => expect(types(socket)).toContain('answer'));
    line.hear(asked);
    const answers = socket.sent.filter(({ type }) => type === 'answer');
    expect(answers).toHaveLength(2);
    expect(answers[1]).toEqual(answers[0]);
    expect(types(socket).filter((type) => type === 'change')).toHaveLength(1);
  });

  it('ends a minute after its link, and at most three of a side are kept without one', () => {
    const lines = new Lines();
    const line = lines.of('allied', 'a');
    const socket = begun(line);
    expect([lines.of('allied', 'a') === line, lines.of('german', 'a') === line]).toEqual([true, false]);
    socket.terminate();
    vi.advanceTimersByTime(59_000);
    expect(lines.of('allied', 'a')).toBe(line);
    vi.advanceTimersByTime(1000);
    expect(lines.of('allied', 'a')).not.toBe(line);
    const kept = ['b', 'c', 'd', 'e'].map((id) => [id, lines.of('allied', id)] as const);
    for (const [, each] of kept) begun(each).terminate();
    lines.of('allied', 'f');
    for (const [id, each] of kept.slice(1)) expect(lines.of('allied', id)).toBe(each);
    expect(lines.of('allied', 'b')).not.toBe(kept[0]?.[1]);
  });

  it('ends with its link where nobody can come back to it', () => {
    const ended: string[] = [];
    const line = new Line(false, () => ended.push('ended'));
    begun(line).terminate();
    expect(ended).toEqual(['ended']);
  });
});
