// Real answers of a server, held against what it says of them itself.
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromJSONSchema, type ZodType } from 'zod';
import { pick, seeded } from '../../kernel/random.ts';
import type { Seat } from '../../seat/seat.ts';
import { buildApp } from '../app.ts';
import { beginAt, comeTo, until } from '../play/test-kit.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';

interface Answer {
  content?: { 'application/json': { schema: object } };
}
interface Operation {
  operationId: string;
  summary: string;
  responses: Record<string, Answer>;
  'x-socket'?: { sent: object[]; heard: object };
}

const folder = mkdtempSync(join(tmpdir(), 'bivouac-api-'));
let store: Store;
let app: FastifyInstance;
let operations: { path: string; method: string; operation: Operation }[];
/** A schema of the document, which parses. */
let formOf: (schema: object) => ZodType;

beforeAll(async () => {
  store = await openSqlite(join(folder, 'games.sqlite'));
  app = await buildApp(folder, { store, beat: 1000 });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const text = (await app.inject({ url: '/api/openapi.json' })).body.replaceAll('#/components/schemas/', '#/$defs/');
  const document = JSON.parse(text) as {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: object };
  };
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  formOf = (schema) => fromJSONSchema({ ...schema, $defs: document.components.schemas } as never);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const START = { game: 'reichswald', scenario: 'veritable', options: {} };
const FOREIGN = { origin: 'https://evil.example', host: 'localhost' };
const ELSEWHERE = { host: 'evil.example' };
const LARGE = { headers: { 'content-type': 'application/json' }, payload: `"${'x'.repeat(1_100_000)}"` };
const NO_JSON = { headers: { 'content-type': 'text/html' }, payload: '<p>' };

/** What gives each answer; `times`: as often as it takes. */
const REQUESTS: Record<string, Record<number, InjectOptions & { times?: number }>> = {
  describeApi: { 200: {} },
  listGames: { 200: {} },
  beginGame: {
    201: { payload: { ...START, pace: 'days-3' } },
    400: { payload: { ...START, options: { fog: 'on' } } },
    409: { payload: { ...START, computer: { side: 'german', level: 'recruit' } }, times: 11 },
    413: LARGE,
    415: NO_JSON,
    429: { payload: START, times: 30 },
  },
  askSeats: {
    200: { payload: { tickets: ['nobody'] } },
    400: { payload: { tickets: [7] } },
    413: LARGE,
    415: NO_JSON,
    429: { payload: { tickets: [] }, times: 240 },
  },
  listOpenGames: {
    200: { query: { which: 'free' } },
    400: { query: { which: 'mine' } },
    429: { query: { which: 'free' }, times: 240 },
  },
  takeSeat: {
    200: { payload: {} },
    409: { payload: {} },
    413: LARGE,
    415: NO_JSON,
    429: { payload: {}, times: 30 },
  },
  sit: { 429: { times: 240 } },
};

const host = (): string => `127.0.0.1:${(app.server.address() as AddressInfo).port}`;

test('everything said over sockets is as described, and all that is described is said', async () => {
  const socket = operations.find(({ path }) => path === '/api/seat')?.operation['x-socket'];
  const told = formOf(socket?.heard ?? {});
  const seen = new Set<string>();
  /** Holds what a socket hears against the document. */
  const listen = ({ socket }: { socket: WebSocket }): void =>
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(data as string) as { type: string };
      const read = told.safeParse(message);
      seen.add(read.success ? message.type : `${String(data).slice(0, 300)}: ${read.error.message}`);
    });
  const nobody = comeTo(host(), 'nobody');
  listen(nobody);
  await nobody.closed;
  const { tickets } = await beginAt(host(), 'holland-44', 'short', { pace: 'live-45' });
  const sitters = Object.values(tickets).map((ticket, i) => comeTo(host(), ticket, `Player ${i}`));
  sitters.forEach(listen);
  const seats = (await Promise.all(sitters.map(({ seat }) => seat))) as [Seat, Seat];
  const random = seeded(7);
  const length = () => Math.max(...seats.map(({ actions }) => actions.length));
  while (seats.every(({ proof }) => (proof?.rolls.length ?? 0) < 2)) {
    await until(() => seats.every(({ actions }) => actions.length === length()));
    const seat = seats.find(({ side, toAct }) => side === toAct) as Seat;
    expect(await seat.perform([pick(seat.legal(), random)])).toMatchObject({ ok: true });
    await until(() => seats.every(({ actions }) => actions.length === length()));
  }
  const [one, other] = seats;
  sitters[0]?.socket.send(JSON.stringify({ type: 'say', text: 'Good day.' }));
  sitters[0]?.socket.send(JSON.stringify({ type: 'here' }));
  expect(await one.parley('take-back', 0)).toMatchObject({ ok: false });
  expect(await one.parley('draw')).toMatchObject({ ok: true });
  await until(() => other.offer !== undefined);
  expect(await other.parley('accept')).toMatchObject({ ok: true });
  expect(await one.record()).toMatchObject({ format: 'bivouac-record' });
  await until(() => seen.has('beat'));
  sitters.forEach(({ socket }) => socket.close());
  expect([...seen].toSorted()).toEqual([
    'answer',
    'beat',
    'change',
    'game',
    'position',
    'present',
    'refused',
    'talk',
    'waiting',
  ]);
});

test('an error of the server is answered as described', async () => {
  const { create } = store;
  store.create = async () => Promise.reject(new Error('The disk is full.'));
  const answer = await app.inject({ method: 'POST', url: '/api/games', payload: START });
  store.create = create;
  const described = operations.find(({ operation }) => operation.operationId === 'beginGame')?.operation;
  expect(answer.statusCode).toBe(500);
  formOf(described?.responses['500']?.content?.['application/json'].schema ?? {}).parse(answer.json());
});

test('every answer that is described is given, and is as described', async () => {
  const unseen: string[] = [];
  const { id } = await beginAt(host(), 'reichswald', 'veritable', { free: 'german' });
  for (const { path, method, operation } of operations) {
    const { operationId, responses } = operation;
    const requests = { 403: { headers: FOREIGN }, 421: { headers: ELSEWHERE }, ...REQUESTS[operationId] };
    for (const [status, { content }] of Object.entries(responses)) {
      const { times = 1, ...request } = (requests as Record<string, InjectOptions & { times?: number }>)[status] ?? {};
      if (!(status in requests) || !content) {
        unseen.push(`${operationId} ${status}`);
        continue;
      }
      let answer;
      for (let i = 0; i < times; i++)
        answer = await app.inject({
          ...request,
          method: method as 'GET',
          url: path.replace('{id}', status === '200' ? id : 'nothing'),
        });
      expect([operationId, answer?.statusCode]).toEqual([operationId, Number(status)]);
      formOf(content['application/json'].schema).parse(answer?.json());
    }
  }
  // An upgrade, and errors of the server, are tested above.
  expect(unseen).toEqual([
    ...['describeApi', 'beginGame', 'listOpenGames', 'askSeats', 'takeSeat', 'listGames'].map((id) => `${id} 500`),
    'sit 101',
    'sit 500',
  ]);
});
