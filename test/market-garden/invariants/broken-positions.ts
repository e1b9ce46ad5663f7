import type { CombatFrame, State } from '../../../src/engagement/position/state.ts';
import {
  both,
  breaking,
  brokenPositions,
  framed,
  turnIs,
  type BrokenPosition,
} from '../../engagement/invariants/broken.ts';
import { ALLIED, FACTS, MARK, OFF, hexOf, numberOf } from './facts.ts';

const { set, placed, marked, spent, combat } = breaking(FACTS);
const n = (id: string): number => numberOf(id).index;
const h = hexOf;
/** The side of a hex towards the south. */
const SOUTH = 3;

/** A combat of the Allies against 1103, where the security regiment stands. */
const fights = (more: Partial<CombatFrame>): CombatFrame => combat(ALLIED, { target: h('1103'), ...more });

const first = turnIs(17, 'allied-movement');
const fight = turnIs(17, 'allied-combat');
const opening = ({ frames }: State): boolean => frames.some(({ kind }) => kind === 'own');
const own =
  (more: Readonly<Record<string, number>>) =>
  (state: State): Partial<State> => ({ own: { ...state.own, ...more } });

const COMMON = brokenPositions(FACTS, {
  side: ALLIED,
  own: 'B-Art-1',
  other: 'U-82-505',
  enemy: 'G-Sec',
  moves: first,
  fights: fight,
  marks: 8,
});

export const BROKEN_POSITIONS: Readonly<Record<string, BrokenPosition>> = {
  ...COMMON,
  'there are 48 German, 17 British, 8 American, 1 Dutch, 1 pro-German and 1 Polish counters': {
    state: placed({ 'G-Sec': -7 }),
  },
  'no more than three units are in a hex unless one is moving, retreating or making room': {
    when: first,
    state: placed({ 'U-82-504': h('1608'), 'U-82-505': h('1608'), 'U-82-508': h('1608'), 'B-1AL': h('1608') }),
  },
  'armour is never in a swamp': { state: placed({ 'G-10SS-1': h('1707') }) },
  'only Germans leave the map': { state: placed({ 'U-82-505': OFF.removed }) },
  'a unit that has left stood on an edge by which it may return, and is due two turns after it left': {
    state: (state) => ({
      ...placed({ 'G-Sec': OFF.waiting })(state),
      entryHex: set(state.entryHex, { 'G-Sec': -2 - h('0528') }),
    }),
  },
  'XXX Corps is placed south of its line before anybody moves': {
    when: opening,
    state: placed({ 'B-Art-1': h('0720') }),
  },
  'reinforcements wait for their turn': { when: first, state: placed({ 'G-PzBde-1': h('2201') }) },
  'the brigade of turn 18 has jumped when its phase ends, if there is room': {
    when: turnIs(18, 'allied-combat'),
    state: placed({ 'B-4Para': OFF.waiting, 'B-1AL': h('1404') }),
  },
  'the turn is 17 to 26, the phase one of the sequence, on turn 17 an Allied one': {
    when: first,
    state: () => ({ phase: 'german-movement' }),
  },
  'there is no open decision when the game is over': { when: opening, state: () => ({ over: true }) },
  'on turn 17 no German has moved': { when: first, state: marked({ 'G-Sec': MARK.moved }) },
  'no unit has spent more than its allowance': { when: first, state: spent({ 'B-1AL': 7 }) },
  'neither pool of air points has more than the day gives': { when: first, state: () => ({ air: [3, 16] }) },
  'dice for supply are rolled on turns 19 to 23 as the Allied movement begins, for bridges in the German one from turn 18 on':
    {
      when: first,
      state: framed({ kind: 'dice', why: 'supply', count: 1, unit: n('B-1AL') }),
    },
  'no division has been without supply for longer than since the 19th': {
    when: turnIs(19, 'german-movement'),
    state: own({ 'unsupplied 82 Abn': 2 }),
  },
  'an Allied unit at an end of a bridge has been noted there': {
    when: first,
    state: placed({ 'U-82-505': h('1705') }),
  },
  'a bridge is destroyed, Allied when both ends have been, or German': {
    when: first,
    state: () => ({ blown: [h('1705') * 6 + SOUTH] }),
  },
  'a ferry with an Allied unit at an end is lost': { when: first, state: placed({ 'U-82-505': h('2006') }) },
  'what is blown on the map are the destroyed bridges and lost ferries': {
    state: () => ({ blown: [h('0101') * 6 + SOUTH] }),
  },
  'who was engaged is listed in movement phases, of the side whose phase it is': {
    when: fight,
    view: ({ extra }) => ({ extra: { ...extra, engaged: ['G-Sec'] } }),
  },
  'the target of a combat holds enemies, and attackers are adjacent to it': {
    when: fight,
    state: framed(fights({ attackers: [n('B-Art-1')] })),
  },
  'support is artillery with the target in range, and of the attacker in ground combat not beside it': {
    when: fight,
    state: framed(fights({ artillery: [n('B-Art-1')] })),
  },
  'no aircraft support a side in whose ground combat a division without contact takes part': {
    when: fight,
    state: framed(fights({ attackers: [n('B-1AL')], air: 1 })),
  },
  'no division without contact attacks in its third turn without supply': {
    when: fight,
    state: both(own({ 'unsupplied 1 Abn': 3 }), framed(fights({ attackers: [n('B-1AL')] }))),
  },
  'in the combat phase of one side only artillery of the other has fired': {
    when: fight,
    state: marked({ 'G-Sec': MARK.fired }),
  },
  'the view has the air points of both sides': { view: () => ({ pools: {} }) },
  'the view has holders and attacked hexes': { view: ({ extra }) => ({ extra: { ...extra, attacked: ['0101'] } }) },
};
