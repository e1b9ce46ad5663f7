import type { KeyValueStore } from '../storage/key-value-store.ts';
import { isConflict, PIECE, rowsOf, writing, type Database } from './database.ts';
import { earlierGames, removeEarlier, removeOutdated, type EarlierGame } from './earlier-page.ts';
import { isCorruption, isRemoved, type Head, type TakenOver } from './entry.ts';
import type { SavedGame } from './game-writer.ts';
import { recordIn } from './pieces.ts';

/**
 * Moves the games of an earlier version of the page from localStorage into the database, broken ones as they are. A game
 * is removed there only when it is saved here, so that this may be interrupted anywhere and done by two tabs at once.
 * Gives the games that could not be saved; they stay where they were.
 */
export async function takeOver(db: Database, local: KeyValueStore): Promise<SavedGame[]> {
  const left: SavedGame[] = [];
  for (const game of earlierGames(local)) {
    try {
      await takeOverGame(db, game, game.id);
      removeEarlier(local, game.id);
    } catch {
      if (!isCorruption(game.found)) left.push(game.found);
    }
  }
  if (left.length === 0 && earlierGames(local).length === 0) removeOutdated(local);
  return left;
}

/** A tab with the earlier version may have played on since: then its game is saved beside the one that is here. */
async function takeOverGame(db: Database, game: EarlierGame, id: string): Promise<void> {
  try {
    await add(db, game, id);
  } catch (error) {
    if (!isConflict(error)) throw error;
    if (!(await isHere(db, game, id))) await takeOverGame(db, game, `${id}x`);
  }
}

function add(db: Database, { found, entries, notes }: EarlierGame, id: string): Promise<void> {
  const row = isCorruption(found)
    ? ({ id, revision: 1, corruption: found, entries } satisfies TakenOver)
    : headOf(found, id);
  const actions = isCorruption(found) ? [] : found.record.actions;
  return writing(db, ['games', 'pieces', 'notes'], 'strict', function* (transaction) {
    yield transaction.objectStore('games').add(row);
    for (let n = 0; n * PIECE < actions.length; n++) {
      yield transaction.objectStore('pieces').put(actions.slice(n * PIECE, (n + 1) * PIECE), [id, n]);
    }
    for (const [name, text] of Object.entries(notes)) yield transaction.objectStore('notes').put(text, [id, name]);
  });
}

function headOf({ entry, record: { actions, ...record } }: SavedGame, id: string): Head {
  return { ...entry, id, revision: 1, record, count: actions.length };
}

/** Is this game, or a later position of it, in the database already, or was it deleted there? */
async function isHere(db: Database, { found }: EarlierGame, id: string): Promise<boolean> {
  const row = await db.getFromIndex('games', 'id', id);
  // What is broken here and saved there is the rest of a game that was taken over.
  if (!row || isRemoved(row) || isCorruption(found)) return row !== undefined;
  const pieces = await db.getAll('pieces', rowsOf(id));
  const saved = recordIn(row, new Map(pieces.entries()));
  if (isCorruption(saved)) return false;
  const { actions } = found.record;
  return JSON.stringify(saved.actions.slice(0, actions.length)) === JSON.stringify(actions);
}
