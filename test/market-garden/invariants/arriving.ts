import { MARKET_GARDEN } from '../../../src/games/market-garden/index.ts';
import type { State } from '../../../src/engagement/position/state.ts';
import { LOWLAND, SCHEDULE } from '../printed.ts';
import {
  COUNTERS,
  GERMAN,
  OFF,
  around,
  at,
  columnOf,
  edgesAt,
  every,
  extraOf,
  groundOf,
  hexOf,
  inHex,
  isAway,
  nameOf,
  onMap,
  placeHexes,
  rowOf,
  type Change,
  type Counter,
  leftBy,
} from './facts.ts';

const GATEWAYS = new Map(SCHEDULE.flatMap(([, by, ids]) => ids.split(' ').map((id) => [id, by] as const)));
const WAAL = new Set(MARKET_GARDEN.map.areas.find(({ id }) => id === 'north-of-waal')?.hexes);

/** 4.2.1: in the east reinforcements enter north of Helmond, in the west north of Reusel. */
const LIMITS = { east: 'helmond', west: 'reusel' } as const;

/** Height of a hex on the sheet, in half hexes from the top: odd columns stand lower. */
const height = (hex: number): number => 2 * rowOf(hex) + (columnOf(hex) % 2);

const isOpen = (edge: keyof typeof LIMITS, hex: number): boolean =>
  edgesAt(hex).includes(edge) && placeHexes(LIMITS[edge]).every((place) => height(hex) < height(place));

/** Edges over which who has left may come back, by any hex (4.2.2). */
const returns = (before: State, one: Counter): string[] => leftBy(before, one).edges.filter((edge) => edge !== 'south');

/** Could this unit come onto the map in the hex? */
function maySet(before: State, one: Counter, hex: number): boolean {
  if (isAway(before, one)) return returns(before, one).some((edge) => edgesAt(hex).includes(edge));
  if (one.corps) return MARKET_GARDEN.map.hexes[nameOf(hex)]?.features?.includes('bivouac') === true;
  if (LOWLAND.includes(one.id)) return placeHexes('arnhem').includes(hex);
  const by = GATEWAYS.get(one.id);
  if (by === 'east' || by === 'west') return isOpen(by, hex);
  if (by === 'north-of-waal')
    return WAAL.has(nameOf(hex)) && inHex(before, hex).every(({ number }) => number === GERMAN);
  if (by === '1403' && before.turn === 18) return nameOf(hex) === '1403';
  return ['open', 'city', 'height'].includes(groundOf(before)[hex] as string);
}

const arnhemIsAllied = (state: State): boolean =>
  placeHexes('arnhem').every((hex) => extraOf(state).holders[nameOf(hex)] === 'allied');

/** Beside, or in the hex of, somebody like this. */
const beside = (state: State, hex: number, is: (one: Counter) => boolean): boolean =>
  [hex, ...around(hex)].some((at) => inHex(state, at).some(is));

const calls = (state: State): boolean =>
  placeHexes('arnhem').some(
    (hex) =>
      inHex(state, hex).some(({ division }) => division !== undefined) && beside(state, hex, ({ corps }) => corps),
  );

const onNorthEdge = (state: State): boolean =>
  COUNTERS.some((one) => one.corps && onMap(state, one) && rowOf(at(state.hex, one)) === 1);

export const ARRIVING_CHANGES: readonly Change[] = [
  {
    name: 'units come onto the map by their edge, by air or on the spot, where their rule lets them',
    holds: (before, after) =>
      every((one) => {
        const came = !onMap(before, one) && onMap(after, one);
        return !came || maySet(before, one, at(after.hex, one));
      }),
  },
  {
    name: 'the 52nd Division lands while Arnhem is Allied',
    holds: (before, after) =>
      every((one) => !one.lowland || onMap(before, one) || !onMap(after, one) || arnhemIsAllied(before)),
  },
  {
    name: 'a unit goes off the map only from a hex of an edge, Germans alone and live',
    holds: (before, after) =>
      every((one) => {
        const to = at(after.hex, one);
        if (!onMap(before, one) || to >= 0 || to === OFF.eliminated) return true;
        const edges = edgesAt(at(before.hex, one));
        const south = edges.length === 1 && edges[0] === 'south';
        const back = at(after.due, one) === after.turn + 2 && leftBy(after, one).hex === at(before.hex, one);
        const fit = to === OFF.removed ? edges.includes('south') : !south && back;
        return one.number === GERMAN && edges.length > 0 && fit;
      }),
  },
  {
    name: 'the 52nd Division is called when XXX Corps meets airborne troops in Arnhem, two turns ahead, for good',
    holds: (before, after) => {
      const [was, is] = [extraOf(before).airlift, extraOf(after).airlift];
      return was === null ? is === (calls(after) ? after.turn + 2 : null) : is === was;
    },
  },
  {
    name: 'XXX Corps has reached the north edge when one of its units stands there, for good',
    holds: (before, after) => extraOf(after).northEdge === (extraOf(before).northEdge || onNorthEdge(after)),
  },
  {
    name: 'the brigade of turn 18 is lost in a landing only on Germans',
    holds: (before, after) =>
      every((one) => {
        const lost = at(before.hex, one) === OFF.waiting && at(after.hex, one) === OFF.eliminated;
        return !lost || (one.id === 'B-4Para' && inHex(before, hexOf('1403')).some(({ number }) => number === GERMAN));
      }),
  },
];
