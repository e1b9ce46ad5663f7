/** What is needed of `localStorage`: for preferences, keys and whatever the first script needs. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Key of the map preview (map-preview.ts). */
export const MAP_PREVIEW = 'bivouac/map-preview';
/** Key of the newest saved revision of a game: another revision, another position. */
export const revisionKey = (game: string): string => `bivouac/revision/${game}`;

/** Empty, and writing to it fails as when it is full. */
const FORBIDDEN: KeyValueStore = {
  length: 0,
  getItem: () => null,
  key: () => null,
  removeItem: () => undefined,
  setItem: () => {
    throw new Error('This browser forbids storage.');
  },
};

/** `localStorage`; a browser that forbids storage throws when it is read, or when something is read of it. */
export function localKeyValueStore(): KeyValueStore {
  try {
    const local = globalThis.localStorage as Storage | undefined;
    local?.getItem(MAP_PREVIEW);
    return local ?? FORBIDDEN;
  } catch {
    return FORBIDDEN;
  }
}

/** All keys that begin with the prefix. */
export function keysOf(local: KeyValueStore, prefix: string): string[] {
  const keys = Array.from({ length: local.length }, (_, i) => local.key(i) ?? '');
  return keys.filter((key) => key.startsWith(prefix));
}

/** The newest revision of a game known to be saved; 0 when none is. */
export const savedRevision = (local: KeyValueStore, game: string): number =>
  Number(local.getItem(revisionKey(game)) ?? 0) || 0;

/** Notes that a revision of a game has been saved; an older one never replaces a newer one. */
export function noteRevision(local: KeyValueStore, game: string, revision: number): void {
  if (savedRevision(local, game) >= revision) return;
  try {
    local.setItem(revisionKey(game), String(revision));
  } catch {
    // Without it there is no map preview.
  }
}
