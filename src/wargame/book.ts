/** Something told in the three languages of the page. */
export type Told = Readonly<Record<'en' | 'pt' | 'es', string>>;

export const told = (en: string, pt: string, es: string): Told => ({ en, pt, es });

/** Cell of a table: as it stands, told in each language, or a word of the vocabulary. */
export type BookCell = string | number | Told | { readonly word: 'terrain' | 'weather' | 'side'; readonly id: string };

/** A table that players look things up in; the first cell of a row is its heading. */
export interface BookTable {
  readonly id: string;
  readonly title: Told;
  /** Chapters that use it. */
  readonly rules: readonly string[];
  readonly head: readonly BookCell[];
  readonly rows: readonly (readonly BookCell[])[];
  readonly note?: Told;
  /** Cells are result codes, to be explained below the table. */
  readonly results?: readonly string[];
}

/** What a rulebook has besides its sentences: title, chapters in their order, tables. */
export interface Book {
  readonly title: string;
  readonly chapters: Readonly<Record<string, Told>>;
  readonly tables: readonly BookTable[];
}
