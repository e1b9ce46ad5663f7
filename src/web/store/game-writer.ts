import type { BaseAction } from '../../kernel/game.ts';
import type { GameRecord } from '../../kernel/match.ts';
import { noteRevision, type KeyValueStore } from '../storage/key-value-store.ts';
import { dropMapPreview } from '../storage/map-preview.ts';
import { isConflict, PIECE, rowsOf, writing, type Connection, type Database } from './database.ts';
import type { GameEntry, Head } from './entry.ts';
import { answered, failureOf, type StorageFailure } from './failure.ts';

/** `unsaved`: it is only held in memory; `conflict`: it has been played on in another tab, and nothing was written. */
export type SaveResult = 'saved' | 'unsaved' | 'conflict';

export interface SavedGame {
  entry: GameEntry;
  record: GameRecord;
}

/** A save of a game: completed, or sent to the database. */
interface Save {
  revision: number;
  actions: readonly BaseAction[];
}

/** What a writer needs of the store. */
interface Surroundings {
  connection: Connection;
  local: KeyValueStore;
  /** Makes room for a game; false when there is nothing that could be given up. */
  makeRoom: () => Promise<boolean>;
  /** Called when the browser has not answered a save for some time. */
  silent: () => void;
}

/**
 * Saves one game for one table. Every save goes on from the one before and is a transaction of its own, sent to the
 * database before `save` returns. After a failed one only the newest position is tried again.
 */
export class GameWriter {
  readonly id: string;
  readonly #around: Surroundings;
  #completed: Save;
  /** Not completed yet, the oldest first. */
  #sent: (Save & { done: Promise<void> })[] = [];
  #unsaved: SavedGame | undefined;
  #retrying: Promise<SaveResult> | undefined;
  #hasConflict = false;
  #failure: StorageFailure | undefined;

  constructor(id: string, completed: Save, around: Surroundings) {
    this.id = id;
    this.#completed = completed;
    this.#around = around;
  }

  /** Why the newest position is not saved; undefined also while a save is under way. */
  get failure(): StorageFailure | undefined {
    return this.#unsaved && this.#failure;
  }

  /** The newest position while it is not saved. */
  get unsaved(): SavedGame | undefined {
    return this.#unsaved;
  }

  /** Holds a game in memory until `retry`. */
  hold(game: SavedGame): void {
    this.#unsaved = game;
  }

  /** Revision of the newest position; undefined while it is not saved. */
  get revision(): number | undefined {
    return this.#unsaved || this.#hasConflict ? undefined : this.#completed.revision;
  }

  async save(game: SavedGame): Promise<SaveResult> {
    if (this.#hasConflict) return 'conflict';
    this.#unsaved = game;
    dropMapPreview(this.#around.local);
    const db = this.#around.connection.current;
    if (!db || this.#retrying) return this.retry();
    const from = this.#sent.at(-1) ?? this.#completed;
    try {
      await this.#send(db, game);
      return 'saved';
    } catch (error) {
      return this.#refused(error, from);
    }
  }

  /** Saves the newest position, if it is not saved yet. */
  retry(): Promise<SaveResult> {
    this.#retrying ??= this.#retry();
    return this.#retrying;
  }

  /** When every save that has begun is completed or has failed. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#sent.map(({ done }) => done));
    await this.#retrying;
  }

  /** The database may have been emptied: the next save writes the whole game. */
  forget(): void {
    this.#completed = { ...this.#completed, actions: [] };
  }

  /** The game has been deleted. */
  end(): void {
    this.#hasConflict = true;
    this.#unsaved = undefined;
  }

  /** A save that failed because the one before it did is no conflict. */
  #refused(error: unknown, from: Save): SaveResult | Promise<SaveResult> {
    if (this.#hasConflict) return 'conflict';
    if (!isConflict(error) || from !== this.#completed) return this.retry();
    this.end();
    return 'conflict';
  }

  async #retry(): Promise<SaveResult> {
    try {
      await Promise.allSettled(this.#sent.map(({ done }) => done));
      while (this.#unsaved) {
        const failed = await this.#attempt(this.#unsaved);
        if (failed) return failed;
      }
      return this.#hasConflict ? 'conflict' : 'saved';
    } finally {
      this.#retrying = undefined;
    }
  }

  async #attempt(game: SavedGame): Promise<SaveResult | undefined> {
    try {
      await this.#send(await this.#around.connection.open(), game);
    } catch (error) {
      if (isConflict(error)) {
        this.end();
        return 'conflict';
      }
      if (!(await this.#around.makeRoom())) {
        this.#failure = failureOf(error);
        return 'unsaved';
      }
    }
    return undefined;
  }

  async #send(db: Database, game: SavedGame): Promise<void> {
    const { actions } = game.record;
    const before = [this.#completed, ...this.#sent];
    const { revision } = before.at(-1) as Save;
    const changed = Math.min(...before.map((save) => sameActions(save.actions, actions)));
    const save = { revision: revision + 1, actions };
    const done = write(db, game, revision, Math.floor(changed / PIECE));
    const sent = { ...save, done };
    this.#sent.push(sent);
    answered(done).catch(this.#late);
    try {
      await done;
      this.#completed = sent;
      this.#failure = undefined;
      noteRevision(this.#around.local, this.id, save.revision);
      if (this.#unsaved === game) this.#unsaved = undefined;
    } finally {
      this.#sent = this.#sent.filter((one) => one !== sent);
    }
  }

  /** A save that fails is answered; one that hangs may still be completed. */
  readonly #late = (error: unknown): void => {
    if (failureOf(error) !== 'silent') return;
    this.#failure = 'silent';
    this.#around.silent();
  };
}

/** How many actions both begin with. */
function sameActions(one: readonly BaseAction[], other: readonly BaseAction[]): number {
  const most = Math.min(one.length, other.length);
  for (let i = 0; i < most; i++) if (one[i] !== other[i]) return i;
  return most;
}

/** Replaces the revision `base` of a game with the next one; its pieces before `from` stay as they are. */
function write(db: Database, { entry, record }: SavedGame, base: number, from: number): Promise<void> {
  const { actions, ...rest } = record;
  const { id } = entry;
  const head: Head = { ...entry, revision: base + 1, record: rest, count: actions.length };
  return writing(db, ['games', 'pieces'], 'strict', function* (transaction) {
    const [games, pieces] = [transaction.objectStore('games'), transaction.objectStore('pieces')];
    yield games.delete([id, base]);
    yield games.add(head);
    yield pieces.delete(rowsOf(id, from));
    for (let n = from; n * PIECE < actions.length; n++) {
      yield pieces.put(actions.slice(n * PIECE, (n + 1) * PIECE), [id, n]);
    }
  });
}
