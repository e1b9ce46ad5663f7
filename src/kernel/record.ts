import type { BaseAction, Outcome, Side } from './game.ts';

/** How a game ended: by its rules, or because a side or both would not or could not go on. */
export const ENDINGS = ['rules', 'resigned', 'agreed', 'out-of-time', 'abandoned'] as const;

/** `by` is absent where an older record says nothing: by the rules. */
export interface Ending extends Outcome {
  by?: (typeof ENDINGS)[number];
}

/** A promise made before dice fell, and what it was about once they have. Both in hexadecimal. */
export interface DiceProof {
  side: Side;
  /** Turn whose dice it is for; absent: the whole game. */
  turn?: number;
  /** SHA-256 of the seed. */
  commitment: string;
  seed?: string;
}

/** What a record says besides the game itself; playing leaves it alone. Times are ISO 8601, in UTC. */
export interface RecordNotes {
  title?: string;
  players?: Readonly<Record<Side, string>>;
  started?: string;
  finished?: string;
  proofs?: readonly DiceProof[];
}

/** A game as a file: the start, and every action with its dice. Everything else follows from it (law 9). */
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
  /** Of the position after the last action; null where nobody has worked it out. */
  hash: string | null;
}
