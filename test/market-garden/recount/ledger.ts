import { WORTH } from '../printed.ts';
import { RED_ROAD, placeOf } from './board.ts';

/** A game kept from its log alone: who is where, who holds what, points of all kinds. */
export interface Ledger {
  turn: number;
  phase: string;
  where: Map<string, string>;
  /** Units destroyed. */
  dead: Set<string>;
  holders: Map<string, string>;
  /** Ends of bridges and ferries in which Allied units have been. */
  ends: Set<string>;
  taken: Set<string>;
  tried: Set<string>;
  lost: Set<string>;
  /** Bridges blown now, and how often one was; the turn of mending. */
  down: Set<string>;
  blown: number;
  mending: Map<string, number>;
  contact: Set<string>;
  airlift: number | undefined;
  north: boolean;
  air: { allied: number; german: number };
  /** Turns without supply, of divisions and units. */
  want: Map<string, number>;
  /** Units engaged as the movement phase began. */
  engaged: Set<string>;
  /** Units that lost a step to the result of the last combat, and that combat. */
  hit: Set<string>;
  combat: { hex: string; attackers: readonly string[] };
}

export const sideOfUnit = (id: string): 'german' | 'allied' => (/^[GN]-/.test(id) ? 'german' : 'allied');

/** 11.2: the score as if the game ended now. */
export function scoreOf(ledger: Ledger): { allied: number; german: number } {
  const score = { allied: ledger.north ? 25 : 0, german: -5 * ledger.blown };
  for (const [place, points] of Object.entries(WORTH)) {
    const sides = new Set(placeOf(place).map((hex) => ledger.holders.get(hex)));
    const [side] = sides;
    if (sides.size === 1) score[side as 'allied' | 'german'] += points;
  }
  for (const id of ledger.dead) {
    if (sideOfUnit(id) === 'german') score.allied += 5;
    else score.german += 10;
  }
  for (const [id, hex] of ledger.where) if (sideOfUnit(id) === 'german' && RED_ROAD.has(hex)) score.german += 2;
  return score;
}
