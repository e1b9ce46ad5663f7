import type { Doctrine, Foresight } from './doctrine.ts';
import { HOLLAND_44 } from './holland-44.ts';
import { LEARNT } from './learnt-weights.ts';
import type { Learnt } from './learnt.ts';
import { MARKET_GARDEN } from './market-garden.ts';
import { REICHSWALD } from './reichswald.ts';
import { THIRD_WORLD_WAR } from './third-world-war.ts';

const DOCTRINES: Readonly<Record<string, Doctrine>> = {
  reichswald: REICHSWALD,
  'market-garden': MARKET_GARDEN,
  'third-world-war': THIRD_WORLD_WAR,
  'holland-44': HOLLAND_44,
};

const AT_SIGHT: Foresight = { plans: 0, attacks: 0, taught: false };

/** Of a game that nobody has thought about. */
const PLAIN: Doctrine = {
  step: [1, 1],
  kill: [1, 1],
  ground: 0.3,
  air: 0.05,
  gun: 0.02,
  guns: 1,
  least: 0.05,
  keys: {},
  regular: AT_SIGHT,
  veteran: AT_SIGHT,
  glances: false,
  assaults: Infinity,
  shy: 0.4,
  forced: false,
  crowd: Infinity,
  good: [],
  binding: [],
  lasting: { points: 1, places: 0.5, strength: 0 },
};

export const doctrineOf = (game: string): Doctrine => DOCTRINES[game] ?? PLAIN;

/** How positions of a scenario are judged; undefined where no games have taught it. */
export const learntOf = (game: string, scenario: string): Learnt | undefined => LEARNT[`${game}/${scenario}`];
