import type { Board } from '../../../engagement/position/board.ts';
import type { Position } from '../../../engagement/position/position.ts';
import { neighbourAt, knownHex } from '../../../hex/grid.ts';
import { countriesOf, territoryOf } from '../countries.ts';
import { RESERVE_DISTANCE, type Post } from '../data/arrivals.ts';
import { isNeutral } from '../politics.ts';
import type { Unit } from '../../../engagement/position/rules.ts';

/** Hexes where units are set up, by unit, and those of a neutral where it is one, worked out once for each map. */
const grounds = new WeakMap<Board, [(readonly number[])[], (readonly number[])[]]>();

/** TWW-3.0-b: neutral French units are set up in France. */
export const postNow = (p: Position, unit: Unit, post: Post): Post =>
  isNeutral(p, unit) ? { at: 'country', code: 'FR' } : post;

/** TWW-9.1.1-a, TWW-9.1.1-b, TWW-9.1.2-a, TWW-9.1.2-b, TWW-3.0-b: where this unit may be set up, room and terrain apart. */
export function groundOf(p: Position, unit: Unit, post: Post): readonly number[] {
  const neutral = isNeutral(p, unit);
  let known = grounds.get(p.board);
  if (!known) grounds.set(p.board, (known = [[], []]));
  const of = known[neutral ? 1 : 0];
  return (of[unit.index] ??= hexesOf(p.board, postNow(p, unit, post), unit.side));
}

function hexesOf(board: Board, post: Post, side: number): number[] {
  const { terrain, features } = board;
  const countries = countriesOf(board);
  const land = terrain.flatMap((kind, hex) => (kind === 'sea' ? [] : [hex]));
  switch (post.at) {
    case 'country':
      return land.filter((hex) => countries[hex] === post.code);
    case 'bivouac': {
      const line = new Set(frontier(board, side, false));
      return land.filter((hex) => features[hex]?.includes(`bivouac:${post.name}`) && !line.has(hex));
    }
    case 'reserve': {
      const far = distances(board, frontier(board, side, true));
      return land.filter((hex) => territoryOf(countries[hex]) === side && (far[hex] ?? Infinity) >= RESERVE_DISTANCE);
    }
    case 'city':
      return [...(board.places.get(post.place) ?? [])];
  }
}

/**
 * RUL-TWW-11: hexes with a side of the frontier of the two countries of the Pact with all others; RUL-TWW-12: the reserves of the Pact keep their
 * distance from that of West Germany.
 */
function frontier(board: Board, side: number, forReserves: boolean): number[] {
  const countries = countriesOf(board);
  return board.data.sides.flatMap((line) => {
    if (!line.frontier) return [];
    const ends = [line.a, line.b].map((name) => knownHex(board.grid, name));
    const [a, b] = ends.map((hex) => countries[hex]);
    const between = territoryOf(a) !== territoryOf(b);
    return between && (side === 1 || !forReserves || a === 'WG' || b === 'WG') ? ends : [];
  });
}

/** Hexes from the nearest of these, by hex; Infinity where there are none. */
function distances({ grid }: Board, from: readonly number[]): number[] {
  const far = new Array<number>(grid.size).fill(Infinity);
  const queue = [...new Set(from)];
  for (const hex of queue) far[hex] = 0;
  for (const hex of queue) {
    const next = (far[hex] ?? Infinity) + 1;
    for (let side = hex * 6; side < hex * 6 + 6; side++) {
      const to = neighbourAt(grid, side);
      if (to < 0 || far[to] !== Infinity) continue;
      far[to] = next;
      queue.push(to);
    }
  }
  return far;
}
