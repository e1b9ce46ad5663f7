import type { Side } from '../../kernel/game.ts';

/**
 * What one outcome of a roll costs by the tables, where owners who choose give up as little as they can. Steps lost by each side, by its index in
 * `sides`; `cleared`: hexes that are clear of defenders by it. Below zero: what an earlier roll cost is cancelled by this one.
 */
export interface RollCost {
  lost: readonly [number, number];
  cleared: number;
}

/** What a roll that is due may cost. */
export interface RollCosts {
  /** Whose attack it belongs to, also where the defender rolls; null for a roll of no attack. */
  attacker: Side | null;
  /** The outcomes, in the order of `chance`. */
  costs: readonly RollCost[];
}
