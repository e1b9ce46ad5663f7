import type { DiceChain } from './dice-chain.ts';
import type { BaseAction, Outcome, Side } from './game.ts';

/** How a game ended: by its rules, by resignation, agreement or time, or because it was abandoned. */
export const ENDINGS = ['rules', 'resigned', 'agreed', 'out-of-time', 'abandoned'] as const;

/** `by` is absent in older records, which ended by the rules. */
export interface Ending extends Outcome {
  by?: (typeof ENDINGS)[number];
}

/** How a game ended by its rules; undefined while it goes on. */
export const byRules = (outcome: Outcome | undefined): Ending | undefined => outcome && { by: 'rules', ...outcome };

/** A commitment made before the dice were rolled, and its seed once they have been. Both in hexadecimal. */
export interface DiceSeed {
  kind?: 'seed';
  side: Side;
  /** The turn it covers; absent: the whole game. */
  turn?: number;
  /** SHA-256 of the seed. */
  commitment: string;
  seed?: string;
}

/** From action number `at` on, by 0, somebody else played a side: a computer player, or again whom `players` names. */
export interface Substitute {
  readonly side: Side;
  readonly at: number;
  readonly player: string;
}

/** Data about the game that playing does not change. Times are ISO 8601, in UTC. */
export interface RecordNotes {
  title?: string;
  players?: Readonly<Record<Side, string>>;
  started?: string;
  finished?: string;
  proofs?: readonly (DiceSeed | DiceChain)[];
  /** How often a side took back what undo does not let it: over dice, or decisions of a computer player. */
  takenBack?: number;
  /** Who played on in whose place. */
  substitutes?: readonly Substitute[];
}

/** A saved game: the start and every action, dice included. Everything else follows from it (law 9). */
export interface GameRecord extends RecordNotes {
  format: 'bivouac-record';
  version: 1;
  game: string;
  rules: string;
  scenario: string;
  options: Readonly<Record<string, string>>;
  setup: object | null;
  actions: BaseAction[];
  result: Ending | null;
  /** Hash of the position after the last action; null if not computed. */
  hash: string | null;
}
