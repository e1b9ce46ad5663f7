import type { Doctrine } from './doctrine.ts';

/** 9.2: 2 points for a unit of the Pact, 5 for one of NATO; the rest is what a step is worth in the fight. */
export const THIRD_WORLD_WAR: Doctrine = {
  step: [1.5, 2],
  kill: [2, 5],
  ground: 0.7,
  air: 0.08,
  gun: 0.05,
  guns: 4,
  least: 0.15,
  forced: true,
  crowd: Infinity,
  good: ['form', 'recover'],
  builders: [],
  mending: 0,
};
