/** Hexes where a unit may end its move, and the lowest cost of each in the game's parts of points. Allocated once by the caller and reused. */
export interface Destinations {
  hexes: Int16Array;
  costs: Uint8Array;
  count: number;
}

/** Allocates destinations for a map of `size` hexes. */
export const makeDestinations = (size: number): Destinations => ({
  hexes: new Int16Array(size),
  costs: new Uint8Array(size),
  count: 0,
});

/** An attack with the support of both sides: hexes and units as numbers, air support in points. */
export interface AttackPlan {
  /** Index of the attacking side in `sides`. */
  side: number;
  target: number;
  attackers: number[];
  artillery: number[];
  air: number;
  defensiveArtillery: number[];
  defensiveAir: number;
}

/**
 * Losses as pairs of steps and probability; `cleared` is the probability that no defender is left in the hex. Where the
 * defender may refuse to retreat it counts that he does so as well as he can, with his support in the plan.
 */
export interface AttackChances {
  attack: number;
  defence: number;
  /** Index of the column after all shifts. */
  column: number;
  attacker: readonly (readonly [number, number])[];
  defender: readonly (readonly [number, number])[];
  cleared: number;
}

/**
 * Queries for computer players, asked thousands of times a second: hexes are grid numbers, units indexes in `counters`.
 * Arguments are not checked unless a method says so.
 */
export interface Search<S> {
  /** Parts of a movement point in which costs are counted: 1 where all prices are whole. */
  readonly parts: number;
  /** Fills `into` with the hexes where a unit can end its move, alone and not carried; none for a unit that may not move now. */
  destinations(state: S, unit: number, into: Destinations): Destinations;
  /** The same for a unit that flies there; dice may be due on its way, so that the flight has to be played step by step. */
  landings(state: S, unit: number, into: Destinations): Destinations;
  /**
   * Moves a unit to one of its destinations, changing `state`: the same as picking it, stepping along the cheapest path and
   * stopping. False, with `state` unchanged, when the hex is not one of them, or when the enemy or the dice decide
   * anything before the move is over: such a move has to be played step by step.
   */
  move(state: S, unit: number, hex: number): boolean;
  attack(state: S, plan: AttackPlan): AttackChances;
}
