import { copyFrames } from '../../../wargame/machine/frames.ts';
import type { AreaChanges } from './areas-touching.ts';
import type { MapChange } from '../../../wargame/setup.ts';
import type { Cause } from './codes.ts';

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

export type Mode = 'normal' | 'extended' | 'tactical';

/** Units on the move together. */
export interface MoveFrame {
  kind: 'move';
  side: 0 | 1;
  units: number[];
  mode: Mode;
  hexesMoved: number;
  /** Woods hexes entered off road, at most 2 (8.6.1). */
  woods: number;
  /** A step over a bridge that waits until the enemy has decided about it (5.4): its hex, else -1. */
  waiting: number;
  /** The hex of an unknown unit that they are entering (25.3.1), else -1. */
  entering: number;
  /** Disrupted green units among them have to end outside EZOC (14.2). */
  leaves?: true;
}

/** Units on the move, or about to move. */
export type Mover = Omit<MoveFrame, 'kind' | 'waiting' | 'entering'>;

/** 25.3.3: units that have driven an unknown unit out may stop in its hex, or where they are. */
export interface OccupyFrame {
  kind: 'occupy';
  side: 0 | 1;
  hex: number;
  units: number[];
}

/** The German side decides about wired bridges that Allied units have come to, or are about to cross (5.4). */
export interface DemolitionFrame {
  kind: 'demolition';
  /** Bridges not decided yet, by their place in the board's `spans`. */
  spans: number[];
  crossing: boolean;
}

/** What kind of attack a combat is: one of the combat phase, of a breakthrough group (16), on an unknown unit in movement (25.3), of units that land (22.6), a 10:1 in movement (8.7). */
export type CombatMode = 'phase' | 'breakthrough' | 'assault' | 'landing' | 'overrun';

/** One attack, from its declaration to its roll. */
export interface CombatFrame {
  kind: 'combat';
  mode: CombatMode;
  /**
   * Choosing the force; waiting for what comes before the attack; whether to go on although a bridge was blown, before the
   * defenders are chosen; choosing its support; the roll; a result without one (8.7).
   */
  stage: 'force' | 'before' | 'blown' | 'support' | 'dice' | 'sure';
  side: 0 | 1;
  target: number;
  attackers: number[];
  /** Place of the lead formation in FORMATIONS, or -1. */
  lead: number;
  /** The attached unit, or -1. */
  attached: number;
  artillery: number[];
  air: boolean;
  /** Those of the attackers that are the breakthrough group of another combat: they add half their strength (16.5). */
  supporting?: number[];
  /** It is a 10:1 in movement, named when an unknown unit lay in the hex with others (25.4). */
  unknown?: true;
  /** Wired bridges it crosses, about which the Germans have been asked: one blown allows to call it off (9.3). */
  asked: number[];
  /** Who defends an overstacked hex, once its owner has chosen (6.4.2). */
  defenders?: number[];
}

/** The owner of an overstacked hex that is attacked chooses who defends it (6.4.2). */
export interface DefendFrame {
  kind: 'defend';
  side: 0 | 1;
  hex: number;
  /** Chosen so far. */
  units: number[];
}

/** A result of combat as it is carried out (11): losses, then retreat or defence, then advance. */
export interface ResultFrame {
  kind: 'result';
  mode: CombatMode;
  side: 0 | 1;
  target: number;
  attackers: number[];
  lead: number;
  attached: number;
  result: string;
  /** The shift for elite troops counted (10.6). */
  elite: boolean;
  /** How many of its parts are done. */
  done: number;
  /** A determined defence has cancelled the retreat. */
  held: boolean;
  /** Who had part in it without attacking: guns in support and units that 6.4.2 kept out (RUL-H44-116). */
  others: number[];
  /** As in the CombatFrame. */
  supporting: number[];
}

/** Steps above nine in a hex are given up before a phase ends (6.4.1). */
export interface ExcessFrame {
  kind: 'excess';
  side: 0 | 1;
}

/** Somebody takes a step loss (11.2): `side` chooses among `units`, which may be the enemy's. */
export interface LossFrame {
  kind: 'loss';
  side: 0 | 1;
  units: number[];
  why: Cause;
}

/** The defender may stand where he should retreat (12): with which lead unit, and with which artillery. */
export interface StandFrame {
  kind: 'stand';
  side: 0 | 1;
  hex: number;
  /** Units that should retreat. */
  units: number[];
  /** The gun that supports it, or -1. */
  artillery: number;
  /** The lead unit of the roll that is due, or -1. */
  lead: number;
  /** Rolls go on until the retreat is cancelled or nobody is left (12.4). */
  desperate: boolean;
}

