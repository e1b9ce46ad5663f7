import type { State } from '../../../src/engagement/position/state.ts';
import { MARKET_GARDEN } from '../../../src/games/market-garden/index.ts';
import { counterRules } from '../../engagement/invariants/counters.ts';
import { NATIONS, SCHEDULE } from '../printed.ts';
import {
  COUNTERS,
  FACTS,
  GERMAN,
  MARK,
  OFF,
  at,
  every,
  extraOf,
  frameOf,
  groundOf,
  has,
  isAway,
  isQuiet,
  nameOf,
  onMap,
  stacksOf,
  type Counter,
  type Rule,
  leftBy,
} from './facts.ts';

/** Hexes south of the bivouac line. */
const CAMPS = new Set(
  Object.entries(MARKET_GARDEN.map.hexes).flatMap(([name, { features }]) =>
    features?.includes('bivouac') ? [name] : [],
  ),
);

const DATES = new Map(SCHEDULE.flatMap(([turn, , ids]) => ids.split(' ').map((id) => [id, turn] as const)));

/** The turn from which a unit may be on the map; 99 for the 52nd Division before it is called. */
const dateOf = (state: State, { id, lowland }: Counter): number | undefined =>
  lowland ? (extraOf(state).airlift ?? 99) : DATES.get(id);

const isSettingUp = (state: State): boolean => frameOf(state, 'own') !== undefined;

export const COUNTER_RULES: readonly Rule[] = [
  ...counterRules(FACTS),
  {
    name: 'there are 48 German, 17 British, 8 American, 1 Dutch, 1 pro-German and 1 Polish counters',
    holds: ({ hex }) =>
      Object.entries(NATIONS).every(
        ([nation, count]) =>
          COUNTERS.filter((one) => one.nation === nation && at(hex, one) >= OFF.removed).length === count,
      ),
  },
  {
    name: 'no more than three units are in a hex unless one is moving, retreating or making room',
    holds: (state) => !isQuiet(state) || [...stacksOf(state).values()].every((stack) => stack.length <= 3),
  },
  {
    name: 'armour is never in a swamp',
    holds: (state) => every((one) => !one.armoured || groundOf(state)[at(state.hex, one)] !== 'swamp'),
  },
  {
    name: 'only Germans leave the map',
    holds: (state) =>
      every((one) => one.number === GERMAN || (at(state.hex, one) !== OFF.removed && !isAway(state, one))),
  },
  {
    name: 'a unit that has left stood on an edge by which it may return, and is due two turns after it left',
    holds: (state) =>
      every((one) => {
        if (!isAway(state, one)) return true;
        const { edges } = leftBy(state, one);
        return edges.some((edge) => edge !== 'south') && at(state.due, one) <= state.turn + 2;
      }),
  },
  {
    name: 'XXX Corps is placed south of its line before anybody moves',
    holds: (state) => {
      const corps = COUNTERS.filter((one) => one.corps);
      if (!isSettingUp(state)) return corps.every((one) => at(state.hex, one) !== OFF.waiting);
      const inCamp = corps.every((one) => !onMap(state, one) || CAMPS.has(nameOf(at(state.hex, one))));
      return inCamp && state.turn === 17 && every((one) => !has(state, one, MARK.moved));
    },
  },
  {
    name: 'reinforcements wait for their turn',
    holds: (state) =>
      every((one) => {
        const date = dateOf(state, one);
        if (date === undefined || isAway(state, one)) return true;
        const waits = at(state.hex, one) === OFF.waiting;
        return waits ? at(state.due, one) === date : state.turn >= date;
      }),
  },
  {
    name: 'the brigade of turn 18 has jumped when its phase ends, if there is room',
    holds: (state) => {
      const [jumper] = COUNTERS.filter(({ id }) => id === 'B-4Para');
      if (!jumper || at(state.hex, jumper) !== OFF.waiting) return true;
      const there = stacksOf(state).get(FACTS.hexOf('1403')) ?? [];
      const before = state.turn < 18 || (state.turn === 18 && state.phase !== 'allied-combat');
      return before || there.length === 3 || state.turn > 18;
    },
  },
];
