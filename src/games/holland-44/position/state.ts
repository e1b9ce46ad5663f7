import { copyFrames } from '../../../wargame/machine/frames.ts';
import type { AreaChanges } from './areas-touching.ts';
import type { MapChange } from '../../../wargame/setup.ts';
import type { Frame } from './frames.ts';

export type * from './frames.ts';

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
/** Has finished moving in this phase. */
export const DONE = 1024;
/** Has retreated onto friends in this combat phase (13.5). */
export const RETREATED = 2048;
/** Has attacked in this phase (9.1). */
export const FOUGHT = 4096;
/** Has retreated since the turn began (13.2, 13.3). */
export const FELL_BACK = 8192;
/** Has been attacked in this combat phase, other than by a breakthrough (9.1). */
export const WAS_ATTACKED = 16384;

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

/** Numbers by unit, bridge, ferry or division; who is not in it has none. */
export type Tally = Readonly<Record<string, number>>;

/** What else a position keeps; what is absent has not happened. */
export interface Own {
  /** Air units and landing points left in this turn (10.7, 22.4). */
  readonly air: number;
  readonly landing: number;
  /** The turn on which reinforcements landed last (22.1.2). */
  readonly landedOn?: number;
  /** Weather rolled in the morning for the afternoon, as its place in the list of weathers. */
  readonly afternoon?: number;
  /** An Allied unit has been north of the Lower Rhine (AMB-H44-12). */
  readonly beenNorth?: 1;
  /** Artillery made ready in this phase, airborne ones by air and all others (17.8). */
  readonly airdropped?: number;
  readonly readied?: number;
  /** The turn on which an unknown unit was put elsewhere last (25.6). */
  readonly relocated?: number;
  /** The last unit that was turned up since the movement phase began. */
  readonly revealed?: number;
  /** By bridge: the side that was last at one without a marker; without it the Germans (RUL-H44-03). */
  readonly keepers: Tally;
  /** By bridge: the side that has begun a repair (RUL-H44-46); a set-up does not say who, so that either may finish it. */
  readonly repairs: Tally;
  /** Bridges at which something was done in this bridge phase (5.3.3, 5.8). */
  readonly touched: Tally;
  /** By ferry, its two hexes: steps carried in this turn (8.5.6). */
  readonly ferries: Tally;
  /** By engineer: steps and steps of vehicles its ferry has carried in this turn, and the hexside where it is, from 1 (23.3.3). */
  readonly ferriedSteps: Tally;
  readonly ferriedVehicles: Tally;
  readonly ferrySides: Tally;
  /** Engineers that have helped in a river assault in this turn (23.3.2). */
  readonly assaults: Tally;
  /** By unit marked by an automatic DS: its hex, from 1 (8.7). */
  readonly overruns: Tally;
  /** Units that have ended their advance since their side last did anything else in the phase: by rate, or by the bonus of the road (21.3). */
  readonly advanced: Tally;
  /** Garrisons that are released for good (RUL-H44-12). */
  readonly released: Tally;
  /** By airborne division: steps it may get back, those recorded in this turn, and those given back in it (RUL-H44-166). */
  readonly returned: Tally;
  readonly returnedNew: Tally;
  readonly returnedGiven: Tally;
  /** By division: landing points, as a set-up gives them. */
  readonly landings: Tally;
  /** By side: points scored before a set-up. */
  readonly points: Tally;
  /** By source of replacements: the turn on which one was last given (20.2). */
  readonly replaced: Tally;
}

/** The lists among them. */
export type TallyName = { [F in keyof Own]-?: Tally extends Own[F] ? F : never }[keyof Own];

const EMPTY: Tally = {};

/** Nothing has happened. */
export const NOTHING: Own = {
  air: 0,
  landing: 0,
  keepers: EMPTY,
  repairs: EMPTY,
  touched: EMPTY,
  ferries: EMPTY,
  ferriedSteps: EMPTY,
  ferriedVehicles: EMPTY,
  ferrySides: EMPTY,
  assaults: EMPTY,
  overruns: EMPTY,
  advanced: EMPTY,
  released: EMPTY,
  returned: EMPTY,
  returnedNew: EMPTY,
  returnedGiven: EMPTY,
  landings: EMPTY,
  points: EMPTY,
  replaced: EMPTY,
};

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
