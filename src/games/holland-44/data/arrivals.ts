import { COUNTERS } from './counters.ts';

/** H44-S1.1-c: units on the map before the first turn, by hex (printed on the set-up card). */
const SET_UP: Readonly<Record<string, readonly string[]>> = {
  '1503': ['1GG/5/Gds', '3IG/32/Gds'],
  '1405': ['5CG/32/Gds', '1WG/32/Gds'],
  '1504': ['2IG/5/Gds', '2GG/5/Gds'],
  '1404': ['1CG/5/Gds', '2WG/Gds'],
  '1303': ['Gds Div Arty', '2 HC'],
  '1204': ['44 RTR', '30 Corps Eng'],
  '1304': ['5 AGRA'],
  '1103': ['30 Corps Bridging'],
  '1107': ['8 Corps Bridging'],
  '1401': ['6DLI/151/50', '8DLI/151/50'],
  '1201': ['9DLI/151/50'],
  '1402': ['1D/231/50', '2D/231/50'],
  '1301': ['1H/231/50'],
  '1306': ['2L/9/3'],
  '1308': ['2RUR/9/3'],
  '1109': ['1KOSB/9/3'],

  '1501': ['I/vdH'],
  '1502': ['Stephan'],
  '1603': ['6 Penal'],
  '1605': ['Kerutt(-)'],
  '1806': ['14/Hoffmann'],
  '1406': ['Segler/9ss'],
  '1408': ['Richter/10ss'],
  '1309': ['1/Erdmann'],
  '1110': ['2/Erdmann'],
  '2417': ['3/Erdmann'],
  '2107': ['559 StuG'],
  '3101': ['I/723/719'],
  '3104': ['I/3 Police(+)'],
  '3602': ['I/1034/59', '159 Eng/59'],
  '3415': ['Gothsche(-)'],
  '3903': ['Ewald(-)'],
  '4301': ['Bloch'],
  '5908': ['10 Training'],
  '5321': ['Henke'],
  '5606': ['Tiel Garrison'],
  '5820': ['Grabner/9ss', '9 Recon/9ss'],
  '6113': ['6/14 Training'],
  '6025': ['Schwappacher'],
  '6319': ['Krafft(-)'],
  '6522': ['Spindler/9ss'],
};

/** Hex of each unit that is on the map before the first turn. */
export const STARTS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(SET_UP).flatMap(([hex, ids]) => ids.map((id) => [id, hex])),
);

/**
 * H44-25.5-a: hexes of the twenty unknown units (printed on the set-up card); which of the units marked ? lies where is
 * drawn by lot.
 */
export const UNKNOWN_STARTS: readonly string[] = [
  '2608', '2707', '2708', '2914', '3108', '3212', '3507', '3806', '3810', '4112',
  '4721', '4816', '4922', '5219', '5221', '5222', '5320', '6122', '6314', '6614',
];

/**
 * Drop hexes by the code on the counters: those of turn 1 from the set-up card, A2 also in 22.2.4, Y from the example of 22.3.2 (printed).
 * A1 and the three Polish ones are on the map alone.
 */
export const DROP_HEXES: Readonly<Record<string, readonly string[]>> = {
  S: ['6418'],
  Z: ['6317'],
  X: ['6217'],
  Y: ['6516'],
  N: ['4824', '4924'],
  O: ['4818', '4819'],
  O1: ['4715'],
  T: ['5024'],
  A: ['3708'],
  A2: ['4008'],
  B: ['3306'],
  C: ['3206', '3207'],
};

/**
 * H44-22.2.1-c, H44-22.2.4-a, H44-22.5.2-a: codes of the drop hexes of each division; the Poles may use those of the
 * 1st Airborne too.
 */
export const DIVISION_DROPS: Readonly<Record<string, readonly string[]>> = {
  '1AB': ['S', 'Z', 'X', 'Y'],
  POL: ['P', 'S', 'Z', 'X', 'Y'],
  '82': ['N', 'O', 'O1', 'T'],
  '101': ['A', 'A1', 'A2', 'B', 'C'],
};

/** How a unit comes: through an entry area, to a drop hex, to the supply head of its division, or by a die. */
export type ArrivesBy = 'area' | 'drop' | 'supply-head' | 'die';

export interface Coming {
  /** The first turn on which it may come. */
  turn: number;
  by: ArrivesBy;
  /** Letter of the entry area, code of the drop hex, or id of the supply head. */
  at: string;
}

/**
 * H44-23.5-a, H44-23.5-b: the six units marked 406 come by a die each turn: on one of `results`, or on the last turn
 * without a die. The area is inferred from the place of their box and the Feldt units that come there.
 */
export const DIVISION_406 = { first: 1, last: 4, results: [1, 2], area: 'I' } as const;

/** The way that a code of arrival means (2.3.11); null for set-up, unknown units and those that come on no turn. */
function comingOf(code: string): Coming | null {
  if (code === '406') return { turn: DIVISION_406.first, by: 'die', at: DIVISION_406.area };
  // H44-22.1.3-a
  if (code === '2*') return { turn: 2, by: 'supply-head', at: '1AB Supply Head' };
  const [, turn, between, at] = /^(\d+)([- ])(\w+)$/.exec(code) ?? [];
  return at === undefined ? null : { turn: Number(turn), by: between === '-' ? 'area' : 'drop', at };
}

/** H44-2.3.11-a, H44-22.2.1-a: turn and place of arrival by unit, from the codes on the counters. */
export const ARRIVALS: Readonly<Record<string, Coming>> = Object.fromEntries(
  COUNTERS.flatMap(({ id, arrival = '' }) => {
    const coming = comingOf(arrival);
    return coming ? [[id, coming]] : [];
  }),
);

/** Units whose code of arrival is printed on the reduced side: they come reduced, and may be rebuilt. */
export const COMES_REDUCED: readonly string[] = [
  '2/504/82', 'Allworden/9ss', 'Harder/9ss', 'I/22/10ss', 'II/22/10ss',
];

/** H44-S1.2-a, H44-S1.2-b, H44-S1.2-d, H44-S2.2-a: markers at the start of both scenarios. */
export const MARKERS = {
  weather: 'clear',
  /** Turn on which each traffic marker becomes available, by number. */
  traffic: { 1: 1, 2: 1, 3: 1, 4: 2, 5: 3, 6: 4 },
  /** Air units, all ready. */
  air: 2,
  moved: { allied: 3, german: 2 },
  /** Steps of airborne replacements by formation. */
  returned: { '1AB': 0, POL: 0, '82': 0, '101': 0 },
} as const;

/**
 * H44-S1.2-c: bridges that are not as printed at the start, by the hexes at their ends; the intact one by the errata of
 * November 2017.
 */
export const BRIDGES: Readonly<Record<'blown' | 'intact', readonly (readonly [string, string])[]>> = {
  blown: [
    ['1402', '1502'],
    ['1306', '1407'],
    ['1307', '1408'],
    ['1109', '1210'],
  ],
  intact: [['1303', '1404']],
};
