import type { State } from '../../../src/engagement/position/state.ts';
import { THIRD_WORLD_WAR } from '../../../src/games/third-world-war/index.ts';
import { scoreRules } from '../../engagement/invariants/scores.ts';
import {
  COUNTERS,
  COUNTRY,
  FACTS,
  GROUND,
  HALT_LINE,
  NATO,
  OFF,
  PACT,
  SCORED,
  at,
  extraOf,
  hexOf,
  inHex,
} from './facts.ts';
import type { Rule } from './facts.ts';
import { pathsHome } from './lines.ts';
import { STRIKE_COST, WORTH } from './printed.ts';

type Score = [pact: number, nato: number];

/** Cities, with their place among the holders and what they are worth to either side. */
const CITIES = THIRD_WORLD_WAR.map.places.flatMap(({ kind, hexes: [name = ''] }) => {
  const hex = hexOf(name);
  const worth = WORTH.map((by) => by[COUNTRY[hex] ?? ''] ?? 0);
  return kind === 'city' ? [{ hex, slot: SCORED.indexOf(hex), worth }] : [];
});

const paid = new WeakMap<readonly number[], Score>();

/** 8.0: what each side has paid for its weapons, by the list of those used. */
function strikeCosts(state: State): Score {
  let costs = paid.get(state.noted);
  if (!costs) {
    costs = [0, 0];
    for (const { side, hex, retaliation } of extraOf(state).nukes) {
      const kind = retaliation ? 'retaliation' : GROUND[hexOf(hex)] === 'city' ? 'city' : 'other';
      costs[side === 'pact' ? PACT : NATO] += STRIKE_COST[kind];
    }
    paid.set(state.noted, costs);
  }
  return costs;
}

/** The score by 9.2: cities not cut off, units destroyed, the halt line, Denmark, and nuclear weapons (8.0). */
export function countPoints(state: State): Score {
  const score: Score = [0, 0];
  for (const { hex, slot, worth } of CITIES) {
    const owner = state.holders[slot] as 0 | 1;
    const points = worth[owner] as number;
    if (points > 0 && pathsHome(state, owner, 'land')[hex] === 1) score[owner] += points;
  }
  for (const one of COUNTERS) {
    if (at(state.hex, one) === OFF.eliminated) score[one.number === PACT ? NATO : PACT] += one.number === PACT ? 2 : 5;
  }
  for (const hex of HALT_LINE) if (inHex(state, hex).some(({ number }) => number === PACT)) score[PACT] += 20;
  if (state.own['neglected'] === 1) score[PACT] -= 100;
  const costs = strikeCosts(state);
  return [score[PACT] - costs[PACT], score[NATO] - costs[NATO]];
}

export const SCORE_RULES: readonly Rule[] = [
  ...scoreRules(FACTS, countPoints),
  {
    name: 'the score is the sum of its items (9.2)',
    holds: (state, { points }) => {
      const items = THIRD_WORLD_WAR.ledger(state);
      return THIRD_WORLD_WAR.sides.every(
        (side) => items.reduce((sum, item) => sum + (item.side === side ? item.points : 0), 0) === points[side],
      );
    },
  },
];
