import { expect, it } from 'vitest';
import type { BookCell } from '../../wargame/book.ts';
import { book } from './book.ts';

const rowsOf = (id: string): readonly (readonly BookCell[])[] =>
  book.tables.find((table) => table.id === id)?.rows ?? [];

it('[RW-2.3-a] columns for the defence are signed: minus to the left, plus to the right', () => {
  const shifts = rowsOf('terrain').map((row) => [(row[0] as { id: string }).id, row.at(-1)]);
  expect(Object.fromEntries(shifts)).toMatchObject({ open: '–', village: '−1', crest: '−3', inundation: '+1' });
});

it('what has words in a table has them in every language', () => {
  const cells = book.tables.flatMap(({ title, head, rows }) => [title, ...head, ...rows.flat()]);
  const texts = cells.flatMap((cell) => (typeof cell === 'object' && 'en' in cell ? [cell] : []));
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter((text) => Object.values(text).includes(''))).toEqual([]);
});
