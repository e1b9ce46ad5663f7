import { expect, test } from 'vitest';
import rulebook from './rulebook.json' with { type: 'json' };

const LANGUAGES = ['en', 'pt', 'es'] as const;
const KINDS = ['permission', 'duty', 'value', 'modifier', 'effect', 'component', 'definition'];

test('the rulebook has 108 sentences, each with an id of its own', () => {
  expect(rulebook).toHaveLength(108);
  expect(new Set(rulebook.map((rule) => rule.id)).size).toBe(108);
});

test('an id is made of the chapter and a letter, and its kind is one of seven', () => {
  for (const { id, chapter, kind } of rulebook) {
    expect(id).toMatch(/^TWW-\d+(\.\d+)+-[a-z]$/);
    expect(id.replace(/^TWW-(.*)-[a-z]$/, '$1')).toBe(chapter);
    expect(KINDS, id).toContain(kind);
  }
});

test('the sentences stand in rulebook order', () => {
  const key = ({ id }: { id: string }): string => id.replace(/\d+/g, (digits) => digits.padStart(2, '0'));
  const ids = rulebook.map((rule) => rule.id);
  expect(rulebook.toSorted((a, b) => (key(a) < key(b) ? -1 : 1)).map((rule) => rule.id)).toEqual(ids);
});

test('every sentence is in three languages, no two of them alike', () => {
  for (const { id, text } of rulebook) {
    expect(Object.keys(text), id).toEqual(LANGUAGES);
    for (const language of LANGUAGES) {
      expect(text[language].trim(), `${id} ${language}`).toBe(text[language]);
      expect(text[language].length, `${id} ${language}`).toBeGreaterThan(20);
      expect(text[language], `${id} ${language}`).toMatch(/[.)]$/);
    }
    expect(new Set(Object.values(text)).size, id).toBe(LANGUAGES.length);
  }
});

test('the three languages of a sentence name the same numbers: hexes, strengths, turns, columns', () => {
  const numbers = (text: string): string[] =>
    (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((digits) => digits.replaceAll(',', '.')).sort();
  for (const { id, text } of rulebook) {
    expect(numbers(text.pt), `${id} pt`).toEqual(numbers(text.en));
    expect(numbers(text.es), `${id} es`).toEqual(numbers(text.en));
  }
});

test('the three languages of a sentence name the same combat results', () => {
  const codes = (text: string): string[] =>
    [...new Set(text.match(/\b(?:D[AREV]B?I?|A[EVR][BI]?|EMP|IMP|DB)\b/g) ?? [])].sort();
  for (const { id, text } of rulebook) {
    expect(codes(text.pt), `${id} pt`).toEqual(codes(text.en));
    expect(codes(text.es), `${id} es`).toEqual(codes(text.en));
  }
});
