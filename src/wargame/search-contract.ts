/** Hexes where a unit may end its move, and the least each costs, in the parts of points that the game counts in. Used again by whoever made it (`makeDestinations`). */
export interface Destinations {
  hexes: Int16Array;
  costs: Uint8Array;
  count: number;
}

/** Room for the destinations of one unit on a map of so many hexes. */
export const makeDestinations = (size: number): Destinations => ({
  hexes: new Int16Array(size),
  costs: new Uint8Array(size),
  count: 0,
});

/** An attack as declared and answered: hexes and units as numbers, points of air support as they count. */
export interface AttackPlan {
  /** Number of the attacker in `sides`. */
  side: number;
  target: number;
  attackers: number[];
  artillery: number[];
  air: number;
  defensiveArtillery: number[];
  defensiveAir: number;
}

/** Losses as pairs of steps and their probability; `cleared` is the probability that no defender is left in the hex. */
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
 * What computer players ask thousands of times a second, in numbers: hexes as on the grid, units by their place in
 * `counters`. Nothing is checked but what is said here.
 */
export interface Search<S> {
  /** Where a unit that may be picked now may end its move, alone and on foot; nothing for any other unit. Fills `into`. */
  destinations(state: S, unit: number, into: Destinations): Destinations;
  /**
   * Moves a unit to one of its destinations, the state given being changed: the same as picking it, stepping along the cheapest path and
   * stopping. False, and nothing changed, when the hex is none of them.
   */
  move(state: S, unit: number, hex: number): boolean;
  attack(state: S, plan: AttackPlan): AttackChances;
}
