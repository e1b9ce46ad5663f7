import type { State } from '../../../src/engagement/position/state.ts';
import { movingRules } from '../../engagement/invariants/moving.ts';
import {
  BEYOND,
  COUNTERS,
  FACTS,
  FLOWN,
  MARK,
  NATO,
  PACT,
  every,
  frameOf,
  has,
  isOpening,
  onMap,
  type Counter,
  type Rule,
} from './facts.ts';
import { airOf } from './printed.ts';

const PHASES = ['pact-movement', 'pact-combat', 'nato-movement', 'nato-combat'];
const GROUND_TROOPS = COUNTERS.filter(({ winged }) => !winged);

/** Points of the division that helicopters carry (4.0). */
const LIFTED = 20;

const flies = (state: State, one: Counter): boolean =>
  has(state, one, FLOWN) || frameOf(state, 'flight')?.unit === one.index;

const allowance = (state: State, one: Counter): number => (one.liftable && flies(state, one) ? LIFTED : one.allowance);

/** 3.0, 4.3: when a die of this kind is due. */
const isDieDue = (state: State, why: string): boolean =>
  why === 'flak'
    ? frameOf(state, 'flight') !== undefined
    : ['france', 'east-germany'].includes(why) && isOpening(state);

export const TURN_RULES: readonly Rule[] = [
  ...movingRules(FACTS, { parts: 1, marks: 16, allowance: allowance as never }),
  {
    name: 'the turn is 4 to 23, the phase one of the sequence (3.0)',
    holds: ({ turn, phase }) => Number.isInteger(turn) && turn >= 4 && turn <= 23 && PHASES.includes(phase),
  },
  {
    name: 'there is no open decision when the game is over',
    holds: ({ over, frames }) => !over || frames.length === 0,
  },
  {
    name: 'no pool of air points has less than none or more than the turn gives (6.0)',
    holds: ({ air, turn }) =>
      air.length === 4 &&
      air.every((points, i) => Number.isInteger(points) && points >= 0 && points <= (airOf(turn)[i] as number)),
  },
  {
    name: 'dice are for France and East Germany before the game, and for flak (3.0, 4.3)',
    holds: (state) => state.frames.every((frame) => frame.kind !== 'dice' || isDieDue(state, frame.why)),
  },
  {
    name: 'who flies has an asterisk, or is the one division that NATO carries this turn (4.0, 4.3)',
    holds: (state) => {
      const carried = GROUND_TROOPS.filter((one) => flies(state, one));
      return carried.length <= 1 && carried.every(({ liftable }) => liftable);
    },
  },
  {
    name: 'a flight costs a point a hex, and one more to break contact (4.3)',
    holds: (state) => {
      const flight = frameOf(state, 'flight');
      if (!flight) return true;
      const extra = (state.spent[flight.unit] as number) - flight.hexesMoved;
      return extra === 0 || (extra === 1 && flight.hexesMoved > 0);
    },
  },
  {
    name: 'nobody flies beyond the halt line with the Pact, or over a hex that has been struck (4.1.1, 8.0)',
    holds: (state) => {
      const flight = frameOf(state, 'flight');
      if (!flight || flight.hexesMoved === 0) return true;
      return !(flight.side === PACT && BEYOND.has(flight.over)) && !state.ruined.includes(flight.over);
    },
  },
  {
    name: 'who has flown has moved, in this turn (4.3)',
    holds: (state) =>
      (frameOf(state, 'flight') !== undefined ||
        every((one) => !has(state, one, FLOWN) || has(state, one, MARK.moved) || !onMap(state, one))) &&
      (!state.phase.startsWith('pact') || every((one) => one.number !== NATO || !has(state, one, FLOWN))),
  },
];
