import type { State } from '../../../src/engagement/position/state.ts';
import { hexOf } from '../slow/position.ts';
import { AWAY, type Counter } from './facts.ts';

/** Arrival turns from the lists of 11.1.3 and 11.1.4; the latest turn for units that an event may bring earlier. */
const PRINTED: Readonly<Record<number, string>> = {
  8:
    'B-152/51 B-153/51 B-154/51 B-51GP B-1Lot/30 B-1FFY/31 B-107/34 B-71/53 B-158/53 B-160/53 B-53GP B-9/34 B-147/34 ' +
    'B-2WDr/30 B-42/1EngAs B-44/15 B-46/15 B-227/15 B-15GP B-3ScG/6G B-4GrG/6G B-2WeG/6G B-22Dr/30 B-141/31 B-6/1EngAs G-19/7',
  9: 'C-7/3 B-11/33 C-8/3 B-5/1EngAs G-16/6 G-20/7',
  10: 'G-1221/180',
  12: 'B-Pont G-857/346',
  13: 'G-1225/190 G-190/62 G-21/7 G-7A',
  14: 'B-32G G-1224/190 G-858/346 G-346A',
  15: 'G-1226/190 G-890A',
  16: 'B-155/52 B-156/52 B-157/52 B-AD52',
  17: 'G-23/2',
  18: 'C-10/2 G-18/6',
  19: 'G-Lehr G-17/6 G-6A',
};

/** Groups that arrive `after` turns after an event, and their latest turn. */
const GROUPS = [
  { event: 'wessex', after: 1, latest: 16, ids: 'B-129/43 B-214/43 B-AD43 B-86/8 B-ShRY/8 B-4/7RDrG/8 B-13/18Hu/8' },
  { event: 'wessex', after: 3, latest: 18, ids: 'B-130/43 B-43AP' },
  {
    event: 'panzers',
    after: 1,
    latest: 17,
    ids: 'G-16/116 G-60/116 G-156/116 G-228/116 G-104/15 G-115/15 G-33A/15 G-33J/15',
  },
] as const;

const dates = new Map(
  Object.entries(PRINTED).flatMap(([turn, ids]) => ids.split(' ').map((id) => [id, Number(turn)] as const)),
);

const groups = new Map(GROUPS.flatMap((group) => group.ids.split(' ').map((id) => [id, group] as const)));
const CANADIANS = ['C-4/2', 'C-5/2', 'C-6/2'];
const BACK = hexOf('0801');

/** The turn from which a reinforcement may be on the map; undefined for units that start there or have returned. */
export function scheduleOf(state: State, { id, index }: Counter): number | undefined {
  const group = groups.get(id);
  if (group) return Math.min(group.latest, (state.own[group.event] ?? 99) + group.after);
  const afterCanadians = (state.own['canadians'] ?? 98) + 1;
  if (id === 'C-2GP') return afterCanadians;
  if (CANADIANS.includes(id)) return state.hex[index] === AWAY.waiting ? afterCanadians : undefined;
  return state.entryHex[index] === BACK ? undefined : dates.get(id);
}
