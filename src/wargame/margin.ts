import type { Told } from './book.ts';

/** What is printed on the margin of a game's sheet: told in every language, laid out by the page. */
export interface SheetMargin {
  readonly title: Told;
  readonly subtitle: Told;
  /** Kilometres from one side of a hex to the opposite one. */
  readonly hexKm: number;
  /** What the kinds of ground and hexside do, in a few signs, by kind; `legendNote` says how to read them. */
  readonly effects: Readonly<Record<string, string>>;
  readonly legendNote: Told;
  readonly tracks: readonly Track[];
}

/** A row of boxes with a marker that goes along it. */
export interface Track {
  readonly id: string;
  readonly title: Told;
  readonly rule: string;
  /** Where the marker stands: in the box whose id is the turn, the weather or what is left of a side's pool. */
  readonly follows: 'turn' | 'weather' | { readonly pool: string; readonly side: string };
  readonly boxes: readonly TrackBox[];
  /** Boxes in one row of print. */
  readonly row: number;
}

export interface TrackBox {
  readonly id: string;
  readonly head: Told | string;
  readonly notes: readonly TrackNote[];
}

/** Something printed in a box: a sign, a mark beside it (a roll of the die, an amount), and what it means. */
export interface TrackNote {
  readonly sign: Sign;
  readonly mark?: string;
  readonly text: Told;
}

/** Signs that can be printed: weather, arrivals of the first and the second side, and what else befalls a turn. */
export type Sign = 'fair' | 'cloudy' | 'rain' | 'first' | 'second' | 'bombers' | 'waves' | 'bridge';
