import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pairsOf } from './simulate/pairs.ts';
import { rate } from './simulate/rating.ts';
import { meanAndDeviation, quantile, wilson } from './simulate/summary.ts';
import { seeded } from '../kernel/random.ts';
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
  const of = (field: string) => Object.values(one[field] as Record<string, { mean: number; error: number }>);
  for (const [red, blue] of [of('margin'), of('adjusted')]) {
    expect(red?.mean).toBeCloseTo(-(blue?.mean ?? NaN), 9);
    expect(red?.error).toBeGreaterThan(0);
  }
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

describe('pairs', () => {
  interface Shown {
    won: Record<string, number>;
    tied: number;
    share: Record<string, number[]>;
    margin: Record<string, { mean: number }>;
    adjusted: Record<string, { mean: number; error: number }>;
    seconds: Record<string, { median: number; p95: number }>;
  }
  const pairs = async (players: string): Promise<Shown> => {
    const ran = await asked('simulate', 'toy', '--pairs', '8', '--players', players, '--seed', 'p', '--jobs', '1');
    expect(ran.status).toBe(0);
    expect(ran.json).toMatchObject({ pairs: 8, errors: [] });
    return ran.json as unknown as Shown;
  };

  test('exchange the sides on the same dice: who is named first makes no difference', async () => {
    const [one, other] = [await pairs('recruit,random'), await pairs('random,recruit')];
    expect(other.won).toEqual(one.won);
    expect(other.tied).toBe(one.tied);
    expect(other.margin['recruit']?.mean).toBe(one.margin['recruit']?.mean);
    expect(other.margin['random']?.mean).toBeCloseTo(-(one.margin['recruit']?.mean ?? NaN), 9);
    expect(other.adjusted['recruit']?.mean).toBeCloseTo(one.adjusted['recruit']?.mean ?? NaN, 9);
    expect(other.adjusted['random']?.mean).toBeCloseTo(-(one.adjusted['recruit']?.mean ?? NaN), 9);
    expect((one.won['recruit'] ?? 0) + (one.won['random'] ?? 0) + one.tied).toBe(8);
    const [low, mean, high] = one.share['recruit'] as [number, number, number];
    expect(mean).toBe(((one.won['recruit'] ?? 0) + one.tied / 2) / 8);
    expect(low).toBeLessThan(mean);
    expect(high).toBeGreaterThanOrEqual(mean);
    expect(one.seconds['recruit']?.p95).toBeGreaterThanOrEqual(one.seconds['recruit']?.median ?? NaN);
  });

  test('are told for people', async () => {
    const { out } = await bivouac('simulate', 'toy', '--pairs', '2', '--players', 'recruit,random', '--jobs', '1');
    expect(out).toContain('2 pairs on the same dice');
    expect(out).toMatch(/recruit +\d/);
  });

  test('count wins first, then the margin', () => {
    const game = (index: number, winner: string | undefined, margin: number, luck = 0) => ({
      index,
      actions: 1,
      outcome: { points: {}, ...(winner === undefined ? {} : { winner }) },
      turns: 1,
      margin,
      luck,
      thought: [],
    });
    const sides = ['red', 'blue'];
    const played = [
      // The first player wins as red, and draws as blue.
      game(0, 'red', 1, 3),
      game(1, undefined, 9, 4),
      // A win each, but by more.
      game(2, 'red', 5),
      game(3, 'red', 3),
      game(4, 'blue', -4),
      game(5, 'blue', -4),
      // The second player wins both.
      game(6, 'blue', -1),
      game(7, 'red', 1),
      // One that failed is no pair.
      game(8, 'red', 1),
      { index: 9, actions: 1, text: null },
    ] as Parameters<typeof pairsOf>[1];
    expect(pairsOf(sides, played)).toEqual([
      // Of luck the first player had 3 as red, and −4 as blue.
      { score: 1, margin: -8, adjusted: -7 },
      { score: 1, margin: 2, adjusted: 2 },
      { score: 0.5, margin: 0, adjusted: 0 },
      { score: 0, margin: -2, adjusted: -2 },
    ]);
  });
});

