import type { BaseAction, Modifier, Result, Side } from '../../kernel/game.ts';
import type { Localized } from '../book.ts';
import type { BombardOdds, BombardRequest, ResultChance } from './odds.ts';
import type { RollCosts } from './roll-costs.ts';

/**
 * What two stacks of a side bar to the enemy between them: the hex midway, or the hexside along the line from one to the other. Hexes are printed
 * numbers.
 */
export interface Bond {
  side: Side;
  from: string;
  /** The other stack; null for a line that leads off the map. */
  to: string | null;
  /** The one hex, or the two hexes on both sides of the hexside. */
  at: readonly string[];
  /** Those of `at` that the enemy may not enter there now; none while the bond has no effect. */
  shut: readonly string[];
}

/** How the supply of a unit would be judged now, and the way by which it comes. */
export interface SupplyLine {
  unit: string;
  supplied: boolean;
  /** From the unit's hex to the last on the map; empty where there is no path, or none is needed. */
  path: readonly string[];
  /** How many steps at its beginning, one off the map included, follow no road. */
  overland: number;
  /** Where the path ends: an area beside the map, or a unit. */
  source?: { area: string } | { unit: string };
  /** For a unit out of supply: the way by which it would be supplied without enemies, up to the hex in which they stop it; absent where there is none. */
  stopped?: readonly string[];
}

/** Arguments of the text of a choice, and its place in a list: of less rank before, of more after the others, whose rank is 0. */
export interface ChoiceDetails {
  args: Readonly<Record<string, string | number>>;
  rank?: number;
}

/** The weather that a coming turn may have. */
export interface WeatherAhead {
  turn: number;
  rule: string;
  /** The column of the table by which it is rolled, where there are several, and what is added to the die. */
  column?: Localized;
  modifiers: readonly Modifier[];
  chances: readonly { weather: string; probability: number }[];
}

export interface Aids<S extends object = object, A extends BaseAction = BaseAction> {
  bombardOdds?(state: S, request: BombardRequest): Result<BombardOdds>;
  /** Column shifts that the terrain of a hex gives its defender; hexes without any are left out. */
  terrainShifts?(state: S): Readonly<Record<string, number>>;
  /** Engaged units in dominant terrain against every unit that engages them. */
  dominant?(state: S): readonly string[];
  /** Bonds of both sides. */
  bonds?(state: S): readonly Bond[];
  /** The supply of all units in play that need any, of both sides. */
  supply?(state: S): readonly SupplyLine[];
  /** Units of the side to move that can fly, whether they may now or not. */
  fliers?(state: S): readonly string[];
  /** Points of the score that an action costs its side; undefined for an action without a price. */
  price?(state: S, action: A): number | undefined;
  /** What there is to know of a choice besides its fields; undefined where they say it all. */
  details?(state: S, action: A): ChoiceDetails | undefined;
  /** What will be added to the die that decides how an action ends, as far as it is known before. */
  dieModifiers?(state: S, action: A): readonly Modifier[];
  /** How the roll may turn out that an action leads to once others have been chosen, as the same roll is told in the log; undefined where none comes of it. */
  rollAhead?(state: S, action: A): readonly ResultChance[] | undefined;
  /** The weather of the next turns for which it can be told, as far as one roll decides; none after the last. */
  weatherAhead?(state: S): readonly WeatherAhead[];
  /** What the roll that is due may cost; undefined where none is. */
  rollCosts?(state: S): RollCosts | undefined;
}
