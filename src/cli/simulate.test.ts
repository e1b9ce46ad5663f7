import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { spread, wilson } from './simulate/summary.ts';
import { asked, bivouac, scratch } from './test-kit.ts';

const simulate = async (...more: string[]): Promise<Record<string, unknown>> => {
  const ran = await asked('simulate', 'toy', '--games', '20', '--players', 'random,random', ...more);
  expect(ran.status).toBe(0);
  const { seconds, ...rest } = ran.json as Record<string, unknown>;
  expect(seconds).toBeGreaterThanOrEqual(0);
  return rest;
};

test('the same seed gives the same result whatever the number of jobs', async () => {
  const one = await simulate('--seed', 'a', '--jobs', '1');
  expect(await simulate('--seed', 'a', '--jobs', '3')).toEqual(one);
  expect(await simulate('--seed', 'b', '--jobs', '1')).not.toEqual(one);
  expect(one).toMatchObject({ game: 'toy', scenario: 'plain', games: 20, finished: 20, errors: [] });
  const wins = Object.values(one['wins'] as Record<string, number>);
  expect(wins.reduce((sum, n) => sum + n)).toBe(20);
});

test('records are kept, and check accepts them', async () => {
  const folder = join(dirname(scratch('x')), 'records');
  await simulate('-o', folder);
  const files = readdirSync(folder);
  expect(files).toHaveLength(20);
  expect(files[0]).toBe('toy-plain-01.bivouac.json');
  for (const file of files) expect((await bivouac('check', join(folder, file))).err).toBe('');
});

test('the report for people names the sides', async () => {
  const { out } = await bivouac('simulate', 'toy', '--games', '2', '--players', 'random,random');
  expect(out).toContain('2 of 2 games finished');
  expect(out).toMatch(/red +\d/);
});

test("Wilson's interval is the textbook's", () => {
  const [low, high] = wilson(8, 10);
  expect(low).toBeCloseTo(0.4902, 4);
  expect(high).toBeCloseTo(0.9433, 4);
  expect(wilson(0, 0)).toEqual([0, 1]);
  expect(wilson(0, 10)[0]).toBe(0);
});

test('the deviation is that of a sample', () => {
  expect(spread([2, 4, 4, 4, 5, 5, 7, 9])).toEqual({ mean: 5, sd: Math.sqrt(32 / 7) });
  expect(spread([3])).toEqual({ mean: 3, sd: 0 });
  expect(spread([])).toEqual({ mean: 0, sd: 0 });
});
