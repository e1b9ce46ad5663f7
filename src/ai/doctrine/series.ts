import type { Doctrine } from './doctrine.ts';

/** What the games of the engagement system have in common: whoever stands beside an enemy has to attack, and all guns in range may help. */
export const SERIES = {
  gun: 0.05,
  guns: 4,
  keys: {},
  regular: { plans: 1, attacks: 5, taught: false },
  veteran: { plans: 1, attacks: 5, taught: false },
  glances: false,
  assaults: Infinity,
  shy: 1.5,
  forced: true,
  crowd: Infinity,
  good: ['form', 'recover'],
  binding: [],
} as const satisfies Partial<Doctrine>;
