import type { GridShape } from '../hex/shape.ts';

/** Where a value comes from: read in the rulebook or on a component, inferred from such facts, or filled in by us. */
export type Origin = 'printed' | 'inferred' | 'reconstructed';

/** A source, referred to by its key. `note` (English) names the sentence, component or fact. */
export interface Source {
  origin: Origin;
  note: string;
}

/** A key of `sources` for all fields of the entry, or one key per field; features of a hex may have one each. */
export type Cited = string | Readonly<Record<string, string>>;

export interface MapHex {
  terrain: string;
  features?: readonly string[];
  source: Cited;
}

/** A hexside, as an unordered pair of adjacent hexes. Kinds of river, bridge and road are the game's words, `true` where it has only one; `name` is that of the river. */
export interface MapSide {
  a: string;
  b: string;
  river?: true | string;
  bridge?: true | string;
  ferry?: true;
  road?: string;
  frontier?: true;
  /** Its bridge is blown, or cannot be blown any more, when the game begins. */
  blown?: true;
  intact?: true;
  /** Part of a line that units may not pass as they like. */
  boundary?: true;
  name?: string;
  /** What its bridge is called by, where that is not the nearest place. */
  bridgeAt?: string;
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

/** Hexes by which units enter or leave the map: `north`, `east`, `south`, `west`, or what else a game names. */
export interface MapEdge {
  id: string;
  hexes: readonly string[];
  source: Cited;
}

/** A printed map as data: every hex of the grid once, the hexsides with a feature, places, areas, edges. */
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
  edges: readonly MapEdge[];
}
