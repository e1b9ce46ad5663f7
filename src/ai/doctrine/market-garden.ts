import type { Doctrine } from './doctrine.ts';

/** 11.2: 5 points for a German unit, 10 for an Allied one. */
export const MARKET_GARDEN: Doctrine = {
  step: [2.5, 3],
  kill: [5, 10],
  ground: 1,
  air: 0.15,
  gun: 0.05,
  guns: 4,
  least: 0.2,
  forced: true,
  crowd: Infinity,
  good: ['form', 'recover'],
  builders: [],
  mending: 0,
};
