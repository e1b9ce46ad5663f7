import type { Prompt, Side } from '../../kernel/game.ts';

/** What is asked: to pick a unit to move, to go on with a move, to start a combat, to declare or answer one, any other choice, a roll. */
export type Asks = 'move' | 'moving' | 'fight' | 'declare' | 'choose' | 'dice' | 'over';

/** What a table shows besides the position, as one side knows it. Hexes are printed numbers. */
export interface TableView {
  asks: Asks;
  /** Ids of all phases of this turn, in order. */
  phases: readonly string[];
  /** Hexes in the zones of each side's units. */
  zones: Readonly<Record<Side, readonly string[]>>;
  /** Hexes that count for the score, with the side that holds each. */
  objectives: Readonly<Record<string, Side>>;
  /** Hexes that nobody may enter now. */
  closed: readonly string[];
  /** Hexsides, by their two hexes, whose bridge or ferry is down. */
  down: readonly (readonly [string, string])[];
  /** Those of them whose bridge is under repair. */
  repairs?: readonly (readonly [string, string])[];
  /** Hexsides whose bridge has a marker against being blown. */
  safe?: readonly (readonly [string, string])[];
  /** Hexes laid waste for good; the rules say who may still enter. */
  ruined: readonly string[];
  /** Units of the side to act that have done what the phase lets them do, with the mark that says so; none while something else is asked. */
  done: Readonly<Record<string, string>>;
  /** What nobody has to do in this phase, but is paid for when it ends without. */
  urges: readonly Prompt[];
  /** What the rules say about the choice that is asked, for a panel of its own that plans it. */
  notes?: readonly Prompt[];
  /** Units one of which, each as likely as another, lies under a face-down counter; absent where there is none. */
  unseen?: readonly string[];
  /** What decides the game in place of points, in a scenario without them. */
  tally?: Tally;
  /** Points of the side to act that are lost when the phase ends, by pool. */
  expiring: Readonly<Record<string, number>>;
}

/** What a side needs so many of to win. */
export interface Tally {
  rule: string;
  side: Side;
  /** What is counted, by its code. */
  item: string;
  now: number;
  needed: number;
  /** Units that count, and with how many. */
  units: readonly (readonly [unit: string, count: number])[];
}
