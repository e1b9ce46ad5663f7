import type { Counter } from './wargame.ts';

/** Sets of colours: the usual ones, for red-green deficiency, high contrast. */
export type ColourVision = 'usual' | 'red-green' | 'contrast';

/** CSS colours of a counter: ground, lettering, and the stripe over a reduced face. */
export interface CounterColours {
  ground: string;
  ink: string;
  stripe: string;
}

/** How the counters of an army look: colours, a band in a second colour, letters. */
export interface Army {
  colours: Readonly<Record<ColourVision, CounterColours>>;
  band?: string;
  /** Two or three letters, for an army whose colour is close to that of an ally. */
  code?: string;
}

/** The armies of a period, shared by its games. */
export interface Colours {
  armies: Readonly<Record<string, Army>>;
  /** Name of the army a counter belongs to. */
  armyOf(counter: Counter): string;
}
