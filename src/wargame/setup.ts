/** A position to start from, as docs/formats describes it; the shape is checked in src/formats, the sense by the game. */
export interface SetupUnit {
  id: string;
  /** A printed hex, or absent/null for a unit still to come. */
  hex?: string | null;
  steps?: number;
  marks?: readonly string[];
}

/** Named fields replace, the rest stays; `features` replaces the whole list. */
export interface HexChange {
  terrain?: string;
  features?: readonly string[];
}

/** An unordered pair; named fields replace, `false` or null takes away. */
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
