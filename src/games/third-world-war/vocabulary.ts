/** Ids that files of this game may use; `bivouac games` prints them. */
export const VOCABULARY = {
  hexes: 1296,
  counters: 152,
  phases: ['pact-movement', 'pact-combat', 'nato-movement', 'nato-combat'],
  weather: [],
  terrain: ['open', 'city', 'forest', 'mountain', 'sea'],
  features: ['bivouac', 'country', 'halt-line'],
  hexsides: { river: [true], frontier: [true] },
  marks: ['moved', 'flown'],
  pools: ['air-attack', 'air-defence'],
  extra: ['holders', 'points', 'france', 'eastGermany', 'nuked', 'nukes', 'denmark', 'attacked'],
} as const;
