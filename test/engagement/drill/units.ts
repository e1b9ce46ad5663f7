import type { ContactClass, Unit } from '../../../src/engagement/position/rules.ts';
import type { Counter } from '../../../src/wargame/wargame.ts';
import { reason } from './codes.ts';

type Kind = 'foot' | 'motor' | 'armour' | 'gun';

/** Id, kind, formation, strengths and points of both faces, range. */
type Row = readonly [
  string,
  Kind,
  string,
  readonly [number, number, number],
  readonly [number, number, number],
  number?,
];

const ROWS: readonly Row[] = [
  ['A-1', 'foot', 'first', [4, 4, 4], [2, 2, 4]],
  ['A-2', 'foot', 'first', [4, 4, 4], [2, 2, 4]],
  ['A-3', 'motor', 'first', [4, 3, 6], [2, 2, 6]],
  ['A-4', 'armour', 'second', [6, 4, 6], [3, 2, 6]],
  ['A-5', 'armour', 'second', [6, 4, 6], [3, 2, 6]],
  ['A-6', 'gun', 'first', [3, 1, 4], [2, 1, 4], 2],
  ['A-7', 'foot', 'second', [3, 3, 4], [1, 2, 4]],
  ['C-1', 'foot', 'guard', [3, 5, 4], [2, 3, 4]],
  ['C-2', 'foot', 'guard', [3, 5, 4], [2, 3, 4]],
  ['C-3', 'foot', 'third', [3, 4, 4], [1, 2, 4]],
  ['C-4', 'armour', 'third', [5, 4, 6], [2, 2, 6]],
  ['C-5', 'gun', 'third', [4, 1, 4], [2, 1, 4], 3],
  ['C-6', 'armour', 'third', [5, 4, 6], [2, 2, 6]],
  ['C-7', 'foot', 'third', [2, 3, 4], [1, 1, 4]],
];

const sideOf = (id: string): 'amber' | 'cyan' => (id.startsWith('A') ? 'amber' : 'cyan');

export const COUNTERS: readonly Counter[] = ROWS.map(([id, type, formation, fresh, reduced, range]) => ({
  id,
  side: sideOf(id),
  nation: sideOf(id),
  formation,
  type,
  size: 'III',
  label: id,
  faces: [fresh, reduced],
  ...(range ? { range } : {}),
  source: 'invented',
}));

const MOVES: Readonly<Record<Kind, string>> = { foot: 'foot', motor: 'wheels', armour: 'tracks', gun: 'wheels' };
const RIVERS: Readonly<Record<Kind, Unit['rivers']>> = {
  foot: 'walks',
  motor: 'fords',
  armour: 'bridges',
  gun: 'bridges',
};

/** Classes of contact: armour is not engaged from bogs. */
export const CONTACTS: readonly ContactClass[] = [{ terrain: ['bog'], reason: reason('2.4', 'armour-sinks') }];

export const UNITS: readonly Unit[] = ROWS.map(([id, kind, formation, fresh, reduced, range], index) => ({
  index,
  id,
  side: sideOf(id) === 'amber' ? 0 : 1,
  type: kind,
  formation,
  attack: [0, reduced[0], fresh[0]],
  defence: [0, reduced[1], fresh[1]],
  allowance: fresh[2],
  range: range ?? 0,
  moves: MOVES[kind],
  rivers: RIVERS[kind],
  ferries: false,
  restricted: false,
  infantry: kind === 'foot' || kind === 'motor',
  armoured: kind === 'armour',
  artillery: kind === 'gun',
  carrier: false,
  contact: kind === 'armour' ? 1 : 0,
  large: false,
}));

export const STARTS: Readonly<Record<string, string>> = {
  'A-1': '0305',
  'A-2': '0605',
  'A-3': '0705',
  'A-4': '0303',
  'A-5': '1001',
  'A-6': '0603',
  'C-1': '0606',
  'C-2': '0306',
  'C-3': '1002',
  'C-4': '1002',
  'C-5': '0608',
  'C-7': '1007',
};

/** Turn of arrival; the hex is that of the printed schedule, 2.5 tells where they may really enter. */
export const ARRIVALS = { 'A-7': { turn: 2, hex: '0601' }, 'C-6': { turn: 2, hex: '1008' } } as const;