/** Why units retreat: a result of combat, an enemy beside units in full retreat (14.3.2), an automatic DS (8.7), disengagement (27.1). */
export type RetreatWhy = 'combat' | 'breakthrough' | 'rout' | 'overrun' | 'disengage';

/** Units of one side that have to retreat, one after the other, hex by hex (13). */
export interface RetreatFrame {
  kind: 'retreat';
  side: 0 | 1;
  why: RetreatWhy;
  /** The battle hex; for a rout the hex an enemy has come to. */
  hex: number;
  /** Units that have still to go, the one on its way first. */
  units: number[];
  least: number;
  most: number;
  /** Disorder of those that go two hexes or more: DISRUPTED or FULL_RETREAT. */
  order: 1 | 2;
  /** Hex the first of the units sets out from, -1 before it does. */
  from: number;
  /** Hexes it has gone. */
  path: number[];
  /** Units that have come to rest, and those of them that stopped early (13.3). */
  settled: number[];
  halted: number[];
}

/** A unit that may disengage (27.1): it stays, or goes as the retreat below it has it. */
export interface LeaveFrame {
  kind: 'leave';
  side: 0 | 1;
  unit: number;
  /** It loses a step before it goes. */
  loss: boolean;
}

/** Attackers that may advance (15), hex by hex, and attack again (16). */
export interface AdvanceFrame {
  kind: 'advance';
  side: 0 | 1;
  /** The hex the defender left; -1 where a set-up does not say which it was. */
  hex: number;
  /** How far: `limited` into the vacated hex only. */
  reach: 'limited' | 'normal' | 'bonus';
  /** A breakthrough combat is still allowed (16.1, 16.3.2). */
  breakthrough: boolean;
  /** Everybody who took part in the combat, guns in support too (16.3.5). */
  took: number[];
  /** Of these, the breakthrough group of another combat (16.5): it enters the vacated hex or stays. */
  helped: number[];
  /** Units that may still advance; for each where it attacked from, the hexes it has paid, and how it has gone (15.2). */
  units: number[];
  from: number[];
  gone: number[];
  trail: number[];
  /** Those of them that go on together. */
  group: number[];
  /** Units that have ended their advance with the additional hex of the road (15.4). */
  stretched: number[];
  /** A step that waits until the enemy has decided about its bridge (5.4): its hex, else -1. */
  waiting: number;
  /** Breakthrough combat: none, waiting for a bridge, for an unknown unit or being fought; `won`: its hex is free; `support`: given to another attack (16.5). */
  strike: 'none' | 'asked' | 'revealed' | 'fought' | 'won' | 'support';
  /** Its hex, else -1. */
  target: number;
  /** Who fights it; once it is won, those who may still enter its hex free of charge (16.3.1). */
  strikers: number[];
}

/** What dice are rolled for. */
export type DiceWhy =
  | 'weather'
  | 'demolition'
  | 'landing'
  | 'reveal'
  | 'stand'
  | 'traffic'
  | 'disengage'
  | 'division-406'
  | 'reorganisation'
  | 'isolation';

/** Dice are due: what for is said by `why`; `values` belong to it. */
export interface DiceFrame {
  kind: 'dice';
  why: DiceWhy;
  count: number;
  values: number[];
  /** Sides of the die, 6 unless given: a lot drawn from so many. */
  faces?: number;
}

/** Units land (22): those placed so far, in order, and what will be added to the roll for each. */
export interface LandingFrame {
  kind: 'landing';
  units: number[];
  modifiers: number[];
}

/** Hexes where units have landed on enemies and have still to fight (22.6). */
export interface LandingFightsFrame {
  kind: 'landing-fights';
  hexes: number[];
  /** The hex that is next, or -1 while it has to be named. */
  hex: number;
}

/** Units that have landed and roll for it (22.3), in order, and what is added to the roll for each. */
export interface LandingRollsFrame {
  kind: 'landing-rolls';
  units: number[];
  modifiers: number[];
}

/** One of these units has to bear the result of a landing (22.3.1). */
export interface SufferFrame {
  kind: 'suffer';
  units: number[];
  result: string;
}

/** A step of the sequence of play that runs by itself once everything above it is done. */
export interface StepFrame {
  kind: 'step';
  why: 'begin-phase' | 'end-phase' | 'next-phase';
}

export type Frame =
  | MoveFrame
  | OccupyFrame
  | DemolitionFrame
  | CombatFrame
  | DefendFrame
  | ResultFrame
  | ExcessFrame
  | LossFrame
  | StandFrame
  | RetreatFrame
  | LeaveFrame
  | AdvanceFrame
  | LandingFrame
  | LandingFightsFrame
  | LandingRollsFrame
  | SufferFrame
  | DiceFrame
  | StepFrame;

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
