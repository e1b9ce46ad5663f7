import type { AdvanceFrame, CombatFrame, FlightFrame, State } from '../../../src/engagement/position/state.ts';
import {
  both,
  breaking,
  brokenPositions,
  framed,
  turnIs,
  type BrokenPosition,
} from '../../engagement/invariants/broken.ts';
import { FACTS, FLOWN, MARK, NATO, OFF, PACT, hexOf, numberOf } from './facts.ts';

const { set, placed, marked, spent, combat } = breaking(FACTS);
const n = (id: string): number => numberOf(id).index;
const h = hexOf;

const opening = ({ frames }: State): boolean => frames.some(({ kind }) => kind === 'own');
const first = turnIs(4, 'pact-movement');
const second = turnIs(5, 'pact-movement');
const fight = turnIs(4, 'pact-combat');

type Part = (state: State) => Partial<State>;

const own =
  (more: Readonly<Record<string, number>>): Part =>
  (state) => ({ own: { ...state.own, ...more } });

/** A combat of the Pact against Bonn, where a brigade stands. */
const BONN = FACTS.placeHexes('bonn')[0] as number;
const fights = (more: Partial<CombatFrame>): Part => framed(combat(PACT, { target: BONN, ...more }));

const flight = (id: string, more: Partial<FlightFrame> = {}): FlightFrame => ({
  kind: 'flight',
  side: numberOf(id).number,
  unit: n(id),
  over: h('2110'),
  hexesMoved: 1,
  spotted: false,
  ...more,
});

/** Out of a forest. */
const advance: AdvanceFrame = { kind: 'advance', side: PACT, hex: h('1713'), units: [], further: [n('SU-26')] };

const COMMON = brokenPositions(FACTS, {
  side: PACT,
  own: 'SU-26',
  other: 'SU-16',
  enemy: 'WG-Bde-Bonn',
  moves: first,
  fights: fight,
  marks: 16,
});

export const BROKEN_POSITIONS: Readonly<Record<string, BrokenPosition>> = {
  ...COMMON,
  'there are as many counters of each nation as in 2.2': { state: placed({ 'AT-1DM': -7 }) },
  'no more than three units are in a hex unless one is moving, retreating or making room (4.1.1)': {
    when: first,
    state: placed({ 'SU-16': h('2802'), 'SU-25': h('2802'), 'SU-32': h('2802'), 'SU-26': h('2802') }),
  },
  'nobody is at sea, and no armour on a mountain (terrain table)': { state: placed({ 'SU-26': h('2413') }) },
  'no Pact unit is beyond the halt line (4.1.1)': { state: placed({ 'SU-103': h('0120') }) },
  'neutral French units are in France (3.0)': {
    when: first,
    state: both(placed({ 'FR-1DB': h('1930') }), own({ france: 1 })),
  },
  'only NATO armour on its way is in a hex that has been struck (8.0)': {
    when: first,
    state: () => ({ ruined: [BONN] }),
  },
  'until turn 5 Czechs, French and the reserves of the Pact do not move (4.0)': {
    when: first,
    state: spent({ 'CZ-1DB': 1 }),
  },
  'for Denmark at most three Pact divisions leave, from turn 5 on, one of the three Soviet (4.0)': {
    when: second,
    state: placed({ 'EG-7DB': OFF.denmark, 'CZ-1DB': OFF.denmark, 'CZ-2DIMec': OFF.denmark }),
  },
  'removed are all East Germans or none, by their die, and a brigade for each division formed (3.0, 4.2.1)': {
    when: first,
    state: placed({ 'US-Bde-A': OFF.removed }),
  },
  'who has retreated off the map stood on an edge open to him, and may be back next turn (5.3.3)': {
    when: first,
    state: (state) => ({
      ...placed({ 'SU-26': OFF.waiting })(state),
      entryHex: set(state.entryHex, { 'SU-26': -2 - h('0120') }),
    }),
  },
  'reinforcements wait for their turn (9.1.3, 9.1.4)': { when: first, state: placed({ 'SU-R21': h('3610') }) },
  'all others are set up before anybody moves (9.1)': { when: first, state: placed({ 'SU-26': OFF.waiting }) },
  'the turn is 4 to 23, the phase one of the sequence (3.0)': { state: () => ({ turn: 24 }) },
  'there is no open decision when the game is over': { when: opening, state: () => ({ over: true }) },
  'no pool of air points has less than none or more than the turn gives (6.0)': {
    when: first,
    state: () => ({ air: [50, 12, 30, 6] }),
  },
  'dice are for France and East Germany before the game, and for flak (3.0, 4.3)': {
    when: first,
    state: framed({ kind: 'dice', why: 'france', count: 1, unit: -1 }),
  },
  'who flies has an asterisk, or is the one division that NATO carries this turn (4.0, 4.3)': {
    when: turnIs(4, 'nato-movement'),
    state: marked({ 'US-4DIMec': FLOWN + MARK.moved, 'US-3DIMec': FLOWN + MARK.moved }),
  },
  'a flight costs a point a hex, and one more to break contact (4.3)': {
    when: first,
    state: both(spent({ 'SU-103': 4 }), framed(flight('SU-103', { hexesMoved: 2 }))),
  },
  'nobody flies beyond the halt line with the Pact, or over a hex that has been struck (4.1.1, 8.0)': {
    when: first,
    state: framed(flight('SU-103', { over: h('0120') })),
  },
  'who has flown has moved, in this turn (4.3)': { when: first, state: marked({ 'SU-103': FLOWN }) },
  'the target of a combat holds enemies, and attackers are adjacent to it (5.0)': {
    when: fight,
    state: fights({ attackers: [n('SU-26')] }),
  },
  'armour does not attack into mountains (5.1.2)': {
    when: fight,
    state: fights({ target: h('2413'), attackers: [n('SU-26')] }),
  },
  'neutral French units attack nobody, and are attacked in France (3.0)': {
    when: turnIs(4, 'nato-combat'),
    state: both(own({ france: 1 }), framed(combat(NATO, { target: h('2110'), attackers: [n('FR-1DB')] }))),
  },
  'nobody has artillery (2.2.1)': { when: fight, state: fights({ artillery: [n('SU-26')] }) },
  'an attack by air alone is of 5 to 10 points (6.2)': {
    when: fight,
    state: fights({ mode: 'bombard', stage: 'dice', air: 4 }),
  },
  'support that is being declared is in the pool: attack power of the attacker, defence power of the other (6.0)': {
    when: fight,
    state: fights({ stage: 'answer', air: 50, defensiveAir: 6 }),
  },
  'only the side whose phase it is has fought (5.0)': { when: fight, state: marked({ 'WG-Bde-Bonn': MARK.fired }) },
  'a second hex of advance is for armour and mechanised infantry, out of open ground (5.2)': {
    when: fight,
    state: framed(advance),
  },
  'the score is the sum of its items (9.2)': { view: () => ({ points: { pact: 1, nato: 1 } }) },
  'the view has the air points of both sides (2.4.2)': { view: () => ({ pools: {} }) },
  'the view has holders, attacked hexes, hexes struck and what the first dice decided': {
    view: ({ extra }) => ({ extra: { ...extra, nuked: ['0101'] } }),
  },
  'the view has who left for Denmark, and whether too few did (4.0, 9.2.1)': {
    view: ({ extra }) => ({ extra: { ...extra, denmark: { left: [], neglected: true } } }),
  },
};
