import type { BombardmentTable, Crt } from '../../../engagement/position/rules.ts';

/** RW-2.3-a, RW-5.1.7-a: combat results table, as printed on the last page; each cell has the code for the defence, then for the attack. */
export const CRT: Crt = {
  columns: ['1-4', '1-3', '1-2', '1-1', '2-1', '3-1', '4-1', '5-1', '6-1', '7-1', '8-1', '9-1'],
  rows: {
    '2-12': ['DVB ARB', 'DVB ARI', 'IMP', 'DRI AVB', 'DRB AVB', 'DRI AVI', 'DRB AVI', 'EMP', 'EMP', 'EMP', 'EMP', 'EMP'],
    '3-11': ['DVI ARI', 'DVB ARB', 'DVB ARI', 'IMP', 'DRI AVB', 'DRB AVB', 'DRI AVI', 'DRB AVI', 'EMP', 'DE AVB', 'DE AVB', 'DE AVI'],
    '4-10': ['DVI ARB', 'DVI ARI', 'DVB ARB', 'DVB ARI', 'IMP', 'DRI AVB', 'DRB AVB', 'DRI AVI', 'DRB AVI', 'EMP', 'DE AVB', 'DE AVB'],
    '5-9': ['DVB AE', 'DVI ARB', 'DVI ARI', 'DVB ARB', 'DVB ARI', 'IMP', 'DRI AVB', 'DRB AVB', 'DRI AVI', 'DRB AVI', 'EMP', 'DE AVB'],
    '6-8': ['DVI AE', 'DVB AE', 'DVI ARB', 'DVI ARI', 'DVB ARB', 'DVB ARI', 'IMP', 'DRI AVB', 'DRB AVB', 'DRI AVI', 'DRB AVI', 'EMP'],
    '7': ['DVI AE', 'DVI AE', 'DVB AE', 'DVI ARB', 'DVI ARI', 'DVB ARB', 'DVB ARI', 'IMP', 'DRI AVB', 'DRB AVB', 'DRI AVI', 'DRB AVI'],
  },
};

/** Option crt-2-12 diagonal: row 2-12 continues the pattern of the other rows (AMB-RW-03). */
export const CRT_DIAGONAL: Crt = {
  columns: CRT.columns,
  rows: {
    ...CRT.rows,
    '2-12': ['DVB ARB', 'DVB ARI', 'IMP', 'DRI AVB', 'DRB AVB', 'DRI AVI', 'DRB AVI', 'EMP', 'DE AVB', 'DE AVB', 'DE AVI', 'DE AVI'],
  },
};

/** RW-2.3-a, RW-6.2-f, RW-8.0-l: bombardment table: smallest value of each column; below the first there is no attack. */
export const BOMBARDMENT: BombardmentTable = {
  columns: ['4-9', '10-18', '19-27', '28-36', '37+'],
  from: [4, 10, 19, 28, 37],
  rows: {
    '2-12': ['DB', 'DB', 'DB', 'DB', 'DB'],
    '3-11': ['DI', 'DB', 'DB', 'DB', 'DB'],
    '4-10': ['DI', 'DI', 'DB', 'DB', 'DB'],
    '5-9': ['DI', 'DI', 'DI', 'DB', 'DB'],
    '6-8': ['DI', 'DI', 'DI', 'DI', 'DB'],
    '7': ['DI', 'DI', 'DI', 'DI', 'DI'],
  },
};

type Costs = Readonly<Record<'foot' | 'motor' | 'armour' | 'amphibious', number | null>>;

/** RW-2.3-a, RW-4.0-a: terrain effects on movement: points to enter, null where the table forbids it. Amphibious units pay 1 in inundation. */
export const TERRAIN_COST: Readonly<Record<string, Costs>> = {
  open: { foot: 2, motor: 3, armour: 2, amphibious: 2 },
  city: { foot: 1, motor: 2, armour: 4, amphibious: 4 },
  village: { foot: 1, motor: 2, armour: 2, amphibious: 2 },
  forest: { foot: 3, motor: 3, armour: 5, amphibious: 5 },
  crest: { foot: 4, motor: 4, armour: null, amphibious: null },
  inundation: { foot: null, motor: null, armour: null, amphibious: 1 },
};

