import type { State } from '../../../src/games/holland-44/position/state.ts';
import {
  both,
  combat,
  framed,
  marked,
  move,
  ordered,
  own,
  parented,
  placed,
  retreat,
  stepped,
  turnIs,
  units,
  type BrokenPosition,
} from './breaking.ts';
import { AREA_A, BRIDGE, BRIDGES, MARK, OFF, ORDER, hexOf } from './facts.ts';

const h = hexOf;
const first = turnIs(1, 'allied-movement');
const fight = turnIs(1, 'allied-combat');
const later = turnIs(3, 'german-movement');
const area = (letter: string): number => AREA_A - (letter.charCodeAt(0) - 65);
const bridge =
  (i: number, how: number) =>
  ({ bridges }: State) => ({ bridges: bridges.with(i, how) });
const marker =
  (i: number, hex: number) =>
  ({ traffic }: State) => ({ traffic: traffic.with(i, hex) });

/** Stephan stands in 1502 with 1503, the Guards' hex, beside it. */
const fights = (more: Parameters<typeof combat>[2]) => framed(combat(0, h('1502'), more));

/** What breaks each invariant, by how its name begins. */
export const BROKEN_POSITIONS: Readonly<Record<string, BrokenPosition>> = {
  'every counter has one place': { state: placed({ Henke: -9 }) },
  'a unit in play has steps': { when: first, state: stepped({ '1GG/5/Gds': 1 }) },
  'the eliminated have no steps': { when: first, state: stepped({ Henke: 0 }) },
  'breakdown units are not eliminated': { when: first, state: placed({ 'Armd BD A': OFF.eliminated }) },
  'only breakdown units and remnants': { when: first, state: placed({ Henke: OFF.box }) },
  'each unit in the box for remnants': { when: first, state: placed({ '1GG/5/Gds': OFF.asRemnant }) },
  'a remnant is of the kind': { when: first, state: parented({ 'Armd REM A': '1GG/5/Gds' }) },
  'a breakdown unit is of the side': { when: first, state: parented({ 'A/101 BD': '1/505/82' }) },
  'only remnants and breakdown units in play': { when: first, state: parented({ Henke: 'Stephan' }) },
  'twenty unknown units': {
    when: first,
    state: ({ unknown, fixed }) => ({ unknown: unknown.slice(1), fixed: fixed.slice(1) }),
  },
  'an unrevealed unit is alone': { when: first, state: ({ unknown }) => ({ unknown: unknown.with(0, h('1503')) }) },
  'a garrison without strength': { when: first, state: placed({ 'Garrison 1': h('3010') }) },
  'reinforcements wait': { when: first, state: placed({ '1/1 Pol': h('6418') }) },
  'who comes by an entry area': { when: turnIs(7, 'german-movement'), state: placed({ '6GH/69/50': OFF.waiting }) },
  'all of the 406th': { when: turnIs(7, 'german-movement'), state: placed({ Goebel: OFF.waiting }) },
  'only a drop, an area': { when: first, state: placed({ Henke: OFF.waiting }) },
  'who is not in play': { when: first, state: marked({ '1/1 Pol': MARK.spent }) },
  'both sides are in one hex': { when: first, state: placed({ Henke: h('1503') }) },
  'units are in entry areas': { when: first, state: placed({ Henke: area('N') }) },
  'there is one supply head': {
    when: first,
    state: placed({ '1AB Supply Head': h('1405'), '82 Supply Head': h('1405') }),
  },
  'three Allied guns': {
    when: first,
    state: marked({ '191 Arko': MARK.moved, '406 Arty': MARK.moved, '22/180 Arty': MARK.moved }),
  },
  'only guns move': { when: first, state: marked({ Henke: MARK.fired }) },
  'only supply heads are depleted': { when: first, state: marked({ Henke: MARK.depleted }) },
  'a supply head on the map is depleted': {
    when: turnIs(7, 'german-movement'),
    state: both(placed({ '101 Supply Head': h('3306') }), marked({ '101 Supply Head': 0 })),
  },
  'only who lands': { when: first, state: marked({ Henke: MARK.scattered }) },
  'vehicles and infantry': { when: first, state: marked({ '44 RTR': MARK.dismounted }) },
  'engaged units are': {
    when: fight,
    state: both(marked({ Henke: MARK.engaged }), ordered({ Henke: ORDER.disrupted })),
  },
  'disorder is': { when: first, state: ordered({ Henke: 3 }) },
  'the marker of an automatic DS': { when: later, state: marked({ '44 RTR': MARK.autoDs }) },
  'who has the marker of an automatic DS': {
    when: first,
    state: (state) => ({ own: { ...state.own, overruns: { 0: 1 } } }),
  },
  'spent, engaged, scattered': {
    when: (state) => state.phase === 'german-traffic',
    state: marked({ Bloch: MARK.spent }),
  },
  'who is engaged': { when: ({ phase }) => phase === 'allied-landing', state: marked({ Henke: MARK.engaged }) },
  'no unit has spent': { when: first, state: ({ spent }) => ({ spent: spent.map(() => 99) }) },
  'the view has every counter': { view: ({ units: seen }) => ({ units: seen.slice(1) }) },
  'the view has the unknown units': { view: ({ unknown = [] }) => ({ unknown: unknown.slice(1) }) },
  'the view has turn': { view: () => ({ turn: 9 }) },
  'the view has the traffic': { view: ({ extra }) => ({ extra: { ...extra, traffic: { 6: '1010' } } }) },
  'every open decision': {
    view: () => ({
      pending: [
        { kind: 'x', side: 'chance' },
        { kind: 'x', side: 'chance' },
        { kind: 'x', side: 'chance' },
      ],
    }),
  },
  'the turn is one': { when: first, state: () => ({ phase: 'weather' }) },
  'somebody has won': { when: first, state: () => ({ winner: 0 }) },
  'the first day is clear': { when: first, state: () => ({ weather: 1 }) },
  'there are no more air units': { when: first, state: own({ air: 3 }) },
  'no pool and no record': { when: first, state: own({ landing: -1 }) },
  'every bridge over': { when: first, state: bridge(0, 5) },
  'the road bridges of Arnhem': { when: first, state: ({ bridges }) => ({ bridges: bridges.map(() => BRIDGE.wired) }) },
  'no railway bridge': {
    when: first,
    state: bridge(
      BRIDGES.findIndex(({ rail, river }) => rail && river === 'major'),
      BRIDGE.repair,
    ),
  },
  'traffic markers have come': { when: first, state: marker(5, h('1010')) },
  'every city, every victory hex': { when: first, state: ({ holders }) => ({ holders: holders.slice(1) }) },
  'a side alone in such a hex': { when: first, state: ({ holders }) => ({ holders: holders.map((side) => 1 - side) }) },
  'the ledger of the Germans': { when: first, view: ({ points }) => ({ points: { ...points, german: 7 } }) },
  'the ledger of the Allies': { when: first, view: ({ points }) => ({ points: { ...points, allied: 7.5 } }) },
  'the attackers are of one side': { when: fight, state: fights({ attackers: units(['44 RTR', '44 RTR']) }) },
  'the hex that is attacked': { when: fight, state: framed(combat(0, h('1101'), {})) },
  'guns in support': { when: fight, state: fights({ artillery: units(['82 Div Arty']) }) },
  'guns and aircraft': { when: fight, state: fights({ mode: 'overrun', artillery: units(['5 AGRA']) }) },
  'only the Allies have': { when: fight, state: framed(combat(1, h('1503'), { air: true })) },
  'units on the move': { when: first, state: framed(move(0, ['44 RTR', '1GG/5/Gds'])) },
  'supply heads do not attack': { when: fight, state: fights({ attackers: units(['82 Supply Head']) }) },
  'who retreats, moves': { when: first, state: framed(retreat(0, ['Henke'])) },
  'steps are lost by units': {
    when: first,
    state: framed({ kind: 'loss', side: 0, units: units(['1/1 Pol']), why: 'combat' }),
  },
  'who is chosen to defend': { when: fight, state: fights({ defenders: units(['44 RTR']) }) },
  'defenders are chosen': {
    when: first,
    state: framed({ kind: 'defend', side: 1, hex: h('1502'), units: [] }),
  },
  'whether to go on': { when: fight, state: fights({ stage: 'blown' }) },
  'a determined defence': {
    when: first,
    state: framed({
      kind: 'stand',
      side: 1,
      hex: h('1502'),
      units: units(['Henke']),
      artillery: -1,
      lead: -1,
      desperate: false,
    }),
  },
  'nobody disengages': {
    when: first,
    state: both(framed({ kind: 'leave', side: 0, unit: 0, loss: false }), () => ({
      options: { disengagement: 'off' },
    })),
  },
  'bridges are decided': {
    when: later,
    state: framed({ kind: 'demolition', spans: [0], crossing: false }),
  },
  'dice are due': { when: first, state: framed({ kind: 'dice', why: 'reveal', count: 1, values: [], faces: 0 }) },
};
