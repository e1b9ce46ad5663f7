import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildApp } from './app.ts';

const page = mkdtempSync(join(tmpdir(), 'bivouac-page-'));
mkdirSync(join(page, 'assets'));
writeFileSync(join(page, 'index.html'), '<!doctype html>');
writeFileSync(join(page, 'worker.js'), '1;');
writeFileSync(join(page, 'manifest.en.webmanifest'), '{}');
writeFileSync(join(page, 'assets', 'index-1a2b.js'), '1;');
const app = await buildApp(page);
afterAll(() => app.close());

const get = (url: string, accept = '*/*') => app.inject({ method: 'GET', url, headers: { accept } });

test('every answer has the security headers, and no inline code is allowed', async () => {
  for (const url of ['/', '/healthz', '/assets/index-1a2b.js', '/nothing.js']) {
    const { headers } = await get(url);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});

test('the page is asked for again each time, its hashed files are kept', async () => {
  expect((await get('/')).headers['cache-control']).toBe('no-cache');
  expect((await get('/assets/index-1a2b.js')).headers['cache-control']).toContain('immutable');
});

test('the service worker and the web manifests are what they are, and asked for again each time', async () => {
  const { headers } = await get('/worker.js');
  expect(headers['content-type']).toContain('/javascript');
  expect(headers['cache-control']).toBe('no-cache');
  expect(String(headers['content-security-policy'])).toContain("connect-src 'self'");
  expect((await get('/manifest.en.webmanifest')).headers['content-type']).toContain('application/manifest+json');
});

test('addresses inside the page give the page, missing files do not', async () => {
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

test('a sign of life', async () => {
  expect((await get('/healthz')).json()).toEqual({ ok: true });
});
