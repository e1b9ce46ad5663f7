import { reading, rowsOf, writing, type Database } from './database.ts';
import {
  entryOf,
  corruptionIn,
  isRemoved,
  isTakenOver,
  type Damaged,
  type GameEntry,
  type Head,
  type TakenOver,
} from './entry.ts';
import { missingPiece } from './pieces.ts';

/** Every saved game, without its actions. */
export async function listed(db: Database): Promise<(GameEntry | Damaged)[]> {
  const transaction = reading(db, ['games', 'pieces']);
  const [rows, keys] = await Promise.all([
    transaction.objectStore('games').getAll(),
    transaction.objectStore('pieces').getAllKeys(),
  ]);
  const pieces = new Map<string, Set<number>>();
  for (const [id, n] of keys) pieces.set(id, (pieces.get(id) ?? new Set()).add(n));
  return rows.flatMap((row) => {
    if (isRemoved(row)) return [];
    const { id } = row;
    if (isTakenOver(row)) return [{ id, corruption: row.corruption }];
    const corruption = corruptionIn(row) ?? missingPiece(row, pieces.get(id) ?? new Set());
    return [corruption ? { id, corruption } : entryOf(row)];
  });
}

interface Rows {
  row: Head | TakenOver;
  revision: number;
  /** By their number. */
  pieces: ReadonlyMap<number, unknown>;
  /** By their name. */
  notes: Map<string, string>;
}

/** All that is saved of a game but its snapshots, as one transaction sees it. */
export async function rowsAbout(db: Database, id: string): Promise<Rows | undefined> {
  const transaction = reading(db, ['games', 'pieces', 'notes']);
  const [pieces, notes] = [transaction.objectStore('pieces'), transaction.objectStore('notes')];
  const [row, numbers, values, names, texts] = await Promise.all([
    transaction.objectStore('games').index('id').get(id),
    pieces.getAllKeys(rowsOf(id)),
    pieces.getAll(rowsOf(id)),
    notes.getAllKeys(rowsOf(id)),
    notes.getAll(rowsOf(id)),
  ]);
  if (!row || isRemoved(row)) return undefined;
  return {
    row,
    revision: row.revision,
    pieces: new Map(numbers.map(([, n], i) => [n, values[i]] as const)),
    notes: new Map(names.map(([, name], i) => [name, texts[i] ?? ''] as const)),
  };
}

/** The remarks about a game that is kept elsewhere, by their names. */
export async function notesAbout(db: Database, id: string): Promise<Map<string, string>> {
  const notes = reading(db, ['notes']).objectStore('notes');
  const [names, texts] = await Promise.all([notes.getAllKeys(rowsOf(id)), notes.getAll(rowsOf(id))]);
  return new Map(names.map(([, name], i) => [name, texts[i] ?? '']));
}

/** Deletes all rows of a game, and leaves one that no other tab can go on from. */
export function removed(db: Database, id: string): Promise<void> {
  return writing(db, ['games', 'pieces', 'notes', 'snapshots'], 'strict', function* (transaction) {
    for (const name of ['games', 'pieces', 'notes', 'snapshots'] as const) {
      yield transaction.objectStore(name).delete(rowsOf(id));
    }
    yield transaction.objectStore('games').add({ id, revision: Infinity, removed: true });
  });
}
