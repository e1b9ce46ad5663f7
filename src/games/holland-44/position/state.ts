import { copyFrames } from '../../../wargame/machine/frames.ts';
import type { AreaChanges } from './areas-touching.ts';
import type { MapChange } from '../../../wargame/setup.ts';
import type { Frame } from './frames.ts';
import type { Own } from './own.ts';

export type * from './frames.ts';
export { NOTHING, type Own, type TallyName } from './own.ts';

/** Where a unit is when not on the map: values of `State.hex` below zero. */
export const WAITING = -1;
export const ELIMINATED = -2;
/** A breakdown or remnant counter in its box. */
export const IN_BOX = -3;
/** A three-step counter in the remnants box: a remnant stands for it on the map (11.4). */
export const AS_REMNANT = -4;
/** Not in this game. */
export const OUT = -5;
/** In an entry area: area n is `AREA - n`. */
export const AREA = -10;

/** Bits of `State.marks`. */
export const ENGAGED = 1;
export const SCATTERED = 2;
export const SPENT = 4;
export const REPLACEMENT = 8;
/** The Moved marker of an artillery unit (17.3). */
export const MOVED = 16;
export const AUTO_DS = 32;
/** H44-17.5-a: an artillery unit lies on its fired side, which is no step loss. */
export const FIRED = 64;
export const OUT_OF_SUPPLY = 128;
export const DISMOUNTED = 256;
export const DEPLETED = 512;
/** Moves no more in this phase, whether it has moved or merged: what it has done is told by `soFar` and SHIFTED. */
export const DONE = 1024;
/** Has retreated onto friends in this combat phase (13.5). */
export const RETREATED = 2048;
/** Has attacked in this phase (9.1). */
export const FOUGHT = 4096;
/** Has retreated since the turn began (13.2, 13.3). */
export const FELL_BACK = 8192;
/** Has been attacked in this combat phase, other than by a breakthrough (9.1). */
export const WAS_ATTACKED = 16384;
/** Has gone from one entry area to another, and does not attack out of it in the combat phase of this turn (19.6). */
export const SHIFTED = 32768;

/** H44-14.1.1-a: `State.order`: disorder of a unit (14.1). */
export const GOOD = 0;
export const DISRUPTED = 1;
export const FULL_RETREAT = 2;

/** `State.bridges`: how a bridge stands (5.3, 5.8). */
export const WIRED = 0;
export const INTACT = 1;
export const BLOWN = 2;
export const REPAIR = 3;
/** It can never be blown and carries no marker (5.7). */
export const SAFE = 4;
/** The above in words. */
export const BRIDGE_STATES = ['wired', 'intact', 'blown', 'repair', 'safe'] as const;

/** A position: plain data. Lists are replaced, never changed; those of units have one entry each, in the order of UNITS. */
export interface State {
  scenario: string;
  turn: number;
  phase: string;
  /** Place in the list of weathers. */
  weather: number;
  /** Hex number, or one of the codes above. */
  hex: readonly number[];
  /** Steps left; 0 eliminated. */
  steps: readonly number[];
  order: readonly number[];
  marks: readonly number[];
  /** Sixths of movement points spent in this phase. */
  spent: readonly number[];
  /** Turn from which a waiting unit may come. */
  due: readonly number[];
  /** Parent of each breakdown unit (21.4) and remnant (11.4) on the map, or -1. */
  parents: readonly number[];
  /** How each unit has moved in this phase, as far as a part of it goes on like that (21.3), or -1. */
  soFar: readonly number[];
  /** How each bridge stands, in the order of the board's `spans`. */
  bridges: readonly number[];
  /** Hex of each traffic marker 1 to 6, or -1 (24). */
  traffic: readonly number[];
  /** Hexes of the unrevealed unknown units, and the unit that lies there where a set-up fixed it, else -1 (25). */
  unknown: readonly number[];
  fixed: readonly number[];
  /** Side holding each victory hex, in the order of the board's `objectives`. */
  holders: readonly number[];
  /** What else is kept: numbers of which there is one, and lists by unit, bridge, ferry or division. */
  own: Own;
  over: boolean;
  /** The side that has won, or -1 while nobody has. */
  winner: -1 | 0 | 1;
  options: Readonly<Record<string, string>>;
  map: MapChange | null;
  /** What entry areas touch where a set-up changes it. */
  areas: AreaChanges | null;
  frames: Frame[];
}

/** An independent copy: lists are shared, since they are never written in place; frames are copied. */
export const copyState = (s: State): State => ({ ...s, frames: copyFrames(s.frames) });
