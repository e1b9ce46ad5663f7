// Real answers of a server, held against what it says of them itself.
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pick, seeded } from '../../kernel/random.ts';
import type { Seat } from '../../seat/seat.ts';
import { buildApp } from '../app.ts';
import { beginAt, comeTo, until } from '../play/test-kit.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { readDescribed, type Described } from './test-kit.ts';

const folder = mkdtempSync(join(tmpdir(), 'bivouac-api-'));
let store: Store;
let app: FastifyInstance;
let operations: Described['operations'];
let formOf: Described['formOf'];

beforeAll(async () => {
  store = await openSqlite(join(folder, 'games.sqlite'));
  app = await buildApp(folder, { store, beat: 1000 });
  await app.listen({ host: '127.0.0.1', port: 0 });
  ({ operations, formOf } = await readDescribed(app));
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const START = { game: 'reichswald', scenario: 'veritable', options: {} };
const FOREIGN = { origin: 'https://evil.example', host: 'localhost' };
const ELSEWHERE = { host: 'evil.example' };
const LARGE = { headers: { 'content-type': 'application/json' }, payload: `"${'x'.repeat(1_100_000)}"` };
/** As a form of another site could send it. */
const NO_JSON = { headers: { 'content-type': 'text/plain' }, payload: '{}' };

/** Whom Ben, who is signed in, has challenged: Ann, who is too. Both cookies are there once they have signed up. */
const cookies = { ann: '', ben: '' };
const ANN = {
  headers: {
    get cookie() {
      return cookies.ann;
    },
  },
};
const BEN = {
  headers: {
    get cookie() {
      return cookies.ben;
    },
  },
};

async function signUp(name: keyof typeof cookies): Promise<void> {
  const payload = { name, lang: 'en', password: 'correct horse battery' };
  const { headers } = await app.inject({ method: 'POST', url: '/api/account/sign-up', payload });
  cookies[name] = String(headers['set-cookie']).split(';')[0] ?? '';
}

/** Of what game a seat is asked for, where it is not the one with a free seat. */
const SEATS_OF: Readonly<Record<string, string>> = { 400: '%00', 409: 'nothing', 429: 'nothing' };

/** What gives each answer; `times`: as often as it takes. */
const REQUESTS: Record<string, Record<number, InjectOptions & { times?: number }>> = {
  describeApi: { 200: {} },
  listGames: { 200: {} },
  beginGame: {
    201: { payload: { ...START, pace: 'days-3' } },
    400: { payload: { ...START, options: { fog: 'on' } } },
    401: { payload: { ...START, pace: 'days-3', isRated: true } },
    409: { ...BEN, payload: { ...START, opponent: { name: 'Nobody', side: 'german' } } },
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
    400: { payload: {} },
    409: { payload: {} },
    413: LARGE,
    415: NO_JSON,
    429: { payload: {}, times: 30 },
  },
  listChallenges: { 200: ANN, 401: {}, 429: { times: 240 } },
  welcomeChallenges: {
    200: { ...ANN, payload: { isWelcome: true } },
    400: { payload: {} },
    401: { payload: { isWelcome: true } },
    413: LARGE,
    415: NO_JSON,
    429: { payload: {}, times: 60 },
  },
  answerChallenge: {
    200: { ...ANN, payload: { accepts: true } },
    400: { payload: {} },
    401: { payload: { accepts: true } },
    409: { ...ANN, payload: { accepts: true } },
    413: LARGE,
    415: NO_JSON,
    429: { payload: {}, times: 60 },
  },
  listRatings: {
    200: { query: { game: 'reichswald' } },
    400: { query: { game: 'chess' } },
    429: { query: { game: 'reichswald' }, times: 60 },
  },
  sit: { 426: {}, 429: { times: 240 } },
};

/** Reports from the seat of a ticket. */
function reports(ticket: string): (typeof REQUESTS)[string] {
  const payload = { ticket, reason: 'spam', text: '' };
  const elsewhere = { payload: { ...payload, ticket: 'nobody' } };
  return {
    201: { payload },
    400: { payload: { ...payload, reason: 'envy' } },
    404: elsewhere,
    409: { payload },
    413: LARGE,
    415: NO_JSON,
    429: { ...elsewhere, times: 10 },
  };
}

const host = (): string => `127.0.0.1:${(app.server.address() as AddressInfo).port}`;

test('everything said over sockets is as described, and all that is described is said', async () => {
  const socket = operations.find(({ path }) => path === '/api/seat')?.operation['x-socket'];
  const told = formOf(socket?.heard ?? {});
  const seen = new Set<string>();
  /** The newest number that each has heard. */
  const heard = new Map<WebSocket, number | undefined>();
  /** Holds what a socket hears against the document. */
  const listen = ({ socket }: { socket: WebSocket }): void =>
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(data as string) as { type: string; n?: number };
      heard.set(socket, message.n ?? heard.get(socket));
      const read = told.safeParse(message);
      seen.add(read.success ? message.type : `${String(data).slice(0, 300)}: ${read.error.message}`);
    });
  const nobody = comeTo(host(), 'nobody');
  listen(nobody);
  await nobody.closed;
  const { tickets } = await beginAt(host(), 'holland-44', 'short', { pace: 'live-45' });
  const sitters = Object.values(tickets).map((ticket, i) =>
    comeTo(host(), ticket, `Player ${i}`, { sitting: 'the first' }),
  );
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
  for (const [i, what] of ['ask', 'accept'].entries()) {
    sitters[i]?.socket.send(JSON.stringify({ type: 'rematch', what }));
    await until(() => seen.has('rematch'));
  }
  await until(() => seen.has('beat'));
  const [first] = sitters as [(typeof sitters)[0]];
  const again = comeTo(host(), Object.values(tickets)[0] ?? '', 'Ann', {
    sitting: 'the first',
    have: heard.get(first.socket),
  });
  listen(again);
  await until(() => seen.has('resumed'));
  for (const { socket } of [...sitters, again]) socket.close();
  expect([...seen].toSorted()).toEqual([
    'answer',
    'beat',
    'change',
    'game',
    'noted',
    'ordered',
    'position',
    'present',
    'refused',
    'rematch',
    'resumed',
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
  const { id, tickets } = await beginAt(host(), 'reichswald', 'veritable', { free: 'german' });
  await signUp('ann');
  await signUp('ben');
  const opponent = { name: 'ann', side: 'german' };
  const challenge = await beginAt(host(), 'reichswald', 'veritable', { opponent }, cookies.ben);
  const all: typeof REQUESTS = { ...REQUESTS, reportPlayer: reports(tickets['allied'] ?? '') };
  for (const { path, method, operation } of operations) {
    const { operationId, responses } = operation;
    // Those of accounts are in accounts/descriptions/routes.test.ts.
    if (path.startsWith('/api/account')) continue;
    const requests = { 403: { headers: FOREIGN }, 421: { headers: ELSEWHERE }, ...all[operationId] };
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
          url: path.replace(
            '{id}',
            operationId === 'takeSeat' ? (SEATS_OF[status] ?? id) : status === '200' ? challenge.id : 'nothing',
          ),
        });
      expect([operationId, answer?.statusCode]).toEqual([operationId, Number(status)]);
      formOf(content['application/json'].schema).parse(answer?.json());
    }
  }
  // An upgrade, and errors of the server, are tested above.
  expect(unseen).toEqual([
    ...[
      'describeApi',
      'beginGame',
      'listOpenGames',
      'askSeats',
      'takeSeat',
      'listChallenges',
      'welcomeChallenges',
      'answerChallenge',
      'reportPlayer',
      'listGames',
    ].map((id) => `${id} 500`),
    'sit 101',
    'sit 500',
    'listRatings 500',
  ]);
});
