/** A set-up as described in docs/formats: src/formats checks its form, the game its content. */
export interface SetupUnit {
  id: string;
  /** A printed hex; null or absent for a unit that is not on the map yet. */
  hex?: string | null;
  steps?: number;
  marks?: readonly string[];
}

/** Fields given replace those of the map; `features` replaces the whole list. */
export interface HexChange {
  terrain?: string;
  features?: readonly string[];
}

/** An unordered pair of hexes; fields given replace those of the map, `false` or null removes one. */
export interface SideChange {
  a: string;
  b: string;
  [field: string]: string | boolean | null;
}

export interface MapChange {
  base?: 'blank';
  hexes?: Readonly<Record<string, HexChange>>;
  sides?: readonly SideChange[];
}

export interface SetupDoc {
  format: 'bivouac-setup';
  version: 1;
  game: string;
  scenario?: string;
  options?: Readonly<Record<string, string>>;
  turn?: number;
  phase?: string;
  weather?: string;
  units?: readonly SetupUnit[];
  only?: boolean;
  pools?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  extra?: Readonly<Record<string, unknown>>;
  map?: MapChange;
}

/** Characters of a value that an error shows. */
const SHOWN = 60;

/** A value of a set-up as its error shows it: a text as it is, a list or object as an ellipsis. */
export const shown = (value: unknown): string =>
  typeof value === 'object' && value !== null ? '…' : String(value).slice(0, SHOWN);
