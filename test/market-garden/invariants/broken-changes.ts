import type { State } from '../../../src/engagement/position/state.ts';
import { breaking, brokenChanges, turnIs, type BrokenChange } from '../../engagement/invariants/broken.ts';
import { ALLIED, FACTS, OFF, SCORED, hexOf } from './facts.ts';

const { set, placed, spent } = breaking(FACTS);
const h = hexOf;

/** In the middle of a move of turn 17; nothing open in a German movement phase. */
const midPhase = ({ turn, phase, frames }: State): boolean =>
  turn === 17 && phase === 'allied-movement' && frames[0]?.kind === 'move';
const german = turnIs(18, 'german-movement');
const allied = turnIs(19, 'allied-movement');

const COMMON = brokenChanges(FACTS, {
  inPhase: midPhase,
  unit: 'U-82-505',
  enemy: 'G-Sec',
  slot: SCORED.indexOf(h('1119')),
  taker: ALLIED,
});

type Own = Readonly<Record<string, number>>;
const own =
  (more: Own) =>
  (state: State): Partial<State> => ({ own: { ...state.own, ...more } });
const reduced =
  (id: string) =>
  ({ steps }: State): Partial<State> => ({ steps: set(steps, { [id]: 1 }) });

/** A bridge of the red road, as entries of the state. */
const ARNHEM = '1705-1706';
const SIDE = h('1705') * 6 + 3;

export const BROKEN_CHANGES: Readonly<Record<string, BrokenChange>> = {
  ...COMMON,
  'units come onto the map by their edge, by air or on the spot, where their rule lets them': {
    when: german,
    before: placed({ 'G-406-1': OFF.waiting }),
    after: placed({ 'G-406-1': h('1103') }),
  },
  'the 52nd Division lands while Arnhem is Allied': { after: placed({ 'B-52-155': h('1705') }) },
  'a unit goes off the map only from a hex of an edge, Germans alone and live': {
    when: german,
    before: placed({ 'G-Sec': h('1103') }),
    after: placed({ 'G-Sec': OFF.removed }),
  },
  'the 52nd Division is called when XXX Corps meets airborne troops in Arnhem, two turns ahead, for good': {
    after: own({ airlift: 20 }),
  },
  'XXX Corps has reached the north edge when one of its units stands there, for good': {
    before: own({ northEdge: 1 }),
  },
  'the brigade of turn 18 is lost in a landing only on Germans': {
    before: placed({ 'G-PzBde-2': OFF.waiting }),
    after: placed({ 'G-PzBde-2': OFF.eliminated }),
  },
  'armour crosses a river by bridges that stand, and German armour by ferries as it moves': {
    when: midPhase,
    before: placed({ 'G-10SS-1': h('1906') }),
    after: placed({ 'G-10SS-1': h('2006') }),
  },
  'a bridge falls as its die is rolled, one at a time, never an Allied one, and is counted': {
    after: (state) => ({ ...own({ blown: 1 })(state), blown: [...state.blown, SIDE] }),
  },
  'a bridge is tried once a turn, and before any German moves': {
    when: german,
    before: spent({ 'G-Sec': 1 }),
    after: own({ fuse: 1 }),
  },
  'the marker comes off as the Allied movement begins in the turn after both ends were taken': {
    when: midPhase,
    before: (state) => ({ blown: [...state.blown, SIDE] }),
  },
  'a bridge taken while destroyed is mended the turn after': { after: own({ [`mend ${ARNHEM}`]: 20 }) },
  'ends of bridges that Allied units have been in are noted as they come, for good': {
    after: own({ [`bridge ${ARNHEM}`]: 3 }),
  },
  'a ferry is lost to Allied units at an end, for good': {
    when: german,
    after: (state) => ({ blown: [...state.blown, h('1006') * 6 + 2] }),
  },
  'nobody enters the hex of an enemy': {
    when: midPhase,
    before: placed({ 'G-Sec': h('1710'), 'U-82-508': h('1711') }),
    after: placed({ 'G-Sec': h('1710'), 'U-82-508': h('1710') }),
  },
  'a division is in contact once one of its units has stood beside XXX Corps': { after: own({ 'contact 82 Abn': 1 }) },
  'turns without supply are counted one by one as the Allied movement begins': {
    when: german,
    after: own({ 'unsupplied 82 Abn': 1 }),
  },
  'contact ends them, but for a division with engaged units': {
    when: german,
    before: (state) => ({ ...own({ 'unsupplied 1 Polish': 1 })(state) }),
    after: own({ 'unsupplied 1 Polish': 1, 'contact 1 Polish': 1 }),
  },
  'they change in no other way': { when: allied, after: own({ 'unsupplied 1 Polish': 2 }) },
  'dice for supply are for one division after the other, none twice': {
    after: () => ({
      frames: [
        { kind: 'dice', why: 'supply', count: 1, unit: FACTS.numberOf('B-1AL').index },
        { kind: 'dice', why: 'supply', count: 1, unit: FACTS.numberOf('B-1Para').index },
      ],
    }),
  },
  'a turn begins with the air points of its day, and they only grow fewer': { after: () => ({ air: [9, 9] }) },
  'who is engaged as his movement phase begins is listed, and the list stays': {
    after: own({ 'engaged B-Art-1': 1, 'engaged G-Sec': 1 }),
  },
  'a unit recovers as its movement phase ends, if it was not engaged at the beginning and is not now': {
    when: midPhase,
    before: reduced('G-Sec'),
  },
  'a unit in want does not recover before its division is in contact': {
    when: german,
    before: (state) => ({ ...own({ 'unsupplied 82 Abn': 1 })(state), ...reduced('U-82-504')(state) }),
    after: ({ steps }) => ({ steps: set(steps, { 'U-82-504': 2 }) }),
  },
};
