import { sideBits } from './fields.ts';
import { neighbour, neighbourAt } from '../../hex/grid.ts';
import { cachedBy } from '../../kernel/cached-by.ts';
import type { MapData } from '../../wargame/map.ts';
import { BRIDGE, FERRY, type Board } from './board.ts';
import type { Position } from './position.ts';

/** A hexside by one number, the same from both hexes. */
function sideNumber(p: Position, from: number, d: number): number {
  const to = neighbour(p.board.grid, from, d);
  return to < 0 || from < to ? from * 6 + d : to * 6 + ((d + 3) % 6);
}

export const isBlown = (p: Position, from: number, d: number): boolean =>
  p.s.blown.length > 0 && p.s.blown.includes(sideNumber(p, from, d));

/** Is there a bridge on this side that stands? */
export const hasBridge = (p: Position, from: number, d: number): boolean =>
  (sideBits(p, from, d) & BRIDGE) !== 0 && !isBlown(p, from, d);

/** Blows the bridge, or breaks the ferry, on a side that has one. */
export function blowBridge(p: Position, from: number, d: number): void {
  const crossed = sideBits(p, from, d) & (BRIDGE | FERRY);
  if (crossed && !isBlown(p, from, d)) p.s.blown = [...p.s.blown, sideNumber(p, from, d)];
}

export function mendBridge(p: Position, from: number, d: number): void {
  const side = sideNumber(p, from, d);
  p.s.blown = p.s.blown.filter((other) => other !== side);
}

/** The two hexes that each of these bridges or ferries joined, as printed. */
const joinedBy = ({ grid }: Board, sides: readonly number[]): [string, string][] =>
  sides.map((side) => [grid.names[Math.floor(side / 6)] as string, grid.names[neighbourAt(grid, side)] as string]);

/** The two hexes that each blown bridge or broken ferry joined. */
export const blownBridges = (p: Position): [string, string][] => joinedBy(p.board, p.s.blown);

/** Maps by the bridges that are blown on them: a game replaces that list when one is blown or mended. */
const mapsOf = cachedBy((board: Board) => cachedBy((blown: readonly number[]) => mapWithout(board, blown)));

/** The map as it is now, without the bridges that are blown and the ferries that are broken; the same object until one changes. */
export const mapNow = ({ board, s: { blown } }: Position): MapData =>
  blown.length === 0 ? board.data : mapsOf(board)(blown);

function mapWithout(board: Board, blown: readonly number[]): MapData {
  const { data } = board;
  const gone = joinedBy(board, blown);
  const isGone = (a: string, b: string): boolean => gone.some((pair) => pair.includes(a) && pair.includes(b));
  const sides = data.sides.map((side) => {
    if (!isGone(side.a, side.b)) return side;
    const { bridge: _, ferry: __, road: ___, ...rest } = side;
    return rest;
  });
  return { ...data, sides };
}
