// The games in the database of a page, read and changed from outside.
import type { Page } from 'playwright-core';
import type { BaseAction } from '../../../src/kernel/game.ts';
import type { GameRecord } from '../../../src/kernel/match.ts';

type StoreName = 'games' | 'pieces' | 'notes' | 'snapshots';
type Key = [id: string, part: string | number];

interface Row {
  key: Key;
  value: unknown;
}

export interface StoredGame {
  id: string;
  record: GameRecord;
}

interface Head {
  id: string;
  saved: number;
  record?: Omit<GameRecord, 'actions'>;
}

/** Runs in the page: all rows of these stores, as one transaction sees them; none where the page has no database. */
export async function readRows(names: StoreName[]): Promise<Row[][]> {
  const empty = names.map(() => []);
  // Opening a database that is not there would create it.
  if (!(await indexedDB.databases()).some(({ name }) => name === 'bivouac')) return empty;
  const done = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('unknown')));
    });
  const db = await done(indexedDB.open('bivouac'));
  const transaction = db.transaction(names);
  const rows = names.map(async (name) => {
    const store = transaction.objectStore(name);
    const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll() as IDBRequest<unknown[]>)]);
    return keys.map((key, i) => ({ key: key as [string, string | number], value: values[i] }));
  });
  return Promise.all(rows).finally(() => db.close());
}

export const rowsIn = (page: Page, ...names: StoreName[]): Promise<Row[][]> => page.evaluate(readRows, names);

/** Where the games are. */
export const GAME_ROWS: StoreName[] = ['games', 'pieces'];

/** The games that can be read, newest first. */
export function gamesIn([games = [], pieces = []]: Row[][]): StoredGame[] {
  const heads = games.map(({ value }) => value as Head).filter(({ record }) => record);
  return heads
    .sort((a, b) => b.saved - a.saved)
    .map(({ id, record }) => {
      const own = pieces.filter(({ key }) => key[0] === id).map(({ value }) => value as BaseAction[]);
      return { id, record: { ...record, actions: own.flat() } as GameRecord };
    });
}

export const storedGames = async (page: Page): Promise<StoredGame[]> => gamesIn(await rowsIn(page, ...GAME_ROWS));

/** Replaces a row; without a value, deletes it. */
export const setRow = (page: Page, name: StoreName, key: Key, value?: unknown): Promise<void> =>
  page.evaluate(
    ([name, key, value]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('bivouac');
        opening.addEventListener('success', () => {
          const db = opening.result;
          const transaction = db.transaction(name, 'readwrite');
          const store = transaction.objectStore(name);
          if (value === undefined) store.delete(key);
          else if (store.keyPath === null) store.put(value, key);
          else store.put(value);
          transaction.addEventListener('complete', () => {
            db.close();
            resolve();
          });
          transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')));
        });
      }),
    [name, key, value] as const,
  );
