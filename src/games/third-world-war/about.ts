import type { About } from '../../wargame/wargame.ts';
import { BIVOUACS, COUNTRIES } from './data/areas.ts';

/** What is known of the game before its rules are loaded; `vocabulary` has the ids that its files may use. */
export const ABOUT = {
  id: 'third-world-war',
  title: 'A Terceira Guerra Mundial',
  rules: '1.4.0',
  sides: ['pact', 'nato'],
  scenarios: [{ id: 'august-1985', firstTurn: 4, lastTurn: 23 }],
  options: [{ id: 'blind-declaration', values: ['off', 'on'] }],
  vocabulary: {
    hexes: 1296,
    counters: 152,
    phases: ['pact-movement', 'pact-combat', 'nato-movement', 'nato-combat'],
    weather: [],
    terrain: ['open', 'city', 'forest', 'mountain', 'sea'],
    features: [
      ...BIVOUACS.map((name) => `bivouac:${name}` as const),
      ...COUNTRIES.map((code) => `country:${code}` as const),
      'halt-line',
    ],
    hexsides: { river: [true], frontier: [true] },
    marks: ['moved', 'flown'],
    modes: ['ground', 'flight'],
    pools: ['air-attack', 'air-defence'],
    extra: ['holders', 'points', 'france', 'eastGermany', 'nuked', 'nukes', 'denmark', 'attacked'],
  },
} as const satisfies About;
