/** A text in the three languages. */
export type Localized = Readonly<Record<'en' | 'pt' | 'es', string>>;

export const localized = (en: string, pt: string, es: string): Localized => ({ en, pt, es });

/** Cell of a table: literal, localized, or the id of a word in src/text. */
export type BookCell =
  string | number | Localized | { readonly word: 'terrain' | 'weather' | 'side'; readonly id: string };

/** A table of the rulebook; the first cell of a row is its heading. */
export interface BookTable {
  readonly id: string;
  readonly title: Localized;
  /** Chapters to which it belongs. */
  readonly rules: readonly string[];
  readonly head: readonly BookCell[];
  readonly rows: readonly (readonly BookCell[])[];
  readonly note?: Localized;
  /** The result codes in its cells, to be explained below the table. */
  readonly results?: readonly string[];
}

/** A rulebook without its sentences: title, chapters in order, tables. */
export interface Book {
  readonly title: string;
  readonly chapters: Readonly<Record<string, Localized>>;
  readonly tables: readonly BookTable[];
}
