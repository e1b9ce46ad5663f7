import type { words } from './words-en.ts';

/** The words of the system by kind; English defines the list. */
export type Words = {
  readonly [K in keyof typeof words]: Readonly<Record<keyof (typeof words)[K], string>>;
};
