import type { Modifier } from '../../kernel/game.ts';

/** A hex a unit can enter now. `cost` in movement points; `path` starts after the origin and ends with the hex. */
export interface ReachHex {
  hex: string;
  cost: number;
  path: readonly string[];
  mayStop: boolean;
  /** Number of the rule that ends the move here. */
  mustStop: string | null;
  /** The kind of movement by which the unit gets there; absent for the first of the game's. */
  mode?: string;
  /** Dice due on the path; absent where no path asks for any. */
  dice?: number;
  /** Entering it may ask for a die. */
  contact?: boolean;
  /** The unit could leave the map for good from there. */
  exit?: boolean;
}

export interface Reach {
  unit: string;
  from: string | null;
  allowance: number;
  hexes: readonly ReachHex[];
}

/** One step of a path: its cost and the parts of it, points left to the unit with the fewest, the rule that ends the move there, dice due; the rule by which the unit is lost there. */
export interface PathStep {
  hex: string;
  cost: number;
  parts: readonly Modifier[];
  left: number;
  mustStop: string | null;
  dice?: number;
  lost?: string;
}
