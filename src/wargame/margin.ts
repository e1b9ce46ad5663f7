import type { Localized } from './book.ts';

/** What is printed in the margin of the map, in every language; the page lays it out. */
export interface SheetMargin {
  readonly title: Localized;
  readonly subtitle: Localized;
  /** Kilometres from one side of a hex to the opposite one. */
  readonly hexKm: number;
  /** CSS colours of the first side's counters and of the second's, for the signs of their arrivals. */
  readonly sideColours: readonly [string, string];
  /** Effects of each kind of terrain and hexside in short form, by its id; `legendNote` says how to read them. */
  readonly effects: Readonly<Record<string, string>>;
  readonly legendNote: Localized;
  readonly tracks: readonly Track[];
}

/** A row of boxes along which a marker moves. */
export interface Track {
  readonly id: string;
  readonly title: Localized;
  readonly rule: string;
  /**
   * The marker is in the box whose id is the turn, the weather, the amount left in a side's pool, or that of a key in a field of `extra`, none
   * being 0. With `digits` two markers show the amount, one its tens and one its ones; for a 0 there is none. An amount of `extra` beyond the last box is in it.
   */
  readonly follows:
    | 'turn'
    | 'weather'
    | { readonly pool: string; readonly side: string; readonly digits?: true }
    | { readonly extra: string; readonly key: string };
  readonly boxes: readonly TrackBox[];
  /** Boxes per printed row. */
  readonly row: number;
  /** Printed to the right of the track before it, not below. */
  readonly beside?: true;
}

export interface TrackBox {
  readonly id: string;
  readonly head: Localized | string;
  readonly notes: readonly TrackNote[];
}

/** A note in a box: a sign, a mark beside it (a die roll, an amount), and what it means. */
export interface TrackNote {
  readonly sign: Sign;
  readonly mark?: string;
  readonly text: Localized;
  /** The rule behind it. */
  readonly rule?: string;
  /** Ids of the units that it says come then; events may still bring them on another turn. */
  readonly units?: readonly string[];
  /** The text without them, where they are shown beside it. */
  readonly short?: Localized;
}

/** Signs on the tracks: part of the day, weather, arrivals of the first and the second side, and other events of a turn. */
export type Sign =
  | 'morning'
  | 'afternoon'
  | 'night'
  | 'fair'
  | 'cloudy'
  | 'rain'
  | 'first'
  | 'second'
  | 'replacements'
  | 'bombers'
  | 'waves'
  | 'bridge'
  | 'supply'
  | 'exit';
