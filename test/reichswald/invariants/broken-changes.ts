import type { MoveFrame, State } from '../../../src/engagement/position/state.ts';
import { breaking, brokenChanges, type BrokenChange } from '../../engagement/invariants/broken.ts';
import { hexOf } from '../slow/position.ts';
import { FACTS, MARK, SCORED, numberOf } from './facts.ts';

const { placed } = breaking(FACTS);

const turnBegins = ({ frames }: State): boolean => frames.some(({ kind }) => kind === 'step');
const midPhase = ({ turn, phase, frames }: State): boolean =>
  turn === 8 && phase === 'allied-movement' && frames.length > 0 && !turnBegins({ frames } as State);
/** In the middle of a phase: the test looks for a position in which the unchanged pair is valid. */
const step = { kind: 'step', why: 'begin-phase' } as const;

const CARRIER = numberOf('B-11/33').index;
const carrying = (carried: boolean): MoveFrame => {
  const passenger = numberOf('C-7/3').index;
  return { kind: 'move', side: 0, units: [CARRIER], hexesMoved: 1, passenger, carried, forded: false };
};

/** All of them in 1404, adjacent to the Germans in 1405. */
const besideEnemy = (...ids: readonly string[]) =>
  placed({ ...Object.fromEntries(ids.map((id) => [id, hexOf('1404')])), 'G-Magen': hexOf('1405') });
const reduced = ({ steps }: State): Partial<State> => ({ steps: steps.with(numberOf('B-44/15').index, 1) });

const COMMON = brokenChanges(FACTS, {
  inPhase: midPhase,
  unit: 'B-AD15',
  enemy: 'G-Magen',
  slot: SCORED.indexOf(hexOf('2611')),
  taker: 0,
});

export const BROKEN_CHANGES: Readonly<Record<string, BrokenChange>> = {
  ...COMMON,
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
  'flood, bridge and events are permanent': {
    before: ({ own }) => ({ own: { ...own, wessex: 9 } }),
    after: () => ({ own: {} }),
  },
  'an arrival turn is only brought forward, unless the unit is withdrawn': {
    after: ({ due }) => ({ due: due.map(() => 99) }),
  },
  'bombed towns stay bombed until the end of the turn': { when: midPhase, after: () => ({ barred: [] }) },
};
