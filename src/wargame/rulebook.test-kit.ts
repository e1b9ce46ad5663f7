import { expect, test } from 'vitest';

const LANGUAGES = ['en', 'pt', 'es'] as const;
const KINDS = ['permission', 'duty', 'value', 'modifier', 'effect', 'component', 'definition'];

/** A sentence of a rulebook.json, in our words. */
interface Sentence {
  id: string;
  chapter: string;
  kind: string;
  text: Record<(typeof LANGUAGES)[number], string>;
}

interface RulebookChecks {
  readonly prefix: string;
  readonly sentences: number;
  /** Letters of the parts behind the numbered chapters, in their order. */
  readonly parts?: readonly string[];
}

/** What is the same in every rulebook.json: ids, order, kinds, three languages that agree. */
export function checkRulebook(rulebook: readonly Sentence[], { prefix, sentences, parts = [] }: RulebookChecks): void {
  test(`the rulebook has ${sentences} sentences, each with an id of its own`, () => {
    expect(rulebook).toHaveLength(sentences);
    expect(new Set(rulebook.map((rule) => rule.id)).size).toBe(sentences);
  });

  const partOf = ({ chapter }: Sentence): string => /^[A-Z]*/.exec(chapter)?.[0] ?? '';

  test('an id is made of the chapter and a letter, and its kind is one of seven', () => {
    for (const rule of rulebook) {
      const { id, chapter, kind } = rule;
      expect(id).toMatch(new RegExp(String.raw`^${prefix}-([A-Z]*\d+(\.\d+)+|[A-Z]+)-[a-z]$`));
      expect(['', ...parts], id).toContain(partOf(rule));
      expect(id.slice(prefix.length + 1, -2)).toBe(chapter);
      expect(KINDS, id).toContain(kind);
    }
  });

  test('the sentences stand in rulebook order', () => {
    const key = (rule: Sentence): string =>
      `${parts.indexOf(partOf(rule)) + 1} ${rule.id.replace(/\d+/g, (digits) => digits.padStart(2, '0'))}`;
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
}

/** The three languages of each sentence name the same: what `named` finds in a text, in any order. */
export function namesTheSame(
  what: string,
  rulebook: readonly Sentence[],
  named: (text: string) => readonly string[],
): void {
  test(`the three languages of a sentence name the same ${what}`, () => {
    expect(rulebook.some(({ text }) => named(text.en).length > 0)).toBe(true);
    for (const { id, text } of rulebook) {
      expect(named(text.pt).toSorted(), `${id} pt`).toEqual(named(text.en).toSorted());
      expect(named(text.es).toSorted(), `${id} es`).toEqual(named(text.en).toSorted());
    }
  });
}

/** All numbers in a text, with a decimal point in every language. */
export const numbersIn = (text: string): string[] =>
  (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((digits) => digits.replaceAll(',', '.'));
