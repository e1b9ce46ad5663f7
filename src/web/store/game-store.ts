import type { GameRecord } from '../../kernel/match.ts';
import { noteRevision, revisionKey, type KeyValueStore } from '../storage/key-value-store.ts';
import { dropMapPreview } from '../storage/map-preview.ts';
import { Connection, writing, type Database } from './database.ts';
import { earlierGames, removeEarlier } from './earlier-page.ts';
import { isCorruption, isTakenOver, type Damaged, type GameEntry } from './entry.ts';
import { answered, failureOf, type StorageFailure } from './failure.ts';
import { GameWriter, type SavedGame } from './game-writer.ts';
import { recordIn } from './pieces.ts';
import type { Corruption } from './problem.ts';
import { listed, removed, notesAbout, rowsAbout } from './rows.ts';
import { takeOver } from './take-over.ts';

/** A saved game as it was read. */
type ReadGame = { ok: true; record: GameRecord } | { ok: false; corruption: Corruption };
/** The same, to be played on. */
type OpenedGame = { ok: true; record: GameRecord; writer: GameWriter } | { ok: false; corruption: Corruption };

/** Games that can be read, newest first, and the others. */
export interface GameList {
  games: readonly GameEntry[];
  damaged: readonly Damaged[];
}

/**
 * The games saved in this browser. What cannot be saved, because there is no room or no database, is held in memory until
 * it can be.
 */
export class GameStore {
  readonly connection: Connection;
  readonly #local: KeyValueStore;
  /** Who saves the games that have been opened or created here. */
  readonly #writers = new Map<string, GameWriter>();
  readonly #notes = new Map<string, Map<string, string>>();
  readonly #changed: () => void;
  /** What was last read of the open database did not come. */
  #isSilent = false;

