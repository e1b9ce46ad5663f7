import { sideBits } from '../position/fields.ts';
import { directionTo } from '../../hex/grid.ts';
import { ALLOWED, type Reason } from '../../kernel/reason.ts';
import { RIVER } from '../position/board.ts';
import type { Position } from '../position/position.ts';

/** Terrain of the first and the second hex of an advance, and why a unit does not go on from the one to the other. */
export interface SecondHex {
  readonly from: readonly string[];
  readonly into: readonly string[];
  readonly reasons: { readonly from: Reason; readonly into: Reason; readonly river: Reason };
}

/** Why nobody goes on from a hex to the next after combat: the ground of either, or a river between, bridge or not. */
export function secondHexReason(p: Position, { from, into, reasons }: SecondHex, at: number, to: number): Reason {
  if (!from.includes(p.board.terrain[at] as string)) return reasons.from;
  if (!into.includes(p.board.terrain[to] as string)) return reasons.into;
  const side = sideBits(p, at, directionTo(p.board.grid, at, to));
  return side & RIVER ? reasons.river : ALLOWED;
}
