import type { State } from '../../../src/engagement/position/state.ts';
import { columnOf } from '../../../src/hex/grid.ts';
import { movingRules } from '../../engagement/invariants/moving.ts';
import { isArtillery } from '../slow/printed.ts';
import { around, GRID, hexOf } from '../slow/position.ts';
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
  inHex,
  inZoneOf,
  numberOf,
  type Rule,
} from './facts.ts';

const START_9 = hexOf('0302');
const TO_WYLER = ['0305', '0405'].map(hexOf);
const BACK = hexOf('0801');

const hexOfUnit = ({ hex }: State, id: string): number => at(hex, numberOf(id));

/** After the Allied movement phase of this turn. */
const after = ({ turn, phase }: State, last: number): boolean =>
  turn > last || (turn === last && phase !== 'allied-movement');

const onMap = (state: State, id: string): boolean => hexOfUnit(state, id) >= 0;

/** The 2nd Canadian Division may be on the map again (11.1.4). */
const canadiansBack = ({ own, turn }: State): boolean => (own['canadians'] ?? 99) < turn;

const WEST_EDGE = [...GRID.names.keys()].filter((hex) => columnOf(GRID, hex) === 1);

/** Dry hexes without German units and zones that are connected to the west edge (4.4). */
function connectedToWest(state: State): Set<number> {
  const ground = groundOf(state);
  const free = (hex: number): boolean =>
    ground[hex] !== 'inundation' && !inZoneOf(state, hex, 1) && !inHex(state, hex).some(({ number }) => number);
  const region = new Set(WEST_EDGE.filter(free));
  for (const hex of region) for (const next of around(hex).filter(free)) region.add(next);
  return region;
}

const amphibians = COUNTERS.filter(({ type }) => type === 'amphib');

export const MOVING_RULES: readonly Rule[] = [
  ...movingRules(FACTS, { parts: 1, marks: 64 }),
  {
    name: 'a carried unit has spent no more than half its allowance, or has ended its move',
    holds: (state) =>
      every((one) => {
        const spent = at(state.spent, one);
        return !has(state, one, MARK.carried) || spent <= Math.floor(one.allowance / 2) || spent === one.allowance;
      }),
  },
  {
    name: 'units retreat from the flood on turn 11 or 12 and spend nothing',
    holds: (state) =>
      every((one) => {
        const fresh = betweenTurns(state) || at(state.spent, one) === 0;
        return !has(state, one, MARK.fled) || ((state.turn === 11 || state.turn === 12) && fresh);
      }),
  },
  {
    // Who is driven through one has moved in its own phase, and goes on (5.1.2).
    name: 'no unit moves in a bombed town',
    holds: (state) => {
      if (betweenTurns(state) || state.barred.length === 0) return true;
      const driven = frameOf(state, 'retreat')?.driven;
      return every(
        (one) => one.index === driven || !state.barred.includes(at(state.hex, one)) || at(state.spent, one) === 0,
      );
    },
  },
  {
    name: 'on turn 8 the 9th Canadian Brigade does not move',
    holds: (state) => state.turn !== 8 || state.phase !== 'allied-movement' || hexOfUnit(state, 'C-9/3') === START_9,
  },
  {
    name: 'on turn 8 the 5th Canadian Brigade moves to Wyler and nowhere else',
    holds: (state) =>
      state.turn !== 8 || state.phase !== 'allied-movement' || TO_WYLER.includes(hexOfUnit(state, 'C-5/2')),
  },
  {
    name: 'the 4th and 6th Canadian Brigades leave on turn 8, the 5th on turn 9',
    holds: (state) =>
      canadiansBack(state) ||
      (!(after(state, 8) && ['C-4/2', 'C-6/2'].some((id) => onMap(state, id))) &&
        !(after(state, 9) && onMap(state, 'C-5/2'))),
  },
  {
    name: 'the units withdrawn on turn 10 are a brigade of the 3rd Canadian Division and an amphibious unit, due on turn 12 at 0801',
    holds: (state) => {
      const { own, turn, entryHex, due, hex } = state;
      const away = COUNTERS.filter((one) => at(entryHex, one) === BACK);
      const brigades = away.filter((one) => one.infantry && one.formation === '3 Cdn');
      const fit = away.every((one) => at(due, one) === 12 && (turn > 11 || at(hex, one) === AWAY.waiting));
      const pair =
        brigades.length === (own['brigadeOut'] ?? 0) && away.length - brigades.length === (own['amphibianOut'] ?? 0);
      return turn < 10 ? away.length === 0 : turn > 11 || (pair && fit);
    },
  },
  {
    name: 'an amphibious unit ends its move connected to the west edge',
    holds: (state) => {
      if (state.phase !== 'allied-movement' || state.frames.length > 0) return true;
      const moved = amphibians.filter((one) => has(state, one, MARK.moved) && at(state.hex, one) >= 0);
      if (moved.length === 0) return true;
      const connected = connectedToWest(state);
      return moved.every((one) => connected.has(at(state.hex, one)));
    },
  },
  {
    name: 'in the final movement phase no unit enters an enemy zone',
    holds: (state) =>
      state.phase !== 'final-movement' ||
      every(
        (one) =>
          at(state.hex, one) < 0 ||
          !has(state, one, MARK.moved) ||
          one.number > 0 ||
          !inZoneOf(state, at(state.hex, one), 1),
      ),
  },
  {
    name: 'only a single amphibious unit carries, and its passenger is in its hex',
    holds: ({ frames, hex }) => {
      const [move] = frames;
      if (move?.kind !== 'move' || move.passenger < 0) return true;
      const [carrier = -1] = move.units;
      return move.units.length === 1 && COUNTERS[carrier]?.type === 'amphib' && hex[move.passenger] === hex[carrier];
    },
  },
  {
    name: 'only amphibious units have carried a unit',
    holds: (state) => every((one) => one.type === 'amphib' || !has(state, one, MARK.ferried)),
  },
  {
    name: 'an AGRA that has moved has not fired',
    holds: (state) =>
      every((one) => one.type !== 'artillery_agra' || !has(state, one, MARK.moved) || !has(state, one, MARK.fired)),
  },
  {
    name: 'in the combat phase of one side only artillery of the other has fired',
    holds: (state) =>
      !state.phase.endsWith('-combat') ||
      every((one) => state.phase.startsWith(one.side) || isArtillery(one.type) || !has(state, one, MARK.fired)),
  },
];
