// Whatever comes in by a socket is answered as described, or the socket is closed; what was not acknowledged changes nothing.
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAMES } from '../../games/all.ts';
import { CLOSED } from '../../seat/sitting.ts';
import { buildApp } from '../app.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { told } from './messages.ts';
import { seatsAnswered } from './requests.ts';
import { beginAt } from './test-kit.ts';

let folder: string;
let store: Store;
let app: FastifyInstance;
let host: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bivouac-garbage-'));
  store = await openSqlite(join(folder, 'games.sqlite'));
  app = await buildApp(folder, { store });
  await app.listen({ host: '127.0.0.1', port: 0 });
  host = `127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

type Told = { type: string } & Record<string, unknown>;

/** A socket, and what it hears. */
class Wire {
  readonly heard: Told[] = [];
  /** What does not have a form that is described. */
  readonly strange: string[] = [];
  readonly socket: WebSocket;
  readonly closed: Promise<number>;
  readonly #opened: Promise<unknown>;
  #listener: () => void = () => {};

  constructor() {
    this.socket = new WebSocket(`ws://${host}/api/seat`);
    this.#opened = new Promise((resolve) => this.socket.addEventListener('open', resolve));
    this.closed = new Promise((resolve) => this.socket.addEventListener('close', ({ code }) => resolve(code)));
    this.socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as Told;
      if (!told.safeParse(message).success) this.strange.push(String(data));
      this.heard.push(message);
      this.#listener();
    });
  }

  async send(...texts: readonly (string | Uint8Array<ArrayBuffer>)[]): Promise<void> {
    await this.#opened;
    for (const text of texts) this.socket.send(text);
  }

  /** Waits for such a message. */
  hears(wanted: (message: Told) => boolean): Promise<Told> {
    return new Promise((resolve) => {
      this.#listener = () => {
        const found = this.heard.find(wanted);
        if (found) resolve(found);
      };
      this.#listener();
    });
  }
}

const deep = (open: string, times: number, close: string): string => open.repeat(times) + close.repeat(times);

/** Texts that are no messages, or nearly. */
const garbage = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.json(),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Uint8Array.from(bytes)),
  fc.constantFrom('', ' ', 'null', '{"__proto__":{"type":"sit"}}', deep('[', 30_000, ']'), deep('{"a":', 5000, '}')),
);

const name = fc.oneof(fc.string(), fc.constantFrom('constructor', '__proto__', 'toString', 'x'.repeat(5000)));
const odd = fc.oneof(fc.jsonValue({ maxDepth: 2 }), name);

/** In the place of a number, so that nothing is asked by chance. */
const notNumber = odd.filter((value) => typeof value !== 'number');

const ticketsOf = async (game: string, scenario: string): Promise<readonly string[]> =>
  Object.values((await beginAt(host, game, scenario)).tickets);

it('a first message that opens no seat is refused, and the socket closed', async () => {
  const [ticket = ''] = await ticketsOf('reichswald', 'veritable');
  const nearly = fc.oneof(
    fc.record({ type: fc.constant('watch'), game: name }),
    fc.record({ type: fc.constant('sit'), ticket: name, name: fc.constant('Ann'), word: fc.constant('word') }),
    fc.record(
      { type: fc.constantFrom('sit', 'watch', 'here'), ticket: odd, game: odd, side: odd, name: odd, word: odd },
      { requiredKeys: ['type'] },
    ),
  );
  const codes = new Set<unknown>();
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        garbage,
        nearly.map((one) => JSON.stringify(one)),
      ),
      async (text) => {
        const wire = new Wire();
        await wire.send(text, JSON.stringify({ type: 'sit', ticket, name: 'Ann', word: 'late' }));
        expect(await wire.closed).toBe(CLOSED.refused);
        expect([wire.heard.map(({ type }) => type), wire.strange]).toEqual([['refused'], []]);
        codes.add(wire.heard[0]?.['code']);
      },
    ),
    { numRuns: 60, seed: 24 },
  );
  expect(codes).toEqual(new Set(['malformed', 'no-such-seat']));
  expect(await (await fetch(`http://${host}/healthz`)).json()).toEqual({ ok: true });
});

/** Both seats of a game of Reichswald that has begun. */
async function seated(): Promise<{ tickets: readonly string[]; wires: readonly [Wire, Wire] }> {
  const tickets = await ticketsOf('reichswald', 'veritable');
  const wires: [Wire, Wire] = [new Wire(), new Wire()];
  for (const [i, wire] of wires.entries()) await sitDown(wire, tickets[i] ?? '');
  await Promise.all(wires.map((wire) => wire.hears(({ type }) => type === 'position')));
  return { tickets, wires };
}

const sitDown = (wire: Wire, ticket: string): Promise<void> =>
  wire.send(JSON.stringify({ type: 'sit', ticket, name: 'Ann', word: 'word' }));

it('what is not understood at a seat is answered, as often as it is said, and the seat stays', async () => {
  const { wires } = await seated();
  const [wire] = wires;
  const senseless = ['nonsense', '{"type":"perform"}', '{"type":"dance"}', '[]', 'null', deep('[', 5000, ']')];
  for (let i = 0; i < 5; i++) await wire.send(...senseless);
  await wire.send('{"type":"dance","ask":7}');
  const { value } = await wire.hears(({ type }) => type === 'answer');
  expect(value).toEqual({ ok: false, error: { rule: 'contract', code: 'malformed', args: { what: 'type' } } });
  const refused = wire.heard.filter(({ type }) => type === 'refused');
  expect(refused).toEqual(Array.from({ length: 5 * senseless.length }, () => ({ type: 'refused', code: 'malformed' })));
  expect([wire.socket.readyState, wire.strange]).toEqual([WebSocket.OPEN, []]);
  for (const { socket } of wires) socket.close();
});

