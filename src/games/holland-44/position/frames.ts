import type { Cause } from './codes.ts';

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
  /** A part has been left on the way (21.3), or it is one. */
  parted?: true;
  /** A bridge went up before their first step: they may stay (5.4). */
  blocked?: true;
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
  /** The lead unit of the last roll, also of one that is due, or -1. */
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
  /** Units that may still advance, those that took no part only across the river (9.5.3); for each where it attacked from, the hexes it has paid, and how it has gone (15.2). */
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
  /** Breakthrough combat: none, waiting for a bridge, for an unknown unit or being fought; `won`: its hex is free; `held`: lost to a determined defence (12.3); `support`: given to another attack (16.5). */
  strike: 'none' | 'asked' | 'revealed' | 'fought' | 'won' | 'held' | 'support';
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
