import type { Lang } from '../../text/format.ts';
import { linksOf, verbsOf } from '../../text/web/commands.ts';

const MARKS = /[\u0300-\u036f]/g;

/** As typed by anybody: small letters without accents. */
export const folded = (text: string): string => text.toLowerCase().normalize('NFD').replace(MARKS, '');

const means = (words: readonly string[], typed: string): boolean =>
  words.some((word) => folded(word) === folded(typed));

/** The verb a word stands for, in the reader's language or in English. */
export function verbOf(lang: Lang, game: string, word: string): string | undefined {
  const find = (one: Lang): string | undefined => [...verbsOf(one, game)].find(([, words]) => means(words, word))?.[0];
  return find(lang) ?? find('en');
}

/** The link a word stands for, in the reader's language or in English. */
export function linkOf(lang: Lang, word: string): string | undefined {
  const find = (one: Lang): string | undefined => [...linksOf(one)].find(([, words]) => means(words, word))?.[0];
  return find(lang) ?? find('en');
}
