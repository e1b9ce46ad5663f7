import type { AdvanceFrame, FlightFrame, State } from '../../../src/engagement/position/state.ts';
import {
  both,
  breaking,
  brokenChanges,
  framed,
  retreat,
  turnIs,
  type BrokenChange,
} from '../../engagement/invariants/broken.ts';
import { FACTS, FLOWN, MARK, NATO, OFF, PACT, SCORED, hexOf, numberOf } from './facts.ts';

const { set, placed, marked, move, spent } = breaking(FACTS);
const n = (id: string): number => numberOf(id).index;
const h = hexOf;

type Part = (state: State) => Partial<State>;

/** Nothing open, and the same phase goes on. */
const first = turnIs(4, 'pact-movement');
const second = turnIs(5, 'pact-movement');
const fight = turnIs(4, 'pact-combat');
const nato = turnIs(4, 'nato-movement');
const midPhase = ({ phase, frames }: State): boolean => phase === 'pact-movement' && frames[0]?.kind === 'move';

const own =
  (more: Readonly<Record<string, number>>): Part =>
  (state) => ({ own: { ...state.own, ...more } });

const reduced =
  (id: string): Part =>
  ({ steps }) => ({ steps: set(steps, { [id]: 1 }) });

const flight = (id: string, more: Partial<FlightFrame> = {}): FlightFrame => ({
  kind: 'flight',
  side: numberOf(id).number,
  unit: n(id),
  over: h('2110'),
  hexesMoved: 1,
  spotted: false,
  ...more,
});

const advance = (id: string, hex: string): AdvanceFrame => ({
  kind: 'advance',
  side: PACT,
  hex: h(hex),
  units: [],
  further: [n(id)],
});

/** The 103rd comes down in this hex. */
const comesDown = (hex: string): { before: Part; after: Part } => ({
  before: framed(flight('SU-103', { over: h(hex) })),
  after: both(placed({ 'SU-103': h(hex) }), marked({ 'SU-103': FLOWN + MARK.moved }), framed()),
});

/** NATO all around 1010. */
const RING = placed({ 'WG-Bde-Bonn': h('1009'), 'WG-Bde-Koeln': h('1110'), 'WG-Bde-Duesseldorf': h('0910') });

/** A tank division in 2010, beside NATO in 2110. */
const NEAR = placed({ 'SU-26': h('2010'), 'WG-Bde-Bonn': h('2110') });

/** Entries of the list of strikes: the hex times eight, four for NATO, two for a city, one in retaliation. */
const used = (hex: string, kind = 0): number => h(hex) * 8 + kind;
const strikes =
  (...list: number[]): Part =>
  () => ({ noted: list, ruined: list.map((value) => value >> 3) });
const none: Part = strikes();

const from = (id: string, hex: string): Part =>
  both(placed({ [id]: h(hex) }), framed(retreat({ side: numberOf(id).number, units: [n(id)] })));

const COMMON = brokenChanges(FACTS, {
  inPhase: midPhase,
  unit: 'WG-Bde-Bonn',
  enemy: 'WG-Bde-Koeln',
  slot: SCORED.indexOf(FACTS.placeHexes('berlin')[0] as number),
  taker: NATO,
});

