import type { Bivouac, Country } from './areas.ts';
/** Where a unit is set up: in a bivouac, anywhere in a country, with the reserves, or in a city by its id. */
export type Post =
  | { readonly at: 'bivouac'; readonly name: Bivouac }
  | { readonly at: 'country'; readonly code: Country }
  | { readonly at: 'reserve' }
  | { readonly at: 'city'; readonly place: string };

const bivouac = (name: Bivouac): Post => ({ at: 'bivouac', name });
const country = (code: Country): Post => ({ at: 'country', code });
const city = (place: string): Post => ({ at: 'city', place });
const RESERVE: Post = { at: 'reserve' };

/**
 * TWW-9.1.1-a, TWW-9.1.1-b, TWW-9.1.2-a, TWW-9.1.2-b: who is set up where (9.1.1, 9.1.2). Printed: the units of countries, cities and
 * reserves, the II British Corps as a reserve (9.0), and that all others start in bivouacs. Reconstructed with the order of battle: which
 * divisions an army or corps has, and that two Polish divisions start with the 2nd Guards Tank Army.
 */
const PLACED: readonly (readonly [post: Post, ids: readonly string[]])[] = [
  [bivouac('2-Guards-Tank'), ['SU-16', 'SU-25', 'SU-32', 'SU-21M', 'SU-207', 'SU-93', 'PO-16DB', 'PO-12DIMec']],
  [bivouac('3-Shock'), ['SU-10G', 'SU-12G', 'SU-47G', 'SU-7G', 'SU-18', 'SU-20M']],
  [bivouac('20-Guards'), ['SU-26', 'SU-31', 'SU-6', 'SU-35', 'SU-39', 'SU-120']],
  [bivouac('8-Guards'), ['SU-79', 'SU-13', 'SU-8', 'SU-29M', 'SU-37M', 'SU-82']],
  [bivouac('1-Guards-Tank'), ['SU-11', 'SU-1G', 'SU-6T', 'SU-15T', 'SU-23', 'SU-38', 'SU-51']],
  [bivouac('EG'), ['EG-7DB', 'EG-4DIMec']],
  [city('bremen'), ['SU-103']],
  [country('CS'), ['CZ-1DB', 'CZ-2DIMec']],
  [RESERVE, ['EG-10DB', 'EG-3DIMec', 'PO-2DIMec', 'PO-6DAet']],

  [bivouac('I-NL'), ['NL-4DIMec']],
  [bivouac('I-WG'), ['WG-1DB', 'WG-3DB', 'WG-7DB', 'WG-11DIMec', 'WG-Bde-I']],
  [bivouac('I-BR'), ['BR-1DB', 'BR-3DB', 'BR-4DB', 'BR-Bde-I']],
  [bivouac('I-BE'), ['BE-16DIMec', 'BE-3DB', 'BE-Bde-I']],
  [bivouac('II-WG'), ['WG-4DIMec', 'WG-12DB', 'WG-1DM', 'WG-Bde-II']],
  [bivouac('III-WG'), ['WG-2DIMec', 'WG-5DB', 'WG-6DIMec', 'WG-Bde-III']],
  [bivouac('V-US'), ['US-6DB', 'US-4DIMec', 'US-Bde-A', 'US-ACR-V']],
  [bivouac('VII-US'), ['US-2DB', 'US-3DIMec', 'US-7DIMec', 'US-Bde-B', 'US-ACR-VII']],
  [bivouac('II-FR'), ['FR-1DB', 'FR-5DB']],
  [city('bonn'), ['WG-Bde-Bonn']],
  [city('koeln'), ['WG-Bde-Koeln']],
  [city('duesseldorf'), ['WG-Bde-Duesseldorf']],
  [city('frankfurt'), ['WG-Bde-Frankfurt']],
  [city('stuttgart'), ['WG-Bde-Stuttgart']],
  [city('wesel'), ['WG-Bde-Wesel']],
  [country('BE'), ['BE-1DIMec', 'BE-2DIMec']],
  [country('FR'), ['FR-3DB', 'FR-1DIMec', 'FR-2DIMec']],
  [country('NL'), ['NL-1DIMec', 'NL-2DIMec']],
  [country('AT'), ['AT-1DM']],
  [RESERVE, ['US-5DB', 'WG-1DAet', 'CA-Bde', 'BR-5DB', 'BR-6DIMec', 'BR-Bde-AM']],
];