it('orders that make no sense are answered by those that are kept, and why', async () => {
  const { wires } = await seated();
  const [wire] = wires;
  const ordered = (): number => wire.heard.filter(({ type }) => type === 'ordered').length;
  await wire.hears(() => ordered() === 1);
  await wire.send('{"type":"order","answers":[{"code":"retreat","how":"well"}]}');
  await wire.hears(() => ordered() === 2);
  expect(wire.heard.findLast(({ type }) => type === 'ordered')).toEqual({
    type: 'ordered',
    answers: [],
    refusal: { rule: 'contract', code: 'malformed', args: { what: 'answers' } },
  });
  expect(wire.strange).toEqual([]);
  for (const { socket } of wires) socket.close();
});

it('how a game ended is told as described, also to whoever comes later', async () => {
  const { tickets, wires } = await seated();
  await wires[0].send('{"type":"parley","ask":1,"at":1,"what":"resign"}');
  await wires[0].hears(({ type }) => type === 'answer');
  const late = new Wire();
  await sitDown(late, tickets[1] ?? '');
  const { position } = await late.hears(({ type }) => type === 'position');
  expect(position).toMatchObject({ ending: { by: 'resigned', winner: 'german' } });
  expect([...wires, late].map(({ strange }) => strange)).toEqual([[], [], []]);
  const answer = await app.inject({ method: 'POST', url: '/api/seats', payload: { tickets } });
  expect(seatsAnswered.parse(answer.json()).seats).toMatchObject([{ side: 'allied' }, { standing: { toAct: 'over' } }]);
  for (const { socket } of [...wires, late]) socket.close();
});

/** Orders that have been legal once, with other types, fields and values. */
const spoilt = (legal: readonly object[]) => {
  const order = fc.constantFrom<object>(...legal);
  return fc.oneof(
    order,
    fc
      .tuple(order, fc.dictionary(fc.constantFrom('unit', 'to', 'target', 'type', 'mode', 'by', 'at'), odd))
      .map(([one, other]) => ({ ...one, ...other })),
    fc.tuple(order, order).map(([one, other]) => ({ ...one, ...other })),
    fc.record({ type: name, unit: name, to: name }, { requiredKeys: ['type'] }),
    odd,
  );
};

describe.each(GAMES.map(({ id, scenarios }) => [id, scenarios[0]?.id ?? ''] as const))('%s', (game, scenario) => {
  it('whatever is said at a seat is answered as described, and changes only what is acknowledged', async () => {
    const wires = (await ticketsOf(game, scenario)).map((ticket) => ({ ticket, wire: new Wire() }));
    for (const { ticket, wire } of wires)
      await wire.send(JSON.stringify({ type: 'sit', ticket, name: 'Ann', word: 'word', legal: true }));
    const told = await Promise.all(wires.map(({ wire }) => wire.hears(({ type }) => type === 'position')));
    const id = String(wires[0]?.wire.heard.find(({ type }) => type === 'game')?.['id']);
    const positions = told.map(({ position }) => position as { toAct: string; legal: object[] });
    const legal = positions.flatMap((position) => position.legal).slice(0, 300);
    const actor = positions.findIndex((position) => position.legal.length > 0);
    const length = async (): Promise<number> => (await store.game(id))?.actions.length ?? -1;
    let ask = 0;
    const codes = new Set<string>();
    const statements = fc.array(
      fc.oneof(
        { weight: 1, arbitrary: garbage },
        { weight: 4, arbitrary: fc.array(spoilt(legal), { minLength: 1, maxLength: 3 }) },
        {
          weight: 1,
          arbitrary: fc.record({
            type: fc.constantFrom('undo', 'parley', 'say', 'perform'),
            at: notNumber,
            what: notNumber,
            text: odd,
            orders: odd,
          }),
        },
      ),
      { maxLength: 10 },
    );
    await fc.assert(
      fc.asyncProperty(statements, fc.boolean(), async (said, isActor) => {
        const wire = (isActor ? wires[actor] : wires[1 - actor])?.wire as Wire;
        const before = await length();
        let acknowledged = 0;
        for (const one of said) {
          const isText = typeof one === 'string' || one instanceof Uint8Array;
          if (isText) await wire.send(one);
          else if (Array.isArray(one)) {
            const asked = ++ask;
            const question = JSON.stringify({ type: 'perform', ask: asked, at: before + acknowledged, orders: one });
            // The second time it changes nothing.
            await wire.send(question, question);
            const { value } = await wire.hears((message) => message['ask'] === asked);
            const answer = value as { ok: boolean; value: number; error: { code: string } };
            if (answer.ok) acknowledged += answer.value;
            codes.add(answer.ok ? 'played' : answer.error.code);
          } else await wire.send(JSON.stringify({ ...one, ask: ++ask }));
        }
        const last = ++ask;
        await wire.send(JSON.stringify({ type: 'record', ask: last }));
        await wire.hears((message) => message['ask'] === last);
        expect(await length()).toBe(before + acknowledged);
      }),
      { numRuns: 15, seed: 24 },
    );
    // As it would be where the rules had failed.
    expect(codes).not.toContain('not-stored');
    expect([...codes]).toEqual(expect.arrayContaining(['played', 'malformed', 'not-your-turn']));
    expect(wires.map(({ wire }) => [wire.socket.readyState, wire.strange])).toEqual(
      wires.map(() => [WebSocket.OPEN, []]),
    );
    for (const { wire } of wires) wire.socket.close();
  });
});
