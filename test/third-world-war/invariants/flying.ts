import type { State } from '../../../src/engagement/position/state.ts';
import {
  COUNTERS,
  FLOWN,
  GROUND,
  MARK,
  OFF,
  PACT,
  at,
  frameOf,
  has,
  inHex,
  isOpening,
  onMap,
  type Change,
  type Counter,
} from './facts.ts';
import { reachOf, pathsHome } from './lines.ts';

/** The unit in the air and where it has come to. */
export function inFlight(
  state: State,
): { one: Counter; over: number; hexesMoved: number; spotted: boolean } | undefined {
  const flight = frameOf(state, 'flight');
  return flight && { ...flight, one: COUNTERS[flight.unit] as Counter };
}

/** 4.3: beside enemies or over them. */
const inContact = (state: State, one: Counter, hex: number): boolean => reachOf(state, 1 - one.number)[hex] === 1;

/** 4.3: the Pact lands behind the enemy's lines on turns 4 to 13, NATO on 19 to 23. */
const mayLandBehind = ({ turn }: State, side: number): boolean => (side === PACT ? turn <= 13 : turn >= 19);

/** A flight that has ended with this action on the map. */
function landing(before: State, after: State): ReturnType<typeof inFlight> {
  const flight = inFlight(before);
  return flight && !inFlight(after) && onMap(after, flight.one) ? flight : undefined;
}

export const FLYING_CHANGES: readonly Change[] = [
  {
    name: 'a flight goes on hex by hex, and ends where it has come to, or in the loss of the unit (4.3)',
    holds: (before, after) => {
      const [was, is] = [inFlight(before), inFlight(after)];
      if (!was) return !is || (is.hexesMoved === 0 && is.over === at(before.hex, is.one));
      if (is) return is.one === was.one && at(after.hex, is.one) === at(before.hex, was.one);
      const to = at(after.hex, was.one);
      return to === OFF.eliminated || (to === was.over && was.hexesMoved > 0 && has(after, was.one, FLOWN));
    },
  },
  {
    name: 'helicopters land on open ground or in a city, free of enemies, with room (4.3, 4.1)',
    holds: (before, after) => {
      const flight = landing(before, after);
      if (!flight) return true;
      const there = inHex(before, flight.over).filter((one) => one !== flight.one);
      const fit = ['open', 'city'].includes(GROUND[flight.over] ?? '') && !before.ruined.includes(flight.over);
      return fit && there.length < 3 && there.every(({ number }) => number === flight.one.number);
    },
  },
  {
    name: 'the division that is carried lands with friends, and has moved (4.3)',
    holds: (before, after) => {
      const flight = landing(before, after);
      if (!flight || flight.one.winged) return true;
      const friends = inHex(before, flight.over).some((one) => one !== flight.one);
      return friends && has(after, flight.one, MARK.moved);
    },
  },
  {
    name: 'behind enemy lines helicopters land in the turns of their side (4.3)',
    holds: (before, after) => {
      const flight = landing(before, after);
      if (!flight) return true;
      const side = flight.one.number;
      return mayLandBehind(before, side) || pathsHome(before, side, 'air')[flight.over] === 1;
    },
  },
  {
    name: 'flak is rolled for in each hex in contact after the first (4.3)',
    holds: (before, after) => {
      const [was, is] = [inFlight(before), inFlight(after)];
      if (!is || is.hexesMoved === was?.hexesMoved) return true;
      const contact = inContact(after, is.one, is.over);
      const due = after.frames.some((frame) => frame.kind === 'dice' && frame.why === 'flak');
      return due === (contact && was?.spotted === true) && is.spotted === (contact || was?.spotted === true);
    },
  },
  {
    name: 'in a movement phase a step is lost to flak alone (4.3, 7.0)',
    holds: (before, after) =>
      !before.phase.endsWith('-movement') ||
      isOpening(before) ||
      before.steps === after.steps ||
      COUNTERS.every((one) => {
        const lost = at(before.steps, one) - at(after.steps, one);
        return lost <= 0 || (lost === 1 && frameOf(before, 'dice')?.why === 'flak' && inFlight(before)?.one === one);
      }),
  },
];
