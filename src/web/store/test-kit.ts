// Databases and localStorage in memory, which can break off or be full.
import {
  IDBCursor,
  IDBCursorWithValue,
  IDBDatabase,
  IDBFactory,
  IDBIndex,
  IDBKeyRange,
  IDBObjectStore,
  IDBOpenDBRequest,
  IDBRequest,
  IDBTransaction,
} from 'fake-indexeddb';
import { vi } from 'vitest';
import type { BaseAction } from '../../kernel/game.ts';
import type { GameRecord } from '../../kernel/match.ts';
import type { KeyValueStore } from '../storage/key-value-store.ts';
import type { GameEntry } from './entry.ts';

/** `localStorage` with room for so many characters, which can break off after so many writes. */
export class MemoryStore implements KeyValueStore {
  readonly entries: Map<string, string>;
  room = Infinity;
  writes = Infinity;

  constructor(entries: Iterable<readonly [string, string]> = []) {
    this.entries = new Map(entries);
  }

  get length(): number {
    return this.entries.size;
  }

  key(i: number): string | null {
    return [...this.entries.keys()][i] ?? null;
  }

  getItem(key: string): string | null {
    return this.entries.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    const others = [...this.entries].filter(([other]) => other !== key);
    const used = others.reduce((sum, [, text]) => sum + text.length, 0);
    if (used + value.length > this.room || this.writes-- <= 0) throw new Error('no room');
    this.entries.set(key, value);
  }

  removeItem(key: string): void {
    if (this.writes-- > 0) this.entries.delete(key);
  }
}

/** Rows written so far, and after how many of them the device is full, or the page is gone. */
export const writes = { done: 0, most: Infinity };

const { put, add, clear } = IDBObjectStore.prototype;

function limited(write: typeof put): typeof put {
  return function limitedWrite(this: IDBObjectStore, ...row: Parameters<typeof put>) {
    if (writes.done >= writes.most) throw new DOMException('no room', 'QuotaExceededError');
    writes.done++;
    return write.apply(this, row);
  };
}

/** Clearing a store makes room. */
function clearing(this: IDBObjectStore): ReturnType<typeof clear> {
  writes.most = Infinity;
  return clear.apply(this);
}

/** An empty database for a test; `endDatabase` afterwards. */
export function freshDatabase(): void {
  Object.assign(writes, { done: 0, most: Infinity });
  Object.assign(IDBObjectStore.prototype, { put: limited(put), add: limited(add), clear: clearing });
  const globals = {
    IDBCursor,
    IDBCursorWithValue,
    IDBDatabase,
    IDBIndex,
    IDBKeyRange,
    IDBObjectStore,
    IDBOpenDBRequest,
    IDBRequest,
    IDBTransaction,
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  vi.stubGlobal('indexedDB', new IDBFactory());
}

/** Puts everything back. */
export function endDatabase(): void {
  Object.assign(IDBObjectStore.prototype, { put, add, clear });
  vi.unstubAllGlobals();
}

export const entry = (id: string, saved: number): GameEntry => ({
  id,
  saved,
  game: 'reichswald',
  scenario: 'veritable',
  turn: 8,
  phase: 'allied-movement',
  result: null,
});

export const actionsUpTo = (n: number, by = 'allied'): BaseAction[] =>
  Array.from({ length: n }, (_, i) => ({ by, n: i }));

export const recordOf = (actions: BaseAction[]): GameRecord => ({
  format: 'bivouac-record',
  version: 1,
  game: 'reichswald',
  rules: '1.4.0',
  scenario: 'veritable',
  options: {},
  setup: null,
  actions,
  result: null,
  hash: String(actions.length),
});