export const BROKEN_CHANGES: Readonly<Record<string, BrokenChange>> = {
  ...COMMON,
  'units come onto the map where they are set up, in a city, over their edge or for a brigade (9.1, 4.2.1, 5.3.3)': {
    when: second,
    before: placed({ 'SU-R21': OFF.waiting }),
    after: placed({ 'SU-R21': h('3312') }),
  },
  'who comes in a city off his edge pays nothing and has moved, over an edge he pays for the hex (4.2.1, 5.3.3)': {
    when: second,
    before: placed({ 'SU-R21': OFF.waiting }),
    after: both(placed({ 'SU-R21': h('3608') }), spent({ 'SU-R21': 2 })),
  },
  'a step costs what the terrain table says, and one more to break contact (4.0, 4.1.2)': {
    when: first,
    before: both(placed({ 'SU-26': h('1911') }), framed(move(PACT, ['SU-26']))),
    after: both(placed({ 'SU-26': h('1812') }), spent({ 'SU-26': 2 })),
  },
  'victors advance into the hex left by the enemy, and some of them a hex further (5.2)': {
    when: fight,
    before: both(placed({ 'SU-26': h('1911') }), framed(advance('SU-26', '1911'))),
    after: placed({ 'SU-26': h('1812') }),
  },
  'who comes into an enemy zone stops there (4.1.2)': {
    when: first,
    before: both(NEAR, framed(move(PACT, ['SU-26'], { hexesMoved: 1 }))),
    after: both(NEAR, placed({ 'SU-26': h('2009') })),
  },
  'who breaks contact leaves the zones of those who engaged him (4.1.2)': {
    when: first,
    before: both(NEAR, framed(move(PACT, ['SU-26']))),
    after: both(NEAR, placed({ 'SU-26': h('2011') })),
  },
  'a unit goes off the map alive to Denmark, over an edge in retreat, or replaced (4.0, 4.2, 5.3.3)': {
    when: first,
    before: placed({ 'SU-26': h('2001') }),
    after: placed({ 'SU-26': OFF.denmark }),
  },
  'a division takes the place of a fresh American brigade, fresh, in NATO’s movement (4.2.1)': {
    when: nato,
    before: placed({ 'US-Bde-A': h('2120'), 'US-25DIMec': OFF.waiting }),
    after: both(placed({ 'US-Bde-A': OFF.removed, 'US-25DIMec': h('2120') }), reduced('US-25DIMec')),
  },
  'Denmark is neglected when fewer than three have left as the Pact’s movement of turn 5 ends (9.2.1)': {
    when: first,
    after: own({ neglected: 1 }),
  },
  'a flight goes on hex by hex, and ends where it has come to, or in the loss of the unit (4.3)': {
    when: first,
    before: framed(flight('SU-103')),
    after: both(placed({ 'SU-103': h('2111') }), framed()),
  },
  'helicopters land on open ground or in a city, free of enemies, with room (4.3, 4.1)': {
    when: first,
    ...comesDown('1713'),
  },
  'the division that is carried lands with friends, and has moved (4.3)': {
    when: nato,
    before: both(placed({ 'US-4DIMec': h('2019') }), framed(flight('US-4DIMec', { over: h('0413') }))),
    after: both(placed({ 'US-4DIMec': h('0413') }), marked({ 'US-4DIMec': FLOWN + MARK.moved }), framed()),
  },
  'behind enemy lines helicopters land in the turns of their side (4.3)': {
    when: first,
    before: both(() => ({ turn: 14 }), RING, comesDown('1010').before),
    after: both(() => ({ turn: 14 }), RING, comesDown('1010').after),
  },
  'flak is rolled for in each hex in contact after the first (4.3)': {
    when: first,
    before: both(placed({ 'WG-Bde-Bonn': h('2111') }), framed(flight('SU-103', { over: h('2110'), spotted: true }))),
    after: both(
      placed({ 'WG-Bde-Bonn': h('2111') }),
      framed(flight('SU-103', { over: h('2210'), hexesMoved: 2, spotted: true })),
    ),
  },
  'in a movement phase a step is lost to flak alone (4.3, 7.0)': { when: first, after: reduced('WG-Bde-Bonn') },
  'weapons used are never taken back, and marks stay: one in each hex struck (8.0)': {
    when: fight,
    before: strikes(used('1010'), used('1011')),
    after: strikes(used('1010')),
  },
  'a strike is the attack on its hex, in the combat phase of its side (8.0)': {
    when: fight,
    before: none,
    after: both(strikes(used('3610', 4)), () => ({ attacked: [h('3610')] })),
  },
  'nobody strikes his own territory (8.0)': {
    when: fight,
    before: none,
    after: strikes(used('3610', 2)),
  },
  'all units in a hex that is struck are eliminated, and nobody else (8.0)': {
    when: fight,
    before: both(none, placed({ 'WG-Bde-Bonn': h('1010') })),
    after: both(strikes(used('1010')), placed({ 'WG-Bde-Bonn': h('1010') })),
  },
  'a strike is retaliation when one of the enemy’s worth as much or more has no answer yet (8.0)': {
    when: fight,
    before: strikes(used('2810', 4)),
    after: strikes(used('2810', 4), used('2110', 3)),
  },
  'into a hex that has been struck only NATO armour goes, and nobody stays (8.0)': {
    when: first,
    before: both(strikes(used('2110')), placed({ 'WG-Bde-Bonn': h('2111') })),
    after: both(strikes(used('2110')), placed({ 'WG-Bde-Bonn': h('2110') })),
  },
  'a turn begins with its air points, and each pool is spent in its phase (6.0, 6.1)': {
    when: first,
    after: ({ air }) => ({ air: air.with(0, 40) }),
  },
  'what the two dice before the game decide stays (3.0)': {
    when: first,
    before: own({ france: 1 }),
    after: own({ france: 0 }),
  },
  'until turn 5 frozen units go nowhere in a movement phase (4.0)': {
    when: first,
    before: placed({ 'CZ-1DB': h('3520') }),
    after: placed({ 'CZ-1DB': h('3521') }),
  },
  'nobody enters the hex of an enemy (4.1.2)': {
    when: first,
    before: placed({ 'SU-26': h('2111'), 'WG-Bde-Bonn': h('2110') }),
    after: placed({ 'SU-26': h('2110'), 'WG-Bde-Bonn': h('2110') }),
  },
  'NATO alone recovers, as its movement ends on even turns: all who are not engaged (7.0)': {
    when: first,
    before: reduced('SU-26'),
  },
  'armour that retreats across a river loses a step, others only when driven on (5.3.2, 5.3.3)': {
    when: fight,
    before: from('SU-26', '1911'),
    after: both(placed({ 'SU-26': h('1812') }), framed()),
  },
  'a retreat ends outside the enemy’s zone (5.3, 5.3.3)': {
    when: fight,
    before: both(from('SU-26', '2110'), placed({ 'SU-26': h('2110'), 'WG-Bde-Bonn': h('2113') })),
    after: both(placed({ 'SU-26': h('2112'), 'WG-Bde-Bonn': h('2113') }), framed()),
  },
};
