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
  const stops = [...new Set(places)].sort((a, b) => distance(grid, from, a) - distance(grid, from, b) || a - b);
  if (stops.length === 0) return move;
  let best = move;
  let most = leadAfter(march, move);
  let taken: number[] = [];
  for (const stop of stops) {
    if (taken.length === MOST) break;
    const path = wayOver(march, move, [...taken, stop]);
    if (!path) continue;
    const longer = { ...move, path };
    const lead = leadAfter(march, longer);
    if (lead <= most + 1e-9) continue;
    [best, most] = [longer, lead];
    taken = [...taken, stop];
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
