// What docs/operating.md says of how often somebody may ask, held against what a server says itself.
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { openSqlite } from '../store/sqlite.ts';
import { readDescribed } from './test-kit.ts';

const SECONDS = { 'a minute': 60, 'an hour': 3600, 'in ten minutes': 600 } as const;

/** By route what is written: how often, in so many seconds. */
function written(): Map<string, string> {
  const section = readFileSync('docs/operating.md', 'utf8').split('\n## Limits\n')[1] ?? '';
  const rows = section.matchAll(/^\| (.+) \| (\d+) (a minute|an hour|in ten minutes) \|$/gm);
  return new Map(
    [...rows].flatMap(([, routes = '', most, during]) =>
      [...routes.matchAll(/`([^`]+)`/g)].map(([, route = '']) => [
        route,
        `${most} in ${SECONDS[during as keyof typeof SECONDS]}`,
      ]),
    ),
  );
}

test('the limits of each route are as they are written', async () => {
  const app = await buildApp(tmpdir(), { store: await openSqlite(':memory:'), minds: [] });
  const { operations } = await readDescribed(app);
  const said = new Map<string, string>();
  for (const { path, method } of operations) {
    const about = { method: method.toUpperCase() as 'GET', url: path.replace('{id}', 'x') };
    const { headers } = await app.inject(method === 'post' ? { ...about, payload: {} } : about);
    const [most, during] = [headers['x-ratelimit-limit'], headers['x-ratelimit-reset']];
    if (most !== undefined) said.set(`${about.method} ${path}`, `${most as string} in ${during as string}`);
  }
  await app.close();
  const limits = written();
  const others = limits.get('/api/account');
  limits.delete('/api/account');
  for (const [route, limit] of said)
    expect([route, limits.get(route) ?? (route.includes(' /api/account') ? others : undefined)]).toEqual([
      route,
      limit,
    ]);
  expect([...limits.keys()].filter((route) => !said.has(route))).toEqual([]);
});
