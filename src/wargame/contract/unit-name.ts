import type { Localized } from '../book.ts';

/** What a unit is called in full, where its counter has room for a label only. */
export interface UnitName {
  /** The unit itself, with what stands between it and its formation. */
  readonly own: Localized;
  /** The name of its formation follows. */
  readonly within: boolean;
}

/** Names by the ids of the units; one that is known by its label alone is not among them. */
export type UnitNames = Readonly<Record<string, UnitName>>;
