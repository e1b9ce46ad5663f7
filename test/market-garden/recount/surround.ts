import { around, edgesOf, terrainOf } from './board.ts';
import { inZone, isEnemyIn, isWet, type Board, type Piece } from './position.ts';

/** 4.0: armour never enters a swamp. */
export const bears = (piece: Piece, hex: string): boolean => !piece.armoured || terrainOf(hex) !== 'swamp';

/** 5.3.2: armour does not live through a retreat across a river. */
export const isDeadly = (board: Board, piece: Piece, from: string, to: string): boolean =>
  piece.armoured && isWet(board, from, to);

/** 5.3: neither an enemy nor the zone of one. */
export const isFree = (board: Board, piece: Piece, hex: string): boolean =>
  !isEnemyIn(board, piece.side, hex) && !inZone(board, piece.side, hex);

/** 5.3.1: there is room, or one of the four makes room in a hex outside the zones and off the way of the chain. */
export function hasRoom(board: Board, piece: Piece, hex: string, chain: readonly string[]): boolean {
  const here = board.at(hex).filter(({ id }) => id !== piece.id);
  if (here.length < 3) return true;
  return [...here, piece].some((other) => makesRoom(board, other, hex, chain).length > 0);
}

/** Where one unit of an overfull hex may go. */
export function makesRoom(board: Board, piece: Piece, hex: string, chain: readonly string[]): string[] {
  const passed = [...chain, hex];
  return around(hex).filter(
    (to) =>
      !passed.includes(to) &&
      isFree(board, piece, to) &&
      bears(piece, to) &&
      !isDeadly(board, piece, hex, to) &&
      hasRoom(board, piece, to, passed),
  );
}

/** 4.2.2: Germans may retreat over any edge; only the west, north and east are a way out (RUL-S-01). */
export const edgesFor = ({ side }: Piece, hex: string): string[] => (side === 'german' ? edgesOf(hex) : []);

/** 5.1.3: a hex free of zones; across a river it counts, though armour is lost on the way (RUL-S-01). */
const leadsOut = (board: Board, piece: Piece, from: string, to: string): boolean =>
  isFree(board, piece, to) && bears(piece, to) && hasRoom(board, piece, to, [from]);

/** 5.1.3: engaged, with no way out. */
export function isSurrounded(board: Board, piece: Piece): boolean {
  const from = piece.hex as string;
  if (!inZone(board, piece.side, from)) return false;
  if (edgesFor(piece, from).some((edge) => edge !== 'south')) return false;
  return !around(from).some((to) => leadsOut(board, piece, from, to));
}

/** Hexes and edges where a retreat may end (5.3). */
export function rests(board: Board, piece: Piece, from: string): string[] {
  const hexes = around(from).filter(
    (to) =>
      to !== piece.hex &&
      isFree(board, piece, to) &&
      bears(piece, to) &&
      !isDeadly(board, piece, from, to) &&
      hasRoom(board, piece, to, [from]),
  );
  return [...hexes, ...edgesFor(piece, from)];
}

/**
 * 5.3, 5.3.3: where a unit driven back may go. `hit`: it has lost a step to the result. `driven`: it stands in the first of two hexes.
 * Nothing: it is eliminated.
 */
export function retreats(board: Board, piece: Piece, hit: boolean, driven: boolean): string[] {
  const from = piece.hex as string;
  const ends = rests(board, piece, from);
  if (driven || ends.length > 0) return ends;
  if (around(from).some((to) => leadsOut(board, piece, from, to))) return [];
  return around(from).filter((to) => {
    if (isEnemyIn(board, piece.side, to) || !bears(piece, to) || isDeadly(board, piece, from, to)) return false;
    const friendly = board.at(to).some(({ side }) => side === piece.side);
    if (!inZone(board, piece.side, to) || (hit && !friendly)) return false;
    return rests(board, piece, to).length > 0;
  });
}
