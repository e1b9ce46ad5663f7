import type { CombatFrame, Frame, State } from '../../../src/engagement/position/state.ts';
import {
  both,
  breaking,
  brokenPositions,
  framed,
  turnIs,
  type BrokenPosition,
} from '../../engagement/invariants/broken.ts';
import { hexOf } from '../slow/position.ts';
import { AWAY, FACTS, MARK, numberOf } from './facts.ts';

const { set, placed, marked, move, combat } = breaking(FACTS);
const n = (id: string): number => numberOf(id).index;
const h = hexOf;
/** A combat of the Allies, a move of theirs. */
const fights = (more: Partial<CombatFrame>): CombatFrame => combat(0, { target: h('0505'), ...more });
const moves = (units: readonly string[]): Frame => move(0, units);

const moving = (turn: number): ((state: State) => boolean) => turnIs(turn, 'allied-movement');
const fight = turnIs(8, 'allied-combat');
const first = moving(8);

const COMMON = brokenPositions(FACTS, {
  side: 0,
  own: 'B-AD15',
  other: 'B-AD53',
  enemy: 'G-Magen',
  moves: first,
  fights: fight,
  marks: 64,
});

export const BROKEN_POSITIONS: Readonly<Record<string, BrokenPosition>> = {
  ...COMMON,
  'stacks are legal unless a unit is moving, retreating or making room': {
    when: first,
    state: placed({ 'B-4AGRA-M': h('0101'), 'B-4AGRA-P': h('0101') }),
  },
  'Kampfgruppe Lehr is alone in its hex': { when: first, state: placed({ 'G-Lehr': h('1405') }) },
  'armour is never on a crest': { state: placed({ 'B-3ScG/6G': h('1305') }) },
  'only infantry ends a move on a crest': { when: first, state: placed({ 'B-AD15': h('1305') }) },
  'only amphibious units, their passengers and retreated infantry are in inundation': {
    when: first,
    state: placed({ 'B-AD15': h('0801') }),
  },
  'passengers are infantry of the 3rd Canadian Division': { state: marked({ 'B-44/15': MARK.carried }) },
  'only Allied units leave by the south edge': { state: placed({ 'G-Magen': AWAY.exitA }) },
  'only artillery of a German division without other units is removed': { state: placed({ 'B-AD15': AWAY.removed }) },
  'artillery of a German division is removed with its last other unit': {
    when: first,
    state: placed({ 'G-1051/84': AWAY.eliminated, 'G-1052/84': AWAY.eliminated, 'G-1062/84': AWAY.eliminated }),
  },
  'a carried unit has spent no more than half its allowance, or has ended its move': {
    state: both(marked({ 'C-7/3': MARK.carried }), ({ spent }) => ({ spent: set(spent, { 'C-7/3': 7 }) })),
  },
  'units retreat from the flood on turn 11 or 12 and spend nothing': {
    when: first,
    state: marked({ 'B-44/15': MARK.fled }),
  },
  'no unit moves in a bombed town': { when: first, state: ({ spent }) => ({ spent: set(spent, { 'G-Magen': 1 }) }) },
  'on turn 8 the 9th Canadian Brigade does not move': { when: first, state: placed({ 'C-9/3': h('0402') }) },
  'on turn 8 the 5th Canadian Brigade moves to Wyler and nowhere else': {
    when: first,
    state: placed({ 'C-5/2': h('0306') }),
  },
  'the 4th and 6th Canadian Brigades leave on turn 8, the 5th on turn 9': {
    when: fight,
    state: placed({ 'C-4/2': h('0211') }),
  },
  'the units withdrawn on turn 10 are a brigade of the 3rd Canadian Division and an amphibious unit, due on turn 12 at 0801':
    {
      when: moving(9),
      state: ({ entryHex }) => ({ entryHex: set(entryHex, { 'C-8/3': h('0801') }) }),
    },
  'an amphibious unit ends its move connected to the west edge': {
    when: moving(10),
    state: both(placed({ 'B-11/33': h('1302') }), marked({ 'B-11/33': MARK.moved })),
  },
  'in the final movement phase no unit enters an enemy zone': {
    when: moving(8),
    state: both(placed({ 'B-44/15': h('1404'), 'G-Magen': h('1405') }), marked({ 'B-44/15': MARK.moved }), () => ({
      phase: 'final-movement',
    })),
  },
  'only a single amphibious unit carries, and its passenger is in its hex': {
    when: first,
    state: framed(move(0, ['B-AD15'], { passenger: n('B-AD53') })),
  },
  'only amphibious units have carried a unit': { state: marked({ 'B-44/15': MARK.ferried }) },
  'an AGRA that has moved has not fired': { state: marked({ 'B-4AGRA-M': MARK.moved + MARK.fired }) },
  'in the combat phase of one side only artillery of the other has fired': {
    when: fight,
    state: marked({ 'G-Magen': MARK.fired }),
  },
  'the target of a combat holds enemies, and attackers are adjacent to it in dry hexes': {
    when: fight,
    state: framed(fights({ target: h('0505'), attackers: [n('B-AD53')] })),
  },
  'artillery of a combat is artillery in range, outside forests and towns': {
    when: fight,
    state: framed(fights({ target: h('1405'), artillery: [n('B-AD15')] })),
  },
  'no AGRA that has moved is in a combat, and none is in the German phase': {
    when: fight,
    state: both(marked({ 'B-4AGRA-M': MARK.moved }), framed(fights({ artillery: [n('B-4AGRA-M')] }))),
  },
  'a combat uses at most seven air points, all Allied': {
    state: framed(fights({ air: 8 })),
  },
  'there are no more German artillery units in defence than units they defend': {
    when: fight,
    state: both(
      placed({ 'G-1062/84': h('0505') }),
      framed(fights({ stage: 'answer', defensiveArtillery: [n('G-184A'), n('G-180A'), n('G-ARKO86')] })),
    ),
  },
  'air points are Allied and never more than the weather allows': { when: first, state: () => ({ air: [25] }) },
  'in the German combat phase no AGRA has fired': {
    when: turnIs(8, 'german-combat'),
    state: marked({ 'B-4AGRA-M': MARK.fired }),
  },
  'choices are made by the right side: cities and recoveries by the Allies': {
    state: framed({ kind: 'choice', why: 'bomb', side: 1, options: [0], chosen: [], left: 1 }),
  },
  'the turn is 8 to 22, the phase one of the sequence, the final movement only on turn 22': {
    when: first,
    state: () => ({ phase: 'final-movement' }),
  },
  'there is no open decision when the game is over': { state: both(framed(moves(['B-AD15'])), () => ({ over: true })) },
  'the weather is possible for the turn': { when: first, state: () => ({ weather: 2 }) },
  'five hexes are flooded on turn 11 or 12': {
    when: first,
    state: ({ own }) => ({ own: { ...own, flooded: 1 } }),
  },
  'from turn 20 the Bailey bridge is a paved road across two inundated hexes': {
    when: first,
    state: ({ own }) => ({ own: { ...own, bailey: 1 } }),
  },
  'the rest of the map is as printed': { state: () => ({ map: { hexes: { '0101': { terrain: 'city' } } } }) },
  'the bombed hexes are whole towns, as ordered for the turn': { when: first, state: () => ({ barred: [h('1405')] }) },
  'cities are chosen for bombing only on turns with a choice': {
    when: first,
    state: framed({ kind: 'choice', why: 'bomb', side: 0, options: [0], chosen: [], left: 1 }),
  },
  'a waiting unit has an entry hex on an edge of its side': {
    when: first,
    state: ({ entryHex }) => ({ entryHex: set(entryHex, { 'B-32G': h('1405') }) }),
  },
  'reinforcements wait for their turn or event': {
    when: first,
    state: placed({ 'B-32G': h('0111') }),
  },
  'a unit that retreated off the map may return the turn after, next to the hex it left': {
    when: first,
    state: (state) => ({
      ...placed({ 'G-Magen': -1 })(state),
      entryHex: set(state.entryHex, { 'G-Magen': -2 - h('2618') }),
    }),
  },
  'there are 53 British, 12 Canadian and 38 German counters': { state: placed({ 'G-Magen': -7 }) },
  'the view has weather and air points': { view: () => ({ weather: 'snow' }) },
  'the view has holders, bombed and attacked hexes, flood and bridge': {
    view: ({ extra }) => ({ extra: { ...extra, bombed: ['0101'] } }),
  },
};
