import { neighbourAt } from '../../../hex/grid.ts';
import type { Board } from '../../../engagement/position/board.ts';
import type { Occupancy } from '../../../wargame/occupancy.ts';
import { enemyOf, occupancyOf, unitCounts, zoneOf, type Position } from '../../../engagement/position/position.ts';

/** Where a side's own edge lies. */
export const OWN_EDGE = ['east', 'west'] as const;

interface Lines {
  enemy: number;
  board: Board;
  /** 1 in every hex from which a path leads to the own edge. */
  open: Uint8Array;
}

/** The last answers by side, over sea and by land, of each position that is kept. */
const known = new WeakMap<Occupancy, (Lines | undefined)[]>();

/**
 * 1 in every hex with a path to the side's own edge. The path begins beside the hex and is free of enemy units and their EZs; own units open
 * nothing, a detonation closes nothing (RUL-TWW-25). By land only, unless `overSea` (RUL-TWW-05).
 */
export function withPathHome(p: Position, side: number, overSea: boolean): Uint8Array {
  const occupancy = occupancyOf(p);
  const enemy = occupancy.versions[enemyOf(side) as 0 | 1];
  const slot = side * 2 + (overSea ? 1 : 0);
  let answers = known.get(occupancy);
  if (!answers) known.set(occupancy, (answers = []));
  const last = answers[slot];
  if (last?.enemy === enemy && last.board === p.board) return last.open;
  const open = search(p, side, overSea);
  answers[slot] = { enemy, board: p.board, open };
  return open;
}

function search(p: Position, side: number, overSea: boolean): Uint8Array {
  const { grid, edges, terrain } = p.board;
  const enemies = unitCounts(p, enemyOf(side));
  const zone = zoneOf(p, enemyOf(side));
  const closed = new Uint8Array(grid.size);
  for (let hex = 0; hex < grid.size; hex++) {
    closed[hex] = enemies[hex] !== 0 || zone[hex] !== 0 || (!overSea && terrain[hex] === 'sea') ? 1 : 0;
  }
  const reached = new Uint8Array(grid.size);
  const found: number[] = [];
  for (const hex of edges.get(OWN_EDGE[side as 0 | 1]) ?? []) {
    reached[hex] = 1;
    if (closed[hex] === 0) found.push(hex);
  }
  for (let hex = found.pop(); hex !== undefined; hex = found.pop()) {
    for (let d = hex * 6; d < hex * 6 + 6; d++) {
      const to = neighbourAt(grid, d);
      if (to < 0 || reached[to] !== 0) continue;
      reached[to] = 1;
      if (closed[to] === 0) found.push(to);
    }
  }
  return reached;
}
