import { columnOf, neighbourAt, neighboursOf } from '../../../hex/grid.ts';
import type { Board } from '../../../engagement/position/board.ts';
import { cachedBy } from '../../../kernel/cached-by.ts';
import { enemyOf, occupancyOf, unitCounts, zoneOf, type Position } from '../../../engagement/position/position.ts';

/** Where a side's own edge lies. */
export const OWN_EDGE = ['east', 'west'] as const;

interface Lines {
  enemy: number;
  board: Board;
  /** 1 in every hex from which a path leads to the own edge. */
  open: Uint8Array;
}

/** Answers by side for each list of hexes: copies of a position share it. */
const linesOf = cachedBy((_: readonly number[]): (Lines | undefined)[] => []);

/** The last answers: they hold good while no enemy moves. */
const last: (Lines | undefined)[] = [];

/**
 * 1 in every hex with a path to the side's own edge. The path begins beside the hex and is free of enemy units and their EZs; own units open
 * nothing, a detonation closes nothing (RUL-TWW-25). It may lead over sea (RUL-TWW-05).
 */
export function withPathHome(p: Position, side: number): Uint8Array {
  const enemy = occupancyOf(p).versions[enemyOf(side) as 0 | 1];
  const latest = last[side];
  if (latest?.enemy === enemy && latest.board === p.board) return latest.open;
  const lines = linesOf(p.s.hex);
  const known = lines[side];
  const open = known?.board === p.board ? known.open : search(p, side);
  last[side] = lines[side] = { enemy, board: p.board, open };
  return open;
}

function search(p: Position, side: number): Uint8Array {
  const { grid, edges } = p.board;
  const enemies = unitCounts(p, enemyOf(side));
  const zone = zoneOf(p, enemyOf(side));
  const isOpen = (hex: number): boolean => enemies[hex] === 0 && zone[hex] === 0;
  const reached = new Uint8Array(grid.size);
  const found: number[] = [];
  for (const hex of edges.get(OWN_EDGE[side as 0 | 1]) ?? []) {
    reached[hex] = 1;
    if (isOpen(hex)) found.push(hex);
  }
  for (let hex = found.pop(); hex !== undefined; hex = found.pop()) {
    for (let d = hex * 6; d < hex * 6 + 6; d++) {
      const to = neighbourAt(grid, d);
      if (to < 0 || reached[to] !== 0) continue;
      reached[to] = 1;
      if (isOpen(to)) found.push(to);
    }
  }
  return reached;
}

const NO_HEXES: readonly number[] = [];
const edgeOf = cachedBy((hexes: readonly number[]): ReadonlySet<number> => new Set(hexes));

/** Columns towards each side's own edge. */
const HOMEWARD = [1, -1] as const;

/** How a single hex was found to have a path, or none. */
interface Found {
  isOpen: boolean;
  /** As long as the path leads on from all of these, or from none of them, it is so. */
  hexes: readonly number[];
}

/** The last answers of single hexes, by side. */
const foundOn = cachedBy((_: Board): readonly Map<number, Found>[] => [new Map(), new Map()]);

/**
 * The same of single hexes and by land alone (RUL-TWW-05), in a position in which nobody moves meanwhile: of cities it is asked after every move
 * that is tried.
 */
export function pathsHome(p: Position, side: number): (hex: number) => boolean {
  const { terrain } = p.board;
  const enemies = unitCounts(p, enemyOf(side));
  const zone = zoneOf(p, enemyOf(side));
  const known = foundOn(p.board)[side] as Map<number, Found>;
  const isFree = (hex: number): boolean => enemies[hex] === 0 && zone[hex] === 0 && terrain[hex] !== 'sea';
  return (hex) => {
    let found = known.get(hex);
    if (!found?.hexes.every((at) => isFree(at) === found?.isOpen))
      known.set(hex, (found = searchFrom(p, side, hex, isFree)));
    return found.isOpen;
  };
}

/** Looks for a path from a hex, homeward first: there are hundreds of hexes, and a few dozen on the way. */
function searchFrom({ board }: Position, side: number, from: number, isFree: (hex: number) => boolean): Found {
  const { grid, edges } = board;
  const homeward = HOMEWARD[side as 0 | 1];
  const edge = edgeOf(edges.get(OWN_EDGE[side as 0 | 1]) ?? NO_HEXES);
  const cameFrom = new Int16Array(grid.size).fill(-1);
  const closed: number[] = [];
  const left = [from];
  for (let hex = left.pop(); hex !== undefined; hex = left.pop()) {
    if (edge.has(hex)) return { isOpen: true, hexes: wayTo(hex, from, cameFrom) };
    const near = neighboursOf(grid, hex).filter((to) => to !== from && cameFrom[to] === -1);
    for (const to of near.sort((a, b) => (columnOf(grid, a) - columnOf(grid, b)) * homeward)) {
      cameFrom[to] = hex;
      (isFree(to) ? left : closed).push(to);
    }
  }
  return { isOpen: false, hexes: closed };
}

/** The hexes of a way that was found, without the first. */
function wayTo(end: number, from: number, cameFrom: Int16Array): number[] {
  const way: number[] = [];
  for (let hex = end; hex !== from; hex = cameFrom[hex] as number) way.push(hex);
  return way;
}
