/** What is still a plausible file; anything beyond is refused before it costs memory or time. */
export const LIMITS = {
  /** Bytes, or characters where the bytes are not known. */
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
  /** Values in what a schema checks at once, so that a hopeless file does not cost a million complaints. */
  checked: 60_000,
} as const;
