import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import type { BaseAction } from '../../kernel/game.ts';
import type { Head, Removed, TakenOver } from './entry.ts';
import { answered, openingFailure, type StorageFailure } from './failure.ts';

/** Actions a piece: after an action only the last, partly filled piece of a game is written again. */
export const PIECE = 200;

const NAME = 'bivouac';
const VERSION = 1;

interface Schema extends DBSchema {
  /**
   * One row a game, its revision in the key and its id unique: a save replaces the row of the revision that it goes on
   * from, so that it fails, without reading anything, when another tab has saved the game meanwhile.
   */
  games: { key: [id: string, revision: number]; value: Head | Removed | TakenOver; indexes: { id: string } };
  /** The actions of a game, 200 a row. */
  pieces: { key: [id: string, piece: number]; value: BaseAction[] };
  /** Remarks about a game that are no part of its record. */
  notes: { key: [id: string, name: string]; value: string };
  /** What long games open from quickly (snapshots.ts). */
  snapshots: { key: [id: string, name: string]; value: string };
}

export type Database = IDBPDatabase<Schema>;
type StoreName = 'games' | 'pieces' | 'notes' | 'snapshots';
type Reading<Names extends StoreName[]> = IDBPTransaction<Schema, Names, 'readonly'>;
type Writing<Names extends StoreName[]> = IDBPTransaction<Schema, Names, 'readwrite'>;

/** All rows of a game; of its pieces, those from a number on. */
export const rowsOf = (id: string, from = -Infinity): IDBKeyRange => IDBKeyRange.bound([id, from], [id, []]);

/**
 * Does everything that `write` yields in one transaction, which is complete when the promise resolves. Everything is sent to the
 * database, the commit included, before this returns, so that the page may be left at once.
 */
export async function writing<Names extends StoreName[]>(
  db: Database,
  names: Names,
  durability: IDBTransactionDurability,
  write: (transaction: Writing<Names>) => Iterable<Promise<unknown>>,
): Promise<void> {
  const transaction = db.transaction(names, 'readwrite', { durability });
  const { done } = transaction;
  done.catch(() => undefined);
  /** The request that failed first: the transaction itself tells only that it was aborted. */
  let reason: unknown;
  try {
    for (const request of write(transaction)) request.catch((error: unknown) => (reason ??= error));
  } catch (error) {
    transaction.abort();
    throw error;
  }
  transaction.commit();
  await done.catch((error: unknown) => {
    throw reason ?? error;
  });
}

/** A transaction that only reads. Why one of its requests fails is told by the request. */
export function reading<Names extends StoreName[]>(db: Database, names: Names): Reading<Names> {
  const transaction = db.transaction(names);
  transaction.done.catch(() => undefined);
  return transaction;
}

/** Has another tab saved the game meanwhile? */
export const isConflict = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'ConstraintError';

/** The database, opened when it is first needed, and again after the browser has closed it. */
export class Connection {
  readonly #prepare: (db: Database) => Promise<void>;
  readonly #changed: () => void;
  #opening: Promise<Database> | undefined;
  #current: Database | undefined;
  #failure: StorageFailure | undefined;

  /**
   * `prepare`: called whenever the database has been opened, before anything else; `changed`: the browser has closed it, or
   * has opened it after it had not answered for some time.
   */
  constructor(prepare: (db: Database) => Promise<void>, changed: () => void) {
    this.#prepare = prepare;
    this.#changed = changed;
  }

  /** The open database, for what must begin at once. */
  get current(): Database | undefined {
    return this.#current;
  }

  /** Why the database did not open when it was last tried. */
  get failure(): StorageFailure | undefined {
    return this.#failure;
  }

  /** Rejects when the browser has no database for this page, or that of a later version, or does not answer. */
  open(): Promise<Database> {
    if (this.#current) return Promise.resolve(this.#current);
    this.#opening ??= this.#begin();
    return this.#opening;
  }

  /** While the browser does not answer, everybody who asks is refused at once. */
  async #begin(): Promise<Database> {
    const opening = this.#open().finally(() => (this.#opening = undefined));
    try {
      const db = await answered(opening);
      this.#failure = undefined;
      return db;
    } catch (error) {
      this.#failure = openingFailure(error);
      if (this.#failure === 'silent') opening.then(this.#late, () => undefined);
      throw error;
    }
  }

  readonly #late = (): void => {
    this.#failure = undefined;
    this.#changed();
  };

  async #open(): Promise<Database> {
    let isOpen = true;
    const lost = (): void => {
      isOpen = false;
      this.#current = undefined;
      this.#changed();
    };
    const db = await openDB<Schema>(NAME, VERSION, {
      upgrade(fresh) {
        fresh.createObjectStore('games', { keyPath: ['id', 'revision'] }).createIndex('id', 'id', { unique: true });
        for (const name of ['pieces', 'notes', 'snapshots'] as const) fresh.createObjectStore(name);
      },
      // A later version of the page, in another tab, is waiting for this one to let go.
      blocking(_, __, { target }) {
        (target as IDBDatabase).close();
        lost();
      },
      terminated: lost,
    });
    await this.#prepare(db);
    if (isOpen) this.#current = db;
    return db;
  }
}
