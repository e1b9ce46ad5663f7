import type { BombardmentTable, Crt } from '../../../engagement/position/rules.ts';

/** MG-2.3-a, MG-5.1.5-a: combat results table, as printed on the last page; each cell has the code for the defence, then for the attack. */
export const CRT: Crt = {
  columns: ['1-3', '1-2', '1-1', '2-1', '3-1', '4-1', '5-1', '6-1', '7-1', '8-1', '9-1'],
  rows: {
    '2-12': ['DVB ARI', 'IMP', 'DRI AVB', 'DRB AVB', 'DRI AVI', 'DRB AVI', 'EMP', 'DE AVB', 'DE AVB', 'DE AVI', 'DE AVI'],
    '3-11': ['DVB ARB', 'DVB ARI', 'IMP', 'DRI AVB', 'DRB AVB', 'DRI AVI', 'DRB AVI', 'EMP', 'DE AVB', 'DE AVB', 'DE AVI'],
    '4-10': ['DVI ARI', 'DVB ARB', 'DVB ARI', 'IMP', 'DRI AVB', 'DRB AVB', 'DRI AVI', 'DRB AVI', 'EMP', 'DE AVB', 'DE AVB'],
    '5-9': ['DVI ARB', 'DVI ARI', 'DVB ARB', 'DVB ARI', 'IMP', 'DRI AVB', 'DRB AVB', 'DRI AVI', 'DRB AVI', 'EMP', 'DE AVB'],
    '6-8': ['DVB AE', 'DVI ARB', 'DVI ARI', 'DVB ARB', 'DVB ARI', 'IMP', 'DRI AVB', 'DRB AVB', 'DRI AVI', 'DRB AVI', 'EMP'],
    '7': ['DVI AE', 'DVB AE', 'DVI ARB', 'DVI ARI', 'DVB ARB', 'DVB ARI', 'IMP', 'DRI AVB', 'DRB AVB', 'DRI AVI', 'DRB AVI'],
  },
};

/** MG-2.3-a: bombardment table: smallest value of each column. A column below the first is the first (AMB-S-13). */
export const BOMBARDMENT: BombardmentTable = {
  columns: ['1-12', '13-24', '25-36', '37-48', '49+'],
  from: [1, 13, 25, 37, 49],
  rows: {
    '2-12': ['DB', 'DB', 'DB', 'DB', 'DB'],
    '3-11': ['DI', 'DB', 'DB', 'DB', 'DB'],
    '4-10': ['DI', 'DI', 'DB', 'DB', 'DB'],
    '5-9': ['DI', 'DI', 'DI', 'DB', 'DB'],
    '6-8': ['DI', 'DI', 'DI', 'DI', 'DB'],
    '7': ['DI', 'DI', 'DI', 'DI', 'DI'],
  },
};

/** Points by column of the table; null where it forbids. */
type Costs = Readonly<Record<'foot' | 'motor' | 'armour', number | null>>;

/** MG-2.3-a, MG-4.0-a, MG-4.0-i: terrain effects on movement: points to enter. The printed column MTZ serves motor and armour. */
export const TERRAIN_COST: Readonly<Record<string, Costs>> = {
  open: { foot: 1, motor: 1, armour: 1 },
  city: { foot: 1, motor: 1, armour: 1 },
  forest: { foot: 2, motor: 3, armour: 3 },
  swamp: { foot: 2, motor: 3, armour: null },
  height: { foot: 2, motor: 3, armour: 3 },
};

/** MG-4.0-a: points to enter along a road; the red road is a road like the others. */
export const ROAD_COST = {
  'red-road': { foot: 1, motor: 0.5, armour: 0.5 },
  road: { foot: 1, motor: 0.5, armour: 0.5 },
} as const;

/** MG-4.0-a, MG-4.0-h: points for a river without a bridge, added to the hex beyond; armour crosses by bridges only. */
export const RIVER_COST = { foot: 1, motor: 2 } as const;

/** MG-4.0-a, MG-10.2-a: points for the river at a ferry, added to the hex beyond; German units only. */
export const FERRY_COST = 1;

/** MG-4.0-g: movement points of Allied airborne units on turn 17. */
export const FIRST_DAY_ALLOWANCE = 3;

/** MG-4.1.1-a: units of a side in a hex. */
export const STACKING_LIMIT = 3;

/** MG-2.3-a, MG-5.1.2-a: terrain effects on combat: columns for the defence; of river and ground the larger (AMB-S-04). */
export const COLUMNS = {
  terrain: { open: 0, city: 2, forest: 1, swamp: 1, height: 2 },
  features: {},
  rules: {},
  river: 2,
  riverAndGround: 'most',
} as const;

/** MG-2.3-a: vulnerability by kind of troops; the table has no line for mechanised artillery (AMB-MG-05). */
export const VULNERABILITY = {
  infantry: { air: 1, artillery: 2 },
  armour: { air: 2, artillery: 1 },
  artillery: { air: 2, artillery: 2 },
  mechanisedArtillery: { air: 2, artillery: 1 },
} as const;

/** MG-6.0-a: air points of each turn (6.0). */
export const AIR_POINTS: Readonly<Record<number, { readonly allied: number; readonly german: number }>> = {
  17: { allied: 16, german: 2 },
  18: { allied: 8, german: 4 },
  19: { allied: 4, german: 8 },
  20: { allied: 2, german: 8 },
  21: { allied: 2, german: 4 },
  22: { allied: 8, german: 4 },
  23: { allied: 8, german: 4 },
  24: { allied: 16, german: 2 },
  25: { allied: 16, german: 2 },
  26: { allied: 8, german: 2 },
};

/** MG-9.0-b: smallest roll that supplies an airborne division; null: no roll does (9.0). Before turn 19 all are supplied (AMB-MG-14). */
export const AIR_SUPPLY: Readonly<Record<number, number | null>> = {
  19: 2,
  20: 3,
  21: 4,
  22: 5,
  23: 6,
  24: null,
  25: null,
  26: null,
};

/** MG-10.1-a: the only roll at which a bridge is not blown. */
export const BRIDGE_STANDS = 1;

/** MG-11.2-a: points for places held at the end, the same for both sides (11.2). */
export const OBJECTIVES: readonly { place: string; points: number }[] = [
  { place: 'arnhem', points: 40 },
  { place: 'nijmegen', points: 20 },
  { place: 'eindhoven', points: 10 },
  { place: 'oosterbeek', points: 5 },
  { place: 'groesbeek', points: 5 },
  { place: 'grave', points: 5 },
  { place: 'oss', points: 5 },
  { place: 'best', points: 5 },
  { place: 'helmond', points: 5 },
];

/** MG-11.2.1-a, MG-11.2.1-b, MG-11.2.2-a, MG-11.2.2-b, MG-11.2.2-c: other points of 11.2, by the side that scores them. */
export const POINTS = {
  allied: { destroyed: 5, northEdge: 25 },
  german: { destroyed: 10, redRoad: 2, bridgeBlown: -5 },
} as const;
