import { neighbour } from '../../../../hex/grid.ts';
import { enemyOf, holds, type Position, type Side } from '../../position/position.ts';
import { bondingStacks, controlOf, OVER_LEFT, OVER_RIGHT, slantedBond, straightBond } from './zoc.ts';

/** 7.4: a bond by the hexes of its two stacks; `to` is -1 where it leads to an entry area (7.4.5). */
export interface Bond {
  from: number;
  to: number;
  /** The hex of a hex bond, or the two hexes beside the hexside of the other kind. */
  at: readonly number[];
  /** Those of them that no enemy may enter there now: none where the bond is negated (7.4.3). */
  shut: readonly number[];
}

/** H44-7.4.1-c, 7.4.3: every bond of a side, those that the enemy negates included. */
export function bondsOf(p: Position, side: Side): Bond[] {
  return bondingStacks(p, side, controlOf(p, side)).flatMap((hex) =>
    [0, 1, 2, 3, 4, 5].flatMap((d) => [...hexBond(p, side, hex, d), ...sideBond(p, side, hex, d)]),
  );
}

function hexBond(p: Position, side: Side, from: number, d: number): Bond[] {
  const mid = straightBond(p, side, controlOf(p, side), from, d);
  if (mid < 0) return [];
  return [{ from, to: neighbour(p.board.grid, mid, d), at: [mid], shut: freeOf(p, side, [mid]) }];
}

function sideBond(p: Position, side: Side, from: number, d: number): Bond[] {
  const over = slantedBond(p, side, controlOf(p, side), from, d);
  if (over === 0) return [];
  const { grid } = p.board;
  const [left, right] = [neighbour(grid, from, d), neighbour(grid, from, (d + 1) % 6)];
  const pushed = [...(over & OVER_LEFT ? [left] : []), ...(over & OVER_RIGHT ? [right] : [])];
  const to = neighbour(grid, left, (d + 1) % 6);
  return [{ from, to, at: [left, right], shut: freeOf(p, side, pushed) }];
}

const freeOf = (p: Position, side: Side, hexes: readonly number[]): number[] =>
  hexes.filter((hex) => !holds(p, enemyOf(side), hex));
