import type { Doctrine } from './doctrine.ts';
import { SERIES } from './series.ts';

/** 9.2: 2 points for a unit of the Pact, 5 for one of NATO; the rest is what a step is worth in the fight, more to NATO, who loses the war by it. */
export const THIRD_WORLD_WAR: Doctrine = {
  ...SERIES,
  regular: { plans: 1 / 6, attacks: 0, taught: true },
  veteran: { plans: 0.25, attacks: 8, taught: true },
  step: [1.5, 3],
  kill: [2, 8],
  fallen: [2, 5],
  ground: 0.7,
  air: 0.08,
  least: 0.15,
  rest: 0.02,
  raids: true,
  lasting: { points: 0.2, places: 0.3, strength: 2.4 },
};
