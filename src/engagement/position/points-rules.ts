import type { Refusal } from '../../kernel/game.ts';
import type { Stake } from '../../wargame/search/contract.ts';
import type { Offer } from '../../wargame/victory.ts';
import type { PointEntry } from './terms.ts';

export interface PointsRules<P> {
  /** Side number holding a scored hex at the start. */
  holder(hex: string): number;
  /** Everything that gives points as the game stands. */
  ledger(p: P): PointEntry[];
  /** Every item of the victory rules. */
  offers(p: P): Offer[];
  /** What there is to be won on the map. */
  stakes(p: P): Stake[];
  /** What else is worth a march; null where there is nothing. */
  keys: ((p: P) => Stake[]) | null;
}

export interface SetupRules<P> {
  extra(p: P): Record<string, unknown>;
  /** Reads `extra` of a set-up into the position; reports what is wrong by place. */
  read(p: P, extra: Readonly<Record<string, unknown>>): { at: string; refusal: Refusal }[];
  /** What keeps a game from beginning with its first turn: who must be placed finds no room on the map of a set-up. */
  begins: ((p: P) => { at: string; refusal: Refusal }[]) | null;
}
