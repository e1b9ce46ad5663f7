import type { About } from '../../wargame/wargame.ts';

/** What is known of the game before its rules are loaded; `vocabulary` has the ids that its files may use. */
export const ABOUT = {
  id: 'reichswald',
  title: 'Batalha de Reichswald',
  rules: '1.4.0',
  sides: ['allied', 'german'],
  scenarios: [{ id: 'veritable', firstTurn: 8, lastTurn: 22 }],
  options: [
    { id: 'rain-on-paved', values: ['pays', 'exempt'] },
    { id: 'crt-2-12', values: ['printed', 'diagonal'] },
    { id: 'blind-declaration', values: ['off', 'on'] },
  ],
  vocabulary: {
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
  },
} as const satisfies About;
