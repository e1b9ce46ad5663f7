import { expect, test } from 'vitest';
import { percent, short, table } from './table.ts';

test('columns are aligned, numbers to the right, headings not counted', () => {
  const rows = [
    ['hex', 'MP', 'path'],
    ['0101', '1', 'a b'],
    ['0102', '10', 'c'],
  ];
  expect(table(rows)).toBe('hex   MP  path\n0101   1  a b\n0102  10  c');
  expect(table([])).toBe('');
  expect(table([['a'], ['b', 'c']], 2)).toBe('  a\n  b  c');
});

test('numbers are short', () => {
  expect([short(1 / 3), short(2), percent(0.5), percent(1 / 3)]).toEqual(['0.33', '2', '50.0 %', '33.3 %']);
});
