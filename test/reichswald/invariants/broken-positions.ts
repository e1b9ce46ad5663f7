import type { CombatFrame, Frame, RetreatFrame, State } from '../../../src/engagement/state.ts';
import type { PositionView } from '../../../src/wargame/wargame.ts';
import { hexOf } from '../slow/position.ts';
import { AWAY, MARK, numberOf } from './facts.ts';

/** Changes to a position that break one invariant: fields of the state, or of the referee's view. */
export interface BrokenPosition {
  /** The positions to which it applies; all when absent. */
  when?: (state: State) => boolean;
  state?: (state: State) => Partial<State>;
  view?: (view: PositionView) => Partial<PositionView>;
}

const n = (id: string): number => numberOf(id).index;
const h = hexOf;

/** A copy of the list with other values for some units. */
const set = (list: readonly number[], values: Readonly<Record<string, number>>): number[] => {
  const copy = [...list];
  for (const [id, value] of Object.entries(values)) copy[n(id)] = value;
  return copy;
};

export const placed =
  (places: Readonly<Record<string, number>>) =>
  ({ hex }: State): Partial<State> => ({ hex: set(hex, places) });

const marked =
  (marks: Readonly<Record<string, number>>) =>
  (state: State): Partial<State> => ({ marks: set(state.marks, marks) });

const framed =
  (...frames: Frame[]) =>
  (): Partial<State> => ({ frames });

const both =
  (...parts: ((state: State) => Partial<State>)[]) =>
  (state: State): Partial<State> =>
    Object.assign({}, ...parts.map((part) => part(state))) as Partial<State>;

const turnIs =
  (turn: number, phase = 'allied-movement') =>
  (state: State): boolean =>
    state.turn === turn && state.phase === phase && state.frames.length === 0;

const combat = (more: Partial<CombatFrame>): CombatFrame => ({
  kind: 'combat',
  mode: 'ground',
  stage: 'declare',
  side: 0,
  target: h('0505'),
  attackers: [],
  artillery: [],
  air: 0,
  defensiveArtillery: [],
  defensiveAir: 0,
  ...more,
});

const retreat = (more: Partial<RetreatFrame>): RetreatFrame => ({
  kind: 'retreat',
  side: 1,
  units: [],
  hit: [],
  driven: -1,
  loss: false,
  why: 'combat',
  ...more,
});

const move = (units: readonly string[], more = {}): Frame => ({
  kind: 'move',
  side: 0,
  units: units.map(n),
  steps: 0,
  passenger: -1,
  carried: false,
  forded: false,
  ...more,
});

const fight = turnIs(8, 'allied-combat');
const first = turnIs(8);

