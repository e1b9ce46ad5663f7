import type { State } from '../../../src/engagement/position/state.ts';
import { counterRules } from '../../engagement/invariants/counters.ts';
import {
  BEYOND,
  COUNTERS,
  COUNTRY,
  FACTS,
  FLOWN,
  GROUND,
  MARK,
  OFF,
  OPEN_EDGES,
  PACT,
  at,
  every,
  has,
  inHex,
  isAway,
  isNeutral,
  isOpening,
  isQuiet,
  onMap,
  stacksOf,
  type Counter,
  type Rule,
  leftBy,
} from './facts.ts';
import { DATES, NATIONS } from './printed.ts';

const BY_NATION = Object.entries(NATIONS).map(
  ([nation, count]) => [COUNTERS.filter((one) => one.nation === nation), count] as const,
);

/** 8.0: who may be in a marked hex, and only on its way. */
const passesMarks = (state: State, one: Counter): boolean => one.side === 'nato' && one.armoured && !isQuiet(state);

const where = (state: State, code: number): Counter[] => COUNTERS.filter((one) => at(state.hex, one) === code);

export const COUNTER_RULES: readonly Rule[] = [
  ...counterRules(FACTS, OFF.denmark),
  {
    name: 'there are as many counters of each nation as in 2.2',
    holds: ({ hex }) =>
      BY_NATION.every(
        ([counters, count]) => counters.length === count && counters.every((one) => at(hex, one) >= OFF.denmark),
      ),
  },
  {
    name: 'no more than three units are in a hex unless one is moving, retreating or making room (4.1.1)',
    holds: (state) => !isQuiet(state) || [...stacksOf(state).values()].every((stack) => stack.length <= 3),
  },
  {
    name: 'nobody is at sea, and no armour on a mountain (terrain table)',
    holds: ({ hex }) =>
      every((one) => {
        const ground = GROUND[at(hex, one)];
        return ground !== 'sea' && !(one.armoured && ground === 'mountain');
      }),
  },
  {
    name: 'no Pact unit is beyond the halt line (4.1.1)',
    holds: ({ hex }) => every((one) => one.number !== PACT || !BEYOND.has(at(hex, one))),
  },
  {
    name: 'neutral French units are in France (3.0)',
    holds: (state) =>
      every((one) => !isNeutral(state, one) || !onMap(state, one) || COUNTRY[at(state.hex, one)] === 'FR'),
  },
  {
    name: 'only NATO armour on its way is in a hex that has been struck (8.0)',
    holds: (state) => state.ruined.every((hex) => inHex(state, hex).every((one) => passesMarks(state, one))),
  },
  {
    name: 'until turn 5 Czechs, French and the reserves of the Pact do not move (4.0)',
    holds: (state) =>
      state.turn > 4 ||
      every(
        (one) => !one.frozen || (at(state.spent, one) === 0 && !has(state, one, MARK.moved) && !has(state, one, FLOWN)),
      ),
  },
  {
    name: 'for Denmark at most three Pact divisions leave, from turn 5 on, one of the three Soviet (4.0)',
    holds: (state) => {
      const gone = where(state, OFF.denmark);
      const fit = gone.every(({ number, size }) => number === PACT && size === 'XX');
      return (
        gone.length === 0 ||
        (fit &&
          state.turn >= 5 &&
          gone.length <= 3 &&
          (gone.length < 3 || gone.some(({ nation }) => nation === 'Soviet')))
      );
    },
  },
  {
    name: 'removed are all East Germans or none, by their die, and a brigade for each division formed (3.0, 4.2.1)',
    holds: (state) => {
      const gone = where(state, OFF.removed);
      const germans = gone.filter(({ nation }) => nation === 'East German').length;
      const brigades = gone.filter(({ brigade }) => brigade).length;
      const formed = COUNTERS.filter(
        (one) => one.formed && (at(state.hex, one) !== OFF.waiting || isAway(state, one)),
      ).length;
      const removed = state.own['eastGermany'] === 2 ? 4 : 0;
      return germans === removed && brigades === formed && gone.length === germans + brigades;
    },
  },
  {
    name: 'who has retreated off the map stood on an edge open to him, and may be back next turn (5.3.3)',
    holds: (state) =>
      every((one) => {
        if (!isAway(state, one)) return true;
        const { edges } = leftBy(state, one);
        return edges.some((edge) => OPEN_EDGES[one.number]?.includes(edge)) && at(state.due, one) <= state.turn + 1;
      }),
  },
  {
    name: 'reinforcements wait for their turn (9.1.3, 9.1.4)',
    holds: (state) =>
      every((one) => {
        const date = DATES.get(one.id);
        if (date === undefined || isAway(state, one)) return true;
        return at(state.hex, one) === OFF.waiting ? at(state.due, one) === date : state.turn >= date;
      }),
  },
  {
    name: 'all others are set up before anybody moves (9.1)',
    holds: (state) => {
      if (isOpening(state)) return state.turn === 4 && every((one) => !has(state, one, MARK.moved));
      return every((one) => DATES.has(one.id) || at(state.hex, one) !== OFF.waiting || isAway(state, one));
    },
  },
];
