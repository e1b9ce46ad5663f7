import { expect, test } from 'vitest';
import { table } from './table.ts';

test('columns are aligned, numbers to the right whatever their heading', () => {
  const rows = [
    ['hex', 'MP', 'path'],
    ['0101', '1', 'a b'],
    ['0102', '10', 'c'],
  ];
  expect(table(rows)).toBe('hex   MP  path\n0101   1  a b\n0102  10  c');
  expect(table([])).toBe('');
  expect(table([['a'], ['b', 'c']], 2)).toBe('  a\n  b  c');
});

test('a Spanish percentage, which contains a space, is a number', () => {
  expect(table([['%'], ['a', '5,0\u00a0%'], ['b', '12,5\u00a0%']])).toBe('%\na   5,0\u00a0%\nb  12,5\u00a0%');
});
