/**
 * H44-CRT-a, H44-CRT-b, H44-CRT-c, H44-CRT-d, H44-CRT-e, H44-CRT-f, H44-CRT-g, H44-CRT-h, H44-CRT-i, H44-9.3-c: combat
 * results, as printed on the player aid: a row for each roll of the die.
 */
export const CRT = {
  columns: ['1:3', '1:2', '1:1', '2:1', '3:1', '4:1', '5:1', '6:1', '7:1'],
  rows: {
    1: ['A1', 'A1', 'A1', 'A1/ENG', 'ENG', 'EX', 'DR', 'DRX', 'A1/D1'],
    2: ['A1', 'A1', 'A1/ENG', 'ENG', 'EX', 'DR', 'DRX', 'A1/D1', 'DMR'],
    3: ['A1', 'A1/ENG', 'ENG', 'EX', 'DR', 'DR', 'A1/D1', 'DMR', 'DMR'],
    4: ['A1/ENG', 'ENG', 'EX', 'A1/DR', 'DR', 'A1/D1', 'DMR', 'DMR', 'DMR'],
    5: ['ENG', 'EX', 'A1/DR', 'DR', 'A1/D1', 'D1', 'D1', 'DS', 'DS'],
    6: ['EX', 'A1/DR', 'D1', 'D1', 'D1', 'D1', 'DS', 'DS', 'DS'],
  },
} as const;

export type ResultCode = (typeof CRT)['rows'][1 | 2 | 3 | 4 | 5 | 6][number];
export type Advance = 'limited' | 'normal' | 'bonus';

export interface CombatResult {
  /** Steps lost by the attacker and by the defender. */
  readonly attacker: 0 | 1;
  readonly defender: 0 | 1;
  /** Who chooses the units that lose them. */
  readonly chosenBy: 'owner' | 'opponent';
  /** Hexes that the defender retreats, fewest and most. */
  readonly retreat?: readonly [least: number, most: number];
  /** What the defender becomes, by a retreat where there is one. */
  readonly state?: 'engaged' | 'disrupted' | 'full-retreat';
  /** A determined defence may cancel the retreat. */
  readonly determined: boolean;
  readonly advance?: Advance;
  readonly breakthrough: boolean;
}

const HELD = { attacker: 0, defender: 0, chosenBy: 'owner', determined: false, breakthrough: false } as const;
const RETREAT = { ...HELD, retreat: [2, 2], state: 'disrupted', determined: true, advance: 'normal' } as const;
const ROUT = { ...HELD, retreat: [2, 3], state: 'full-retreat', advance: 'bonus', breakthrough: true } as const;

/**
 * H44-11.1-b, H44-11.1-c, H44-11.1-d, H44-11.1-e, H44-11.1-f, H44-11.1-g, H44-11.1-h, H44-11.1-i, H44-11.1-j,
 * H44-11.1-k, H44-11.1-l, H44-11.1-m: the meaning of the codes.
 */
export const RESULTS: Readonly<Record<ResultCode, CombatResult>> = {
  DS: { ...ROUT, defender: 1 },
  DMR: ROUT,
  D1: { ...RETREAT, defender: 1 },
  'A1/D1': { ...RETREAT, attacker: 1, defender: 1 },
  DR: RETREAT,
  'A1/DR': { ...RETREAT, attacker: 1 },
  DRX: { ...RETREAT, attacker: 1, defender: 1, chosenBy: 'opponent' },
  EX: { ...HELD, attacker: 1, defender: 1, chosenBy: 'opponent', advance: 'limited' },
  ENG: { ...HELD, state: 'engaged' },
  'A1/ENG': { ...HELD, attacker: 1, state: 'engaged' },
  A1: { ...HELD, attacker: 1 },
};

/**
 * H44-15.2-a, H44-15.2-b, H44-15.2-c, H44-15.2-d, H44-15.2-e: hexes of an advance, and of one by mechanised units along
 * a road. A limited advance goes into the vacated hex.
 */
export const ADVANCE: Readonly<Record<Advance, { readonly hexes: number; readonly byRoad: number }>> = {
  limited: { hexes: 1, byRoad: 1 },
  normal: { hexes: 1, byRoad: 2 },
  bonus: { hexes: 2, byRoad: 3 },
};

/** H44-16.3.1-a: hexes of its advance that a breakthrough combat costs the group. */
export const BREAKTHROUGH_COST = 1;

/**
 * H44-8.7-a: the odds, with armour and quality shifts, of an automatic DS. H44-8.7-c: the hexes its survivors retreat
 * (AMB-H44-41).
 */
export const AUTOMATIC = { odds: 10, retreat: 3 } as const;

