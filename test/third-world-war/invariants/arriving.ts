import { distance } from '../../../src/hex/grid.ts';
import type { State } from '../../../src/engagement/position/state.ts';
import {
  BIVOUAC,
  COUNTERS,
  COUNTRY,
  GRID,
  GROUND,
  NATO,
  OFF,
  OPEN_EDGES,
  OWN_EDGE,
  PACT,
  SCORED,
  around,
  at,
  columnOf,
  edgesAt,
  every,
  frameOf,
  isAway,
  isNeutral,
  isOpening,
  onMap,
  ownerOf,
  placeHexes,
  rowOf,
  type Change,
  type Counter,
  leftBy,
} from './facts.ts';
import { BIVOUACS, DATES, IN_COUNTRIES } from './printed.ts';

const LAND = GRID.names.flatMap((_, hex) => (GROUND[hex] === 'sea' ? [] : [hex]));

/** Hexes that touch the frontier of the Pact's countries, and of these those that touch West Germany (9.1, RUL-TWW-11, RUL-TWW-12). */
const FRONTIER = LAND.filter((hex) => around(hex).some((other) => ownerOf(other) === 1 - ownerOf(hex)));
const WEST_GERMAN = FRONTIER.filter((hex) =>
  [hex, ...around(hex)].some((one) => COUNTRY[one] === 'WG' && (one === hex || ownerOf(hex) === PACT)),
);
/** Hexes between reserves and the frontier (9.1). */
const APART = 5;

const isFar = (hex: number, side: number): boolean =>
  (side === PACT ? WEST_GERMAN : FRONTIER).every((line) => distance(GRID, hex, line) >= APART);

/** 9.1.1, 9.1.2, 3.0: may the unit be set up here? */
function isPost(state: State, one: Counter, hex: number): boolean {
  if (isNeutral(state, one)) return COUNTRY[hex] === 'FR';
  if (one.startsIn !== undefined) return placeHexes(one.startsIn).includes(hex);
  if (one.reserve) return ownerOf(hex) === one.number && isFar(hex, one.number);
  const country = IN_COUNTRIES[one.id];
  if (country !== undefined) return COUNTRY[hex] === country;
  return BIVOUAC[hex]?.includes(BIVOUACS[one.formation] ?? '') === true && !FRONTIER.includes(hex);
}

const isHeldCity = (state: State, side: number, hex: number): boolean =>
  GROUND[hex] === 'city' && state.holders[SCORED.indexOf(hex)] === side && !state.ruined.includes(hex);

/** 4.2.1: in a city of its side, or over its edge, which is not for West Germans. */
const isGate = (state: State, one: Counter, hex: number): boolean =>
  isHeldCity(state, one.number, hex) ||
  (one.nation !== 'West German' && edgesAt(hex).includes(OWN_EDGE[one.number as 0 | 1]));

/** The brigade that gave way to a division here, if any (4.2.1). */
const replaced = (before: State, after: State): Counter | undefined =>
  COUNTERS.find((one) => one.brigade && onMap(before, one) && at(after.hex, one) === OFF.removed);

function maySet(before: State, after: State, one: Counter): boolean {
  const hex = at(after.hex, one);
  if (isOpening(before)) return isPost(before, one, hex);
  if (!before.phase.startsWith(one.side) || !before.phase.endsWith('-movement')) return false;
  if (isAway(before, one)) {
    const { edges } = leftBy(before, one);
    return edgesAt(hex).some((edge) => edges.includes(edge) && OPEN_EDGES[one.number]?.includes(edge));
  }
  if (one.formed) return at(before.hex, replaced(before, after) ?? one) === hex;
  return before.turn >= (DATES.get(one.id) ?? 99) && isGate(before, one, hex);
}

/** 4.0: by the north edge, west of Lübeck. */
const leadsToDenmark = (hex: number): boolean =>
  rowOf(hex) === 1 && GROUND[hex] !== 'sea' && placeHexes('luebeck').every((city) => columnOf(hex) < columnOf(city));

/** 4.0, 5.3.3, 4.2.1: how a unit on the map went off it alive. */
function mayGo(before: State, after: State, one: Counter): boolean {
  const [from, to] = [at(before.hex, one), at(after.hex, one)];
  if (to === OFF.removed) return replaced(before, after) === one && at(before.steps, one) === 2;
  if (to === OFF.denmark) return before.turn === 5 && before.phase === 'pact-movement' && leadsToDenmark(from);
  const open = edgesAt(from).some((edge) => OPEN_EDGES[one.number]?.includes(edge));
  const noted = leftBy(after, one).hex === from && at(after.due, one) === before.turn + 1;
  return to === OFF.waiting && frameOf(before, 'retreat') !== undefined && open && noted;
}

export const ARRIVING_CHANGES: readonly Change[] = [
  {
    name: 'units come onto the map where they are set up, in a city, over their edge or for a brigade (9.1, 4.2.1, 5.3.3)',
    holds: (before, after) => every((one) => onMap(before, one) || !onMap(after, one) || maySet(before, after, one)),
  },
  {
    name: 'a unit goes off the map alive to Denmark, over an edge in retreat, or replaced (4.0, 4.2, 5.3.3)',
    holds: (before, after) =>
      every((one) => {
        const to = at(after.hex, one);
        return !onMap(before, one) || to >= 0 || to === OFF.eliminated || mayGo(before, after, one);
      }),
  },
  {
    name: 'a division takes the place of a fresh American brigade, fresh, in NATO’s movement (4.2.1)',
    holds: (before, after) => {
      const brigade = replaced(before, after);
      if (!brigade) return true;
      const came = COUNTERS.filter((one) => !onMap(before, one) && onMap(after, one));
      const [division] = came;
      return (
        before.phase === 'nato-movement' &&
        came.length === 1 &&
        division?.formed === true &&
        division.number === NATO &&
        at(after.steps, division) === 2 &&
        at(after.spent, division) === at(before.spent, brigade)
      );
    },
  },
  {
    name: 'Denmark is neglected when fewer than three have left as the Pact’s movement of turn 5 ends (9.2.1)',
    holds: (before, after) => {
      const [was, is] = [before, after].map(({ own }) => own['neglected'] === 1);
      const gone = COUNTERS.filter((one) => at(after.hex, one) === OFF.denmark).length;
      const ends = before.turn === 5 && before.phase === 'pact-movement' && after.phase !== before.phase;
      return is === (was || (ends && gone < 3));
    },
  },
];
