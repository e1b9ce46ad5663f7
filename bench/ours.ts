// The engine's movement search for the range benchmarks.
import { makeGrid } from '../src/hex/grid.ts';
import { FORBIDDEN, makeRange, search } from '../src/wargame/search/search.ts';
import { makeDestinations, type Destinations } from '../src/wargame/search/contract.ts';
import type { Wargame } from '../src/wargame/wargame.ts';
import { makeMap, river } from './peers/map.mjs';

const IMPASSABLE = 255;
const ZOC = 1;
const ENEMY = 2;
const { cost, neighbours, flags } = makeMap();

/** What each hexside costs to cross, in both directions: computed once for the map, as our games do. */
const costs = Uint8Array.from(neighbours, (to, side) =>
  to < 0 || cost[to] === IMPASSABLE ? FORBIDDEN : (cost[to] as number) + river(Math.floor(side / 6), to),
);
const searchMap = {
  neighbours,
  costs,
  closed: Uint16Array.from(flags, (flag) => flag & ENEMY),
  stops: flags.map((flag) => flag & ZOC),
};
const range = makeRange(cost.length);

/** Number of hexes of the peers' map within the allowance, including the start. */
export const rangeOnMap = (start: number, allowance: number): number =>
  search(searchMap, start, allowance, range).count;

const buffers = new WeakMap<Wargame, Destinations>();

/** Number of hexes in which a unit (index in `counters`) can end its move now, by the search for computer players. */
export function rangeInGame(game: Wargame, state: object, unit: number): number {
  let buffer = buffers.get(game);
  if (!buffer) buffers.set(game, (buffer = makeDestinations(makeGrid(game.map.grid).size)));
  return game.search.destinations(state, unit, buffer).count;
}
