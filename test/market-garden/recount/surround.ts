import { around, edgesOf, terrainOf } from './board.ts';
import { inZone, isEnemyIn, isWet, type Board, type Piece } from './position.ts';

/** 4.0: armour never enters a swamp. */
export const bears = (piece: Piece, hex: string): boolean => !piece.armoured || terrainOf(hex) !== 'swamp';

/** 5.3.2: armour does not live through a retreat across a river. */
export const isDeadly = (board: Board, piece: Piece, from: string, to: string): boolean =>
  piece.armoured && isWet(board, from, to);

/** Attackers do not fall back into the hex they attacked, though nobody is left in it (RUL-MG-51). */
const isRefused = (board: Board, { side }: Piece, hex: string): boolean => side === board.side && hex === board.refused;

/** 5.3: neither an enemy nor the zone of one. */
export const isFree = (board: Board, piece: Piece, hex: string): boolean =>
  !isEnemyIn(board, piece.side, hex) && !inZone(board, piece.side, hex) && !isRefused(board, piece, hex);

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

/** Hexes and edges where a retreat may end (5.3); over the south edge only where nothing else is open (RUL-MG-60). */
export function rests(board: Board, piece: Piece, from: string): string[] {
  const hexes = around(from).filter(
    (to) =>
      to !== piece.hex &&
      isFree(board, piece, to) &&
      bears(piece, to) &&
      !isDeadly(board, piece, from, to) &&
      hasRoom(board, piece, to, [from]),
  );
  const [edges, south] = [true, false].map((back) =>
    edgesFor(piece, from).filter((edge) => (edge !== 'south') === back),
  );
  const open = [...hexes, ...(edges as string[])];
  return open.length > 0 ? open : (south as string[]);
}

const hasFriends = (board: Board, { id, side }: Piece, hex: string): boolean =>
  board.at(hex).some((other) => other.id !== id && other.side === side);

/** 5.3.2, RUL-RW-37: would the unit live but for the rivers on its way? `driven`: this is the second of two hexes. */
function drowns(board: Board, piece: Piece, to: string, driven: boolean): boolean {
  const from = piece.hex as string;
  if (piece.armoured || !/^\d/.test(to)) return false;
  const goesOn = !driven && inZone(board, piece.side, to);
  const onward = goesOn ? rests(board, piece, to) : [];
  const second = goesOn && onward.every((next) => /^\d/.test(next) && isWet(board, to, next)) ? 1 : 0;
  const rivers = (isWet(board, from, to) ? 1 : 0) + second;
  const loss = goesOn ? !hasFriends(board, piece, to) : driven && !hasFriends(board, piece, from);
  const left = piece.steps - (loss ? 1 : 0);
  return left > 0 && left <= rivers;
}

/** Without those that destroy the unit, if there are others. */
function spared(board: Board, piece: Piece, hexes: readonly string[], driven: boolean): string[] {
  const dry = hexes.filter((to) => !drowns(board, piece, to, driven));
  return dry.length > 0 ? dry : [...hexes];
}

/**
 * 5.3, 5.3.3: where a unit driven back may go. `hit`: it has lost a step to the result. `driven`: it stands in the first of two hexes.
 * Nothing: it is eliminated.
 */
export function retreats(board: Board, piece: Piece, hit: boolean, driven: boolean): string[] {
  const from = piece.hex as string;
  const ends = rests(board, piece, from);
  if (driven || ends.length > 0) return spared(board, piece, ends, driven);
  if (around(from).some((to) => leadsOut(board, piece, from, to))) return [];
  const first = around(from).filter((to) => {
    if (isEnemyIn(board, piece.side, to) || !bears(piece, to) || isDeadly(board, piece, from, to)) return false;
    if (isRefused(board, piece, to) || !inZone(board, piece.side, to)) return false;
    return (!hit || hasFriends(board, piece, to)) && rests(board, piece, to).length > 0;
  });
  return spared(board, piece, first, driven);
}
