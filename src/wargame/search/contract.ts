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
  /** The probability that the attackers have to retreat. */
  repelled: number;
}

/** Something the score pays for. Hexes as numbers, points by the index of a side. */
export interface Stake {
  rule: string;
  /** Id of the place, area or kind of item. */
  item: string;
  hexes: readonly number[];
  /**
   * How a side comes by its points: `hold` whoever has all hexes, the last to have been there; `each` for every unit of its that stands there;
   * `stand` while anybody of its stands there; `clear` while nobody of the other side stands there; `reach` once one of its units has come there; `exit` for units that leave the map there.
   */
  how: 'hold' | 'each' | 'stand' | 'clear' | 'reach' | 'exit';
  points: readonly [number, number];
  /** Who has the points now: the index of a side, or -1. */
  holder: number;
  /** Its holder has the points only while a way home from it is open. */
  byRoad?: true;
  /** How many units at most come by the points; absent where any number does. */
  units?: number;
  /** Turns left in which they can be won, this one included; absent where the whole game is. */
  turns?: number;
  /** Who comes by them; absent where everybody does. */
  who?: ReadonlySet<number>;
}

/**
 * Queries for computer players, asked thousands of times a second: hexes are grid numbers, units indexes in `counters`.
 * Arguments are not checked unless a method says so.
 */
export interface Search<S> {
  /** Parts of a movement point in which costs are counted: 1 where all prices are whole. */
  readonly parts: number;
  /** Hex of each unit, negative where it is on none; steps left of each. Neither may be changed. */
  hexes(state: S): readonly number[];
  steps(state: S): readonly number[];
  /** What decides the game, the first side's less the second's, as if it ended now: points, or what a scenario without points counts. */
  margin(state: S): number;
  /** Id of the scenario that is played. */
  scenario(state: S): string;
  /** Turns left, this one included. */
  turnsLeft(state: S): number;
  /** What there is to be won on the map. */
  stakes(state: S): readonly Stake[];
  /** Key terrain: what the score does not pay for, but other rules make worth a march; a point for each, of which a player makes what he thinks it worth. */
  keys(state: S): readonly Stake[];
  /**
   * Fills `into` with the hexes where a unit can end its move, alone and not carried; none for a unit that may not move now. `mode`: the kind of
   * movement where there are several; without it the first that is open to the unit.
   */
  destinations(state: S, unit: number, into: Destinations, mode?: string): Destinations;
  /** The same for a unit that flies there; dice may be due on its way, so that the flight has to be played step by step. */
  landings(state: S, unit: number, into: Destinations): Destinations;
  /**
   * Moves a unit to one of its destinations, changing `state`: the same as picking it, stepping along the cheapest path and
   * stopping. False, with `state` unchanged, when the hex is not one of them, or when the enemy or the dice decide
   * anything before the move is over: such a move has to be played step by step.
   */
  move(state: S, unit: number, hex: number, mode?: string): boolean;
  /** The cheapest path to one of a unit's destinations, the hex last; empty where it is none. */
  path(state: S, unit: number, hex: number, mode?: string): readonly number[];
  /**
   * What it costs a unit of this kind to come from each hex to the nearest of some goals, in parts of points, however many turns
   * that takes; kept for whoever asks next, and not to be changed: over ground, roads and bridges as they are now, as if nobody else were there. NO_PATH where there is no path. `broken`: what a bridge costs
   * that is down, where they are repaired; without it nobody comes over.
   */
  march(state: S, unit: number, goals: readonly number[], broken?: number): Uint16Array;
  attack(state: S, plan: AttackPlan): AttackChances;
  /** The same at a glance, by the table alone: whoever has to retreat can, and leads whoever leads as things are. */
  glance(state: S, plan: AttackPlan): AttackChances;
  /** The chances of many attacks of a side on one hex; good until the state changes. */
  attacksOn(state: S, side: number, target: number): (plan: AttackPlan) => AttackChances;
  /** Enemies that cut units of a side off from supply, as hexes with the number of units; one whom several enemies cut off counts for each by parts. Absent where no player asks. */
  cutters?(state: S, side: 0 | 1): ReadonlyMap<number, number>;
  /** Hexes at the ends of bridges over which units of a side are supplied, with the number of those units. Absent where no player asks. */
  lifelines?(state: S, side: 0 | 1): ReadonlyMap<number, number>;
  /** Units alone that have to go back as soon as an enemy comes beside them. Absent where no player asks. */
  routed?(state: S): readonly number[];
  /** Hexes of units of the other side that nobody has seen: whoever enters one fights at once. Absent where no player asks. */
  unseen?(state: S, side: 0 | 1): readonly number[];
  /** Units of the side to move that regain a step, now or in its next turn, if no enemy stands beside them when the phase ends. Absent where there are none. */
  recovering?(state: S): readonly number[];
  /** Units beside the map that may come onto it by now, and the hexes where they do. Absent where no player asks. */
  arriving?(state: S): ReadonlyMap<number, readonly number[]>;
  /** Units that may not move before one of the other side comes within so many hexes, and how many. Absent where no player asks. */
  sleepers?(state: S): ReadonlyMap<number, number>;
}
