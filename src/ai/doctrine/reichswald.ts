import type { Doctrine } from './doctrine.ts';
import { SERIES } from './series.ts';

/**
 * 11.2: 10 points for a brigade of the Allies, 2 for a German regiment, 5 for any other unit; the rest is what a step is worth in the fight. German
 * reinforcements that come one after the other are beaten so, too; in the last three turns they take back places that pay them double.
 */
export const REICHSWALD: Doctrine = {
  ...SERIES,
  step: [3, 2],
  kill: [8, 3],
  ground: 1.5,
  air: 0.15,
  least: 0.2,
  keys: { '11.1.4': 10 },
  binding: ['bomb'],
  reserves: [Infinity, 3],
  lasting: { points: 0.8, places: 0.1, strength: 1 },
};
