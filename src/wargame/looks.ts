import type { MapSide } from './map.ts';

/** How a map and its counters are drawn, in the terms of the board; games name their own terrain and troops. */

/** Kinds of drawing for a hex. */
export const HEX_LOOKS = [
  'open',
  'village',
  'city',
  'town',
  'forest',
  'polder',
  'polder-wood',
  'swamp',
  'heights',
  'mountains',
  'shallows',
  'sea',
  'teeth',
  'trench',
  'camp',
  'halt-line',
  'drop-zone',
  'prize',
] as const;
/** Kinds of drawing for a hexside. */
export const SIDE_LOOKS = [
  'red-road',
  'paved',
  'road',
  'unpaved',
  'river',
  'stream',
  'canal',
  'great-river',
  'bridge',
  'rail-bridge',
  'ferry',
  'frontier',
  'boundary',
] as const;
/** Lights in which a map may be drawn; without one, that of bare paper. */
export const LIGHTS = ['lowland', 'winter', 'atlas'] as const;

export type HexLook = (typeof HEX_LOOKS)[number];
export type SideLook = (typeof SIDE_LOOKS)[number];
export type Light = (typeof LIGHTS)[number];

/** How a mark of a unit is shown: one or two letters or signs, in a disc, or in a square where it is bad for the unit. */
export interface MarkLook {
  readonly sign: string;
  readonly tone: 'plain' | 'bad';
}

export interface Looks {
  /** Units may stand in areas beside the map (`UnitView.area`), next to the edges of the same ids: the sheet needs room for them. */
  readonly areas?: boolean;
  /**
   * By id of terrain or feature of a hex, and of hexsides, in the order of the legend. A feature `kind:name` has the look of its kind. A hexside has
   * the id of its field (`river`), of field and kind (`river:deep`), or, roads only, of the kind alone.
   */
  readonly ground: Readonly<Record<string, HexLook | SideLook>>;
  /** Branch symbol by kind of troops (`Counter.type`). */
  readonly symbols: Readonly<Record<string, string>>;
  readonly light?: Light;
  /** The feature whose names are nations, and these in the order of their tints. */
  readonly nations?: { readonly feature: string; readonly names: readonly string[] };
  /** The names of the map's edges are printed beside their hexes. */
  readonly edges?: true;
  /** Badges by mark of a unit (`UnitView.marks`), the most important first; other marks are only listed beside the map. Without it no marks are. */
  readonly marks?: Readonly<Record<string, MarkLook>>;
}

/** Fields of a hexside that are drawn. */
const FIELDS = ['river', 'bridge', 'ferry', 'road', 'frontier', 'boundary'] as const;
type Field = (typeof FIELDS)[number];

/** The id by which looks, words and effects know what a hexside has in a field; undefined where it has nothing. */
export function sideKind(
  side: Pick<MapSide, Field>,
  field: Field,
  { ground }: Pick<Looks, 'ground'>,
): string | undefined {
  const value = side[field];
  if (value === undefined) return undefined;
  if (value === true) return field;
  return `${field}:${value}` in ground ? `${field}:${value}` : value;
}

/** The ids of everything on a hexside. */
export const sideKinds = (side: Pick<MapSide, Field>, looks: Pick<Looks, 'ground'>): string[] =>
  FIELDS.flatMap((field) => sideKind(side, field, looks) ?? []);

/** What stands before the colon of a feature `kind:name`, and its name; a feature without a colon is a kind. */
export function kindOf(feature: string): { kind: string; name?: string } {
  const [kind = '', name] = feature.split(':', 2);
  return name === undefined ? { kind } : { kind, name };
}