export const BROKEN_POSITIONS: Readonly<Record<string, BrokenPosition>> = {
  'each of the 103 counters is in exactly one place': { state: placed({ 'B-44/15': -9 }) },
  'no hex holds counters of both sides': { state: placed({ 'B-44/15': h('1405'), 'G-Magen': h('1405') }) },
  'stacks are legal unless a unit is moving, retreating or making room': {
    when: first,
    state: placed({ 'B-4AGRA-M': h('0101'), 'B-4AGRA-P': h('0101') }),
  },
  'Kampfgruppe Lehr is alone in its hex': { when: first, state: placed({ 'G-Lehr': h('1405') }) },
  'a counter has one or two steps, and none once it is eliminated': {
    state: ({ steps }) => ({ steps: set(steps, { 'G-Magen': 0 }) }),
  },
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
  'no unit has spent more than its allowance': { state: ({ spent }) => ({ spent: set(spent, { 'B-44/15': 13 }) }) },
  'a carried unit has spent no more than half its allowance, or has ended its move': {
    state: both(marked({ 'C-7/3': MARK.carried }), ({ spent }) => ({ spent: set(spent, { 'C-7/3': 7 }) })),
  },
  'marks are those of the game': { state: marked({ 'B-44/15': 64 }) },
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
      when: turnIs(9),
      state: ({ entryHex }) => ({ entryHex: set(entryHex, { 'C-8/3': h('0801') }) }),
    },
  'an amphibious unit ends its move connected to the west edge': {
    when: turnIs(10),
    state: both(placed({ 'B-11/33': h('1302') }), marked({ 'B-11/33': MARK.moved })),
  },
  'in the final movement phase no unit enters an enemy zone': {
    when: turnIs(8),
    state: both(placed({ 'B-44/15': h('1404'), 'G-Magen': h('1405') }), marked({ 'B-44/15': MARK.moved }), () => ({
      phase: 'final-movement',
    })),
  },
  'units that move together are in one hex, and only a single amphibious unit carries': {
    when: first,
    state: framed(move(['B-AD15', 'B-AD53'])),
  },
  'only amphibious units have carried a unit': { state: marked({ 'B-44/15': MARK.ferried }) },
  'an AGRA that has moved has not fired': { state: marked({ 'B-4AGRA-M': MARK.moved + MARK.fired }) },
  'in the combat phase of one side only artillery of the other has fired': {
    when: fight,
    state: marked({ 'G-Magen': MARK.fired }),
  },
  'frames are nested as decisions are, and one that needs no decision is never on top': {
    state: framed(move(['B-AD15']), combat({})),
  },
  'units of a decision are listed once and belong to the side that decides': {
    state: framed(move(['B-AD15', 'B-AD15'])),
  },
  'candidates for a loss are on the map': {
    state: both(
      placed({ 'G-Magen': AWAY.eliminated }),
      framed({ kind: 'loss', side: 1, units: [n('G-Magen')], spared: [], whole: false }),
    ),
  },
  'a unit that must retreat a second hex is in the retreat': { state: framed(retreat({ driven: n('G-Magen') })) },
  'moves belong to movement phases, combats to combat phases, both to the side whose phase it is': {
    when: first,
    state: framed(combat({})),
  },
  'the target of a combat holds enemies, and attackers are adjacent to it in dry hexes': {
    when: fight,
    state: framed(combat({ target: h('0505'), attackers: [n('B-AD53')] })),
  },
  'artillery of a combat is artillery in range, outside forests and towns': {
    when: fight,
    state: framed(combat({ target: h('1405'), artillery: [n('B-AD15')] })),
  },
  'a unit has only one role in a combat': {
    state: framed(combat({ attackers: [n('B-AD15')], artillery: [n('B-AD15')] })),
  },
  'no AGRA that has moved is in a combat, and none is in the German phase': {
    when: fight,
    state: both(marked({ 'B-4AGRA-M': MARK.moved }), framed(combat({ artillery: [n('B-4AGRA-M')] }))),
  },
  'a combat uses at most seven air points, all Allied, and a bombardment either aircraft or artillery': {
    state: framed(combat({ air: 8 })),
  },
  'a bombardment has no attackers and no defensive support': {
    state: framed(combat({ mode: 'bombard', attackers: [n('B-AD15')] })),
  },
  'there are no more German artillery units in defence than units they defend': {
    when: fight,
    state: both(
      placed({ 'G-1062/84': h('0505') }),
      framed(combat({ stage: 'answer', defensiveArtillery: [n('G-184A'), n('G-180A'), n('G-ARKO86')] })),
    ),
  },
  'units in a declared combat are marked fired, and its hex attacked': {
    when: fight,
    state: framed(combat({ stage: 'dice', artillery: [n('B-AD15')] })),
  },
  'units in an undeclared combat are not marked fired': {
    when: fight,
    state: both(marked({ 'B-AD15': MARK.fired }), framed(combat({ artillery: [n('B-AD15')] }))),
  },
  'no hex is listed as attacked twice': { state: () => ({ attacked: [h('0505'), h('0505')] }) },
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
  'there is no open decision when the game is over': { state: both(framed(move(['B-AD15'])), () => ({ over: true })) },
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
  'each scored hex is held by one side': { state: ({ holders }) => ({ holders: holders.with(0, 2) }) },
  'a scored hex with units in it is held by their side': {
    when: first,
    state: ({ holders }) => ({ holders: holders.map(() => 0) }),
  },
  'the score is that of 11.2': {
    view: ({ points }) => ({ points: { ...points, allied: Number(points['allied']) + 1 } }),
  },
  "the referee's view has every counter with its place, steps and marks": {
    view: ({ units }) => ({ units: units.map((unit) => ({ ...unit, marks: ['moved', 'fired'] })) }),
  },
  "the referee's view has the turn and hex at which a counter enters": {
    when: first,
    view: ({ units }) => ({ units: units.map((unit) => ({ ...unit, due: 3 })) }),
  },
  'the view has turn, phase, weather, air points and the side to act': { view: () => ({ toAct: 'over', turn: 9 }) },
  'the view has holders, bombed and attacked hexes, flood and bridge': {
    view: ({ extra }) => ({ extra: { ...extra, bombed: ['0101'] } }),
  },
  'the view has every open decision with its side': {
    view: ({ pending }) => ({ pending: [...pending, { kind: 'move', side: 'allied' }] }),
  },
  'the view has the map of the set-up': { view: () => ({ map: { base: 'blank' } }) },
};
