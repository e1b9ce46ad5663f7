// Databases for tests. PostgreSQL is brought up by test/postgres.
import { join } from 'node:path';
import { inject } from 'vitest';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Change, KeptGame, Store } from './store.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL that answers with the one of a new, empty database. */
    databases: string;
  }
}

/** A game among friends, without clocks. */
export const PRIVATE = { pace: null, free: null, isPublic: false } satisfies Partial<KeptGame>;

/** One that begins, but for its id and its seats. */
export const NEW_GAME = {
  game: 'toy',
  rules: '1.0.0',
  scenario: 'plain',
  options: {},
  created: '2026-11-29T20:00:00Z',
  dice: { secret: 'aa', promise: 'bb' },
  ...PRIVATE,
} satisfies Partial<KeptGame>;

/** The actions from a number on are these. */
export const changeOf = (at: number, actions: Change['actions']): Change => ({
  at,
  actions,
  standing: {
    toAct: 'blue',
    turn: 1,
    moved: '2026-11-29T20:05:00Z',
    dice: { shown: 2, takenBack: [1] },
    takenBack: 1,
    offer: { by: 'red', what: 'draw', at: 0 },
  },
});

/** The URL of a new, empty database of PostgreSQL. */
export async function newDatabase(): Promise<string> {
  const answer = await fetch(inject('databases'), { method: 'POST' });
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}

/** Each gives, for one test with this folder, what opens the same store again and again. */
export const STORES: readonly { name: string; place: (folder: string) => Promise<() => Promise<Store>> }[] = [
  { name: 'SQLite', place: async (folder) => () => openSqlite(join(folder, 'games.sqlite')) },
  {
    name: 'PostgreSQL',
    place: async () => {
      const url = await newDatabase();
      return () => openPostgres(url);
    },
  },
];
