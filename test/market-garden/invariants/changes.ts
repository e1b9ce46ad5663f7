import type { State } from '../../../src/engagement/position/state.ts';
import { sharedChanges } from '../../engagement/invariants/changes.ts';
import { same } from '../../engagement/invariants/seen.ts';
import { AIR } from '../printed.ts';
import { ARRIVING_CHANGES } from './arriving.ts';
import { CROSSING_CHANGES } from './crossing.ts';
import { SUPPLY_CHANGES } from './supply.ts';
import {
  COUNTERS,
  FACTS,
  OFF,
  at,
  engaged,
  every,
  extraOf,
  frameOf,
  onMap,
  type Change,
  type Counter,
} from './facts.ts';

const ORDER = ['german-movement', 'german-combat', 'allied-movement', 'allied-combat'];

/** The number of a phase in the whole game (3.0). */
const placeInGame = ({ turn, phase }: State): number => turn * 4 + ORDER.indexOf(phase);

/** The first phase begins when XXX Corps has been set up. */
const begins = (before: State, after: State): boolean =>
  placeInGame(before) !== placeInGame(after) ||
  (frameOf(before, 'own') !== undefined && frameOf(after, 'own') === undefined);
const isPhasing = ({ phase }: State, { side }: Counter): boolean => phase.startsWith(side);

/** 9.0: the unit depends on the air and has gone without; judged by its division. */
const inWant = (state: State, { division }: Counter): boolean =>
  division !== undefined && (extraOf(state).unsupplied[division] ?? 0) > 0;

/** May this reduced unit be turned back as its movement phase ends (7.0, RUL-MG-05)? */
const recovers = (state: State, one: Counter): boolean =>
  onMap(state, one) &&
  at(state.steps, one) === 1 &&
  isPhasing(state, one) &&
  !engaged(state, one) &&
  !extraOf(state).engaged.includes(one.id);

export const CHANGES: readonly Change[] = [
  ...sharedChanges(FACTS, { placeInGame, betweenTurns: () => false, gone: [OFF.eliminated, OFF.removed] }),
  ...ARRIVING_CHANGES,
  ...CROSSING_CHANGES,
  ...SUPPLY_CHANGES,
  {
    name: 'a turn begins with the air points of its day, and they only grow fewer',
    holds: (before, after) => {
      if (before.turn === after.turn) return after.air.every((points, i) => points <= (before.air[i] as number));
      const [allied, german] = AIR[after.turn] ?? [];
      return same(after.air, [german, allied]);
    },
  },
  {
    name: 'who is engaged as his movement phase begins is listed, and the list stays',
    holds: (before, after) => {
      if (!begins(before, after)) return same(extraOf(after).engaged, extraOf(before).engaged);
      if (!after.phase.endsWith('-movement')) return true;
      const now = COUNTERS.filter((one) => isPhasing(after, one) && engaged(after, one)).map(({ id }) => id);
      return same(extraOf(after).engaged, now.toSorted());
    },
  },
  {
    name: 'a unit recovers as its movement phase ends, if it was not engaged at the beginning and is not now',
    holds: (before, after) => {
      const ended = placeInGame(before) !== placeInGame(after) && before.phase.endsWith('-movement');
      return every((one) => {
        if (at(after.steps, one) > at(before.steps, one)) return ended && recovers(before, one);
        return !ended || !recovers(before, one) || inWant(before, one);
      });
    },
  },
  {
    name: 'a unit in want does not recover before its division is in contact',
    holds: (before, after) =>
      every(
        (one) =>
          at(after.steps, one) <= at(before.steps, one) ||
          !inWant(before, one) ||
          extraOf(before).contact.includes(one.division ?? ''),
      ),
  },
];
