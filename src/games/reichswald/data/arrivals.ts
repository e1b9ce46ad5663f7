import { UNDATED } from '../../../engagement/position/state.ts';
import type { Arrival } from '../../../engagement/position/rules.ts';

/** RW-11.1-a: where units stand at the start (11.1.1, 11.1.2; printed). */
export const STARTS: Readonly<Record<string, string>> = {
  'B-AD15': '0304',
  'B-AD51': '0111',
  'B-AD53': '0209',
  'B-3AGRA-M': '0115',
  'B-4AGRA-M': '0202',
  'B-4AGRA-P': '0103',
  'B-5AGRA-M': '0206',
  'B-5AGRA-P': '0106',
  'B-9AGRA-I-M': '0117',
  'B-9AGRA-II-M': '0217',
  'B-9AGRA-P': '0116',
  'C-4/2': '0211',
  'C-5/2': '0305',
  'C-6/2': '0308',
  'C-9/3': '0302',
  'C-AD2': '0208',
  'C-AD3': '0304',
  'C-2AGRA-M': '0201',
  'C-2AGRA-P': '0101',
  'G-655': '0813',
  'G-ARKO86': '1308',
  'G-1051/84': '0507',
  'G-1052/84': '0509',
  'G-1062/84': '0505',
  'G-184A': '0906',
  'G-1222/180': '0312',
  'G-1223/180': '0516',
  'G-180A': '0816',
  'G-2/2': '0411',
  'G-Magen': '1405',
};

/**
 * RW-4.2-a, RW-11.1-a: reinforcements (11.1.3, 11.1.4; printed), German ones in the east and south, Allied ones in the west. The turn of units
 * that an event can bring earlier is the one without the event. UNDATED: they come only by the event.
 */
const GROUPS: readonly (readonly [turn: number, hex: string, ids: readonly string[]])[] = [
  [8, '0102', ['B-44/15', 'B-46/15', 'B-227/15', 'B-3ScG/6G', 'B-4GrG/6G', 'B-2WeG/6G', 'B-22Dr/30', 'B-141/31', 'B-6/1EngAs', 'B-15GP']],
  [8, '0107', ['B-71/53', 'B-158/53', 'B-160/53', 'B-147/34', 'B-9/34', 'B-2WDr/30', 'B-42/1EngAs', 'B-53GP']],
  [8, '0111', ['B-152/51', 'B-153/51', 'B-154/51', 'B-107/34', 'B-1Lot/30', 'B-1FFY/31', 'B-51GP']],
  [8, '2218', ['G-19/7']],
  [9, '0102', ['B-11/33', 'B-5/1EngAs', 'C-7/3', 'C-8/3']],
  [9, '2218', ['G-20/7']],
  [9, '2613', ['G-16/6']],
  [10, '0618', ['G-1221/180']],
  [12, '0111', ['B-Pont']],
  [12, '2613', ['G-857/346']],
  [13, '1618', ['G-1225/190']],
  [13, '2218', ['G-21/7', 'G-7A']],
  [13, '2613', ['G-190/62']],
  [14, '0111', ['B-32G']],
  [14, '1618', ['G-1224/190']],
  [14, '2613', ['G-858/346', 'G-346A']],
  [15, '1618', ['G-1226/190', 'G-890A']],
  [16, '0102', ['B-129/43', 'B-214/43', 'B-AD43', 'B-86/8', 'B-ShRY/8', 'B-4/7RDrG/8', 'B-13/18Hu/8']],
  [16, '0111', ['B-155/52', 'B-156/52', 'B-157/52', 'B-AD52']],
  [17, '2218', ['G-16/116', 'G-60/116', 'G-156/116', 'G-228/116', 'G-104/15', 'G-115/15', 'G-33A/15', 'G-33J/15']],
  [17, '2613', ['G-23/2']],
  [18, '0102', ['B-130/43', 'B-43AP']],
  [18, '0107', ['C-10/2']],
  [18, '2613', ['G-18/6']],
  [19, '2613', ['G-Lehr', 'G-17/6', 'G-6A']],
  [UNDATED, '0107', ['C-2GP', 'C-4/2', 'C-5/2', 'C-6/2']],
];

export const ARRIVALS: Readonly<Record<string, Arrival>> = Object.fromEntries(
  GROUPS.flatMap(([turn, hex, ids]) => ids.map((id) => [id, { turn, hex }])),
);

/** Event A: one turn after the capture of 1204, 1305 or 1306, and the group two turns later (11.1.4, RUL-RW-26). */
export const WESSEX_FIRST = ['B-129/43', 'B-214/43', 'B-AD43', 'B-86/8', 'B-ShRY/8', 'B-4/7RDrG/8', 'B-13/18Hu/8'] as const;
export const WESSEX_SECOND = ['B-130/43', 'B-43AP'] as const;
/** The 43rd Division: one turn after its last unit has entered, the 2nd Canadian Division returns (11.1.4). */
export const WESSEX = ['B-129/43', 'B-214/43', 'B-130/43', 'B-AD43', 'B-43AP'] as const;
export const CANADIAN_RETURN = ['C-4/2', 'C-5/2', 'C-6/2', 'C-2GP'] as const;
/** Event B: one turn after the capture of a hex of Cleve or Goch (11.1.3). */
export const PANZERS = ['G-16/116', 'G-60/116', 'G-156/116', 'G-228/116', 'G-104/15', 'G-115/15', 'G-33A/15', 'G-33J/15'] as const;
