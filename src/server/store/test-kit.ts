// Databases for tests. PostgreSQL is brought up by test/postgres.
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL that answers with the one of a new, empty database. */
    databases: string;
  }
}

/** The URL of a new, empty database of PostgreSQL. */
export async function newDatabase(): Promise<string> {
  const answer = await fetch(inject('databases'), { method: 'POST' });
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}
