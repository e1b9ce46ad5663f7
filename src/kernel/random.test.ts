import { describe, expect, test } from 'vitest';
import { pick, seeded } from './random.ts';

const draw = (seed: number, count: number): number[] => {
  const random = seeded(seed);
  return Array.from({ length: count }, random);
};

describe('seeded numbers', () => {
  test('the same seed always gives the same numbers', () => {
    expect(draw(44, 3)).toEqual(draw(44, 3));
    expect(draw(1, 2).map((n) => Math.floor(n * 1e6))).toEqual([627073, 2735]);
  });

  test('neighbouring seeds share no numbers', () => {
    const all = new Set([...draw(1, 100), ...draw(2, 100), ...draw(3, 100)]);
    expect(all.size).toBe(300);
  });

  test('lie in [0, 1), evenly distributed', () => {
    const numbers = draw(8, 60_000);
    expect(numbers.every((n) => n >= 0 && n < 1)).toBe(true);
    const faces = [0, 0, 0, 0, 0, 0];
    for (const n of numbers) faces[Math.floor(n * 6)]!++;
    for (const count of faces) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });

  test('a seed counts modulo 2^32, negative ones too', () => {
    expect(draw(-1, 3)).toEqual(draw(0xffffffff, 3));
  });
});

describe('picking', () => {
  test('takes any item, including the last one, and nothing beyond', () => {
    const items = ['a', 'b', 'c'];
    expect(pick(items, () => 0)).toBe('a');
    expect(pick(items, () => 0.9999999999)).toBe('c');
  });

  test('throws on an empty list', () => {
    expect(() => pick([], () => 0)).toThrow('Nothing to pick from.');
  });
});
