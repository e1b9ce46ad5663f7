import type { State } from '../../../src/engagement/state.ts';
import type { PositionView } from '../../../src/wargame/wargame.ts';
import type { Invariant } from '../../kit/invariant.ts';
import { mayStack } from '../slow/finish.ts';
import { GRID } from '../slow/position.ts';
import { ARMOUR, AWAY, COUNTERS, at, calm, every, frameOf, groundOf, has, inFlight, MARK, stacksOf } from './facts.ts';
import type { Counter } from './facts.ts';

export type Rule = Invariant<State, PositionView>;

const groundUnder = (state: State, counter: Counter): string => groundOf(state)[at(state.hex, counter)] ?? '';

/** German divisions with guns of their own (8.0). */
const GUNNED = ['84', '180', '190', '346', '6 FJ', '7 FJ', '15 PzGr'];

const fightersLeft = ({ hex }: State, division: string): boolean =>
  COUNTERS.some((counter) => {
    const gone = [AWAY.eliminated, AWAY.removed].includes(at(hex, counter) as -2);
    return counter.side === 'german' && counter.formation === division && !counter.gun && !gone;
  });

const divisionGun = ({ side, gun, formation }: Counter): boolean =>
  side === 'german' && gun && GUNNED.includes(formation);

export const COUNTER_RULES: readonly Rule[] = [
  {
    name: 'each of the 103 counters is in exactly one place',
    holds: ({ hex, steps, marks, spent, due, entryHex }) =>
      [hex, steps, marks, spent, due, entryHex].every((list) => list.length === 103) &&
      hex.every((place) => Number.isInteger(place) && place >= AWAY.exitB && place < GRID.size),
  },
  {
    name: 'no hex holds counters of both sides',
    holds: (state) => [...stacksOf(state).values()].every((stack) => new Set(stack.map(({ side }) => side)).size === 1),
  },
  {
    name: 'stacks are legal unless somebody moves, falls back or makes room',
    holds: (state) =>
      !calm(state) || [...stacksOf(state)].every(([hex, stack]) => mayStack(groundOf(state)[hex] as string, stack)),
  },
  {
    name: 'Kampfgruppe Lehr shares its hex with nobody',
    holds: (state) =>
      !calm(state) ||
      [...stacksOf(state).values()].every((stack) => stack.length === 1 || stack.every(({ id }) => id !== 'G-Lehr')),
  },
  {
    name: 'a counter has one or two steps, and none once it is eliminated',
    holds: (state) =>
      every((counter) => {
        const gone = at(state.hex, counter) === AWAY.eliminated;
        return (gone ? [0] : [1, 2]).includes(at(state.steps, counter));
      }),
  },
  {
    name: 'armour never stands on a crest',
    holds: (state) => every((counter) => !ARMOUR.includes(counter.type) || groundUnder(state, counter) !== 'crest'),
  },
  {
    name: 'only infantry rests on a crest',
    holds: (state) => !calm(state) || every((one) => one.infantry || groundUnder(state, one) !== 'crest'),
  },
  {
    name: 'in the water are only amphibians, those they carry and infantry driven there',
    holds: (state) =>
      every((counter) => {
        if (groundUnder(state, counter) !== 'inundation' || inFlight(state).includes(counter.index)) return true;
        return counter.type === 'amphib' || counter.infantry;
      }),
  },
  {
    name: 'who is carried is infantry of the 3rd Canadian Division',
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
    name: 'only guns of a German division without other units are taken off',
    holds: (state) =>
      every((one) => at(state.hex, one) !== AWAY.removed || (divisionGun(one) && !fightersLeft(state, one.formation))),
  },
  {
    name: 'guns of a German division do not outlast its other units',
    holds: (state) =>
      every((one) => {
        const gone = [AWAY.eliminated, AWAY.removed].includes(at(state.hex, one) as -2);
        return !divisionGun(one) || gone || fightersLeft(state, one.formation);
      }),
  },
];
