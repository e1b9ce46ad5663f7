// What the bench asks of our own engine for ranges: the one place to change when the engine's search does.
import { makeGrid } from '../src/hex/grid.ts';
import { FORBIDDEN, makeRange, search } from '../src/wargame/search.ts';
import { makeDestinations, type Destinations } from '../src/wargame/search-contract.ts';
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
  closed: flags.map((flag) => flag & ENEMY),
  stops: flags.map((flag) => flag & ZOC),
};
const range = makeRange(cost.length);

/** How many hexes of the peers' map lie within the allowance of this one, itself among them. */
export const rangeOnMap = (start: number, allowance: number): number =>
  search(searchMap, start, allowance, range).count;

const rooms = new WeakMap<Wargame, Destinations>();

/** In how many hexes a unit, by its place in `counters`, could end its move now: asked as a computer player asks. */
export function rangeInGame(game: Wargame, state: object, unit: number): number {
  let room = rooms.get(game);
  if (!room) rooms.set(game, (room = makeDestinations(makeGrid(game.map.grid).size)));
  return game.search.destinations(state, unit, room).count;
}
