// Values from the rulebook, typed independently: what checks the game shares neither numbers nor rules with it.

/** 6.0: attack and defence power of the Pact and of NATO, up to and including this turn. */
const AIR: readonly (readonly [last: number, pools: readonly number[]])[] = [
  [8, [50, 12, 30, 5]],
  [13, [45, 10, 35, 6]],
  [18, [40, 8, 40, 8]],
  [23, [30, 6, 50, 10]],
];

export const airOf = (turn: number): readonly number[] => AIR.find(([last]) => turn <= last)?.[1] ?? [];

/** Counters by nation (2.2). */
export const NATIONS: Readonly<Record<string, number>> = {
  Soviet: 72,
  American: 23,
  'West German': 23,
  British: 8,
  Belgian: 5,
  French: 5,
  'East German': 4,
  Polish: 4,
  Dutch: 3,
  Canadian: 2,
  Czech: 2,
  Austrian: 1,
};

/** Units that start in cities (9.1.1, 9.1.2). */
export const IN_CITIES: Readonly<Record<string, string>> = {
  'WG-Bde-Bonn': 'bonn',
  'WG-Bde-Koeln': 'koeln',
  'WG-Bde-Duesseldorf': 'duesseldorf',
  'WG-Bde-Frankfurt': 'frankfurt',
  'WG-Bde-Stuttgart': 'stuttgart',
  'WG-Bde-Wesel': 'wesel',
  'SU-103': 'bremen',
};

/** Units set up anywhere in a country (9.1.1, 9.1.2). */
export const IN_COUNTRIES: Readonly<Record<string, string>> = {
  'BE-1DIMec': 'BE',
  'BE-2DIMec': 'BE',
  'FR-3DB': 'FR',
  'FR-1DIMec': 'FR',
  'FR-2DIMec': 'FR',
  'NL-1DIMec': 'NL',
  'NL-2DIMec': 'NL',
  'AT-1DM': 'AT',
  'CZ-1DB': 'CS',
  'CZ-2DIMec': 'CS',
};

/** Reserves (9.1.1, 9.1.2), and the II British Corps (9.0). */
export const RESERVES: readonly string[] =
  'US-5DB WG-1DAet CA-Bde BR-5DB BR-6DIMec BR-Bde-AM EG-10DB EG-3DIMec PO-2DIMec PO-6DAet'.split(' ');

/** Bivouacs by what stands on the left of the counter (9.1.1, 9.1.2). */
export const BIVOUACS: Readonly<Record<string, string>> = {
  '2 BG': '2-Guards-Tank',
  '3 C': '3-Shock',
  '20 G': '20-Guards',
  '8 G': '8-Guards',
  '1 BG': '1-Guards-Tank',
  EG: 'EG',
  'I NL': 'I-NL',
  'I WG': 'I-WG',
  'I BR': 'I-BR',
  'I BE': 'I-BE',
  'II WG': 'II-WG',
  'III WG': 'III-WG',
  'V US': 'V-US',
  'VII US': 'VII-US',
  'II FR': 'II-FR',
};

/** Terrain table: points of a hex, not motorised and motorised; no armour goes into mountains. */
export const GROUND_COST: Readonly<Record<string, readonly [onFoot: number, motorised: number]>> = {
  open: [1, 1],
  city: [1, 1],
  forest: [2, 3],
  mountain: [3, 3],
};
export const RIVER_COST = [1, 2] as const;

/** Divisions formed from brigades (4.2.1). */
export const FORMED: readonly string[] = ['US-25DIMec', 'US-26DIMec'];

/** Turns of reinforcements (9.1.3, 9.1.4). */
const SCHEDULE: readonly (readonly [turn: number, ids: string])[] = [
  [5, 'US-25DIMec SU-R21 SU-R15 SU-R27'],
  [6, 'SU-R20 SU-R14 SU-R28M'],
  [7, 'US-9DIMec SU-R9 SU-R3 SU-R7M'],
  [8, 'US-26DIMec WG-8DIMec SU-R37 SU-R22 SU-R107'],
  [9, 'US-82DAet SU-R28 SU-R19 SU-R46'],
  [10, 'SU-R40 SU-R106 SU-R166'],
  [11, 'US-101DAet SU-R41 SU-R47 SU-R83'],
  [12, 'WG-10DIMec SU-R29 SU-R87 SU-R90'],
  [13, 'SU-R42 SU-R84 SU-R110'],
  [14, 'US-1DIMec US-24DIMec'],
  [15, 'US-1DB US-3DB US-2DIMec CA-1DIMec'],
  [16, 'US-5DIMec WG-9DIMec SU-R58 SU-R43 SU-R113'],
  [18, 'US-8DIMec SU-R50 SU-R45 SU-R60 SU-R145'],
  [20, 'US-34DIMec SU-R49 SU-R119 SU-R146'],
  [21, 'BR-2DIMec'],
  [22, 'SU-R70 SU-R57 SU-R94'],
];

export const DATES: ReadonlyMap<string, number> = new Map(
  SCHEDULE.flatMap(([turn, ids]) => ids.split(' ').map((id) => [id, turn] as const)),
);

/** 9.2.1, 9.2.2: points of a city by its country, for the Pact and for NATO. */
export const WORTH: readonly Readonly<Record<string, number>>[] = [
  { WG: 10, NL: 25 },
  { EG: 10, CS: 10 },
];

/** 8.0: what a weapon costs on a city, elsewhere, and in retaliation (AMB-TWW-01). */
export const STRIKE_COST = { city: 50, other: 30, retaliation: 20 } as const;