/** H44-6.1-a, H44-6.4.1-a: units and free-stacking units in a hex; steps in an overstacked one. */
export const STACKING = { units: 2, free: 1, steps: 9 } as const;

/** H44-7.4.1-a: steps in good order that form a bond. */
export const BOND_STEPS = 2;

/** H44-8.5.6-a, H44-8.5.6-d: steps that a ferry and an engineer carry in a turn; of the latter's, steps of vehicles. */
export const FERRY = { steps: 1, engineerSteps: 6, engineerVehicles: 1 } as const;

/**
 * H44-12.2-a, H44-12.2-b, H44-12.2-c: attacker's and defender's steps after the dot of success. Rolls below the first
 * row and above the last take that row.
 */
export const DETERMINED = {
  columns: ['clear', 'other', 'city'],
  rows: {
    1: ['0/1', '0/1', '0/1'],
    2: ['-', '-', '-'],
    3: ['-', '-', '•0/1'],
    4: ['-', '•0/1', '•1/1'],
    5: ['•0/1', '•1/1', '•0/0'],
    6: ['•1/1', '•0/0', '•0/0'],
    7: ['•1/0', '•1/0', '•1/0'],
  },
  /** H44-12.2-d: . */
  modifiers: { artillery: 1, elite: 1, green: -1 },
} as const;

/** H44-14.4.2-a: least modified roll that recovers a level beside the enemy; rolls are kept between 1 and 6. */
export const RECOVERY = { from: 4, modifiers: { elite: 1, green: -1 } } as const;

/** H44-27.1.2-e, H44-27.1.2-f: disengagement; rolls are kept between 1 and 6. */
export const DISENGAGEMENT = {
  rows: { 1: 'No', 2: 'No', 3: 'Yes-1', 4: 'Yes', 5: 'Yes', 6: 'Yes' },
  modifiers: { elite: 1, green: -1, armoured: 1 },
  retreat: [1, 2],
} as const;

/**
 * H44-27.2.2-a, H44-27.2.3-a: highest modified roll that costs an isolated unit a step; rolls are kept between 1 and 6.
 * Elite and Allied count once.
 */
export const ISOLATION = { upTo: 4, modifiers: { eliteOrAllied: 1, green: -1, city: 2 } } as const;

/** H44-5.6-a, H44-5.6-b: demolition by the modified roll; the modifier is by turn. */
export const DEMOLITION = {
  rows: { 0: 'intact', 1: 'intact', 2: 'intact', 3: 'blown', 4: 'blown', 5: 'blown', 6: 'blown' },
  modifiers: { 1: -1 },
} as const;

/** Hexes around a bridge: H44-5.5-a, H44-5.5-b: of the two units for a demolition; H44-5.9-a: of the nearest enemy for automatic repair. */
export const BRIDGE_RANGE = { demolition: 1, repair: 5 } as const;

/** H44-22.3.3-a: landing, by the highest modified roll of each result. */
export const LANDING = {
  rows: [
    { upTo: 4, result: '-' },
    { upTo: 5, result: 'S' },
    { upTo: 7, result: 'S1' },
    { upTo: Infinity, result: 'S2' },
  ],
  /** H44-22.3.2-a, H44-22.3.2-b: none on turn 1. */
  modifiers: { polder: 1, contested: 2, enemyHeld: 3, townOrWoods: 4 },
} as const;

/**
 * H44-22.2.3-a, H44-22.2.3-b, H44-22.2.3-d: terrain of landings (polder-woods: RUL-H44-158); steps in a hex in a turn.
 */
export const LANDING_GROUND = {
  para: ['clear', 'woods', 'polder', 'polder-woods', 'town'],
  other: ['clear'],
  steps: 9,
} as const;

/** H44-22.2.1-a, H44-22.2.1-b, H44-22.2.1-c, H44-22.2.1-d: where units may land, from this turn on. */
export const LANDING_FREEDOM = [
  { from: 1, at: 'hex' },
  { from: 3, at: 'beside' },
  { from: 6, at: 'division' },
  { from: 9, at: 'any' },
] as const;

/**
 * H44-4.3-a, H44-4.3-b: weather of the AM turn by the white die, of the PM turn by the coloured one. Rolls below the
 * first row and above the last take that row.
 */
export const WEATHER = {
  rows: {
    1: ['clear', 'clear'],
    2: ['cloudy', 'clear'],
    3: ['cloudy', 'clear'],
    4: ['overcast', 'cloudy'],
    5: ['overcast', 'cloudy'],
    6: ['overcast', 'overcast'],
  },
  /** H44-4.2-a: by the turn that the die is for. */
  modifiers: { 3: -1, 4: -1, 6: 2, 7: 2 },
} as const;

