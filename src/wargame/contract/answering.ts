import type { Side } from '../../kernel/game.ts';

/** A kind of decision that a side may be asked for in the other one's turn, by the code of its prompt: what can be said of it beforehand. */
export interface Answering {
  readonly code: string;
  /** The side that alone is asked; absent: either. */
  readonly side?: Side;
  /** Types of actions that settle it, whatever else they name. */
  readonly ends?: readonly string[];
  /** It is a choice among units or hexes that its actions name. */
  readonly names?: true;
  /** The type of action that spends points, before one that settles it. */
  readonly points?: string;
}
