import type { Counter } from './wargame.ts';

/** For whom a set of colours is made: for most, for those who see red and green alike, or to differ as much as can be. */
export type Sight = 'usual' | 'red-green' | 'contrast';

/** Colours of a counter: its ground, what is written on it, and the stripe over a face with a loss. */
export interface Coat {
  ground: string;
  ink: string;
  stripe: string;
}

/** How the counters of an army are told from others: colours of their ground, a band in a second colour, letters. */
export interface Army {
  coats: Readonly<Record<Sight, Coat>>;
  band?: string;
  /** Two or three letters, for an army whose ground is close to that of an ally. */
  code?: string;
}

/** The armies of an era, shared by the games that are set in it. */
export interface Colours {
  armies: Readonly<Record<string, Army>>;
  /** Name of the army a counter belongs to. */
  armyOf(counter: Counter): string;
}
