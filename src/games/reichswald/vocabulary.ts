/** Ids that files of this game may use; `bivouac games` prints them. */
export const VOCABULARY = {
  hexes: 468,
  counters: 103,
  phases: ['allied-movement', 'allied-combat', 'german-movement', 'german-combat', 'final-movement'],
  weather: ['fair', 'cloudy', 'rain'],
  terrain: ['open', 'city', 'village', 'forest', 'crest', 'inundation'],
  features: ['siegfried', 'fortification', 'bivouac'],
  hexsides: { river: [true], bridge: [true], road: ['paved', 'unpaved'] },
  marks: ['moved', 'fired'],
  pools: ['air'],
  extra: ['holders', 'points', 'bombed', 'flooded', 'bailey', 'attacked', 'triggered', 'postponed', 'withdrawn'],
} as const;
