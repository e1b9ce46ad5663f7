import { distance } from '../../hex/grid.ts';
import { around } from './desk.ts';
import { moved, type March, type Move } from './march.ts';
import { leadOf } from './value.ts';

/** Places that one move takes on its way, at most. */
const MOST = 3;

/** The same move by way of places that it takes from the enemy, where there is enough movement for it. */
export function takingPlaces(march: March, move: Move): Move {
  const { desk, state, enemies, reach, goals } = march;
  const { game, grid, own } = desk;
  const open = reach.get(move.unit);
  const from = game.search.hexes(state)[move.unit] as number;
  if (!open || from < 0 || move.exit) return move;
  const places = goals
    .filter(({ stake }) => stake.how === 'hold' && stake.holder !== own)
    .flatMap(({ hexes }) => hexes)
    .filter((hex) => hex !== move.hex && open.has(hex) && !enemies.has(hex));
  const nearer = (a: number, b: number): number => distance(grid, from, a) - distance(grid, from, b) || a - b;
  // Of equals the farthest: the others lie nearer to those who come after.
  const stops = [...new Set(places)].sort(nearer).reverse();
  if (stops.length === 0) return move;
  let best = move;
  let most = leadAfter(march, move);
  for (let taken: number[] = []; taken.length < MOST;) {
    let next: number[] | undefined;
    for (const stop of stops)
      for (const path of waysOver(march, move, [...taken, stop].sort(nearer))) {
        const longer = { ...move, path };
        const lead = leadAfter(march, longer);
        if (lead > most + 1e-9) [best, most, next] = [longer, lead, [...taken, stop]];
      }
    if (!next) break;
    taken = next;
  }
  return best;
}

/** The side's lead after a move; nothing where it cannot be made. */
function leadAfter(march: March, move: Move): number {
  const { desk, state } = march;
  const after = desk.game.copy(state);
  return moved(march, after, move) ? leadOf(desk, after) : -Infinity;
}

/** Hexes from where the unit stands over all of these to the end of its move: the cheapest to the first, the fewest on from there. */
function wayOver(
  { desk, state, reach }: March,
  { unit, hex, mode }: Move,
  stops: readonly number[],
): number[] | undefined {
  const open = reach.get(unit) as ReadonlyMap<number, number>;
  const way = [...desk.game.search.path(state, unit, stops[0] as number, mode)];
  for (const stop of [...stops.slice(1), hex]) {
    const at = way.at(-1);
    const leg =
      at === undefined ? undefined : fewest(at, stop, (from) => around(desk, from).filter((to) => open.has(to)));
    if (!leg) return undefined;
    way.push(...leg);
  }
  return way;
}

/** Ways over these hexes: on from one to the next, and of a single one there and back. */
function waysOver(march: March, move: Move, stops: readonly number[]): number[][] {
  const on = wayOver(march, move, stops);
  return [...(on ? [on] : []), ...(stops.length === 1 ? [thereAndBack(march, move, stops[0] as number)] : [])];
}

/** To a hex, back to where the unit stands, and from there to the end of its move: over a bridge whoever cannot go on beyond it comes back. */
function thereAndBack({ desk, state }: March, { unit, hex, mode }: Move, stop: number): number[] {
  const { search } = desk.game;
  const from = search.hexes(state)[unit] as number;
  const out = search.path(state, unit, stop, mode);
  return [...out, ...out.slice(0, -1).toReversed(), from, ...search.path(state, unit, hex, mode)];
}

/** The fewest hexes from one to another, the first of them not counted. */
function fewest(from: number, to: number, next: (hex: number) => readonly number[]): number[] | undefined {
  const before = new Map([[from, from]]);
  for (const hex of before.keys()) {
    if (hex === to) {
      const way: number[] = [];
      for (let at = to; at !== from; at = before.get(at) as number) way.unshift(at);
      return way;
    }
    for (const one of next(hex)) if (!before.has(one)) before.set(one, hex);
  }
  return undefined;
}
