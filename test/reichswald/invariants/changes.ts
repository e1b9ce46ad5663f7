import type { State } from '../../../src/engagement/position/state.ts';
import type { Change } from '../../engagement/facts.ts';
import { sharedChanges } from '../../engagement/invariants/changes.ts';
import { hexOf } from '../slow/position.ts';
import {
  AWAY,
  COUNTERS,
  FACTS,
  MARK,
  at,
  betweenTurns,
  every,
  frameOf,
  groundOf,
  has,
  inZoneOf,
  type Counter,
} from './facts.ts';

const ORDER = ['allied-movement', 'allied-combat', 'german-movement', 'german-combat'];

/** The number of a phase in the whole game: four per turn, and one more after the last (3.0). */
const placeInGame = ({ turn, phase }: State): number =>
  phase === 'final-movement' ? 23 * 4 : turn * 4 + ORDER.indexOf(phase);

const BACK = hexOf('0801');
const GONE: readonly number[] = [AWAY.eliminated, AWAY.removed, AWAY.exitA, AWAY.exitB, AWAY.exitBEarly];

/** Steps a formation has lost so far. */
const lossesOf = ({ steps }: State, formation: string): number =>
  COUNTERS.reduce((sum, one) => (one.formation === formation ? sum + 2 - at(steps, one) : sum), 0);

const startsWith = (list: readonly number[], first: readonly number[]): boolean =>
  first.every((item, i) => list[i] === item);

const engaged = (state: State, one: Counter): boolean => inZoneOf(state, at(state.hex, one), 1 - one.number);

/** Allied formations, and how many of their units on the map are engaged: none, some or all (7.0). */
const FORMATIONS = [...new Set(COUNTERS.filter(({ number }) => number === 0).map(({ formation }) => formation))];

function contactOf(state: State, formation: string): 'none' | 'some' | 'all' {
  const units = COUNTERS.filter((one) => one.formation === formation && at(state.hex, one) >= 0);
  const held = units.filter((one) => engaged(state, one)).length;
  if (held === 0) return 'none';
  return held === units.length ? 'all' : 'some';
}

const POSTPONED = 'put off ';
const isPostponed = ({ own }: State, formation: string): boolean => (own[POSTPONED + formation] ?? 0) > 0;

/** The carrier and the passenger of a move. */
function ferryOf(state: State): { carrier: Counter; passenger: Counter } | undefined {
  const move = frameOf(state, 'move');
  if (!move || move.passenger < 0) return undefined;
  return { carrier: COUNTERS[move.units[0] as number] as Counter, passenger: COUNTERS[move.passenger] as Counter };
}

export const CHANGES: readonly Change[] = [
  ...sharedChanges(FACTS, { placeInGame, betweenTurns, gone: GONE }),
  {
    name: 'air points never increase within a turn',
    holds: (before, after) =>
      before.turn !== after.turn || betweenTurns(before) || (after.air[0] as number) <= (before.air[0] as number),
  },
  {
    name: 'the turn begins with the air points of its weather',
    holds: (before, after) =>
      !betweenTurns(before) || betweenTurns(after) || after.air[0] === [24, 12, 0][after.weather],
  },
  {
    name: 'only Allied units recover a step, at the end of a turn',
    holds: (before, after) =>
      every((one) => {
        if (at(after.steps, one) <= at(before.steps, one)) return true;
        return one.number === 0 && (betweenTurns(before) || betweenTurns(after) || after.turn > before.turn);
      }),
  },
  {
    name: 'a formation recovers from its second loss on, one unit at a time that has not moved and is not and was not engaged',
    holds: (before, after) => {
      const risen = COUNTERS.filter((one) => at(after.steps, one) > at(before.steps, one));
      const rested = (one: Counter) =>
        !has(before, one, MARK.moved + MARK.contact + MARK.fled) && !engaged(before, one);
      const formations = risen.map(({ formation }) => formation);
      return (
        new Set(formations).size === formations.length &&
        risen.every((one) => rested(one) && (one.formation === '79 Armd' || lossesOf(before, one.formation) >= 2))
      );
    },
  },
  {
    name: 'a formation with postponed recovery recovers nothing until none of its units is engaged',
    holds: (before, after) =>
      FORMATIONS.every((formation) => {
        const rose = COUNTERS.some(
          (one) => one.formation === formation && at(after.steps, one) > at(before.steps, one),
        );
        const contact = contactOf(before, formation);
        return !rose || (contact !== 'all' && (contact === 'none' || !isPostponed(before, formation)));
      }),
  },
  {
    name: 'recovery of a formation is postponed at the end of a turn when all its units are engaged, until none is',
    holds: (before, after) =>
      FORMATIONS.every((formation) => {
        if (isPostponed(before, formation) === isPostponed(after, formation)) return true;
        return contactOf(before, formation) === (isPostponed(after, formation) ? 'all' : 'none');
      }),
  },
  {
    name: 'an amphibious unit carries one passenger per turn, which has not moved next to an enemy',
    holds: (before, after) => {
      const ferry = ferryOf(after);
      if (!ferry || ferryOf(before)) return true;
      const { carrier, passenger } = ferry;
      const price = Number(engaged(before, passenger));
      const stuck = price > 0 && has(before, passenger, MARK.moved);
      return (
        !stuck &&
        !has(before, carrier, MARK.ferried) &&
        at(after.spent, passenger) === at(before.spent, passenger) + price
      );
    },
  },
  {
    name: 'a passenger goes from a dry hex into inundation, through it and out once',
    holds: (before, after) => {
      const [was, is] = [ferryOf(before), ferryOf(after)];
      if (!was || !is) return true;
      const [from, to] = [at(before.hex, was.carrier), at(after.hex, is.carrier)];
      const [wetFrom, wetTo] = [from, to].map((hex) => groundOf(before)[hex] === 'inundation');
      return from === to || wetFrom || (wetTo === true && frameOf(before, 'move')?.carried === false);
    },
  },
  {
    name: 'flood, bridge and events are permanent',
    holds: (before, after) =>
      Object.entries(before.own).every(
        ([event, when]) => when === 0 || event.startsWith(POSTPONED) || after.own[event] === when,
      ),
  },
  {
    name: 'an arrival turn is only brought forward, unless the unit is withdrawn',
    holds: (before, after) =>
      every((one) => {
        const waited = at(before.hex, one) === AWAY.waiting;
        const left =
          (before.turn === 10 && at(after.entryHex, one) === BACK) || (before.turn === 9 && one.id === 'C-5/2');
        const kept = at(after.due, one) <= at(before.due, one) && at(after.entryHex, one) === at(before.entryHex, one);
        return !waited || left || kept;
      }),
  },
  {
    name: 'bombed towns stay bombed until the end of the turn',
    holds: (before, after) => before.turn !== after.turn || startsWith(after.barred, before.barred),
  },
];