/**
 * H44-4.4-a, H44-4.4-b, H44-4.4-c: landing points, air units, airborne artillery made ready (AMB-H44-42); night is as
 * overcast.
 */
export const WEATHER_EFFECTS = {
  clear: { landing: 8, air: 2, artillery: 3 },
  cloudy: { landing: 4, air: 1, artillery: 1 },
  overcast: { landing: 0, air: 0, artillery: 0 },
} as const;

/** H44-10.7-c: hexes from a British unit that is not airborne to the target of air support. */
export const AIR_RANGE = 4;

/** H44-17.8.1-a, H44-17.8.3-a, H44-17.8.3-b: artillery made ready in a turn, not counting airborne. */
export const RESUPPLY = { allied: 2, german: 2, germanAtNight: Infinity } as const;

/** H44-17.3-f: . */
export const MOVED_MARKERS = { allied: 3, german: 2 } as const;

/** H44-18.3.1-a: hexes of the overland part. H44-18.2.2-c: turn after which supply heads are depleted. */
export const SUPPLY = { overland: 4, headsUntil: 5 } as const;

export interface Turn {
  readonly turn: number;
  /** ISO 8601. */
  readonly date: string;
  readonly part: 'am' | 'pm' | 'night';
}

const turns = (first: number, date: string, ...parts: Turn['part'][]): Turn[] =>
  parts.map((part, i) => ({ turn: first + i, date, part }));

/** The turn track (H44-3.0-g, H44-S1.1-a, H44-S2.1-a). */
export const TURNS: readonly Turn[] = [
  ...turns(1, '1944-09-17', 'pm', 'night'),
  ...turns(3, '1944-09-18', 'am', 'pm', 'night'),
  ...turns(6, '1944-09-19', 'am', 'pm', 'night'),
  ...turns(9, '1944-09-20', 'am', 'pm', 'night'),
  ...turns(12, '1944-09-21', 'am', 'pm', 'night'),
  ...turns(15, '1944-09-22', 'am', 'pm', 'night'),
  ...turns(18, '1944-09-23', 'am', 'pm', 'night'),
];

/**
 * H44-19.2.1-a, H44-19.2.2-a, H44-19.2.2-b: entry areas of a side; those that change hands, where Germans in them go,
 * and the first turn on which they are Allied.
 */
export const ENTRY_AREAS = {
  allied: ['M', 'N', 'O'],
  german: ['B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K'],
  change: { areas: ['A', 'L'], refuge: ['B', 'K'], turn: 7 },
} as const;

/**
 * H44-20.2.1-a, H44-20.2.2-a, H44-20.2.2-b: replacements of a night turn from the first on, each with the areas it
 * comes from.
 */
export const REPLACEMENTS = {
  from: 8,
  allied: [{ areas: ['N'], infantryOnly: false }],
  german: [
    { areas: ['B', 'C'], infantryOnly: true },
    { areas: ['F', 'G', 'H', 'I'], infantryOnly: true },
  ],
} as const;

/** H44-22.7-c: steps that a division gets back in a turn. */
export const RETURNED = 1;

/** H44-23.4-a, H44-23.4-d: hexes past a corps boundary, last turn of the rule. */
export const BOUNDARY = { past: 1, until: 6 } as const;

/** H44-23.5-a, H44-23.5-b: highest roll that brings a unit of the 406th; the turn that brings the rest. */
export const DIVISION_406 = { upTo: 2, all: 4 } as const;

/** H44-23.6-a: hexes at which an Allied unit releases a garrison. */
export const GARRISON_RANGE = 2;

/** H44-24.5-a, H44-24.5-b: traffic markers by the turn that brings them. */
export const TRAFFIC_MARKERS: Readonly<Record<number, readonly number[]>> = { 1: [1, 2, 3], 2: [4], 3: [5], 4: [6] };

/**
 * H44-25.5-a: unknown units; H44-25.6-a: the first turn on which one may be put elsewhere; H44-25.4-a: the defence of
 * one for 10:1.
 */
export const UNKNOWN = { count: 20, moveFrom: 3, defence: 2 } as const;

/** H44-26.5.1-a, H44-26.5.1-b, H44-26.5.1-c, H44-26.5.1-d, H44-26.5.2-a, H44-26.5.2-b: in halves of a point. */
export const HALF_POINTS = {
  allied: { city: 2, towns: { '3225': 2, '3524': 2 }, unitNorth: 2 },
  german: { threeSteps: 2, other: 1 },
} as const;

/**
 * H44-26.2-b, H44-26.3-a: points of an automatic victory; H44-S1.3-a: steps north of the Waal that win the short game.
 */
export const VICTORY = { german: 12, allied: 10, shortSteps: 4 } as const;