describe('a report', () => {
  const run = async (file: string, ...more: string[]): Promise<string> => {
    const players = more.includes('--pairs') ? 'recruit,random' : 'random,random';
    const { status, err } = await bivouac(
      'simulate',
      'toy',
      '--players',
      players,
      '--jobs',
      '1',
      '--report',
      file,
      ...more,
    );
    expect({ status, err }).toEqual({ status: 0, err: '' });
    return readFileSync(file, 'utf8');
  };
  const shown = (page: string): string[] =>
    [...page.matchAll(/<(?:figcaption|td|th|p)>(.*?)</g)].map(([, text]) => text ?? '');

  test('shows who won, by how much and in how many turns, in the language of the reader', async () => {
    const page = await run(temporaryPath('games.html'), '--games', '20', '--lang', 'pt');
    expect(page).toContain('<html lang="pt">');
    expect(shown(page)).toEqual(
      expect.arrayContaining(['vitórias', 'Parte das vitórias, com o intervalo de 95 %', 'Turnos por partida']),
    );
    // Every game is in a column of the margins, in one of those without luck, and in one of the turns.
    const figures = page.split('<figure>').slice(2);
    const counted = figures.map((figure) =>
      [
        ...figure.matchAll(/text-anchor="middle">(\d+)<\/text><rect|text-anchor="middle">(\d+)<\/text>(?=<line)/g),
      ].reduce((sum, [, one, last]) => sum + Number(one ?? last), 0),
    );
    expect(counted).toEqual([20, 20, 20]);
    expect(page).not.toMatch(/NaN|undefined|<script|https?:/);
  });

  test('of pairs shows what each won', async () => {
    const page = await run(temporaryPath('pairs.html'), '--pairs', '4');
    expect(shown(page)).toEqual(
      expect.arrayContaining(['recruit', 'random', 'Margin of recruit', 'Margin of recruit, luck-adjusted']),
    );
  });

  test('is not written over another file, unless with --force', async () => {
    const file = temporaryPath('mine.html');
    writeFileSync(file, 'mine');
    const again = ['simulate', 'toy', '--games', '2', '--players', 'random,random', '--jobs', '1', '--report', file];
    expect((await asked(...again)).json).toMatchObject({ error: { code: 'already-there', file } });
    expect(readFileSync(file, 'utf8')).toBe('mine');
    expect((await bivouac(...again, '--force')).status).toBe(0);
    expect(readFileSync(file, 'utf8')).toContain('<svg');
  });
});

test('ratings are those of Bradley and Terry, with an imagined even pair', () => {
  // Nine of ten pairs and the imagined one: 9.5 to 1.5.
  const meeting = { first: 1, second: 0, scores: [1, 1, 1, 1, 1, 1, 1, 1, 1, 0] };
  const [below, above] = rate(2, [meeting], seeded(1));
  expect(below?.elo).toBe(0);
  expect(above?.elo).toBeCloseTo(400 * Math.log10(9.5 / 1.5), 3);
  expect(above?.low).toBeLessThan(above?.elo ?? NaN);
  expect(above?.high).toBeGreaterThan(above?.elo ?? NaN);
  const chain = rate(3, [meeting, { ...meeting, first: 2, second: 1 }], seeded(1));
  expect(chain[2]?.elo).toBeCloseTo(2 * (above?.elo ?? NaN), 3);
});

test('a quantile is the value that this share does not exceed', () => {
  const values = [4, 1, 3, 2];
  expect([0.25, 0.5, 0.51, 0.95].map((share) => quantile(values, share))).toEqual([1, 2, 3, 4]);
  expect(quantile([], 0.5)).toBe(0);
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
