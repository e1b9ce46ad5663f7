import type { GridShape } from '../hex/grid.ts';

/** Where a value comes from: read in the rulebook or on a component, following from such facts, or our fill-in. */
export type Origin = 'printed' | 'inferred' | 'reconstructed';

/** One source that values point to by its key. `note` is in English and says which sentence, component or fact. */
export interface Source {
  origin: Origin;
  note: string;
}

/** A key of `sources` for all fields of the entry, or one key a field. */
export type Cited = string | Readonly<Record<string, string>>;

export interface MapHex {
  terrain: string;
  features?: readonly string[];
  source: Cited;
}

/** A hexside, an unordered pair of neighbours. Kinds of river, bridge and road are the game's words; `true` where it has only one. */
export interface MapSide {
  a: string;
  b: string;
  river?: true | string;
  bridge?: true | string;
  road?: string;
  frontier?: true;
  name?: string;
  source: Cited;
}

export interface MapPlace {
  id: string;
  name: string;
  kind: string;
  hexes: readonly string[];
  source: Cited;
}

export interface MapArea {
  id: string;
  hexes: readonly string[];
  source: Cited;
}

/** A printed map as data: every hex of the grid once, hexsides that carry something, places, areas. */
export interface MapData {
  format: 'bivouac-map';
  version: 1;
  id: string;
  title: string;
  grid: GridShape;
  sources: Readonly<Record<string, Source>>;
  hexes: Readonly<Record<string, MapHex>>;
  sides: readonly MapSide[];
  places: readonly MapPlace[];
  areas: readonly MapArea[];
}
