import { expect, test } from 'vitest';
import { fold, pieces, wordsOf } from './search.ts';

test('a question finds words with and without accents, and keeps the places of the text', () => {
  expect(fold('Inundação, 3.ª División')).toBe('inundacao, 3.ª division');
  expect(wordsOf('  Zona de  INUNDAÇÃO ')).toEqual(['zona', 'de', 'inundacao']);
  expect(pieces('A inundação (9.0) e a região', ['inundacao', 'regiao'], new Set(['9.0']))).toEqual([
    { text: 'A ' },
    { text: 'inundação', hit: true },
    { text: ' (' },
    { text: '9.0', chapter: '9.0' },
    { text: ') e a ' },
    { text: 'região', hit: true },
  ]);
});

test('a number that is no chapter stays a number', () => {
  expect(pieces('11 against 4 gives 2.75.', [], new Set(['2.7']))).toEqual([
    { text: '11 against 4 gives ' },
    { text: '2.75' },
    { text: '.' },
  ]);
});
