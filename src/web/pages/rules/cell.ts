import { word } from '../../../text/index.ts';
import type { Lang } from '../../../text/format.ts';
import type { BookCell } from '../../../wargame/book.ts';

/** A cell of a table in the reader's language. */
export function cellText(lang: Lang, game: string, cell: BookCell): string {
  if (typeof cell !== 'object') return String(cell);
  return 'word' in cell ? word(lang, game, cell.word, cell.id) : cell[lang];
}
