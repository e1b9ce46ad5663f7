import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildApp } from './app.ts';
import type { Mind } from './computers/mind.ts';
import { beginAt, comeTo, until } from './play/test-kit.ts';
import { openSqlite } from './store/sqlite.ts';
import type { Store } from './store/store.ts';

let folder: string;
let store: Store;
let app: FastifyInstance;
let lines: string[];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bivouac-metrics-'));
  store = await openSqlite(join(folder, 'games.sqlite'));
  lines = [];
  const mind: Mind = { ask: () => Promise.reject(new Error('There was no answer.')), close: async () => undefined };
  app = await buildApp(folder, { store, minds: [mind], log: { write: (line) => void lines.push(line) } });
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const payload = { game: 'reichswald', scenario: 'veritable', options: {} };

it('measures what it does, for whoever asks on this machine', async () => {
  await app.inject({ method: 'POST', url: '/api/games', payload });
  const { body, headers } = await app.inject({ url: '/metrics' });
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toContain('bivouac_games_open 0');
  expect(body).toContain('bivouac_changes{result="stored"} 0');
  expect(body).toMatch(/bivouac_answer_seconds_count\{route="\/api\/games",status="201"\} 1/);
  const far = await app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '203.0.113.7' } });
  expect(far.statusCode).toBe(404);
});

it('counts and writes down what a computer player could not decide', async () => {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const host = `127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const computer = { side: 'allied', level: 'recruit' };
  const { tickets } = await beginAt(host, 'reichswald', 'veritable', { computer });
  expect((await app.inject({ url: '/metrics' })).body).toContain('bivouac_computers_failed 0\n');
  await comeTo(host, tickets['german'] ?? '').seat;
  await until(() => lines.some((line) => line.includes('There was no answer.')));
  expect((await app.inject({ url: '/metrics' })).body).toContain('bivouac_computers_failed 1\n');
});

it('is not well when it cannot read what it keeps', async () => {
  expect((await app.inject({ url: '/healthz' })).json()).toEqual({ ok: true });
  store.runs = async () => Promise.reject(new Error('The disk is gone.'));
  const { statusCode, body } = await app.inject({ url: '/healthz' });
  expect([statusCode, JSON.parse(body)]).toEqual([503, { ok: false, error: { code: 'no-store' } }]);
});

it('writes a line of JSON for every error, without what a database says of its values', async () => {
  const broken = Object.assign(new Error('The disk is full.'), { detail: 'Key (email)=(ann@example.org)' });
  store.create = async () => Promise.reject(broken);
  store.accounts.byKey = async () => Promise.reject(broken);
  const signingIn = { name: 'Ann', password: 'correct horse battery' };
  await app.inject({ method: 'POST', url: '/api/games', payload });
  await app.inject({ method: 'POST', url: '/api/account/sign-in', payload: signingIn });
  const read = lines.map((line) => JSON.parse(line) as { level: number; err?: { message: string } });
  expect(read.flatMap(({ level, err }) => (err ? [[level, err.message]] : []))).toEqual([
    [50, 'The disk is full.'],
    [50, 'The disk is full.'],
  ]);
  expect(lines.join('')).not.toContain('ann@example.org');
});

it('writes a line of JSON for every request, without what is secret', async () => {
  const begun = await app.inject({
    method: 'POST',
    url: '/api/games',
    payload,
    headers: { cookie: 'session=very-secret' },
  });
  const { tickets } = begun.json<{ tickets: Record<string, string> }>();
  await app.inject({ method: 'POST', url: '/api/seats', payload: { tickets: Object.values(tickets) } });
  const read = lines.map((line) => JSON.parse(line) as { msg: string; req?: { url: string } });
  expect(read.map(({ req }) => req?.url).filter((url) => url !== undefined)).toEqual(['/api/games', '/api/seats']);
  for (const secret of ['very-secret', ...Object.values(tickets)]) expect(lines.join('')).not.toContain(secret);
});
