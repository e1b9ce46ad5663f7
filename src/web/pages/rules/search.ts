/** Small letters without accents, letter for letter: places in the result are places in the text. */
export const fold = (text: string): string =>
  text.replace(/[^ -~]/g, (letter) => letter.normalize('NFD').charAt(0)).toLowerCase();

/** The words of a question, folded. */
export const wordsOf = (question: string): string[] => fold(question).split(/\s+/).filter(Boolean);

export interface Piece {
  text: string;
  hit?: true;
  /** Number of a chapter, or id of a sentence, that the text refers to. */
  to?: string;
}

/** A number of a chapter or an id of a sentence. */
const REFERENCE = /(?<![\w.-])((?:[A-Z]+-)?\d{1,2}(?:\.\d{1,2}){1,2}(?:-[a-z])?)(?![\w-]|\.\d)/;

/** A text in pieces: words that were looked for, and places of the book to go to, of which `places` has all. */
export function pieces(text: string, words: readonly string[], places: ReadonlySet<string>): Piece[] {
  return text.split(REFERENCE).flatMap((part) => {
    if (places.has(part)) return [{ text: part, to: part }];
    return marked(part, words);
  });
}

function marked(text: string, words: readonly string[]): Piece[] {
  const folded = fold(text);
  const list: Piece[] = [];
  let at = 0;
  while (at < text.length) {
    const next = firstHit(folded, words, at);
    const start = next?.start ?? text.length;
    if (start > at) list.push({ text: text.slice(at, start) });
    if (next) list.push({ text: text.slice(start, next.end), hit: true });
    at = next?.end ?? text.length;
  }
  return list;
}

function firstHit(folded: string, words: readonly string[], from: number): { start: number; end: number } | undefined {
  const hits = words
    .map((word) => ({ start: folded.indexOf(word, from), end: folded.indexOf(word, from) + word.length }))
    .filter(({ start }) => start >= 0);
  return hits.toSorted((a, b) => a.start - b.start || b.end - a.end)[0];
}
