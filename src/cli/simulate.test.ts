import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { meanAndDeviation, wilson } from './simulate/summary.ts';
import { asked, bivouac, temporaryPath } from './test-kit.ts';

const simulate = async (...more: string[]): Promise<Record<string, unknown>> => {
  const ran = await asked('simulate', 'toy', '--games', '20', '--players', 'random,random', ...more);
  expect(ran.status).toBe(0);
  const { seconds, ...rest } = ran.json as Record<string, unknown>;
  expect(seconds).toBeGreaterThanOrEqual(0);
  return rest;
};

test('the same seed gives the same result for any number of jobs', async () => {
  const one = await simulate('--seed', 'a', '--jobs', '1');
  expect(await simulate('--seed', 'a', '--jobs', '3')).toEqual(one);
  expect(await simulate('--seed', 'b', '--jobs', '1')).not.toEqual(one);
  expect(one).toMatchObject({ game: 'toy', scenario: 'plain', games: 20, finished: 20, errors: [] });
  const wins = Object.values(one['wins'] as Record<string, number>);
  expect(wins.reduce((sum, n) => sum + n)).toBe(20);
});

test('records are written, and check accepts them', async () => {
  const folder = join(dirname(temporaryPath('x')), 'records');
  await simulate('-o', folder);
  const files = readdirSync(folder);
  expect(files).toHaveLength(20);
  expect(files[0]).toBe('toy-plain-01.bivouac.json');
  for (const file of files) expect((await bivouac('check', join(folder, file))).err).toBe('');
});

describe('a folder for records', () => {
  const run = (folder: string, ...more: string[]) =>
    asked('simulate', 'toy', '--games', '2', '--players', 'random,random', '--jobs', '1', '-o', folder, ...more);

  test('is refused when it is a file', async () => {
    const file = temporaryPath('plain');
    writeFileSync(file, 'mine');
    const { status, json, err } = await run(file);
    expect({ status, json }).toMatchObject({ status: 1, json: { error: { code: 'not-a-folder', file } } });
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });

  test('is refused when its parent is a file', async () => {
    const file = temporaryPath('plain');
    writeFileSync(file, 'mine');
    expect((await run(join(file, 'records'))).json).toMatchObject({ error: { code: 'not-a-folder', file } });
  });

  test('is refused where it cannot be created', async () => {
    expect((await run('/proc/nothing/here')).json).toMatchObject({ error: { code: 'no-such-folder' } });
  });

  test('is refused when one of the records exists, unless with --force', async () => {
    const folder = dirname(temporaryPath('x'));
    const there = join(folder, 'toy-plain-2.bivouac.json');
    writeFileSync(there, 'mine');
    expect((await run(folder)).json).toMatchObject({ error: { code: 'already-there', file: there } });
    expect(readdirSync(folder)).toEqual(['toy-plain-2.bivouac.json']);
    expect((await run(folder, '--force')).status).toBe(0);
    expect(readFileSync(there, 'utf8')).toContain('bivouac-record');
  });

  test('stops the run when a record cannot be written', async () => {
    const folder = dirname(temporaryPath('x'));
    const there = join(folder, 'toy-plain-2.bivouac.json');
    mkdirSync(there);
    const { status, json, err } = await run(folder, '--force');
    expect({ status, json }).toMatchObject({ status: 1, json: { error: { code: 'is-a-folder', file: there } } });
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});

test('the report for people names the sides', async () => {
  const { out } = await bivouac('simulate', 'toy', '--games', '2', '--players', 'random,random');
  expect(out).toContain('2 of 2 games finished');
  expect(out).toMatch(/red +\d/);
});

test("Wilson's interval agrees with textbook values", () => {
  const [low, high] = wilson(8, 10);
  expect(low).toBeCloseTo(0.4902, 4);
  expect(high).toBeCloseTo(0.9433, 4);
  expect(wilson(0, 0)).toEqual([0, 1]);
  expect(wilson(0, 10)[0]).toBe(0);
});

test('the deviation is the sample deviation', () => {
  expect(meanAndDeviation([2, 4, 4, 4, 5, 5, 7, 9])).toEqual({ mean: 5, sd: Math.sqrt(32 / 7) });
  expect(meanAndDeviation([3])).toEqual({ mean: 3, sd: 0 });
  expect(meanAndDeviation([])).toEqual({ mean: 0, sd: 0 });
});