  /**
   * `changed`: the browser has closed the database, perhaps for a later version of the page, does not answer a save, or has
   * opened the database late.
   */
  constructor(local: KeyValueStore, changed: () => void = () => undefined) {
    this.#local = local;
    this.#changed = changed;
    this.connection = new Connection(
      async (db) => this.#hold(await takeOver(db, local)),
      () => {
        for (const writer of this.#writers.values()) writer.forget();
        changed();
      },
    );
  }

  /** The database is that of a later version of the page: nothing can be read or saved. */
  get isNewer(): boolean {
    return this.connection.failure === 'newer';
  }

  /** Why games cannot be read or saved now. */
  get failure(): StorageFailure | undefined {
    const writer = [...this.#writers.values()].find(({ failure }) => failure !== undefined);
    return this.#readFailure ?? writer?.failure;
  }

  get #readFailure(): StorageFailure | undefined {
    return this.connection.failure ?? (this.#isSilent ? 'silent' : undefined);
  }

  /** A game is only held in memory. */
  get hasUnsaved(): boolean {
    return this.#unsaved().length > 0;
  }

  /** A game that is not saved yet. */
  create(id: string): GameWriter {
    return this.#writer(id, 0, []);
  }

  /** Tries again to save what is only held in memory. */
  async settle(): Promise<void> {
    for (const writer of this.#writers.values()) if (writer.unsaved) await writer.retry();
  }

  async list(): Promise<GameList> {
    const db = await this.#open();
    const unsaved = this.#unsaved().map(({ entry }) => entry);
    const held = new Set(unsaved.map(({ id }) => id));
    const saved = (db && (await this.#answer(listed(db)))) ?? [];
    const others = saved.filter(({ id }) => !held.has(id));
    const games = others.flatMap((one) => ('corruption' in one ? [] : [one]));
    return {
      games: [...unsaved, ...games].sort((a, b) => b.saved - a.saved),
      damaged: others.flatMap((one) => ('corruption' in one ? [one] : [])),
    };
  }

  /** The game as it is saved, to be played on; undefined when there is none. */
  async open(id: string): Promise<OpenedGame | undefined> {
    const read = await this.#read(id);
    if (!read?.ok) return read;
    const { record, revision } = read;
    const writer = revision === undefined ? this.#writers.get(id) : undefined;
    return { ok: true, record, writer: writer ?? this.#writer(id, revision ?? 0, record.actions) };
  }

  /** The same, to be looked at. */
  read(id: string): Promise<ReadGame | undefined> {
    return this.#read(id);
  }

  /** Everything that is saved of a game, row by row as JSON, or as an earlier version of the page had saved it. */
  async raw(id: string): Promise<Readonly<Record<string, string>>> {
    const db = await this.#open();
    const found = db && (await rowsAbout(db, id));
    if (!found) return {};
    if (isTakenOver(found.row)) return found.row.entries;
    const rows: (readonly [string | number, unknown])[] = [['head', found.row], ...found.pieces];
    return Object.fromEntries(rows.map(([name, value]) => [`${id}/${name}`, JSON.stringify(value)]));
  }

  /** Saves a remark about a game; what cannot be saved holds until the page is left. */
  note(id: string, name: string, text: string): void {
    this.#notesOf(id).set(name, text);
    const write = (db: Database): Promise<void> =>
      writing(db, ['notes'], 'relaxed', (transaction) => [transaction.objectStore('notes').put(text, [id, name])]);
    const { current } = this.connection;
    void (current ? write(current) : this.connection.open().then(write)).catch(() => undefined);
  }

  /** Reads the remarks about a game that is kept elsewhere; there are none where the browser does not give them. */
  async recall(id: string): Promise<void> {
    const db = await this.#open();
    const notes = db && (await this.#answer(notesAbout(db, id)));
    if (notes) this.#notes.set(id, notes);
  }

  /** A remark about a game that has been opened, read or recalled. */
  noted(id: string, name: string): string | null {
    return this.#notes.get(id)?.get(name) ?? null;
  }

  /** The saved revision that is the newest position of an open game; undefined while there is none. */
  revisionOf(id: string): number | undefined {
    return this.#writers.get(id)?.revision;
  }

  async remove(id: string): Promise<void> {
    this.#writers.get(id)?.end();
    for (const map of [this.#writers, this.#notes]) map.delete(id);
    removeEarlier(this.#local, id);
    dropMapPreview(this.#local);
    this.#local.removeItem(revisionKey(id));
    const db = await this.#open();
    if (db) await removed(db, id);
  }

  async #read(id: string): Promise<{ ok: false; corruption: Corruption } | Found | undefined> {
    const db = await this.#open();
    const writer = this.#writers.get(id);
    if (writer) await this.#answer(writer.settled());
    if (writer?.unsaved) return { ok: true, record: writer.unsaved.record };
    const found = db && (await this.#answer(rowsAbout(db, id)));
    if (!found) return this.#unreadable();
    this.#notes.set(id, found.notes);
    noteRevision(this.#local, id, found.revision);
    const record = recordIn(found.row, found.pieces);
    return isCorruption(record) ? { ok: false, corruption: record } : { ok: true, record, revision: found.revision };
  }

  /** Why a game that was not found may be there nevertheless. */
  #unreadable(): { ok: false; corruption: Corruption } | undefined {
    const failure = this.#readFailure;
    if (failure === undefined || failure === 'denied') return undefined;
    return { ok: false, corruption: failure === 'newer' ? { code: 'version' } : { code: 'storage', failure } };
  }

  /** What is read of the open database; undefined when the browser does not answer. */
  async #answer<T>(read: Promise<T>): Promise<T | undefined> {
    try {
      const found = await answered(read);
      this.#isSilent = false;
      return found;
    } catch (error) {
      if (failureOf(error) !== 'silent') throw error;
      this.#isSilent = true;
      return undefined;
    }
  }

  /** The database; undefined when the browser has none for this page. */
  async #open(): Promise<Database | undefined> {
    try {
      return await this.connection.open();
    } catch {
      const earlier = this.isNewer ? [] : earlierGames(this.#local);
      this.#hold(earlier.flatMap(({ found }) => (isCorruption(found) ? [] : [found])));
      return undefined;
    }
  }

  #hold(games: readonly SavedGame[]): void {
    for (const game of games) if (!this.#writers.has(game.entry.id)) this.create(game.entry.id).hold(game);
  }

  #unsaved(): SavedGame[] {
    return [...this.#writers.values()].flatMap(({ unsaved }) => unsaved ?? []);
  }

  #notesOf(id: string): Map<string, string> {
    const notes = this.#notes.get(id) ?? new Map<string, string>();
    this.#notes.set(id, notes);
    return notes;
  }

  #writer(id: string, revision: number, actions: GameRecord['actions']): GameWriter {
    const writer = new GameWriter(
      id,
      { revision, actions },
      {
        connection: this.connection,
        local: this.#local,
        makeRoom: () => this.#makeRoom(),
        silent: () => this.#changed(),
      },
    );
    this.#writers.set(id, writer);
    return writer;
  }

  /** Gives up what only saves time. */
  async #makeRoom(): Promise<boolean> {
    const db = this.connection.current;
    if (!db || (await db.count('snapshots')) === 0) return false;
    await db.clear('snapshots');
    return true;
  }
}

interface Found {
  ok: true;
  record: GameRecord;
  /** Absent while it is only held in memory. */
  revision?: number;
}
