import type { MoveFrame, State } from '../../../src/engagement/state.ts';
import { hexOf } from '../slow/position.ts';
import { AWAY, MARK, SCORED, numberOf } from './facts.ts';
import { placed } from './broken-positions.ts';

/** Changes to two successive positions that break one invariant. */
export interface BrokenChange {
  /** The first positions to which it applies; all when absent. */
  when?: (before: State) => boolean;
  before?: (state: State) => Partial<State>;
  after?: (state: State) => Partial<State>;
}

const turnBegins = ({ frames }: State): boolean => frames.some(({ kind }) => kind === 'step');
const midPhase = ({ turn, phase, frames }: State): boolean =>
  turn === 8 && phase === 'allied-movement' && frames.length > 0 && !turnBegins({ frames } as State);
/** In the middle of a phase: the test looks for a position in which the unchanged pair is valid. */
const step = { kind: 'step', why: 'begin-phase' } as const;

const CARRIER = numberOf('B-11/33').index;
const carrying = (carried: boolean): MoveFrame => {
  const passenger = numberOf('C-7/3').index;
  return { kind: 'move', side: 0, units: [CARRIER], steps: 1, passenger, carried, forded: false };
};

/** All of them in 1404, adjacent to the Germans in 1405. */
const besideEnemy = (...ids: readonly string[]) =>
  placed({ ...Object.fromEntries(ids.map((id) => [id, hexOf('1404')])), 'G-Magen': hexOf('1405') });
const reduced = ({ steps }: State): Partial<State> => ({ steps: steps.with(numberOf('B-44/15').index, 1) });

export const BROKEN_CHANGES: Readonly<Record<string, BrokenChange>> = {
  'phases follow in the order of 3.0, and turns count up': { after: ({ turn }) => ({ turn: turn + 2 }) },
  'air points never increase within a turn': {
    when: midPhase,
    before: () => ({ air: [3] }),
    after: () => ({ air: [4] }),
  },
  'the turn begins with the air points of its weather': {
    when: midPhase,
    before: () => ({ frames: [step] }),
    after: () => ({ frames: [], weather: 1, air: [24] }),
  },
  'no hex is attacked at the start of a combat phase, and hexes are only added during it': {
    before: () => ({ attacked: [1, 2] }),
    after: () => ({ attacked: [1] }),
  },
  'units eliminated, removed or exited never return': {
    before: placed({ 'G-Magen': AWAY.eliminated }),
  },
  'only Allied units recover a step, at the end of a turn': {
    before: ({ steps }) => ({ steps: steps.map(() => 1) }),
  },
  'a formation recovers from its second loss on, one unit at a time that has not moved and is not and was not engaged':
    {
      before: ({ steps }) => ({ steps: steps.with(0, 1) }),
    },
  'a formation with postponed recovery recovers nothing until none of its units is engaged': {
    before: (state) => ({
      ...besideEnemy('B-44/15', 'B-46/15', 'B-227/15', 'B-15GP', 'B-AD15')(state),
      ...reduced(state),
    }),
  },
  'recovery of a formation is postponed at the end of a turn when all its units are engaged, until none is': {
    after: ({ own }) => ({ own: { ...own, 'put off 15': 1 } }),
  },
  'an amphibious unit carries one passenger per turn, which has not moved next to an enemy': {
    when: midPhase,
    before: (state) => ({ frames: [], marks: state.marks.with(CARRIER, MARK.ferried) }),
    after: () => ({ frames: [carrying(false)] }),
  },
  'a passenger goes from a dry hex into inundation, through it and out once': {
    when: midPhase,
    before: (state) => ({ ...placed({ 'B-11/33': hexOf('0605') })(state), frames: [carrying(false)] }),
    after: (state) => ({ ...placed({ 'B-11/33': hexOf('0606') })(state), frames: [carrying(true)] }),
  },
  'an action costs no counter more than its steps, and no hex more than three counters': {
    before: ({ hex }) => ({ hex: hex.map(() => 5) }),
    after: ({ hex }) => ({ hex: hex.map(() => AWAY.eliminated) }),
  },
  'a scored hex changes hands only when a unit enters it': {
    before: ({ holders }) => ({ holders: holders.with(SCORED.indexOf(hexOf('2611')), 0) }),
  },
  'a unit moves to an adjacent hex': { before: placed({ 'B-AD15': hexOf('2601') }) },
  'in a movement phase only units of the phasing side move': {
    when: midPhase,
    before: placed({ 'G-Magen': hexOf('1404') }),
  },
  'points spent never decrease within a phase': {
    when: midPhase,
    before: ({ spent }) => ({ spent: spent.map(() => 9) }),
  },
  'flood, bridge and events are permanent': {
    before: ({ own }) => ({ own: { ...own, wessex: 9 } }),
    after: () => ({ own: {} }),
  },
  'an arrival turn is only brought forward, unless the unit is withdrawn on turn 10': {
    after: ({ due }) => ({ due: due.map(() => 99) }),
  },
  'bombed towns stay bombed until the end of the turn': { when: midPhase, after: () => ({ barred: [] }) },
  'scenario options and map changes never change': { after: () => ({ options: {} }) },
};
