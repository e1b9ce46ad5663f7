import { UNDATED } from '../../../engagement/position/state.ts';

/** MG-11.1-a: where units stand at the start (11.1.1, 11.1.2; printed). */
export const STARTS: Readonly<Record<string, string>> = {
  'B-1AL': '1403',
  'B-1Para': '1404',
  'U-82-504': '1310',
  'U-82-508': '1710',
  'U-82-505': '1711',
  'U-101-501': '0816',
  'U-101-502': '0718',
  'U-101-506': '0820',
  'G-SS-Esc': '0701',
  'N-Pro': '0801',
  'G-9SS-1': '1901',
  'G-9SS-2': '1901',
  'G-9SS-3': '1901',
  'G-10SS-1': '2201',
  'G-10SS-2': '2201',
  'G-10SS-3': '2201',
  'G-HG-Esc': '0202',
  'G-Sec': '1103',
  'G-AT-1': '1703',
  'G-Tettau-1': '0405',
  'G-Tettau-2': '0605',
  'G-Tettau-3': '1005',
  'G-Feldt-1': '1609',
  'G-Feldt-2': '1609',
  'G-Feldt-3': '2111',
  'G-Feldt-4': '1014',
  'G-Chill-P': '0619',
  'G-Chill-1': '0126',
  'G-Chill-2': '0226',
  'G-Chill-3': '0426',
  'G-6FJR': '0526',
  'G-Walther': '0626',
  'G-176-1': '0827',
  'G-176-2': '1028',
};

/** MG-11.1-a: XXX Corps, set up freely south of its bivouac line (11.1.1; printed). */
export const XXX_CORPS = [
  'B-G-5',
  'B-G-32',
  'B-43-129',
  'B-43-130',
  'B-43-214',
  'B-50-69',
  'B-50-151',
  'B-50-231',
  'B-8Armd',
  'D-PIB',
  'B-Art-1',
  'B-Art-2',
] as const;

/** How a unit comes: over an edge, by a landing, from troops found north of the Waal, or by air into Arnhem. */
export type Gateway = 'east' | 'west' | 'landing' | 'north-of-waal' | 'arnhem';

export interface Coming {
  /** UNDATED: only by the event of 4.2.3. */
  turn: number;
  by: Gateway;
  /** Landing hex; without it the player chooses. */
  hex?: string;
}

/** MG-4.2.1-a, MG-4.2.1-c, MG-4.2.3-b, MG-4.2.3-d, MG-11.1-a, MG-11.1-b, MG-11.1-c: reinforcements (11.1.3, 11.1.4; printed). */
const GROUPS: readonly (readonly [turn: number, by: Gateway, ids: readonly string[], hex?: string])[] = [
  [18, 'landing', ['B-4Para'], '1403'],
  [19, 'landing', ['U-101-327']],
  [21, 'landing', ['P-1']],
  [23, 'landing', ['U-82-325']],
  [UNDATED, 'arnhem', ['B-52-155', 'B-52-156', 'B-52-157']],
  [18, 'east', ['G-406-1', 'G-406-2', 'G-406-3', 'G-406-4']],
  [19, 'east', ['G-Erdm-1', 'G-Erdm-2', 'G-Erdm-3', 'G-AT-2', 'G-PzBde-1', 'G-ArtMec', 'G-Art-1']],
  [19, 'west', ['G-245-1', 'G-245-2', 'G-245-3', 'G-Art-2']],
  [20, 'east', ['G-FJ-Esc', 'G-Art-3']],
  [21, 'north-of-waal', ['G-Inf-124']],
  [22, 'west', ['G-712-1', 'G-712-2', 'G-712-3']],
  [23, 'east', ['G-Art-4']],
  [24, 'east', ['G-PzBde-2']],
];

export const ARRIVALS: Readonly<Record<string, Coming>> = Object.fromEntries(
  GROUPS.flatMap(([turn, by, ids, hex]) => ids.map((id) => [id, { turn, by, ...(hex ? { hex } : {}) }])),
);

/** MG-4.2.1-d, MG-4.2.1-e: an edge is open to Germans only north of this place. */
export const NORTH_OF: Readonly<Record<'east' | 'west', string>> = { east: 'helmond', west: 'reusel' };

/** MG-4.2.3-d: terrain for landings from turn 19 on. */
export const LANDING_TERRAIN: readonly string[] = ['open', 'city', 'height'];

/** MG-4.2.3-e: turns between the contact in Arnhem and the arrival of the 52nd Division. */
export const AIRLIFT_DELAY = 2;
