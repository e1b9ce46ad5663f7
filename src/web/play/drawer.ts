import type { Drawer } from './shelf.ts';

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
