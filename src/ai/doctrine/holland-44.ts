import type { Doctrine } from './doctrine.ts';

/** 26.5.2: a point for an Allied unit of three steps, half a point for others; 6.4.1: nine steps in a hex. */
export const HOLLAND_44: Doctrine = {
  step: [0.3, 0.1],
  kill: [0.5, 0.1],
  ground: 0.1,
  air: 0.02,
  gun: 0.02,
  guns: 1,
  least: 0.03,
  keys: { '5.7': 1.5, 'S1.3': 0.25 },
  regular: { plans: 0, attacks: 0, taught: false },
  veteran: { plans: 3 / 32, least: 0.3, attacks: 0, taught: false, seasoned: true },
  glances: true,
  assaults: Infinity,
  shy: 0.4,
  forced: false,
  crowd: 9,
  good: ['repair', 'ready', 'return', 'replace', 'restore'],
  binding: [],
  staff: { builders: ['bridging'], mending: 1.5, road: 0.1 },
  lasting: { points: 0.1, places: 0.2, strength: 0 },
};
