import type { State } from '../../../src/games/holland-44/position/state.ts';
import {
  both,
  combat,
  framed,
  marked,
  ordered,
  own,
  parented,
  placed,
  stepped,
  turnIs,
  type BrokenChange,
} from './breaking.ts';
import { AREA_A, BRIDGE, BRIDGES, MARK, OFF, ORDER, GRID, around, groundOf, hexOf, numberOf, sideOf } from './facts.ts';

const h = hexOf;
const moving = turnIs(1, 'allied-movement');
const fighting = turnIs(1, 'allied-combat');
const german = turnIs(2, 'german-movement');
const resupply = turnIs(2, 'allied-resupply');
const traffic = (state: State): boolean => state.phase === 'german-traffic' && state.frames.length === 0;

/** A hex of polder in the north-east that can be left over open ground. */
const SOFT = GRID.names.findLastIndex(
  (_, hex) => groundOf(hex) === 'polder' && around(hex).length === 6 && around(hex).some((to) => !sideOf(hex, to)),
);

const GRAVE = BRIDGES.findIndex(({ names }) => names.includes('4816'));
const bridge =
  (i: number, how: number) =>
  ({ bridges }: State) => ({ bridges: bridges.with(i, how) });

/** A railway bridge over a major river, which is blown before somebody crosses there. */
const WAAL = BRIDGES.findIndex(({ river, rail }) => river === 'major' && rail);
const [SOUTH = '', NORTH = ''] = BRIDGES[WAAL]?.names ?? [];
const crossing = (id: string): Pick<BrokenChange, 'before' | 'after'> => ({
  before: both(placed({ [id]: h(SOUTH) }), bridge(WAAL, BRIDGE.blown)),
  after: both(placed({ [id]: h(NORTH) }), bridge(WAAL, BRIDGE.blown)),
});

export const BROKEN_CHANGES: Readonly<Record<string, BrokenChange>> = {
  'phases follow one another': { when: german, before: () => ({ phase: 'allied-resupply' }) },
  'a movement or combat phase ends': {
    when: fighting,
    before: () => ({ phase: 'allied-movement' }),
    after: placed({
      '1GG/5/Gds': h('1405'),
      '3IG/32/Gds': h('1405'),
      '5CG/32/Gds': h('1405'),
      '1WG/32/Gds': h('1405'),
    }),
  },
  'a unit goes one hex at a time': {
    when: moving,
    before: placed({ '44 RTR': h('1103') }),
    after: placed({ '44 RTR': h('1106') }),
  },
  'units change hexes': { when: moving, before: placed({ Henke: h('5321') }), after: placed({ Henke: h('5320') }) },
  'vehicles cross water': { when: moving, ...crossing('44 RTR') },
  'a major river is crossed': { when: moving, ...crossing('1GG/5/Gds') },
  'a ferry carries one step': {
    when: moving,
    before: both(placed({ '1GG/5/Gds': h(SOUTH) }), bridge(WAAL, BRIDGE.blown)),
    after: both(placed({ '1GG/5/Gds': h(NORTH) }), bridge(WAAL, BRIDGE.blown)),
  },
  'vehicles go into and out of polder': {
    when: moving,
    before: placed({ '44 RTR': SOFT }),
    after: placed({ '44 RTR': around(SOFT).find((hex) => !sideOf(SOFT, hex)) as number }),
  },
  'nobody enters a hex': {
    when: moving,
    before: placed({ '44 RTR': h('1503') }),
    after: placed({ '44 RTR': h('1502') }),
  },
  'a unit leaves or enters an entry area': {
    when: moving,
    before: placed({ Henke: AREA_A - 1 }),
    after: placed({ Henke: AREA_A - 2 }),
  },
  'the eliminated come back': { when: moving, before: placed({ Henke: OFF.eliminated }) },
  'the remnant of a unit': { when: moving, before: placed({ 'Armd REM A': OFF.out }) },
  'units come into play': { when: moving, after: placed({ '1/1 Pol': h('1103') }) },
  'steps in play grow': { when: fighting, before: stepped({ Henke: 1 }) },
  'dates of arrival stay': { when: moving, before: ({ due }) => ({ due: due.with(0, 9) }) },
  'order gets better': { when: moving, before: ordered({ Henke: ORDER.disrupted }) },
  'order gets worse': { when: resupply, after: ordered({ Henke: ORDER.disrupted }) },
  'who is out of supply': { when: moving, after: marked({ Henke: MARK.outOfSupply }) },
  'guns are made ready': { when: moving, before: marked({ '5 AGRA': MARK.fired }), after: marked({ '5 AGRA': 0 }) },
  'guns fire in combat': { when: resupply, before: marked({ '5 AGRA': 0 }), after: marked({ '5 AGRA': MARK.fired }) },
  'markers of guns change': {
    when: fighting,
    before: marked({ '5 AGRA': MARK.moved }),
    after: marked({ '5 AGRA': 0 }),
  },
  'units are scattered': {
    when: moving,
    before: marked({ '1/505/82': 0 }),
    after: marked({ '1/505/82': MARK.scattered }),
  },
  'a bridge is blown, spared': { when: moving, before: bridge(0, BRIDGE.blown), after: bridge(0, BRIDGE.intact) },
  'the bridge of Grave': { when: moving, after: bridge(GRAVE, BRIDGE.blown) },
  'traffic markers are put down': {
    when: traffic,
    after: ({ traffic: lying }) => ({ traffic: lying.with(0, h('1010')).with(1, h('1020')) }),
    before: () => ({ traffic: [-1, -1, -1, -1, -1, -1] }),
  },
  'the weather changes': { when: moving, after: () => ({ weather: 1 }) },
  'air units and landing points': { when: moving, before: own({ air: 0 }) },
  'an unknown unit goes': {
    when: moving,
    after: ({ unknown, fixed }) => ({ unknown: unknown.slice(1), fixed: fixed.slice(1) }),
  },
  'Germans put an unknown unit': { when: german, after: ({ unknown }) => ({ unknown: unknown.with(0, h('1010')) }) },
  'a hex that counts passes': { when: moving, after: ({ holders }) => ({ holders: holders.map((side) => 1 - side) }) },
  'an attack is not given up': {
    when: fighting,
    before: framed(combat(0, h('1502'), { stage: 'support', defenders: [numberOf('Henke')] })),
    after: framed(),
  },
  'a garrison that is frozen': { when: moving, after: placed({ Bloch: h('4302') }) },
  'parts and remnants form': {
    when: moving,
    after: both(placed({ 'Armd BD A': h('6418') }), parented({ 'Armd BD A': '44 RTR' })),
  },
  'in the phases of neither': { when: resupply, after: stepped({ Henke: 1 }) },
  'what a set-up and the options': { when: moving, after: () => ({ scenario: 'another' }) },
  'nobody is in good order and in full retreat': { when: moving, before: ordered({ Henke: ORDER.fullRetreat }) },
};
