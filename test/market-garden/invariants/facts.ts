import type { State } from '../../../src/engagement/position/state.ts';
import { MARKET_GARDEN } from '../../../src/games/market-garden/index.ts';
import { at, factsOf, leftFrom } from '../../engagement/facts.ts';
import { ARMOUR, CORPS, DROPPED, LOWLAND } from '../printed.ts';

export { at, frameOf, has, isQuiet, MARK, OFF } from '../../engagement/facts.ts';
export type { Change, Rule } from '../../engagement/facts.ts';

const divisionOf = (id: string): string | undefined =>
  Object.keys(DROPPED).find((division) => DROPPED[division]?.includes(id));

export const FACTS = factsOf(MARKET_GARDEN, ({ id, type }) => ({
  /** XXX Corps. */
  corps: CORPS.includes(id),
  /** Airborne division. */
  division: divisionOf(id),
  lowland: LOWLAND.includes(id),
  armoured: ARMOUR.includes(type),
}));

export const {
  counters: COUNTERS,
  grid: GRID,
  numberOf,
  every,
  stacksOf,
  inHex,
  inZoneOf,
  groundOf,
  placeHexes,
  hexOf,
  nameOf,
  around,
  scored: SCORED,
} = FACTS;

export type Counter = (typeof COUNTERS)[number];

export const GERMAN = 0;
export const ALLIED = 1;
export const DIVISIONS = Object.keys(DROPPED);

/** What `show` prints of a position besides units and pools (docs/formats). */
export interface Extra {
  holders: Readonly<Record<string, string>>;
  bridges: Readonly<Record<string, string>>;
  ferries: Readonly<Record<string, string>>;
  unsupplied: Readonly<Record<string, number>>;
  contact: readonly string[];
  attacked: readonly string[];
  blown: number;
  northEdge: boolean;
  airlift: number | null;
  ends: Readonly<Record<string, number>>;
  mending: Readonly<Record<string, number>>;
  tried: readonly string[];
  fuse: string | null;
  engaged: readonly string[];
}

const extras = new WeakMap<State, Extra>();

export function extraOf(state: State): Extra {
  let extra = extras.get(state);
  if (!extra) extras.set(state, (extra = MARKET_GARDEN.view(state, null).extra as unknown as Extra));
  return extra;
}

export const onMap = ({ hex }: State, one: Counter): boolean => at(hex, one) >= 0;
/** Left over an edge and not back yet. */
export const isAway = (state: State, one: Counter): boolean =>
  at(state.hex, one) === -1 && at(state.entryHex, one) < -1;

/** The hex that a unit on its way back has left, and the edges over which it went: those of a corner, unless it named one. */
export const leftBy = (state: State, one: Counter): ReturnType<typeof leftFrom> =>
  leftFrom(at(state.entryHex, one), GRID.size, edgesAt);

export const engaged = (state: State, one: Counter): boolean =>
  onMap(state, one) && inZoneOf(state, at(state.hex, one), 1 - one.number);

export const columnOf = (hex: number): number => Number(nameOf(hex).slice(0, 2));
export const rowOf = (hex: number): number => Number(nameOf(hex).slice(2));

/** Edges of the map on which a hex lies; the corner cut out below row 20 has an east and a south edge (RUL-MG-35). */
export function edgesAt(hex: number): string[] {
  const [column, row] = [columnOf(hex), rowOf(hex)];
  return [
    ...(row === 1 ? ['north'] : []),
    ...(column === 22 || (column === 11 && row >= 20) ? ['east'] : []),
    ...(row === 28 || (row === 20 && column > 11) ? ['south'] : []),
    ...(column === 1 ? ['west'] : []),
  ];
}

/** Bridges of the red road and ferries, by their hexes (10.1, 10.2). */
const crossings = (kind: 'bridge' | 'ferry'): ReadonlyMap<string, readonly [number, number]> =>
  new Map(
    MARKET_GARDEN.map.sides
      .filter((side) => (kind === 'ferry' ? side.ferry : side.bridge && side.road === 'red-road'))
      .map(({ a, b }) => [`${a}-${b}`, [hexOf(a), hexOf(b)]]),
  );

export const BRIDGES = crossings('bridge');
export const FERRIES = crossings('ferry');

const SIDES = new Map(
  MARKET_GARDEN.map.sides.flatMap((side) => [
    [`${side.a}-${side.b}`, side] as const,
    [`${side.b}-${side.a}`, side] as const,
  ]),
);

/** The hexside between two hexes, as printed. */
export const sideOf = (a: number, b: number) => SIDES.get(`${nameOf(a)}-${nameOf(b)}`);

/** The name of a hexside among bridges or ferries. */
export const crossingOf = (a: number, b: number): string =>
  a < b ? `${nameOf(a)}-${nameOf(b)}` : `${nameOf(b)}-${nameOf(a)}`;
