import type { State } from '../../../src/engagement/position/state.ts';
import { REICHSWALD } from '../../../src/games/reichswald/index.ts';
import type { MapData, MapSide } from '../../../src/wargame/map.ts';
import { columnOf, rowOf } from '../../../src/hex/grid.ts';
import { FLOOD } from '../slow/printed.ts';
import { GRID, hexOf } from '../slow/position.ts';
import { AWAY, COUNTERS, at, betweenTurns, every, frameOf, placeHexes, type Counter, type Rule } from './facts.ts';
import { scheduleOf } from './schedule.ts';

const PHASES = ['allied-movement', 'allied-combat', 'german-movement', 'german-combat'];

/** Possible weather of each turn, as numbers: fair, cloudy, rain (10.0). */
const WEATHER: Readonly<Record<number, readonly number[]>> = {
  8: [0],
  9: [2],
  10: [1, 2],
  11: [1, 2],
  12: [1, 2],
  13: [1, 2],
  14: [0, 1],
  15: [1, 2],
  16: [1, 2],
  17: [1, 2],
  18: [1, 2],
  19: [1, 2],
  20: [1, 2],
  21: [0, 1],
  22: [0, 1],
};

/** Towns bombed on each turn, or their number (6.3). */
const BOMBED: Readonly<Record<number, readonly string[] | number>> = {
  8: ['cleve', 'goch', 'udem', 'calcar'],
  13: 1,
  14: 2,
  16: 1,
  21: 1,
  22: 1,
};
const TOWNS = ['cleve', 'goch', 'udem', 'calcar', 'gennep'];

/** The procedure at the start of the turn is finished. */
const open = (state: State): boolean => !betweenTurns(state);

function bombedAsOrdered(state: State): boolean {
  const order = BOMBED[state.turn] ?? 0;
  const struck = TOWNS.filter((town) => placeHexes(town).every((hex) => state.barred.includes(hex)));
  const whole = state.barred.length === struck.flatMap(placeHexes).length;
  if (!open(state)) return whole && struck.length <= 4;
  const fit =
    typeof order === 'number' ? struck.length === order : struck.toSorted().join() === order.toSorted().join();
  return whole && fit;
}

const terrainNow = (state: State, hex: string): string => REICHSWALD.mapNow(state).hexes[hex]?.terrain ?? '';

const crossings = new WeakMap<MapData, MapSide | undefined>();

/** The hexside of the Bailey bridge, cached per map. */
function crossing(now: MapData): MapSide | undefined {
  if (!crossings.has(now))
    crossings.set(
      now,
      now.sides.find(({ a, b }) => a === '0216' && b === '0315'),
    );
  return crossings.get(now);
}

const compared = new WeakMap<MapData, boolean>();

/** Is all other terrain as printed? Cached per map. */
function restAsPrinted(now: MapData): boolean {
  const known = compared.get(now);
  if (known !== undefined) return known;
  const changing = [...FLOOD, '0216', '0315'];
  const fit = GRID.names.every(
    (hex) => changing.includes(hex) || now.hexes[hex]?.terrain === REICHSWALD.map.hexes[hex]?.terrain,
  );
  compared.set(now, fit);
  return fit;
}

/** May the unit enter here: Allies west, Germans east and south, 0801 for the units withdrawn on turn 10? */
function entersThere({ number, id }: Counter, hex: number): boolean {
  if (number === 1) return columnOf(GRID, hex) === 26 || rowOf(GRID, hex) === 18;
  const pair = hex === hexOf('0801') && /^(C-.\/3|B-11\/33|B-5\/1EngAs)$/.test(id);
  return columnOf(GRID, hex) === 1 || pair;
}

export const TURN_RULES: readonly Rule[] = [
  {
    name: 'the turn is 8 to 22, the phase one of the sequence, the final movement only on turn 22',
    holds: ({ turn, phase, over }) => {
      const last = phase === 'final-movement';
      return (
        Number.isInteger(turn) && turn >= 8 && turn <= 22 && (last ? turn === 22 : PHASES.includes(phase) && !over)
      );
    },
  },
  {
    name: 'there is no open decision when the game is over',
    holds: ({ over, frames }) => !over || frames.length === 0,
  },
  {
    name: 'the weather is possible for the turn',
    holds: (state) => !open(state) || (WEATHER[state.turn] ?? []).includes(state.weather),
  },
  {
    name: 'five hexes are flooded on turn 11 or 12',
    holds: (state) => {
      const wet = FLOOD.filter((hex) => terrainNow(state, hex) === 'inundation').length;
      const flooded = state.own['flooded'] === 1;
      const timely = flooded ? state.turn >= 11 : state.turn < 12 || (state.turn === 12 && !open(state));
      return timely && wet === (flooded ? 5 : 0);
    },
  },
  {
    name: 'from turn 20 the Bailey bridge is a paved road across two inundated hexes',
    holds: (state) => {
      const laid = state.own['bailey'] === 1;
      const side = crossing(REICHSWALD.mapNow(state));
      const terrain = ['0216', '0315'].map((hex) => terrainNow(state, hex));
      const built = side?.bridge === true && side.road === 'paved' && !terrain.includes('inundation');
      const timely = laid ? state.turn >= 20 : state.turn < 20 || !open(state);
      return timely && (laid ? built : side?.bridge !== true && terrain.every((kind) => kind === 'inundation'));
    },
  },
  {
    name: 'the rest of the map is as printed',
    holds: (state) => restAsPrinted(REICHSWALD.mapNow(state)),
  },
  {
    name: 'the bombed hexes are whole towns, as ordered for the turn',
    holds: bombedAsOrdered,
  },
  {
    name: 'cities are chosen for bombing only on turns with a choice',
    holds: (state) => {
      const choice = frameOf(state, 'choice');
      return choice?.why !== 'bomb' || typeof BOMBED[state.turn] === 'number';
    },
  },
  {
    name: 'a waiting unit has an entry hex on an edge of its side',
    holds: ({ hex, entryHex }) =>
      every((one) => {
        const entry = at(entryHex, one);
        return at(hex, one) !== AWAY.waiting || (entry !== -1 && entersThere(one, entry < -1 ? -2 - entry : entry));
      }),
  },
  {
    name: 'reinforcements wait for their turn or event',
    holds: (state) =>
      every((one) => {
        const date = scheduleOf(state, one);
        const away = at(state.hex, one) === AWAY.waiting;
        const fromPrintedHex = away && date !== undefined && at(state.entryHex, one) >= 0;
        return (!fromPrintedHex || at(state.due, one) === date) && (away || date === undefined || state.turn >= date);
      }),
  },
  {
    name: 'a unit that retreated off the map may return the turn after, next to the hex it left',
    holds: (state) =>
      every(
        (one) =>
          at(state.hex, one) !== AWAY.waiting || at(state.entryHex, one) >= -1 || at(state.due, one) <= state.turn + 1,
      ),
  },
  {
    name: 'there are 53 British, 12 Canadian and 38 German counters',
    holds: ({ hex }) => {
      const count = (nation: string) => COUNTERS.filter((one) => one.nation === nation && at(hex, one) >= -6).length;
      return count('British') === 53 && count('Canadian') === 12 && count('German') === 38;
    },
  },
];
