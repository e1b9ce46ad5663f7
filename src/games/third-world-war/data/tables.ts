import type { BombardmentTable, Crt } from '../../../engagement/position/rules.ts';

/** TWW-2.3-a, TWW-5.1.4-a: combat results table, as printed on the last page; each cell has the code for the defence, then for the attack. */
export const CRT: Crt = {
  columns: ['1-4', '1-3', '1-2', '1-1', '2-1', '3-1', '4-1', '5-1', '6-1', '7-1', '8-1', '9-1'],
  rows: {
    '2-12': ['DVB ARI', 'IMP', 'DRI AVB', 'DRB AVB', 'DRI AVI', 'DRB AVI', 'EMP', 'DE AVB', 'DE AVI', 'DA AVB', 'DA AVI', 'DA AVI'],
    '3-11': ['DVB ARB', 'DVB ARI', 'IMP', 'DRI AVB', 'DRB AVB', 'DRI AVI', 'DRB AVI', 'EMP', 'DE AVB', 'DE AVI', 'DA AVB', 'DA AVI'],
    '4-10': ['DVI ARI', 'DVB ARB', 'DVB ARI', 'IMP', 'DRI AVB', 'DRB AVB', 'DRI AVI', 'DRB AVI', 'EMP', 'DE AVB', 'DE AVI', 'DA AVB'],
    '5-9': ['DVI ARB', 'DVI ARI', 'DVB ARB', 'DVB ARI', 'IMP', 'DRI AVB', 'DRB AVB', 'DRI AVI', 'DRB AVI', 'EMP', 'DE AVB', 'DE AVI'],
    '6-8': ['DVB AE', 'DVI ARB', 'DVI ARI', 'DVB ARB', 'DVB ARI', 'IMP', 'DRI AVB', 'DRB AVB', 'DRI AVI', 'DRB AVI', 'EMP', 'DE AVB'],
    '7': ['DVI AE', 'DVB AE', 'DVI ARB', 'DVI ARI', 'DVB ARB', 'DVB ARI', 'IMP', 'DRI AVB', 'DRB AVB', 'DRI AVI', 'DRB AVI', 'EMP'],
  },
};

/** TWW-2.3-a: bombardment table: smallest value of each column. A column below the first is the first (AMB-S-13). */
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

/** TWW-2.3-a, TWW-4.0-a: terrain effects on movement: points to enter. The printed column MTZ serves motor and armour; its "3 - X" is 3 for mechanised infantry and shuts armour out (AMB-TWW-15). */
export const TERRAIN_COST: Readonly<Record<string, Costs>> = {
  open: { foot: 1, motor: 1, armour: 1 },
  city: { foot: 1, motor: 1, armour: 1 },
  forest: { foot: 2, motor: 3, armour: 3 },
  mountain: { foot: 3, motor: 3, armour: null },
  sea: { foot: null, motor: null, armour: null },
};

/** TWW-4.0-a: points for a river, added to the hex beyond. */
export const RIVER_COST = { foot: 1, motor: 2, armour: 2 } as const;

/** TWW-4.3-b: points for a hex flown over. */
export const FLIGHT_COST = 1;

/** TWW-4.0-g: movement points of the division that NATO's helicopters carry. */
export const AIRLIFT_ALLOWANCE = 20;

/** TWW-4.3-c: terrain in which helicopters land. */
export const LANDING_TERRAIN: readonly string[] = ['open', 'city'];

/** TWW-4.3-d: the roll that costs a step. */
export const FLAK_LOSS = 1;

/** TWW-4.3-g: first and last turn on which a side's helicopters fly behind the enemy's lines. */
export const BEHIND_LINES = { pact: [4, 13], nato: [19, 23] } as const;

/** TWW-4.1.1-a: units of a side in a hex. */
export const STACKING_LIMIT = 3;

/** TWW-2.3-a, TWW-5.1.2-a, TWW-5.1.2-b: terrain effects on combat: columns for the defence; of river and ground the larger (AMB-S-04). */
export const COLUMNS = {
  terrain: { open: 0, city: 2, forest: 1, mountain: 3, sea: 0 },
  features: {},
  rules: {},
  river: 2,
  riverAndGround: 'most',
} as const;

/** TWW-5.1.2-c: terrain into which armour does not engage. */
export const ARMOUR_SHUNS: readonly string[] = ['mountain'];

/** TWW-5.1.3-a: columns to the right against surrounded defenders. */
export const SURROUND_SHIFT = 1;

/** TWW-5.2-b: a second hex of advance follows only out of the first of these and into the second. */
export const ADVANCE_ON = { from: ['open'], into: ['open', 'city'] } as const;

/** TWW-2.3-a: vulnerability by kind of troops. */
export const VULNERABILITY = { foot: 1, motorised: 2 } as const;

/** Points of attack and defence power of both sides on these turns. */
export interface AirPower {
  readonly from: number;
  readonly to: number;
  readonly pact: { readonly attack: number; readonly defence: number };
  readonly nato: { readonly attack: number; readonly defence: number };
}

/** TWW-2.4.2-a, TWW-6.0-a: air points by group of turns (6.0). */
export const AIR_POWER: readonly AirPower[] = [
  { from: 4, to: 8, pact: { attack: 50, defence: 12 }, nato: { attack: 30, defence: 5 } },
  { from: 9, to: 13, pact: { attack: 45, defence: 10 }, nato: { attack: 35, defence: 6 } },
  { from: 14, to: 18, pact: { attack: 40, defence: 8 }, nato: { attack: 40, defence: 8 } },
  { from: 19, to: 23, pact: { attack: 30, defence: 6 }, nato: { attack: 50, defence: 10 } },
];

/** The line of a turn. */
export const airPower = (turn: number): AirPower =>
  AIR_POWER.find(({ from, to }) => turn >= from && turn <= to) as AirPower;

/** TWW-6.2-d: fewest and most points of an attack by air alone; support in ground combat has no limit but the pool (AMB-TWW-04). */
export const AIR_LIMITS = { bombard: { least: 5, most: 10 }, ground: { least: 1, most: 50 } } as const;

/** TWW-3.0-b: French units keep to France when the first die shows this. */
export const FRANCE_NEUTRAL = 1;

/** TWW-3.0-c: East German units by the second die: removed, without attack strength, or as any others. */
export const EAST_GERMANY: Readonly<Record<number, 'removed' | 'passive' | 'normal'>> = {
  1: 'removed',
  2: 'removed',
  3: 'passive',
  4: 'passive',
  5: 'normal',
  6: 'normal',
};

/** TWW-8.0-b: points a side loses for each nuclear weapon it uses (AMB-TWW-01). */
export const NUCLEAR_COST = { city: 50, other: 30, retaliation: 20 } as const;

/** TWW-9.2.1-a, TWW-9.2.1-b, TWW-9.2.2-a: points by the side that scores them: cities by country, enemy units destroyed, hexes of the halt line with a unit, Denmark neglected. */
export const POINTS = {
  pact: { cities: { WG: 10, NL: 25 }, destroyed: 5, haltLine: 20, denmark: -100 },
  nato: { cities: { EG: 10, CS: 10 }, destroyed: 2 },
} as const;
