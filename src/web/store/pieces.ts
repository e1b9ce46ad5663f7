import type { BaseAction } from '../../kernel/game.ts';
import type { GameRecord } from '../../kernel/match.ts';
import { PIECE } from './database.ts';
import { corruptionIn, isTakenOver, type Head } from './entry.ts';
import type { Corruption } from './problem.ts';

/** The record of a row and its pieces, by their number, or what is wrong with it. */
export function recordIn(row: object, pieces: ReadonlyMap<number, unknown>): GameRecord | Corruption {
  const corruption = isTakenOver(row) ? row.corruption : corruptionIn(row);
  if (corruption) return corruption;
  const head = row as Head;
  const actions: BaseAction[] = [];
  for (let n = 0; actions.length < head.count; n++) {
    const piece = pieces.get(n);
    if (!isPiece(piece, lengthOf(head, n))) return { code: 'piece', piece: n + 1 };
    actions.push(...piece);
  }
  return { ...head.record, actions };
}

/** The first piece of the game that is not among these numbers. */
export function missingPiece(head: Head, pieces: ReadonlySet<number>): Corruption | undefined {
  for (let n = 0; n * PIECE < head.count; n++) if (!pieces.has(n)) return { code: 'piece', piece: n + 1 };
  return undefined;
}

const lengthOf = ({ count }: Head, n: number): number => Math.min(PIECE, count - n * PIECE);

const isPiece = (piece: unknown, length: number): piece is BaseAction[] =>
  Array.isArray(piece) &&
  piece.length === length &&
  piece.every((action) => typeof action === 'object' && action !== null);
