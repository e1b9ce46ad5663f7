import { distance } from '../../../src/hex/grid.ts';
import type { State } from '../../../src/engagement/state.ts';
import { GRID, hexOf } from '../slow/position.ts';
import {
  AWAY,
  COUNTERS,
  MARK,
  SCORED,
  at,
  betweenTurns,
  every,
  frameOf,
  groundOf,
  has,
  inHex,
  inZoneOf,
  type Counter,
} from './facts.ts';

/** A condition on the positions before and after an action. */
export interface Change {
  readonly name: string;
  holds(before: State, after: State): boolean;
}

const ORDER = ['allied-movement', 'allied-combat', 'german-movement', 'german-combat'];

/** The number of a phase in the whole game: four per turn, and one more after the last (3.0). */
const placeInGame = ({ turn, phase }: State): number =>
  phase === 'final-movement' ? 23 * 4 : turn * 4 + ORDER.indexOf(phase);

const samePhase = (before: State, after: State): boolean => placeInGame(before) === placeInGame(after);
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
  {
    name: 'phases follow in the order of 3.0, and turns count up',
    holds: (before, after) => {
      const went = placeInGame(after) - placeInGame(before);
      return (went === 0 || went === 1) && after.turn - before.turn <= 1 && (!before.over || after.over);
    },
  },
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
    name: 'no hex is attacked at the start of a combat phase, and hexes are only added during it',
    holds: (before, after) => {
      const begins = !samePhase(before, after) && after.phase.endsWith('-combat');
      return begins ? after.attacked.length === 0 : startsWith(after.attacked, before.attacked);
    },
  },
  {
    name: 'units eliminated, removed or exited never return',
    holds: (before, after) =>
      every((one) => !GONE.includes(at(before.hex, one)) || at(after.hex, one) === at(before.hex, one)),
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
    name: 'an action costs no counter more than its steps, and no hex more than three counters',
    holds: (before, after) => {
      const lost = (hex: number) => inHex(before, hex).filter((one) => at(after.hex, one) === AWAY.eliminated);
      return [...new Set(before.hex)].every((hex) => hex < 0 || lost(hex).length <= 3);
    },
  },
  {
    name: 'a scored hex changes hands only when a unit enters it',
    holds: (before, after) =>
      SCORED.every((hex, slot) => {
        if (before.holders[slot] === after.holders[slot]) return true;
        const here = inHex(after, hex);
        return here.some((one) => one.number === after.holders[slot] && at(before.hex, one) !== hex);
      }),
  },
  {
    name: 'a unit moves to an adjacent hex',
    holds: (before, after) =>
      every((one) => {
        const [from, to] = [at(before.hex, one), at(after.hex, one)];
        return from < 0 || to < 0 || distance(GRID, from, to) <= 1;
      }),
  },
  {
    name: 'in a movement phase only units of the phasing side move',
    holds: (before, after) => {
      if (!before.phase.endsWith('-movement') || betweenTurns(before) || betweenTurns(after)) return true;
      const side = before.phase.startsWith('german') ? 1 : 0;
      return every((one) => one.number === side || at(before.hex, one) === at(after.hex, one));
    },
  },
  {
    name: 'points spent never decrease within a phase',
    holds: (before, after) =>
      !samePhase(before, after) ||
      every((one) => at(after.spent, one) >= at(before.spent, one)) ||
      betweenTurns(before),
  },
  {
    name: 'flood, bridge and events are permanent',
    holds: (before, after) =>
      Object.entries(before.own).every(
        ([event, when]) => when === 0 || event.startsWith(POSTPONED) || after.own[event] === when,
      ),
  },
  {
    name: 'an arrival turn is only brought forward, unless the unit is withdrawn on turn 10',
    holds: (before, after) =>
      every((one) => {
        const waited = at(before.hex, one) === AWAY.waiting;
        const left = before.turn === 10 && at(after.entryHex, one) === BACK;
        const kept = at(after.due, one) <= at(before.due, one) && at(after.entryHex, one) === at(before.entryHex, one);
        return !waited || left || kept;
      }),
  },
  {
    name: 'bombed towns stay bombed until the end of the turn',
    holds: (before, after) => before.turn !== after.turn || startsWith(after.barred, before.barred),
  },
  {
    name: 'scenario options and map changes never change',
    holds: (before, after) =>
      JSON.stringify([before.options, before.map]) === JSON.stringify([after.options, after.map]),
  },
];
