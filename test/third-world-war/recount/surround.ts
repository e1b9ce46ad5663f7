import { around, edgesOf, hasRiver } from './board.ts';
import { isEnemyIn, type Board, type Piece } from './position.ts';
import { inZone, isOpenTo } from './zones.ts';

const MOST = 3;

/** Attackers do not fall back into the hex they attacked, though nobody is left in it. */
const isRefused = (board: Board, { side }: Piece, hex: string): boolean => side === board.side && hex === board.refused;

/** 5.3: neither an enemy nor the zone of one. */
const isFree = (board: Board, piece: Piece, hex: string): boolean =>
  !isEnemyIn(board, piece.side, hex) && !inZone(board, piece.side, hex) && !isRefused(board, piece, hex);

/** 5.3.1: there is room, or one of those who were there makes room. */
function hasRoom(board: Board, piece: Piece, hex: string, chain: readonly string[]): boolean {
  const here = board.at(hex).filter(({ id }) => id !== piece.id);
  return here.length < MOST || here.some((other) => makesRoom(board, other, hex, chain).length > 0);
}

/** A hex in which a retreat can end. */
const isRest = (board: Board, piece: Piece, to: string, chain: readonly string[]): boolean =>
  isFree(board, piece, to) && isOpenTo(board, piece, to) && hasRoom(board, piece, to, chain);

/** Where one unit of an overfull hex may go; not back along the chain, and not if it has come by this retreat itself (5.3.1). */
export function makesRoom(board: Board, piece: Piece, hex: string, chain: readonly string[]): string[] {
  if (board.settled?.has(piece.id)) return [];
  const passed = [...chain, hex];
  const hexes = around(hex).filter((to) => !passed.includes(to) && isRest(board, piece, to, passed));
  return spared(hexes, (to) => crossing(piece, hex, to) >= piece.steps);
}

/** 5.3.3: north and south, and one's own edge. */
export const edgesFor = ({ side }: Piece, hex: string): string[] =>
  edgesOf(hex).filter((edge) => ['north', 'south', side === 'pact' ? 'east' : 'west'].includes(edge));

/** 5.1.3: engaged, with no hex free of zones and no edge to go to. */
export function isSurrounded(board: Board, piece: Piece): boolean {
  const from = piece.hex as string;
  return inZone(board, piece.side, from) && rests(board, piece, from).length === 0;
}

/** Hexes and edges where a retreat may end (5.3). */
function rests(board: Board, piece: Piece, from: string): string[] {
  const hexes = around(from).filter((to) => to !== piece.hex && isRest(board, piece, to, [from]));
  return [...hexes, ...edgesFor(piece, from)];
}

const hasFriends = (board: Board, { id, side }: Piece, hex: string): boolean =>
  board.at(hex).some((other) => other.id !== id && other.side === side);

/** 5.3.2: steps that armour loses to the river. */
export const crossing = ({ armoured }: Piece, from: string, to: string): number =>
  armoured && /^\d/.test(to) && hasRiver(from, to) ? 1 : 0;

/** RUL-RW-37: would the unit live but for the rivers on its way? `driven`: this is the second of two hexes. */
function drowns(board: Board, piece: Piece, to: string, driven: boolean): boolean {
  const from = piece.hex as string;
  const goesOn = !driven && /^\d/.test(to) && !isFree(board, piece, to);
  const passes = goesOn || (!driven && board.marked.has(to));
  const onward = passes ? rests(board, piece, to) : [];
  const second = passes ? Math.min(...onward.map((next) => crossing(piece, to, next))) : 0;
  const rivers = crossing(piece, from, to) + second;
  const loss = passes ? !hasFriends(board, piece, to) : driven && !hasFriends(board, piece, from);
  const left = piece.steps - (loss ? 1 : 0);
  return left > 0 && left <= rivers;
}

/** Without those that destroy the unit, if there are others. */
function spared(hexes: readonly string[], destroys: (to: string) => boolean): string[] {
  const safe = hexes.filter((to) => !destroys(to));
  return safe.length > 0 ? safe : [...hexes];
}

/**
 * 5.3, 5.3.3: where a unit driven back may go. `hit`: it has lost a step to the result. `driven`: it stands in the first of two hexes.
 * Nothing: it is eliminated.
 */
export function retreats(board: Board, piece: Piece, hit: boolean, driven: boolean): string[] {
  const from = piece.hex as string;
  const drowned = (to: string): boolean => drowns(board, piece, to, driven);
  const ends = rests(board, piece, from);
  if (driven || ends.length > 0) return spared(ends, drowned);
  const first = around(from).filter(
    (to) =>
      !isEnemyIn(board, piece.side, to) &&
      isOpenTo(board, piece, to, true) &&
      !isRefused(board, piece, to) &&
      (inZone(board, piece.side, to) || board.marked.has(to)) &&
      (!hit || hasFriends(board, piece, to)) &&
      rests(board, piece, to).length > 0,
  );
  return spared(first, drowned);
}
