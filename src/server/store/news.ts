import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** What another process, by an id of its own, has said of a game that it has not changed. */
export interface PassedOn {
  readonly by: string;
  readonly word: string;
}

/** Hears that another process has changed a game, or may have changed any of them (`undefined`), or what it has passed on. */
export type Changed = (game: string | undefined, passedOn?: PassedOn) => void;

/** How processes that share a store hear of each other's changes. */
export interface News {
  /** Lets the others know that a game has changed, in the transaction of the change. */
  tell(db: Kysely<Tables>, game: string): Promise<void>;
  /** Lets the others know something of a game that is kept nowhere. */
  passOn(db: Kysely<Tables>, game: string, word: string): Promise<void>;
  heard(listener: Changed): () => void;
  close(): Promise<void>;
}

/** Where nothing is ever heard. */
export const NO_NEWS: News = {
  tell: async () => undefined,
  passOn: async () => undefined,
  heard: () => () => undefined,
  close: async () => undefined,
};
