/** Limits for files, checked before much memory or time is spent. */
export const LIMITS = {
  /** Bytes, or characters of a text. */
  size: 5_000_000,
  depth: 60,
  /** Characters of one string. */
  text: 10_000,
  /** Characters of an id, a printed hex, a name. */
  name: 200,
  /** Entries of one object. */
  fields: 10_000,
  /** Entries of one list. */
  entries: 100_000,
  actions: 100_000,
  /** Proofs of dice in a record. */
  proofs: 1000,
  /** Values in the whole document. */
  values: 1_000_000,
  /** Values checked against a schema at once: zod reports every error in them. */
  checked: 60_000,
} as const;
