import {
  ALLIED,
  COUNTERS,
  MARK,
  ORDER,
  at,
  every,
  framesOf,
  has,
  inPlay,
  isPhaseOf,
  onMap,
  placeInGame,
  stacksOf,
  type Piece,
  type Rule,
} from './facts.ts';
import type { State } from '../../../src/games/holland-44/position/state.ts';

/** 17.3: movement points of a gun under a Moved marker. */
const MOVED_GUN = 6;

/** Movement points of the side that is up, with the two more of extended movement, in sixths. */
function mostPoints({ steps, parents }: State, one: Piece): number {
  const lost = one.fresh - at(steps, one);
  const parent = COUNTERS[at(parents, one)];
  if (one.artillery) return 6 * (2 + MOVED_GUN);
  const printed = one.faces[Math.min(Math.max(lost, 0), one.faces.length - 1)]?.[2] ?? 0;
  return 6 * (2 + Math.max(printed, parent?.faces[0]?.[2] ?? 0));
}

/** Marks that only units of some kind have. */
const only = (mark: number, is: (one: Piece) => boolean) => (state: State) =>
  every((one) => !has(state, one, mark) || is(one));

const carried = (state: State, side: number): number =>
  COUNTERS.filter((one) => one.number === side && one.artillery && has(state, one, MARK.moved)).length;

/** Do units of this side land, move or fight? */
const isBusy = (state: State, side: number): boolean =>
  isPhaseOf(state, side) && /-(landing|movement|combat)$/.test(state.phase);

/** 6.4.1: steps that count against nine: not those of supply heads and free-stacking units, nor of lone armour of one step. */
export function stepsThatCount(state: State, stack: readonly Piece[]): number {
  const tanks = stack.filter(({ type }) => /^(tank|assault_gun|tank_destroyer)$/.test(type));
  const counted = stack.filter(
    (one) => !one.head && one.freeStacking !== 'always' && !(tanks.length === 1 && tanks[0] === one && one.fresh === 1),
  );
  return counted.reduce((sum, one) => sum + at(state.steps, one), 0);
}

export const MARK_RULES: readonly Rule[] = [
  {
    name: 'there is one supply head at most in a hex, but for one that passes (6.1)',
    holds: (state) => {
      const passing = framesOf(state, 'move').flatMap(({ units }) => units);
      const isThere = ({ head, index }: Piece): boolean => head && !passing.includes(index);
      return [...stacksOf(state).values()].every((stack) => stack.filter(isThere).length <= 1);
    },
  },
  {
    name: 'three Allied guns and two German ones at most lie under Moved markers (17.3)',
    holds: (state) => carried(state, 0) <= 3 && carried(state, 1) <= 2,
  },
  {
    name: 'only guns move under markers, and fire',
    holds: only(MARK.moved | MARK.fired, ({ artillery }) => artillery),
  },
  { name: 'only supply heads are depleted (18.2.2)', holds: only(MARK.depleted, ({ head }) => head) },
  {
    name: 'a supply head on the map is depleted once the Allied supply phase of turn 5 is over (18.2.2)',
    holds: (state) =>
      placeInGame(state) <= placeInGame({ turn: 5, phase: 'allied-supply' }) ||
      every((one) => !one.head || !onMap(state, one) || has(state, one, MARK.depleted)),
  },
  {
    name: 'only who lands is scattered (22.3)',
    holds: only(MARK.scattered, ({ airborne, head }) => airborne || head),
  },
  {
    name: 'vehicles and infantry on foot are not dismounted (18.6)',
    holds: (state) => every((one) => !has(state, one, MARK.dismounted) || (!one.vehicle && !one.airborne && !one.head)),
  },
  {
    name: 'engaged units are in good order (11.5.2)',
    holds: (state) => every((one) => !has(state, one, MARK.engaged) || at(state.order, one) === ORDER.good),
  },
  {
    name: 'disorder is disruption or full retreat',
    holds: ({ order }) => every((one) => Object.values<number>(ORDER).includes(at(order, one))),
  },
  {
    name: 'the marker of an automatic DS lies in the movement and combat phases of its side (8.7)',
    holds: (state) => every((one) => !has(state, one, MARK.autoDs) || isBusy(state, one.number)),
  },
  {
    name: 'who has the marker of an automatic DS, and nobody else, is listed with its hex (8.7, RUL-H44-310)',
    holds: (state) => every((one) => has(state, one, MARK.autoDs) === (state.own.overruns[one.index] !== undefined)),
  },
  {
    name: 'spent, engaged, scattered and replacement markers of a side are off as its supply phase begins (14.4.3)',
    holds: (state) =>
      every((one) => {
        const marks = MARK.spent | MARK.scattered | MARK.replacement;
        const cleared = isPhaseOf(state, one.number) && /-(supply|traffic)$/.test(state.phase);
        return !cleared || !has(state, one, marks | MARK.engaged);
      }),
  },
  {
    name: 'who is engaged has been in a combat of this turn or the last one: not before the first Allied movement',
    holds: (state) =>
      placeInGame(state) >= placeInGame({ turn: 1, phase: 'allied-movement' }) ||
      every((one) => !has(state, one, MARK.engaged)),
  },
  {
    name: 'no unit has spent more than its allowance and two points (8.2.1)',
    holds: (state) =>
      every(
        (one) =>
          !inPlay(state, one) ||
          one.number !== (isPhaseOf(state, ALLIED) ? 0 : 1) ||
          at(state.spent, one) <= mostPoints(state, one),
      ),
  },
];
