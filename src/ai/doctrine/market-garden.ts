import type { Doctrine } from './doctrine.ts';
import { SERIES } from './series.ts';

/** 11.2: 5 points for a German unit, 10 for an Allied one. */
export const MARKET_GARDEN: Doctrine = {
  ...SERIES,
  regular: { plans: 0.5, attacks: 5, taught: false },
  veteran: { plans: 0.5, sure: 2, attacks: 5, taught: false },
  step: [2.5, 3],
  kill: [5, 10],
  ground: 1,
  air: 0.15,
  least: 0.6,
  keys: { '10.1': 5, '4.2.3': 10 },
  lasting: { points: 0.6, places: 0.3, strength: 0.7 },
};
