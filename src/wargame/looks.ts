/** How a map and its counters are drawn, in the terms of the board; games name their own terrain and troops. */

/** Kinds of drawing for a hex. */
export const HEX_LOOKS = [
  'open',
  'village',
  'city',
  'forest',
  'swamp',
  'heights',
  'mountains',
  'shallows',
  'sea',
  'teeth',
  'trench',
  'camp',
  'halt-line',
] as const;
/** Kinds of drawing for a hexside. */
export const SIDE_LOOKS = ['red-road', 'paved', 'road', 'unpaved', 'river', 'bridge', 'ferry', 'frontier'] as const;

export type HexLook = (typeof HEX_LOOKS)[number];
export type SideLook = (typeof SIDE_LOOKS)[number];

export interface Looks {
  /** By id of terrain or feature of a hex, and of hexsides, in the order of the legend. A feature `kind:name` has the look of its kind. */
  readonly ground: Readonly<Record<string, HexLook | SideLook>>;
  /** Branch symbol by kind of troops (`Counter.type`). */
  readonly symbols: Readonly<Record<string, string>>;
}

/** What stands before the colon of a feature `kind:name`, and its name; a feature without a colon is a kind. */
export function kindOf(feature: string): { kind: string; name?: string } {
  const [kind = '', name] = feature.split(':', 2);
  return name === undefined ? { kind } : { kind, name };
}
