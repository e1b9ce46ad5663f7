import type { words } from './words-en.ts';

/** The words of the system by what they name; English has the list that the other languages must match. */
export type Words = {
  readonly [K in keyof typeof words]: Readonly<Record<keyof (typeof words)[K], string>>;
};
