import { expect, it } from 'vitest';
import { book } from './book.ts';
import { BOMBARDMENT } from './data/tables.ts';

it('the last column of the bombardment table is printed with its open end', () => {
  expect(BOMBARDMENT.columns.at(-1)).toBe('49+');
  expect(book.tables.find(({ id }) => id === 'bombardment')?.head.at(-1)).toBe('49-∞');
});
