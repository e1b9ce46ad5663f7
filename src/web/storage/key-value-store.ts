/** What is needed of `localStorage`. */
export type Drawer = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Where kept games lie. */
export const GAMES = 'bivouac/game/';
/** Where the head of a kept game lies. */
export const headKey = (id: string): string => `${GAMES}${id}/head`;
/** Where the picture of the last table lies (see map-preview.ts): it goes when a game needs the room. */
export const GLIMPSE = 'bivouac/glimpse';
/** Where positions lie from which long games open: they go when a game needs the room. */
export const SNAPSHOTS = 'bivouac/snapshot/';

/** A drawer that stays shut: nothing is in it, and putting something in fails as when it is full. */
const SHUT: Drawer = {
  length: 0,
  getItem: () => null,
  key: () => null,
  removeItem: () => undefined,
  setItem: () => {
    throw new Error('This browser keeps nothing.');
  },
};

/** This browser's own drawer; a browser that forbids even looking at it has none. */
export function drawerHere(): Drawer {
  try {
    return globalThis.localStorage ?? SHUT;
  } catch {
    return SHUT;
  }
}
