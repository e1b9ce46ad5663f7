/**
 * What a side has ordered beforehand for a kind of decision in the other one's turn, by the code of its prompt: that a computer decides, an
 * action of this type, at most so many points, or the first of these units and hexes that is among what it may do.
 */
export type Answer = { readonly code: string } & (
  | { readonly how: 'computer' }
  | { readonly how: 'end'; readonly type: string }
  | { readonly how: 'points'; readonly most: number }
  | { readonly how: 'named'; readonly names: readonly string[] }
);

/** Names of an answer, and characters of each, at most. */
export const MOST_NAMES = 40;
export const LONGEST_NAME = 40;
/** Points of an answer at most. */
export const MOST_POINTS = 99;
