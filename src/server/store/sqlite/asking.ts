/** A statement of SQL with its parameters. */
export interface Asked {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/**
 * What is asked of the database, by a number. `once`: a transaction given as a whole, which changes nothing where its first statement changes no row.
 * Otherwise one begins, has its statements, and ends before anything else is asked.
 */
export type Request = { readonly id: number } & (
  | { readonly kind: 'run'; readonly statement: Asked }
  | { readonly kind: 'once'; readonly statements: readonly Asked[] }
  | { readonly kind: 'begin' | 'commit' | 'rollback' | 'close' }
);

/** The rows that were read, and how many were changed. */
export interface Outcome {
  readonly rows: readonly unknown[];
  readonly changes: number;
}

/** Why something was not done, with SQLite's code. */
export interface Failure {
  readonly message: string;
  readonly code?: string | undefined;
}

/** A request is answered once: one that has changed something when that is committed. */
export type Answer = { readonly id: number } & ({ readonly outcome: Outcome } | { readonly failure: Failure });
