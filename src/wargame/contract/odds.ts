import type { Modifier, Refusal } from '../../kernel/game.ts';

export interface Support {
  air?: number;
  artillery?: readonly string[];
}

export interface OddsRequest {
  target: string;
  attackers: readonly string[];
  /** Hexes where units of either side stand by then that are to move there first, by their ids; all others are where they are now. */
  from?: Readonly<Record<string, string>>;
  /** The formation that leads, and a unit that counts as one of it, where the rules have such. */
  lead?: string;
  attached?: string;
  support?: { attacker?: Support; defender?: Support };
}

export interface BombardRequest {
  target: string;
  artillery?: readonly string[];
  air?: number;
}

export interface ResultChance {
  result: string;
  probability: number;
}

/** What one unit gives to a strength. */
export interface Share {
  unit: string;
  /** What is printed on the face that lies up. */
  factor: number;
  /** What of it counts: halves of a unit of strength 1 are rounded only when they are summed. */
  counts: number;
  /** Why it is another number. */
  why: readonly Pick<Modifier, 'rule' | 'why'>[];
}

/** Strengths after all modifiers; `ratio` before shifts; a negative amount shifts left; `column` after clamping to the table. */
export interface Odds {
  attack: number;
  defence: number;
  ratio: string;
  /** What each known unit gives to both strengths, guns in support included; aircraft and what is unknown are in the strengths alone. */
  shares: Readonly<Record<'attacker' | 'defender', readonly Share[]>>;
  shifts: readonly Modifier[];
  column: string;
  /** So much more attack strength brings the next column; absent in the last one. */
  next?: number;
  allowed: true | Refusal;
  results: readonly ResultChance[];
  /** Pairs of steps lost and probability, exact for the support given. */
  losses: Readonly<Record<'attacker' | 'defender', readonly (readonly [number, number])[]>>;
  /** Probability that no defender is left in the hex; where the defender may refuse to retreat, as if he never did. */
  cleared: number;
  /**
   * The same if he refuses wherever the rules let him, as well as he can with the support named; absent where he may
   * not.
   */
  clearedAfterDefence?: number;
  /** Hexes and map edges to retreat to, for the defender with the fewest. */
  retreatHexes: number;
  /** Who of the hex defends it in this arithmetic; absent where all do. */
  defenders?: readonly string[];
}

export interface BombardOdds {
  power: number;
  vulnerability: number;
  value: number;
  shifts: readonly Modifier[];
  column: string;
  allowed: true | Refusal;
  results: readonly ResultChance[];
}
