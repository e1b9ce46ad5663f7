import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Hears that another process has changed a game, or may have changed any of them (`undefined`). */
export type Changed = (game: string | undefined) => void;

/** How processes that share a store hear of each other's changes. */
export interface News {
  /** Lets the others know that a game has changed, in the transaction of the change. */
  tell(db: Kysely<Tables>, game: string): Promise<void>;
  heard(listener: Changed): () => void;
  close(): Promise<void>;
}

/** Where nothing is ever heard. */
export const NO_NEWS: News = {
  tell: async () => undefined,
  heard: () => () => undefined,
  close: async () => undefined,
};
