import { expect, it } from 'vitest';
import { curveOf } from './curve.ts';

const own = (...ratings: number[]) => ({
  pool: 'toy',
  rating: ratings.at(-1) ?? 0,
  deviation: 100,
  games: ratings.length,
  curve: ratings.map((rating) => ({ rating })),
});

it('a curve goes from the left to the right, the higher rating above', () => {
  const { path, last, ...said } = curveOf(own(1500, 1662.4, 1400));
  expect(path).toBe('6.0,35.7 150.0,6.0 294.0,54.0');
  expect(last).toEqual([294, 54]);
  expect(said).toEqual({ n: 3, first: '1500', high: '1662', low: '1400' });
});

it('one game is a point at the right, and small changes look small', () => {
  expect(curveOf(own(1500)).path).toBe('294.0,30.0');
  expect(curveOf(own(1500, 1510)).path).toBe('6.0,32.4 294.0,27.6');
});
