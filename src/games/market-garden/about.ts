import type { About } from '../../wargame/wargame.ts';

/** What is known of the game before its rules are loaded; `vocabulary` has the ids that its files may use. */
export const ABOUT = {
  id: 'market-garden',
  title: 'Market-Garden',
  rules: '1.4.0',
  sides: ['german', 'allied'],
  scenarios: [{ id: 'market-garden', firstTurn: 17, lastTurn: 26 }],
  options: [{ id: 'blind-declaration', values: ['off', 'on'] }],
  vocabulary: {
    hexes: 528,
    counters: 76,
    phases: ['german-movement', 'german-combat', 'allied-movement', 'allied-combat'],
    weather: [],
    terrain: ['open', 'city', 'forest', 'swamp', 'height'],
    features: ['bivouac'],
    hexsides: { river: [true], bridge: [true], ferry: [true], road: ['road', 'red-road'] },
    marks: ['moved', 'fired'],
    pools: ['air'],
    extra: [
      'holders',
      'points',
      'bridges',
      'ferries',
      'unsupplied',
      'contact',
      'attacked',
      'airlift',
      'northEdge',
      'blown',
      'ends',
      'mending',
      'tried',
      'fuse',
      'engaged',
    ],
  },
} as const satisfies About;
