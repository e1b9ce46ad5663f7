import type { BombardmentTable, Crt } from '../../../src/engagement/position/rules.ts';

export const CRT: Crt = {
  columns: ['1-3', '1-2', '1-1', '2-1', '3-1', '4-1'],
  rows: {
    '2-12': ['DVB ARB', 'DVB ARI', 'DRI AVB', 'DRB AVB', 'DE AVB', 'DA AVI'],
    '3-11': ['DVI ARI', 'DVB ARB', 'IMP', 'DRI AVB', 'DRB AVI', 'DE AVI'],
    '4-10': ['DVI ARB', 'DVI ARI', 'DVB ARI', 'EMP', 'DRI AVI', 'DRB AVI'],
    '5-9': ['DVI AE', 'DVI ARB', 'DVI ARI', 'DRI AVB', 'DRB AVB', 'EMP'],
    '6-8': ['DVI AE', 'DVI AE', 'DVB ARB', 'DVI ARI', 'DRI AVI', 'DRB AVI'],
    '7': ['DVI AE', 'DVI AE', 'DVI ARB', 'DVB ARI', 'DRI AVB', 'DA AVB'],
  },
};

export const BOMBARDMENT: BombardmentTable = {
  columns: ['3-5', '6-11', '12+'],
  from: [3, 6, 12],
  rows: {
    '2-12': ['DB', 'DB', 'DB'],
    '3-11': ['DI', 'DB', 'DB'],
    '4-10': ['DI', 'DI', 'DB'],
    '5-9': ['DI', 'DB', 'DI'],
    '6-8': ['DI', 'DI', 'DB'],
    '7': ['DI', 'DI', 'DI'],
  },
};

export const TERRAIN_COST = {
  open: { foot: 1, wheels: 1, tracks: 1 },
  wood: { foot: 2, wheels: 2, tracks: 3 },
  town: { foot: 1, wheels: 1, tracks: 2 },
  bog: { foot: 2, wheels: null, tracks: null },
} as const;

export const ROAD_COST = {
  lane: { foot: 0.5, wheels: 0.5, tracks: 0.5 },
  track: { foot: 1, wheels: 1, tracks: 1 },
} as const;

export const RIVER_COST = { foot: 1, wheels: 1 } as const;

export const COLUMNS = {
  terrain: { open: 0, wood: 1, town: 2, bog: 1 },
  features: { works: 2 },
  rules: {},
  river: 1,
  riverAndGround: 'most',
} as const;

export const WEATHERS = ['dry', 'mud'] as const;
export const MUD = 1;

/** Points of each pool by weather, in the order of POOLS. */
export const AIR_POINTS = [
  [5, 2, 5, 2],
  [3, 1, 3, 1],
] as const;

export const POOLS = [
  { id: 'strike', side: 0, attack: true, defence: false },
  { id: 'cover', side: 0, attack: false, defence: true },
  { id: 'strike', side: 1, attack: true, defence: false },
  { id: 'cover', side: 1, attack: false, defence: true },
] as const;

export const VULNERABILITY = {
  foot: { air: 1, artillery: 2 },
  motor: { air: 1, artillery: 2 },
  armour: { air: 2, artillery: 1 },
  gun: { air: 2, artillery: 2 },
} as const;

export const VOCABULARY = {
  terrain: Object.keys(TERRAIN_COST),
  features: ['works'],
  weather: WEATHERS,
  modes: ['ground', 'flight'],
  phases: ['amber-moves', 'amber-fights', 'cyan-moves', 'cyan-fights'],
} as const;
