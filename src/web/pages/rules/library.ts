import type { Book, BookTable, Localized } from '../../../wargame/book.ts';
import { ruleBook, type RuleSentence } from '../../rules/reading.svelte.ts';
import { fold } from './search.ts';

type Lang = keyof Localized;

/** A chapter as it is read: 2 is a chapter, 3 and 4 are what it contains. */
export interface Chapter {
  number: string;
  title: Localized;
  level: 2 | 3 | 4;
  sentences: readonly RuleSentence[];
}

export interface Rules {
  title: string;
  chapters: readonly Chapter[];
  tables: readonly BookTable[];
}

const BOOKS = import.meta.glob<{ book: Book }>('../../../games/*/book.ts');

/** The whole rulebook of a game; undefined when there is no such game. */
export async function rulesOf(game: string): Promise<Rules | undefined> {
  const [loaded, all] = await Promise.all([BOOKS[`../../../games/${game}/book.ts`]?.(), ruleBook(game)]);
  if (!loaded) return undefined;
  const { title, chapters, tables } = loaded.book;
  return {
    title,
    tables,
    chapters: Object.entries(chapters).map(([number, name]) => ({
      number,
      title: name,
      level: levelOf(number),
      sentences: all.filter(({ chapter }) => chapter === number),
    })),
  };
}

/** The head of a chapter is numbered zero; what has no number, a chart or a scenario, is a chapter too. */
function levelOf(number: string): 2 | 3 | 4 {
  const { length } = number.split('.');
  return length === 1 || number.endsWith('.0') ? 2 : length === 2 ? 3 : 4;
}

/** Whether `number` lies in the chapter `outer`: a sub-chapter in its chapter, or in the head of it, numbered zero. */
const within = (number: string, outer: string): boolean =>
  number.startsWith(`${outer}.`) || (outer.endsWith('.0') && number.startsWith(outer.slice(0, -1)));

/** Chapters with the sentences in which every word stands (number and title count), and the chapters around them. */
export function found(chapters: readonly Chapter[], words: readonly string[], lang: Lang): Chapter[] {
  if (words.length === 0) return [...chapters];
  const cut = chapters.map((chapter) => ({
    ...chapter,
    sentences: chapter.sentences.filter(({ id, text }) => {
      const all = fold(`${id} ${chapter.title[lang]} ${text[lang]}`);
      return words.every((word) => all.includes(word));
    }),
  }));
  const hits = cut.filter(({ sentences }) => sentences.length > 0).map(({ number }) => number);
  return cut.filter(({ number }) => hits.some((hit) => hit === number || within(hit, number)));
}

/** Tables that name every word, by their title, headings and first cells. */
export function foundTables(
  tables: readonly BookTable[],
  words: readonly string[],
  said: (table: BookTable) => string,
) {
  return tables.filter((table) => words.every((word) => fold(said(table)).includes(word)));
}

/** Id on the page of the place an address names: a sentence, a chapter or its first part, a table. */
export function anchorOf({ chapters, tables }: Rules, at: string): string | undefined {
  const sentence = chapters.flatMap(({ sentences }) => sentences).find(({ id }) => id === at || id.endsWith(`-${at}`));
  if (sentence) return sentence.id;
  if (tables.some(({ id }) => id === at)) return `table-${at}`;
  const chapter =
    chapters.find(({ number }) => number === at || number === `${at}.0`) ??
    chapters.find(({ number }) => within(number, at));
  return chapter && `rule-${chapter.number}`;
}
