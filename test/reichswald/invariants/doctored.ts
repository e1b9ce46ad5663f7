import type { CombatFrame, Frame, RetreatFrame, State } from '../../../src/engagement/state.ts';
import type { PositionView } from '../../../src/wargame/wargame.ts';
import { hexOf } from '../slow/position.ts';
import { AWAY, MARK, numberOf } from './facts.ts';

/** How to spoil a position so that just this rule is broken: fields of the state, or of what the referee sees of it. */
export interface Doctoring {
  /** Which positions it can be shown on; any when absent. */
  when?: (state: State) => boolean;
  state?: (state: State) => Partial<State>;
  view?: (view: PositionView) => Partial<PositionView>;
}

const n = (id: string): number => numberOf(id).index;
const h = hexOf;

/** The list with other values for some units. */
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

export const DOCTORED: Readonly<Record<string, Doctoring>> = {
  'each of the 103 counters is in exactly one place': { state: placed({ 'B-44/15': -9 }) },
  'no hex holds counters of both sides': { state: placed({ 'B-44/15': h('1405'), 'G-Magen': h('1405') }) },
  'stacks are legal unless somebody moves, falls back or makes room': {
    when: first,
    state: placed({ 'B-4AGRA-M': h('0101'), 'B-4AGRA-P': h('0101') }),
  },
  'Kampfgruppe Lehr shares its hex with nobody': { when: first, state: placed({ 'G-Lehr': h('1405') }) },
  'a counter has one or two steps, and none once it is eliminated': {
    state: ({ steps }) => ({ steps: set(steps, { 'G-Magen': 0 }) }),
  },
  'armour never stands on a crest': { state: placed({ 'B-3ScG/6G': h('1305') }) },
  'only infantry rests on a crest': { when: first, state: placed({ 'B-AD15': h('1305') }) },
  'in the water are only amphibians, those they carry and infantry driven there': {
    when: first,
    state: placed({ 'B-AD15': h('0801') }),
  },
  'who is carried is infantry of the 3rd Canadian Division': { state: marked({ 'B-44/15': MARK.carried }) },
  'only Allied units leave by the south edge': { state: placed({ 'G-Magen': AWAY.exitA }) },
  'only guns of a German division without other units are taken off': { state: placed({ 'B-AD15': AWAY.removed }) },
  'guns of a German division do not outlast its other units': {
    when: first,
    state: placed({ 'G-1051/84': AWAY.eliminated, 'G-1052/84': AWAY.eliminated, 'G-1062/84': AWAY.eliminated }),
  },
  'nobody has spent more than the allowance': { state: ({ spent }) => ({ spent: set(spent, { 'B-44/15': 13 }) }) },
  'who was carried has spent no more than half the allowance, or has ended its move': {
    state: both(marked({ 'C-7/3': MARK.carried }), ({ spent }) => ({ spent: set(spent, { 'C-7/3': 7 }) })),
  },
  'marks are those of the game': { state: marked({ 'B-44/15': 64 }) },
  'who fled the flood did so on turn 11 or 12 and spends nothing': {
    when: first,
    state: marked({ 'B-44/15': MARK.fled }),
  },
  'nobody moves in a bombed town': { when: first, state: ({ spent }) => ({ spent: set(spent, { 'G-Magen': 1 }) }) },
  'on turn 8 the 9th Canadian Brigade does not move': { when: first, state: placed({ 'C-9/3': h('0402') }) },
  'on turn 8 the 5th Canadian Brigade moves to Wyler and nowhere else': {
    when: first,
    state: placed({ 'C-5/2': h('0306') }),
  },
  'the 4th and 6th Canadian Brigades leave on turn 8, the 5th on turn 9': {
    when: fight,
    state: placed({ 'C-4/2': h('0211') }),
  },
  'the pair that leaves on turn 10 is one brigade of the 3rd Canadian and one amphibian, due on turn 12 at 0801': {
    when: turnIs(9),
    state: ({ entryHex }) => ({ entryHex: set(entryHex, { 'C-8/3': h('0801') }) }),
  },
  'an amphibian ends its move in touch with the west edge': {
    when: turnIs(10),
    state: both(placed({ 'B-11/33': h('1302') }), marked({ 'B-11/33': MARK.moved })),
  },
  'in the last movement nobody goes into an enemy zone': {
    when: turnIs(8),
    state: both(placed({ 'B-44/15': h('1404'), 'G-Magen': h('1405') }), marked({ 'B-44/15': MARK.moved }), () => ({
      phase: 'final-movement',
    })),
  },
  'who moves together is together, with an amphibian alone carrying': {
    when: first,
    state: framed(move(['B-AD15', 'B-AD53'])),
  },
  'only amphibians have carried somebody': { state: marked({ 'B-44/15': MARK.ferried }) },
  'an AGRA that has moved has not fired': { state: marked({ 'B-4AGRA-M': MARK.moved + MARK.fired }) },
  'in the combat phase of one side only guns of the other have fired': {
    when: fight,
    state: marked({ 'G-Magen': MARK.fired }),
  },
  'frames lie on each other as decisions nest, and one that runs by itself is never on top': {
    state: framed(move(['B-AD15']), combat({})),
  },
  'units of a decision are there once and belong to who decides': { state: framed(move(['B-AD15', 'B-AD15'])) },
  'candidates for a loss are on the map': {
    state: both(
      placed({ 'G-Magen': AWAY.eliminated }),
      framed({ kind: 'loss', side: 1, units: [n('G-Magen')], spared: [], whole: false }),
    ),
  },
  'who is driven to a second hex still has to retreat': { state: framed(retreat({ driven: n('G-Magen') })) },
  'moves belong to movement phases, combats to combat phases, both to the side whose phase it is': {
    when: first,
    state: framed(combat({})),
  },
  'the target of a combat is held by the enemy, and attackers stand beside it on dry land': {
    when: fight,
    state: framed(combat({ target: h('0505'), attackers: [n('B-AD53')] })),
  },
  'guns of a combat are guns in range, outside forests and towns': {
    when: fight,
    state: framed(combat({ target: h('1405'), artillery: [n('B-AD15')] })),
  },
  'a unit is in a combat in one way only': {
    state: framed(combat({ attackers: [n('B-AD15')], artillery: [n('B-AD15')] })),
  },
  'no AGRA that has moved is in a combat, and none is in the German phase': {
    when: fight,
    state: both(marked({ 'B-4AGRA-M': MARK.moved }), framed(combat({ artillery: [n('B-4AGRA-M')] }))),
  },
  'a combat uses at most seven air points, all Allied, and a bombardment air or guns': {
    state: framed(combat({ air: 8 })),
  },
  'a bombardment has no attackers and gets no answer': {
    state: framed(combat({ mode: 'bombard', attackers: [n('B-AD15')] })),
  },
  'German guns in defence are no more than the units they defend': {
    when: fight,
    state: both(
      placed({ 'G-1062/84': h('0505') }),
      framed(combat({ stage: 'answer', defensiveArtillery: [n('G-184A'), n('G-180A'), n('G-ARKO86')] })),
    ),
  },
  'who takes part in a declared combat has fired, and its hex counts as attacked': {
    when: fight,
    state: framed(combat({ stage: 'dice', artillery: [n('B-AD15')] })),
  },
  'who has not yet declared has fired in no combat of the phase': {
    when: fight,
    state: both(marked({ 'B-AD15': MARK.fired }), framed(combat({ artillery: [n('B-AD15')] }))),
  },
  'no hex counts as attacked twice': { state: () => ({ attacked: [h('0505'), h('0505')] }) },
  'air points are Allied and never more than the weather gives': { when: first, state: () => ({ air: [25] }) },
  'in the German combat phase no AGRA has fired': {
    when: turnIs(8, 'german-combat'),
    state: marked({ 'B-4AGRA-M': MARK.fired }),
  },
  'a choice is the duty of the side it falls to: cities and recoveries are Allied': {
    state: framed({ kind: 'choice', why: 'bomb', side: 1, options: [0], chosen: [], left: 1 }),
  },
  'the turn is one of 8 to 22, the phase one of the sequence, the last movement only on turn 22': {
    when: first,
    state: () => ({ phase: 'final-movement' }),
  },
  'nothing is left to decide when the game is over': { state: both(framed(move(['B-AD15'])), () => ({ over: true })) },
  'the weather is one the turn can have': { when: first, state: () => ({ weather: 2 }) },
  'five hexes are under water from turn 12 at the latest, from turn 11 at the earliest': {
    when: first,
    state: ({ own }) => ({ own: { ...own, flooded: 1 } }),
  },
  'the Bailey bridge lies from turn 20 on, paved, across two hexes that were water': {
    when: first,
    state: ({ own }) => ({ own: { ...own, bailey: 1 } }),
  },
  'the rest of the map is as printed': { state: () => ({ map: { hexes: { '0101': { terrain: 'city' } } } }) },
  'bombed are the towns the turn orders, each as a whole': { when: first, state: () => ({ barred: [h('1405')] }) },
  'cities are chosen for bombing only on the turns that leave the choice': {
    when: first,
    state: framed({ kind: 'choice', why: 'bomb', side: 0, options: [0], chosen: [], left: 1 }),
  },
  'who waits to enter has a hex on an edge of its side': {
    when: first,
    state: ({ entryHex }) => ({ entryHex: set(entryHex, { 'B-32G': h('1405') }) }),
  },
  'reinforcements wait for their turn, or the event that brings them': {
    when: first,
    state: placed({ 'B-32G': h('0111') }),
  },
  'who went off the edge may come back the turn after, beside the hex it left': {
    when: first,
    state: (state) => ({
      ...placed({ 'G-Magen': -1 })(state),
      entryHex: set(state.entryHex, { 'G-Magen': -2 - h('2618') }),
    }),
  },
  'there are 53 British, 12 Canadian and 38 German counters in play or out of it': { state: placed({ 'G-Magen': -7 }) },
  'each scored hex is held by one side': { state: ({ holders }) => ({ holders: holders.with(0, 2) }) },
  'a scored hex with units in it is held by their side': {
    when: first,
    state: ({ holders }) => ({ holders: holders.map(() => 0) }),
  },
  'the points are those of 11.2 counted from scratch': {
    view: ({ points }) => ({ points: { ...points, allied: Number(points['allied']) + 1 } }),
  },
  'the referee sees every counter where it is, with its steps and marks': {
    view: ({ units }) => ({ units: units.map((unit) => ({ ...unit, marks: ['moved', 'fired'] })) }),
  },
  'the referee sees from which turn and at which hex a counter enters': {
    when: first,
    view: ({ units }) => ({ units: units.map((unit) => ({ ...unit, due: 3 })) }),
  },
  'turn, phase, weather, air points and who acts are seen as they are': { view: () => ({ toAct: 'over', turn: 9 }) },
  'holders, bombed and attacked hexes, flood and bridge are seen as they are': {
    view: ({ extra }) => ({ extra: { ...extra, bombed: ['0101'] } }),
  },
  'every open decision is seen, with the side it belongs to': {
    view: ({ pending }) => ({ pending: [...pending, { kind: 'move', side: 'allied' }] }),
  },
  'the map is seen as the scenario gave it': { view: () => ({ map: { base: 'blank' } }) },
};
