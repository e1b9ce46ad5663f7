import { connect, type AddressInfo } from 'node:net';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from './app.ts';

const page = mkdtempSync(join(tmpdir(), 'bivouac-page-'));
mkdirSync(join(page, 'assets'));
writeFileSync(join(page, 'index.html'), '<!doctype html>');
writeFileSync(join(page, 'worker.js'), '1;');
writeFileSync(join(page, 'manifest.en.webmanifest'), '{}');
writeFileSync(join(page, 'assets', 'index-1a2b.js'), '1;');
writeFileSync(join(page, 'worker.js.br'), 'brotli');
writeFileSync(join(page, 'worker.js.gz'), 'gzip');
writeFileSync(join(page, '.built-from'), 'sources');
const app = await buildApp(page);
const shortTimeout = await buildApp(page, { timeout: 200 });
beforeAll(() => Promise.all([app, shortTimeout].map((each) => each.listen({ host: '127.0.0.1', port: 0 }))));
afterAll(async () => {
  await Promise.all([app.close(), shortTimeout.close()]);
  rmSync(page, { recursive: true });
});

const get = (url: string, accept = '*/*') => app.inject({ method: 'GET', url, headers: { accept } });

/** Sends these bytes and gives the whole answer, up to the end of the connection. */
async function answerTo(bytes: string, to: FastifyInstance): Promise<string> {
  const socket = connect((to.server.address() as AddressInfo).port, '127.0.0.1').setEncoding('latin1');
  socket.write(bytes);
  let all = '';
  for await (const chunk of socket) all += String(chunk);
  return all;
}

const HEAD = 'Host: localhost\r\nConnection: close\r\n';

test.each([
  ['an invalid URL', `GET /%E0%A4%A HTTP/1.1\r\n${HEAD}\r\n`, 400],
  ['a URL with a NUL', `GET /api/games/%00 HTTP/1.1\r\n${HEAD}\r\n`, 400],
  ['invalid HTTP', 'hello\r\n\r\n', 400],
  ['the URL of a missing file', `GET /gone.js HTTP/1.1\r\n${HEAD}\r\n`, 404],
  ['another method', `DELETE / HTTP/1.1\r\n${HEAD}\r\n`, 404],
  [
    'a body that is too large',
    `POST / HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\nContent-Length: 9999999\r\n\r\n`,
    413,
  ],
  ['an unknown expectation', `POST / HTTP/1.1\r\n${HEAD}Expect: wonders\r\n\r\n`, 417],
  ['another host', 'GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n', 421],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 421],
  ['headers that are too large', `GET / HTTP/1.1\r\n${HEAD}X: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
  [
    'a body that does not arrive',
    `POST / HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{`,
    408,
  ],
  ['headers that do not arrive', 'GET / HTTP/1.1\r\nHost: local', 408],
])('a request with %s is refused with the security headers', async (_, bytes, status) => {
  const answer = await answerTo(bytes, status === 408 ? shortTimeout : app);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer.toLowerCase()).toContain("content-security-policy: default-src 'none'");
  expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
});

test('the name of the site is one of its own, whatever address it listens at', async () => {
  const behind = await buildApp(page, { host: '127.0.0.1', accounts: { site: 'https://bivouac.example' } });
  const status = async (host: string) => (await behind.inject({ url: '/healthz', headers: { host } })).statusCode;
  expect([await status('bivouac.example'), await status('evil.example')]).toEqual([200, 421]);
  await behind.close();
});

test('requests and idle connections time out', () => {
  expect(app.server).toMatchObject({ requestTimeout: 15_000, headersTimeout: 15_000, timeout: 60_000 });
});

test('compressed files are sent to browsers that accept them, with the original content type', async () => {
  const accepting = (encoding: string) =>
    app.inject({ method: 'GET', url: '/worker.js', headers: { 'accept-encoding': encoding } });
  for (const [wanted, got] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ] as const) {
    const { headers } = await accepting(wanted);
    expect(headers['content-encoding']).toBe(got);
    expect(headers['content-type']).toContain('/javascript');
    expect(headers['vary']).toBe('accept-encoding');
  }
});

test('files that are not part of the page are not served', async () => {
  expect((await get('/.built-from')).statusCode).toBe(404);
});

test('every answer has the security headers, which forbid inline code', async () => {
  for (const url of ['/', '/healthz', '/assets/index-1a2b.js', '/nothing.js']) {
    const { headers } = await get(url);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});

test('the page is revalidated each time, its hashed files are cached', async () => {
  expect((await get('/')).headers['cache-control']).toBe('no-cache');
  expect((await get('/assets/index-1a2b.js')).headers['cache-control']).toContain('immutable');
});

test('the service worker and the web manifests have their content types and are revalidated each time', async () => {
  const { headers } = await get('/worker.js');
  expect(headers['content-type']).toContain('/javascript');
  expect(headers['cache-control']).toBe('no-cache');
  expect(String(headers['content-security-policy'])).toContain("connect-src 'self'");
  expect((await get('/manifest.en.webmanifest')).headers['content-type']).toContain('application/manifest+json');
});

test('paths inside the page give the page, missing files do not', async () => {
  expect((await get('/game/7', 'text/html')).statusCode).toBe(200);
  expect((await get('/game/7', 'text/html')).headers['cache-control']).toBe('no-cache');
  expect((await get('/assets/gone.js', 'text/html')).statusCode).toBe(404);
  expect((await get('/game/7')).statusCode).toBe(404);
});

test('nothing outside the folder is served', async () => {
  for (const url of ['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json']) {
    expect((await get(url)).statusCode).toBeGreaterThanOrEqual(400);
  }
});

test('the health check answers', async () => {
  expect((await get('/healthz')).json()).toEqual({ ok: true });
});
