import { expect, test } from 'vitest';
import rulebook from '../../../games/reichswald/rulebook.json' with { type: 'json' };
import { fold, pieces, wordsOf } from './search.ts';

test('a question finds words with and without accents, and keeps the places of the text', () => {
  expect(fold('Inundação, 3.ª División')).toBe('inundacao, 3.ª division');
  expect(wordsOf('  Zona de  INUNDAÇÃO ')).toEqual(['zona', 'de', 'inundacao']);
  expect(pieces('A inundação (9.0) e a região', ['inundacao', 'regiao'], new Set(['9.0']))).toEqual([
    { text: 'A ' },
    { text: 'inundação', hit: true },
    { text: ' (' },
    { text: '9.0', to: '9.0' },
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

test('an id of a sentence is one link, and no link is a part of a longer number or word', () => {
  const places = new Set(['4.1', '4.1.1', 'RW-4.1.1-h']);
  const links = (text: string): string[] => pieces(text, [], places).flatMap(({ to }) => to ?? []);
  expect(links('at the price of RW-4.1.1-h.')).toEqual(['RW-4.1.1-h']);
  expect(links('See 4.1.1, 4.1 (and 4.1.1).')).toEqual(['4.1.1', '4.1', '4.1.1']);
  expect(links('RW-4.1.1-z 4.1.1-k 4.1.123 4.1.1.2 14.1 4.15 x4.1 RUL-4.1')).toEqual([]);
});

test('no link of the rulebook cuts a number or a word, and every sentence it names is linked', () => {
  const places = new Set(rulebook.flatMap(({ id, chapter }) => [id, chapter]));
  for (const { id, text } of rulebook) {
    for (const words of Object.values(text)) {
      const list = pieces(words, [], places);
      list.forEach((piece, i) => {
        if (piece.to === undefined) expect(piece.text, id).not.toMatch(/RW-\d/);
        else
          expect(`${list[i - 1]?.text.at(-1) ?? ''}|${list[i + 1]?.text ?? ''}`, id).not.toMatch(
            /^[\w.-]\||\|(\w|-|\.\d)/,
          );
      });
    }
  }
});
