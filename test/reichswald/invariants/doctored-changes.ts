import type { MoveFrame, State } from '../../../src/engagement/state.ts';
import { hexOf } from '../slow/position.ts';
import { AWAY, MARK, SCORED, numberOf } from './facts.ts';
import { placed } from './doctored.ts';

/** How to spoil what lies between two positions that follow on each other. */
export interface SpoiltChange {
  /** Which first position it can be shown on; any when absent. */
  when?: (before: State) => boolean;
  before?: (state: State) => Partial<State>;
  after?: (state: State) => Partial<State>;
}

const turnBegins = ({ frames }: State): boolean => frames.some(({ kind }) => kind === 'step');
const midPhase = ({ turn, phase, frames }: State): boolean =>
  turn === 8 && phase === 'allied-movement' && frames.length > 0 && !turnBegins({ frames } as State);
/** Before the last action of a phase or inside one: the test looks for a position at which the sound pair holds. */
const step = { kind: 'step', why: 'begin-phase' } as const;

const CARRIER = numberOf('B-11/33').index;
const laden = (carried: boolean): MoveFrame => {
  const passenger = numberOf('C-7/3').index;
  return { kind: 'move', side: 0, units: [CARRIER], steps: 1, passenger, carried, forded: false };
};

/** All of them in 1404, beside the Germans of 1405. */
const besideEnemy = (...ids: readonly string[]) =>
  placed({ ...Object.fromEntries(ids.map((id) => [id, hexOf('1404')])), 'G-Magen': hexOf('1405') });
const reduced = ({ steps }: State): Partial<State> => ({ steps: steps.with(numberOf('B-44/15').index, 1) });

export const SPOILT_CHANGES: Readonly<Record<string, SpoiltChange>> = {
  'phases follow in the order of 3.0, and turns one by one': { after: ({ turn }) => ({ turn: turn + 2 }) },
  'air points never rise within a turn': {
    when: midPhase,
    before: () => ({ air: [3] }),
    after: () => ({ air: [4] }),
  },
  'the turn begins with all the air points of its weather': {
    when: midPhase,
    before: () => ({ frames: [step] }),
    after: () => ({ frames: [], weather: 1, air: [24] }),
  },
  'every combat phase begins with no hex attacked, and hexes are only added in it': {
    before: () => ({ attacked: [1, 2] }),
    after: () => ({ attacked: [1] }),
  },
  'who is destroyed, taken off or gone over the south edge never comes back': {
    before: placed({ 'G-Magen': AWAY.eliminated }),
  },
  'nobody wins a step back but Allies at the end of a turn': {
    before: ({ steps }) => ({ steps: steps.map(() => 1) }),
  },
  'a formation recovers from its second loss on, one unit at once, that neither moved nor was or is engaged': {
    before: ({ steps }) => ({ steps: steps.with(0, 1) }),
  },
  'a formation put off recovers nothing until none of its units is engaged': {
    before: (state) => ({
      ...besideEnemy('B-44/15', 'B-46/15', 'B-227/15', 'B-15GP', 'B-AD15')(state),
      ...reduced(state),
    }),
  },
  'a formation is put off at the end of a turn when all its units are engaged, and no longer when none is': {
    after: ({ own }) => ({ own: { ...own, 'put off 15': 1 } }),
  },
  'an amphibian takes one passenger a turn, who has not gone up to an enemy': {
    when: midPhase,
    before: (state) => ({ frames: [], marks: state.marks.with(CARRIER, MARK.ferried) }),
    after: () => ({ frames: [laden(false)] }),
  },
  'a passenger goes from dry land into the water, through it and out of it once': {
    when: midPhase,
    before: (state) => ({ ...placed({ 'B-11/33': hexOf('0605') })(state), frames: [laden(false)] }),
    after: (state) => ({ ...placed({ 'B-11/33': hexOf('0606') })(state), frames: [laden(true)] }),
  },
  'an action costs no counter more than all its steps, and no hex more than three counters': {
    before: ({ hex }) => ({ hex: hex.map(() => 5) }),
    after: ({ hex }) => ({ hex: hex.map(() => AWAY.eliminated) }),
  },
  'a scored hex changes hands when somebody comes into it, and never else': {
    before: ({ holders }) => ({ holders: holders.with(SCORED.indexOf(hexOf('2611')), 0) }),
  },
  'who goes from hex to hex goes to a neighbour': { before: placed({ 'B-AD15': hexOf('2601') }) },
  'in a movement phase only units of its side change places': {
    when: midPhase,
    before: placed({ 'G-Magen': hexOf('1404') }),
  },
  'points spent are never given back within a phase': {
    when: midPhase,
    before: ({ spent }) => ({ spent: spent.map(() => 9) }),
  },
  'flood, bridge and events stay': {
    before: ({ own }) => ({ own: { ...own, wessex: 9 } }),
    after: () => ({ own: {} }),
  },
  'a date is only brought forward, unless the unit leaves on turn 10': {
    after: ({ due }) => ({ due: due.map(() => 99) }),
  },
  'bombed towns stay bombed until the turn is over': { when: midPhase, after: () => ({ barred: [] }) },
  'scenario options and map changes stay as they were set': { after: () => ({ options: {} }) },
};
