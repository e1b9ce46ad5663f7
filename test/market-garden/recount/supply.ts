import { DROPPED, SUPPLIED } from '../printed.ts';
import type { Ledger } from './ledger.ts';
import type { Board, Piece } from './position.ts';
import { isSurrounded } from './surround.ts';

/** Units of a division that depend on the air: all before contact, then those that are surrounded (9.0). */
export const dependents = ({ contact }: Ledger, division: string, board: Board): Piece[] =>
  board.pieces.filter(
    (piece) => piece.dropped === division && piece.hex && (!contact.has(division) || isSurrounded(board, piece)),
  );

export function supply(ledger: Ledger, division: string, die: number, board: Board): void {
  if (SUPPLIED[ledger.turn]?.includes(die)) forget(ledger, division);
  else hunger(ledger, division, board);
}

export const namesOf = (division: string): string[] => [division, ...(DROPPED[division] ?? [])];

export function forget({ want }: Ledger, division: string): void {
  for (const name of namesOf(division)) want.delete(name);
}

/** A turn more: of the division, or of its surrounded units when it has met XXX Corps. */
export function hunger(ledger: Ledger, division: string, board: Board): void {
  const { want, contact } = ledger;
  const hungry = dependents(ledger, division, board).map(({ id }) => id);
  if (!contact.has(division)) {
    const turns = (want.get(division) ?? 0) + 1;
    return namesOf(division).forEach((name) => want.set(name, turns));
  }
  want.delete(division);
  for (const id of DROPPED[division] ?? []) {
    if (hungry.includes(id)) want.set(id, (want.get(id) ?? 0) + 1);
    else want.delete(id);
  }
}
