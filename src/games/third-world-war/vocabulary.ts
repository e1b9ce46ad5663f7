import { BIVOUACS, COUNTRIES } from './data/arrivals.ts';

/** Ids that files of this game may use; `bivouac games` prints them. */
export const VOCABULARY = {
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
  pools: ['air-attack', 'air-defence'],
  extra: ['holders', 'points', 'france', 'eastGermany', 'nuked', 'nukes', 'denmark', 'attacked'],
} as const;
