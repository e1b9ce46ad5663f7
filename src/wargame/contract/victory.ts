import type { Side } from '../../kernel/game.ts';

/** An item of the victory rules, whether anybody has anything for it now or not. Hexes are printed numbers. */
export interface VictoryItem {
  rule: string;
  /** Id of the place, hex or area, or the kind of item. */
  item: string;
  /** Where it is won; none where that is no place on the map. */
  hexes: readonly string[];
  /** What a side has of it, once or for `each` unit or hex that counts; a side that can have nothing is left out. */
  worth: Readonly<Record<Side, number>>;
  each: boolean;
  /** What the sides have of it now; a side with nothing is left out. */
  points: Readonly<Record<Side, number>>;
  /** Units and hexes for which they have it, where it is not the item as a whole. */
  counted: Readonly<Record<Side, readonly string[]>>;
  /** Who holds it, for points or not; null: nobody, or each side a part of it. */
  holder: Side | null;
  /** Which of its hexes each side holds, where both hold some. */
  parts?: Readonly<Record<Side, readonly string[]>>;
  /** Units in the way. */
  against?: readonly string[];
  /** Units and hexes that would count, were they not cut off. */
  cutOff?: readonly string[];
  /** How many of those that are needed have done it. */
  count?: { readonly now: number; readonly needed: number };
  /** The last turn in which it can be done. */
  until?: number;
  /** The item that its holder has to have first. */
  after?: string;
}

/** What is needed to win at the end of any turn: all of its conditions. */
export interface SuddenVictory {
  rule: string;
  side: Side;
  conditions: readonly VictoryCondition[];
}

export interface VictoryCondition {
  /** What is counted: `points` of the side, or another item. */
  item: string;
  now: number;
  /** At least so many; with `atMost` no more than that. */
  needed: number;
  atMost?: true;
  /** It is asked only once something has happened that has not happened yet. */
  dormant?: true;
}

/** How the game is won, as it stands now. */
export interface Victory {
  items: readonly VictoryItem[];
  sudden: readonly SuddenVictory[];
  /** After the last turn: who would win as things are; null: nobody. */
  final: { readonly rule: string; readonly turn: number; readonly winner: Side | null };
}