/** RW-4.0-a: points to enter along a road. */
export const ROAD_COST = {
  paved: { foot: 1, motor: 1, armour: 1, amphibious: 1 },
  unpaved: { foot: 1, motor: 2, armour: 2, amphibious: 2 },
} as const;

/** RW-4.0-a: points for crossing a river without a bridge. */
export const RIVER_COST = { foot: 1, motor: 1 } as const;

/** RW-4.0-a: points added for entering fortifications. */
export const FEATURE_COST: Readonly<Record<string, number>> = { siegfried: 1, fortification: 1 };

/** RW-2.3-a, RW-5.1.2-a: terrain effects on combat: columns for the defence. */
export const COLUMNS = {
  terrain: { open: 0, city: 2, village: 1, forest: 2, crest: 3, inundation: -1 },
  features: { siegfried: 3, fortification: 2 },
  /** RW-9.0-e */
  rules: { inundation: '9.0' },
  river: 2,
  riverAndGround: 'sum',
} as const;

/** RW-2.3-a, RW-6.2-a, RW-8.0-d: vulnerability by kind of troops. */
export const VULNERABILITY = {
  infantry: { air: 1, artillery: 2 },
  armour: { air: 2, artillery: 1 },
  artillery: { air: 2, artillery: 2 },
} as const;

export const WEATHERS = ['fair', 'cloudy', 'rain'] as const;
export type Weather = (typeof WEATHERS)[number];

/** Weather of each turn: fixed, or a die that brings `odd` on the faces named and `usual` otherwise (10.0). */
export type Forecast = { usual: Weather; odd?: Weather; faces?: readonly number[] };

const dryUnlessOne: Forecast = { usual: 'cloudy', odd: 'rain', faces: [1] };
const wetUnlessSix: Forecast = { usual: 'rain', odd: 'cloudy', faces: [6] };
const fairUnlessOne: Forecast = { usual: 'fair', odd: 'cloudy', faces: [1] };

export const FORECAST: Readonly<Record<number, Forecast>> = {
  8: { usual: 'fair' },
  9: { usual: 'rain' },
  10: dryUnlessOne,
  11: wetUnlessSix,
  12: wetUnlessSix,
  13: dryUnlessOne,
  14: fairUnlessOne,
  15: wetUnlessSix,
  16: dryUnlessOne,
  17: wetUnlessSix,
  18: wetUnlessSix,
  19: wetUnlessSix,
  20: wetUnlessSix,
  21: fairUnlessOne,
  22: fairUnlessOne,
};

/** Allied air points by weather (10.0). */
export const AIR_POINTS: Readonly<Record<Weather, number>> = { fair: 24, cloudy: 12, rain: 0 };

/** Strategic bombing (6.3): places named by the rules, or how many the Allied player names. */
export const BOMBING: Readonly<Record<number, readonly string[] | number>> = {
  8: ['cleve', 'goch', 'udem', 'calcar'],
  13: 1,
  14: 2,
  16: 1,
  21: 1,
  22: 1,
};

/** Column of the bombardment table for strategic bombing: 28-36. */
export const BOMBING_COLUMN = 3;

/** Points for places held at the end, with all their hexes (11.2). */
export const OBJECTIVES: readonly { place: string; allied: number; german: number }[] = [
  { place: 'goch', allied: 30, german: 60 },
  { place: 'cleve', allied: 30, german: 60 },
  { place: 'calcar', allied: 20, german: 40 },
  { place: 'udem', allied: 10, german: 20 },
  { place: 'gennep', allied: 10, german: 20 },
];

/** Other points of 11.2. */
export const POINTS = {
  village: 10,
  reichswald: 30,
  exitA: { brigades: 3, allied: 10, german: 20 },
  exitB: { brigades: 6, allied: 20, german: 40 },
  killed: { allied: { infantry: 2, other: 5 }, german: { infantry: 10, other: 5 } },
} as const;
