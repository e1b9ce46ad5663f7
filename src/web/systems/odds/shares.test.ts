import { expect, it } from 'vitest';
import { changedShares, sumText } from './shares.ts';

const share = (unit: string, factor: number, counts = factor, why = '') => ({
  unit,
  factor,
  counts,
  why: why === '' ? [] : [{ rule: '1', why }],
});

it('a strength is told as what each unit gives, and what nobody gives last', () => {
  expect(sumText('en', [share('a', 9), share('b', 8, 4)], 16)).toBe('9 + 4 + 3');
  expect(sumText('en', [share('a', 9), share('b', 8, 4)], 13)).toBe('9 + 4');
  expect(sumText('en', [share('a', 1, 0.5, 'half'), share('b', 1, 0.5, 'half'), share('c', 1, 0.5, 'half')], 2)).toBe(
    '½ + ½ + ½',
  );
});

it('units that count as another number for the same reasons are told together', () => {
  const shares = [share('a', 8, 4, 'half'), share('b', 8), share('c', 8, 4, 'half'), share('d', 6, 3, 'half')];
  expect(changedShares(shares).map(({ units, factor, counts }) => [units, factor, counts])).toEqual([
    [['a', 'c'], 8, 4],
    [['d'], 6, 3],
  ]);
});
