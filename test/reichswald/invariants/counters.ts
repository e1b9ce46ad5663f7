import type { State } from '../../../src/engagement/position/state.ts';
import { counterRules } from '../../engagement/invariants/counters.ts';
import { mayStack } from '../slow/finish.ts';
import {
  ARMOUR,
  AWAY,
  COUNTERS,
  FACTS,
  at,
  isQuiet,
  every,
  frameOf,
  groundOf,
  has,
  inRetreat,
  MARK,
  stacksOf,
} from './facts.ts';
import type { Counter, Rule } from './facts.ts';

/** The terrain under a counter of this position. */
function groundIn(state: State): (counter: Counter) => string {
  const ground = groundOf(state);
  return (counter) => ground[at(state.hex, counter)] ?? '';
}

/** German divisions with divisional artillery (8.0). */
const WITH_ARTILLERY = ['84', '180', '190', '346', '6 FJ', '7 FJ', '15 PzGr'];

const isGone = (place: number): boolean => place === AWAY.eliminated || place === AWAY.removed;

const germans = COUNTERS.filter(({ side }) => side === 'german');

const fighters = new Map(
  WITH_ARTILLERY.map((division) => [division, germans.filter((one) => one.formation === division && !one.gun)]),
);

const fightersLeft = ({ hex }: State, division: string): boolean =>
  fighters.get(division)?.some((one) => !isGone(at(hex, one))) === true;

const divisionalArtillery = germans.filter(({ gun, formation }) => gun && WITH_ARTILLERY.includes(formation));

export const COUNTER_RULES: readonly Rule[] = [
  ...counterRules(FACTS, AWAY.exitB),
  {
    name: 'stacks are legal unless a unit is moving, retreating or making room',
    holds: (state) =>
      !isQuiet(state) || [...stacksOf(state)].every(([hex, stack]) => mayStack(groundOf(state)[hex] as string, stack)),
  },
  {
    name: 'Kampfgruppe Lehr is alone in its hex',
    holds: (state) =>
      !isQuiet(state) ||
      [...stacksOf(state).values()].every((stack) => stack.length === 1 || stack.every(({ id }) => id !== 'G-Lehr')),
  },
  {
    name: 'armour is never on a crest',
    holds: (state) => {
      const groundUnder = groundIn(state);
      return every((counter) => !ARMOUR.includes(counter.type) || groundUnder(counter) !== 'crest');
    },
  },
  {
    name: 'only infantry ends a move on a crest',
    holds: (state) => {
      const groundUnder = groundIn(state);
      return !isQuiet(state) || every((one) => one.infantry || groundUnder(one) !== 'crest');
    },
  },
  {
    name: 'only amphibious units, their passengers and retreated infantry are in inundation',
    holds: (state) => {
      const groundUnder = groundIn(state);
      return every((counter) => {
        if (groundUnder(counter) !== 'inundation' || inRetreat(state).includes(counter.index)) return true;
        return counter.type === 'amphib' || counter.infantry;
      });
    },
  },
  {
    name: 'passengers are infantry of the 3rd Canadian Division',
    holds: (state) => {
      const passenger = COUNTERS[frameOf(state, 'move')?.passenger ?? -1];
      const carried = COUNTERS.filter((counter) => has(state, counter, MARK.carried));
      return [...carried, ...(passenger ? [passenger] : [])].every((one) => one.infantry && one.formation === '3 Cdn');
    },
  },
  {
    name: 'only Allied units leave by the south edge',
    holds: ({ hex }) => every((counter) => at(hex, counter) > AWAY.exitA || counter.side === 'allied'),
  },
  {
    name: 'only artillery of a German division without other units is removed',
    holds: (state) =>
      every(
        (one) =>
          at(state.hex, one) !== AWAY.removed ||
          (divisionalArtillery.includes(one) && !fightersLeft(state, one.formation)),
      ),
  },
  {
    name: 'artillery of a German division is removed with its last other unit',
    holds: (state) =>
      divisionalArtillery.every((one) => isGone(at(state.hex, one)) || fightersLeft(state, one.formation)),
  },
];
