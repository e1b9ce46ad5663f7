// What the bench asks of our own engine for ranges: the one place to change when the engine's search does.
import type { StepCost } from '../src/wargame/search.ts';
import { search } from '../src/wargame/search.ts';
import type { Wargame } from '../src/wargame/wargame.ts';
import { makeMap, river } from './peers/map.mjs';

const IMPASSABLE = 255;
const ZOC = 1;
const ENEMY = 2;
const { cost, neighbours, flags } = makeMap();

/** What each hexside costs to cross, both ways: a table made once for a map, as our games make theirs. */
const prices = Int8Array.from(neighbours, (to, side) => {
  if (to < 0 || cost[to] === IMPASSABLE || (flags[to] as number) & ENEMY) return -1;
  return (cost[to] as number) + river(Math.floor(side / 6), to);
});
const price: StepCost = (from, direction) => prices[from * 6 + direction] as number;
const endsIn = (hex: number): boolean => ((flags[hex] as number) & ZOC) !== 0;

/** How many hexes of the peers' map lie within the allowance of this one, itself among them. */
export const rangeOnMap = (start: number, allowance: number): number =>
  search(neighbours, start, allowance, price, endsIn, 1).count;

/** How many hexes a unit of the game can enter now. */
export function rangeInGame(game: Wargame, state: object, unit: string): number {
  const found = game.reach(state, unit);
  return found.ok ? found.value.hexes.length : 0;
}
