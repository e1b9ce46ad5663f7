import type { State } from '../../../src/engagement/position/state.ts';
import { sharedChanges } from '../../engagement/invariants/changes.ts';
import { same } from '../../engagement/invariants/seen.ts';
import { ARRIVING_CHANGES } from './arriving.ts';
import {
  COUNTERS,
  FACTS,
  NATO,
  OFF,
  at,
  engaged,
  every,
  frameOf,
  inHex,
  isOpening,
  isRiver,
  onMap,
  type Change,
  type Counter,
} from './facts.ts';
import { FLYING_CHANGES, inFlight } from './flying.ts';
import { reachOf } from './lines.ts';
import { airOf } from './printed.ts';
import { STRIKING_CHANGES } from './striking.ts';
import { WALKING_CHANGES } from './walking.ts';

const ORDER = ['pact-movement', 'pact-combat', 'nato-movement', 'nato-combat'];

/** The number of a phase in the whole game (3.0). */
const placeInGame = ({ turn, phase }: State): number => turn * 4 + ORDER.indexOf(phase);

/** 6.0: the phase in which each pool is spent: attack power in the own combat phase, defence power in the enemy's. */
const SPENT_IN = ['pact-combat', 'nato-combat', 'nato-combat', 'pact-combat'];

/** 7.0: reduced, of NATO, on the map and not engaged. */
const recovers = (state: State, one: Counter): boolean =>
  one.number === NATO && onMap(state, one) && at(state.steps, one) === 1 && !engaged(state, one);

/** Those who retreat with this action, from hex to hex. */
function retreating(before: State, after: State): Counter[] {
  const frame = before.frames.at(-1);
  if (frame?.kind !== 'retreat') return [];
  return frame.units
    .map((index) => COUNTERS[index] as Counter)
    .filter((one) => {
      const [from, to] = [at(before.hex, one), at(after.hex, one)];
      return from >= 0 && to >= 0 && from !== to;
    });
}

export const CHANGES: readonly Change[] = [
  ...sharedChanges(FACTS, {
    placeInGame,
    betweenTurns: isOpening,
    gone: [OFF.eliminated, OFF.removed, OFF.denmark],
    jumps: (before, one) => inFlight(before)?.one === one,
  }),
  ...ARRIVING_CHANGES,
  ...FLYING_CHANGES,
  ...STRIKING_CHANGES,
  ...WALKING_CHANGES,
  {
    name: 'a turn begins with its air points, and each pool is spent in its phase (6.0, 6.1)',
    holds: (before, after) => {
      if (before.turn !== after.turn) return same(after.air, airOf(after.turn));
      return after.air.every((points, i) => {
        const spent = (before.air[i] as number) - points;
        return spent === 0 || (spent > 0 && before.phase === SPENT_IN[i]);
      });
    },
  },
  {
    name: 'what the two dice before the game decide stays (3.0)',
    holds: (before, after) =>
      before.frames.some((frame) => frame.kind === 'dice' && frame.why !== 'flak') ||
      ['france', 'eastGermany'].every((what) => before.own[what] === after.own[what]),
  },
  {
    name: 'until turn 5 frozen units go nowhere in a movement phase (4.0)',
    holds: (before, after) =>
      before.turn > 4 ||
      !before.phase.endsWith('-movement') ||
      isOpening(before) ||
      every((one) => !one.frozen || at(before.hex, one) === at(after.hex, one)),
  },
  {
    name: 'nobody enters the hex of an enemy (4.1.2)',
    holds: (before, after) =>
      before.hex === after.hex ||
      every(
        (one) =>
          !onMap(after, one) ||
          at(after.hex, one) === at(before.hex, one) ||
          inHex(before, at(after.hex, one)).every(({ number }) => number === one.number),
      ),
  },
  {
    name: 'NATO alone recovers, as its movement ends on even turns: all who are not engaged (7.0)',
    holds: (before, after) => {
      const ends = before.phase === 'nato-movement' && after.phase !== before.phase && before.turn % 2 === 0;
      if (!ends && before.steps === after.steps) return true;
      return every((one) => at(after.steps, one) > at(before.steps, one) === (ends && recovers(before, one)));
    },
  },
  {
    name: 'armour that retreats across a river loses a step, others only when driven on (5.3.2, 5.3.3)',
    holds: (before, after) => {
      const driven = frameOf(before, 'retreat')?.driven ?? -1;
      return retreating(before, after).every((one) => {
        const lost = at(before.steps, one) - at(after.steps, one);
        const wet = one.armoured && isRiver(at(before.hex, one), at(after.hex, one));
        return one.index === driven ? lost <= 1 + (wet ? 1 : 0) : lost === (wet ? 1 : 0);
      });
    },
  },
  {
    name: 'a retreat ends outside the enemy’s zone (5.3, 5.3.3)',
    holds: (before, after) =>
      retreating(before, after).every(
        (one) =>
          frameOf(after, 'retreat')?.driven === one.index || reachOf(after, 1 - one.number)[at(after.hex, one)] === 0,
      ),
  },
];