export const POSTS: Readonly<Record<string, Post>> = Object.fromEntries(
  PLACED.flatMap(([post, ids]) => ids.map((id) => [id, post])),
);

/** TWW-9.1.1-b, TWW-9.1.2-b: fewest hexes between a reserve unit and the enemy's border. */
export const RESERVE_DISTANCE = 5;

/** How a unit comes: in a city of its side, over an edge, or in the place of an American brigade. */
export type Gateway = 'city' | 'west' | 'east' | 'brigade';

export interface Coming {
  turn: number;
  /** All ways open to it. */
  by: readonly Gateway[];
}

const GERMAN: readonly Gateway[] = ['city'];
const ALLY: readonly Gateway[] = ['city', 'west'];
const PACT: readonly Gateway[] = ['city', 'east'];
const FORMED: readonly Gateway[] = ['brigade'];

/** TWW-4.2.1-a, TWW-4.2.1-c, TWW-4.2.1-d, TWW-9.1.3-a, TWW-9.1.4-a: reinforcements (9.1.3, 9.1.4; printed). */
const GROUPS: readonly (readonly [turn: number, by: readonly Gateway[], ids: readonly string[]])[] = [
  [5, FORMED, ['US-25DIMec']],
  [7, ALLY, ['US-9DIMec']],
  [8, FORMED, ['US-26DIMec']],
  [8, GERMAN, ['WG-8DIMec']],
  [9, ALLY, ['US-82DAet']],
  [11, ALLY, ['US-101DAet']],
  [12, GERMAN, ['WG-10DIMec']],
  [14, ALLY, ['US-1DIMec', 'US-24DIMec']],
  [15, ALLY, ['US-1DB', 'US-3DB', 'US-2DIMec', 'CA-1DIMec']],
  [16, ALLY, ['US-5DIMec']],
  [16, GERMAN, ['WG-9DIMec']],
  [18, ALLY, ['US-8DIMec']],
  [20, ALLY, ['US-34DIMec']],
  [21, ALLY, ['BR-2DIMec']],
  [5, PACT, ['SU-R21', 'SU-R15', 'SU-R27']],
  [6, PACT, ['SU-R20', 'SU-R14', 'SU-R28M']],
  [7, PACT, ['SU-R9', 'SU-R3', 'SU-R7M']],
  [8, PACT, ['SU-R37', 'SU-R22', 'SU-R107']],
  [9, PACT, ['SU-R28', 'SU-R19', 'SU-R46']],
  [10, PACT, ['SU-R40', 'SU-R106', 'SU-R166']],
  [11, PACT, ['SU-R41', 'SU-R47', 'SU-R83']],
  [12, PACT, ['SU-R29', 'SU-R87', 'SU-R90']],
  [13, PACT, ['SU-R42', 'SU-R84', 'SU-R110']],
  [16, PACT, ['SU-R58', 'SU-R43', 'SU-R113']],
  [18, PACT, ['SU-R50', 'SU-R45', 'SU-R60', 'SU-R145']],
  [20, PACT, ['SU-R49', 'SU-R119', 'SU-R146']],
  [22, PACT, ['SU-R70', 'SU-R57', 'SU-R94']],
];

export const ARRIVALS: Readonly<Record<string, Coming>> = Object.fromEntries(
  GROUPS.flatMap(([turn, by, ids]) => ids.map((id) => [id, { turn, by }])),
);

/** TWW-4.0-i: who does not move before this turn; with these nations all Pact reserves. */
export const FROZEN = { until: 5, nations: ['Czech', 'French'] } as const;

/** TWW-4.0-h: what leaves for Denmark, and on which turn. */
export const DENMARK = { turn: 5, divisions: 3, soviet: 1 } as const;
