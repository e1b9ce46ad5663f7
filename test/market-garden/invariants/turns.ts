import type { State } from '../../../src/engagement/position/state.ts';
import { movingRules } from '../../engagement/invariants/moving.ts';
import { AIR, SUPPLIED } from '../printed.ts';
import {
  ALLIED,
  BRIDGES,
  DIVISIONS,
  FACTS,
  FERRIES,
  GERMAN,
  MARK,
  at,
  every,
  extraOf,
  has,
  inHex,
  nameOf,
  type Counter,
  type Rule,
} from './facts.ts';

const PHASES = ['german-movement', 'german-combat', 'allied-movement', 'allied-combat'];

/** 4.0: three points for airborne units on turn 17. */
const allowance = ({ turn }: State, { division, allowance: printed }: Counter): number =>
  turn === 17 && division !== undefined ? Math.min(3, printed) : printed;

const stand = (state: State, hex: number): boolean => inHex(state, hex).some(({ number }) => number === ALLIED);
const bitsOf = (state: State, ends: readonly [number, number]): number =>
  (stand(state, ends[0]) ? 1 : 0) + (stand(state, ends[1]) ? 2 : 0);

export const TURN_RULES: readonly Rule[] = [
  ...movingRules(FACTS, { parts: 2, marks: 8, allowance: allowance as never }),
  {
    name: 'the turn is 17 to 26, the phase one of the sequence, on turn 17 an Allied one',
    holds: ({ turn, phase }) =>
      Number.isInteger(turn) &&
      turn >= 17 &&
      turn <= 26 &&
      PHASES.includes(phase) &&
      (turn > 17 || phase.startsWith('allied')),
  },
  {
    name: 'there is no open decision when the game is over',
    holds: ({ over, frames }) => !over || frames.length === 0,
  },
  {
    name: 'on turn 17 no German has moved',
    holds: (state) =>
      state.turn > 17 ||
      every((one) => one.number !== GERMAN || (at(state.spent, one) === 0 && !has(state, one, MARK.moved))),
  },
  {
    name: 'neither pool of air points has more than the day gives',
    holds: ({ air, turn }) => {
      const [allied, german] = AIR[turn] ?? [0, 0];
      const [first = -1, second = -1] = air;
      const whole = air.length === 2 && air.every(Number.isInteger);
      return whole && first >= 0 && first <= german && second >= 0 && second <= allied;
    },
  },
  {
    name: 'dice for supply are rolled on turns 19 to 23 as the Allied movement begins, for bridges in the German one from turn 18 on',
    holds: (state) =>
      state.frames.every((frame) => {
        if (frame.kind !== 'dice') return true;
        if (frame.why === 'supply') {
          return state.phase === 'allied-movement' && (SUPPLIED[state.turn] ?? []).length > 0;
        }
        return frame.why === 'demolition' && state.phase === 'german-movement' && extraOf(state).fuse !== null;
      }),
  },
  {
    name: 'no division has been without supply for longer than since the 19th',
    holds: (state) =>
      Object.entries(extraOf(state).unsupplied).every(
        ([division, turns]) => DIVISIONS.includes(division) && turns >= 1 && turns <= state.turn - 18,
      ),
  },
  {
    name: 'an Allied unit at an end of a bridge has been noted there',
    holds: (state) => {
      const { ends } = extraOf(state);
      return [...BRIDGES].every(([id, hexes]) => ((ends[id] ?? 0) | bitsOf(state, hexes)) === (ends[id] ?? 0));
    },
  },
  {
    name: 'a bridge is destroyed, Allied when both ends have been, or German',
    holds: (state) => {
      const { bridges, ends, blown } = extraOf(state);
      const fallen = Object.values(bridges).filter((how) => how === 'destroyed').length;
      const named = [...BRIDGES.keys()].every(
        (id) => bridges[id] === 'destroyed' || bridges[id] === (ends[id] === 3 ? 'allied' : 'german'),
      );
      return named && Object.keys(bridges).length === BRIDGES.size && fallen <= blown;
    },
  },
  {
    name: 'a ferry with an Allied unit at an end is lost',
    holds: (state) => {
      const { ferries } = extraOf(state);
      return [...FERRIES].every(([id, ends]) => ferries[id] === 'destroyed' || bitsOf(state, ends) === 0);
    },
  },
  {
    name: 'what is blown on the map are the destroyed bridges and lost ferries',
    holds: (state) => {
      const { bridges, ferries } = extraOf(state);
      const down = [...Object.values(bridges), ...Object.values(ferries)].filter((how) => how === 'destroyed');
      const hexes = state.blown.map((side) => nameOf(Math.floor(side / 6)));
      return (
        state.blown.length === down.length &&
        hexes.every((hex) => [...BRIDGES.keys(), ...FERRIES.keys()].some((id) => id.includes(hex)))
      );
    },
  },
  {
    name: 'who was engaged is listed in movement phases, of the side whose phase it is',
    holds: ({ phase }, { extra }) => {
      const listed = extra['engaged'] as readonly string[];
      const side = phase.startsWith('german') ? GERMAN : ALLIED;
      return phase.endsWith('-movement')
        ? listed.every((id) => FACTS.numberOf(id).number === side)
        : listed.length === 0;
    },
  },
];
