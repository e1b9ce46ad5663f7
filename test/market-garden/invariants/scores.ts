import type { State } from '../../../src/engagement/position/state.ts';
import { MARKET_GARDEN } from '../../../src/games/market-garden/index.ts';
import { scoreRules } from '../../engagement/invariants/scores.ts';
import { WORTH } from '../printed.ts';
import { ALLIED, COUNTERS, FACTS, GERMAN, OFF, SCORED, at, extraOf, placeHexes, type Rule } from './facts.ts';

type Score = [german: number, allied: number];

/** Hexes through which the red road runs: an end of one of its hexsides. */
const ROAD = new Set(
  MARKET_GARDEN.map.sides.flatMap(({ a, b, road }) => (road === 'red-road' ? [FACTS.hexOf(a), FACTS.hexOf(b)] : [])),
);

/** The score by 11.2: towns, units destroyed, Germans on the red road, bridges blown, the north edge. */
export function countPoints(state: State): Score {
  const score: Score = [0, 0];
  for (const [place, points] of Object.entries(WORTH)) {
    const owners = new Set(placeHexes(place).map((hex) => state.holders[SCORED.indexOf(hex)]));
    const [owner] = owners;
    if (owners.size === 1) score[owner as 0 | 1] += points;
  }
  for (const one of COUNTERS) {
    const hex = at(state.hex, one);
    if (hex === OFF.eliminated) score[one.number === GERMAN ? ALLIED : GERMAN] += one.number === GERMAN ? 5 : 10;
    if (one.number === GERMAN && ROAD.has(hex)) score[GERMAN] += 2;
  }
  score[GERMAN] -= 5 * extraOf(state).blown;
  if (extraOf(state).northEdge) score[ALLIED] += 25;
  return score;
}

export const SCORE_RULES: readonly Rule[] = scoreRules(FACTS, countPoints);
