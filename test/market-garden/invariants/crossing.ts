import type { State } from '../../../src/engagement/position/state.ts';
import {
  ALLIED,
  BRIDGES,
  FERRIES,
  GERMAN,
  at,
  crossingOf,
  every,
  extraOf,
  frameOf,
  inHex,
  nameOf,
  onMap,
  sideOf,
  type Change,
  type Counter,
} from './facts.ts';

const isAllied = ({ number }: Counter): boolean => number === ALLIED;

/** 4.0, 10.2: a bridge that stands, or in a German movement phase a ferry. */
function carriesArmour(state: State, one: Counter, from: number, to: number): boolean {
  const side = sideOf(from, to);
  if (!side?.river) return true;
  const { bridges, ferries } = extraOf(state);
  const id = crossingOf(from, to);
  const named = [id, id.split('-').toReversed().join('-')];
  if (side.bridge) return named.every((name) => bridges[name] !== 'destroyed');
  const ferry = named.some((name) => ferries[name] === 'intact');
  return ferry && one.number === GERMAN && state.phase === 'german-movement';
}

/** The bridge with a number more than before, if any. */
const fallen = (before: State, after: State): string[] => {
  const [was, is] = [extraOf(before).bridges, extraOf(after).bridges];
  return [...BRIDGES.keys()].filter((id) => is[id] === 'destroyed' && was[id] !== 'destroyed');
};

const mended = (before: State, after: State): string[] => fallen(after, before);

export const CROSSING_CHANGES: readonly Change[] = [
  {
    name: 'armour crosses a river by bridges that stand, and German armour by ferries as it moves',
    holds: (before, after) =>
      every((one) => {
        const [from, to] = [at(before.hex, one), at(after.hex, one)];
        return !one.armoured || from < 0 || to < 0 || from === to || carriesArmour(before, one, from, to);
      }),
  },
  {
    name: 'a bridge falls as its die is rolled, one at a time, never an Allied one, and is counted',
    holds: (before, after) => {
      const down = fallen(before, after);
      const { fuse, blown, bridges } = extraOf(before);
      const fit = down.every((id) => id === fuse && bridges[id] === 'german');
      return fit && down.length <= 1 && extraOf(after).blown === blown + down.length;
    },
  },
  {
    name: 'a bridge is tried once a turn, and before any German moves',
    holds: (before, after) => {
      const [was, is] = [extraOf(before), extraOf(after)];
      if (is.fuse === null || was.fuse !== null) return true;
      const moved = every(
        (one) => one.number !== GERMAN || (at(before.spent, one) === 0 && at(before.marks, one) % 2 === 0),
      );
      return moved && !was.tried.includes(is.fuse);
    },
  },
  {
    name: 'the marker comes off as the Allied movement begins in the turn after both ends were taken',
    holds: (before, after) =>
      mended(before, after).every((id) => {
        const begins = before.phase !== after.phase && after.phase === 'allied-movement';
        return begins && extraOf(before).mending[id] === after.turn;
      }),
  },
  {
    name: 'a bridge taken while destroyed is mended the turn after',
    holds: (before, after) =>
      [...BRIDGES.keys()].every((id) => {
        const [was, is] = [extraOf(before), extraOf(after)];
        const taken = (was.ends[id] ?? 0) < 3 && is.ends[id] === 3 && is.bridges[id] === 'destroyed';
        return taken ? is.mending[id] === after.turn + 1 : !(id in is.mending) || is.mending[id] === was.mending[id];
      }),
  },
  {
    name: 'ends of bridges that Allied units have been in are noted as they come, for good',
    holds: (before, after) =>
      [...BRIDGES].every(([id, hexes]) => {
        const [was, is] = [extraOf(before).ends[id] ?? 0, extraOf(after).ends[id] ?? 0];
        const came = hexes.map((hex) => inHex(after, hex).some(isAllied));
        return (is & was) === was && [1, 2].every((bit, i) => !(is & bit) || (was & bit) > 0 || came[i] === true);
      }),
  },
  {
    name: 'a ferry is lost to Allied units at an end, for good',
    holds: (before, after) =>
      [...FERRIES].every(([id, hexes]) => {
        const [was, is] = [extraOf(before).ferries[id], extraOf(after).ferries[id]];
        if (was === 'destroyed') return is === 'destroyed';
        return is === 'intact' || hexes.some((hex) => inHex(after, hex).some(isAllied));
      }),
  },
  {
    name: 'nobody enters the hex of an enemy',
    holds: (before, after) =>
      every((one) => {
        const to = at(after.hex, one);
        if (!onMap(after, one) || to === at(before.hex, one)) return true;
        const driven = frameOf(before, 'retreat') !== undefined;
        return driven || inHex(before, to).every(({ number }) => number === one.number) || nameOf(to) === '1403';
      }),
  },
];
