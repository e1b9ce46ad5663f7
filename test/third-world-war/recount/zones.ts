import { BEYOND, around, countryOf, terrainOf, type SideName } from './board.ts';
import type { Board, Piece } from './position.ts';
import { RESERVES } from './tables.ts';

/** RUL-TWW-17: neutral French outside France engage nobody and are engaged by nobody. */
export const isOutOfIt = ({ neutral, hex }: Piece): boolean => neutral && hex !== undefined && countryOf(hex) !== 'FR';

/** 4.1.2: all hexes in the zones of enemies of this side; an EZ is an EZ, around a mountain too (RUL-TWW-39). */
function zoneAgainst(board: Board, side: SideName): ReadonlySet<string> {
  const known = board.cache.get(`zone ${side}`);
  if (known) return known;
  const zone = new Set<string>();
  for (const piece of board.pieces)
    if (piece.side !== side && piece.hex !== undefined && !isOutOfIt(piece))
      for (const hex of around(piece.hex)) zone.add(hex);
  board.cache.set(`zone ${side}`, zone);
  return zone;
}
export const inZone = (board: Board, side: SideName, hex: string): boolean => zoneAgainst(board, side).has(hex);

/** Hexes of the enemies that engage a unit when it is in this hex: none on a mountain when it is armour (RUL-TWW-03). */
export const engaging = (board: Board, piece: Piece, hex: string): string[] =>
  !inZone(board, piece.side, hex) || isOutOfIt({ ...piece, hex })
    ? []
    : around(hex).filter(
        (next) =>
          board.at(next).some((other) => other.side !== piece.side && !isOutOfIt(other)) &&
          !(piece.armoured && terrainOf(next) === 'mountain'),
      );

export const isEngaged = (board: Board, piece: Piece): boolean =>
  piece.hex !== undefined && engaging(board, piece, piece.hex).length > 0;

/** 4.0, 4.1.1, 8.0: ground that the unit never enters; NATO armour passes a detonation marker (`through`). */
export function isOpenTo(board: Board, piece: Piece, hex: string, through = false): boolean {
  const terrain = terrainOf(hex);
  if (terrain === 'sea' || (piece.armoured && terrain === 'mountain')) return false;
  if (piece.side === 'pact' && BEYOND.has(hex)) return false;
  if (piece.neutral && countryOf(hex) !== 'FR') return false;
  return !board.marked.has(hex) || (through && piece.armoured && piece.side === 'nato');
}

/** 4.0: not before turn 5: Czechs, reserves of the Pact, French. */
export const isFrozen = ({ turn }: Board, { id, side, nation }: Piece): boolean =>
  turn < 5 && (nation === 'Czech' || nation === 'French' || (side === 'pact' && RESERVES.includes(id)));
