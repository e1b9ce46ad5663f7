import { countryOf, isOnLine, type SideName } from './board.ts';
import type { Ledger } from './ledger.ts';
import { isCityCutOff } from './lines.ts';
import { pieceNamed, type Board } from './position.ts';
import { strikeCost } from './strikes.ts';

/** 9.2: what a city counts for a side. */
function cityPoints(side: SideName, hex: string): number {
  const country = countryOf(hex) ?? '';
  if (side === 'nato') return ['EG', 'CS'].includes(country) ? 10 : 0;
  return country === 'WG' ? 10 : country === 'NL' ? 25 : 0;
}

/** 9.2: the score as if the game ended now. */
export function scoreOf(ledger: Ledger, board: Board): Record<SideName, number> {
  const score = { pact: ledger.neglected ? -100 : 0, nato: 0 };
  for (const [hex, holder] of ledger.holders) {
    const side = holder as SideName;
    const points = cityPoints(side, hex);
    if (points > 0 && !isCityCutOff(board, side, hex)) score[side] += points;
  }
  for (const id of ledger.dead) {
    if (pieceNamed(board, id).side === 'pact') score.nato += 2;
    else score.pact += 5;
  }
  for (const one of ledger.strikes) score[one.side] -= strikeCost(one);
  const line = [...ledger.where].filter(([id, hex]) => isOnLine(hex) && pieceNamed(board, id).side === 'pact');
  score.pact += 20 * new Set(line.map(([, hex]) => hex)).size;
  return score;
}
