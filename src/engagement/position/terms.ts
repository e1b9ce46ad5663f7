import type { EventArg, Modifier } from '../../kernel/game.ts';
import type { Reason } from '../../kernel/reason.ts';
import type { MoveFrame } from './state.ts';

export interface EngagementEvent {
  readonly code: string;
  /** Absent where there is none to read. */
  readonly rule?: string;
  readonly args: Readonly<Record<string, EventArg>>;
  readonly reveals?: true;
}

/** A phase of the sequence of play: whose it is and what it is for; `prompt` where the usual question does not fit. */
export interface Phase {
  id: string;
  side: number;
  kind: 'movement' | 'combat';
  prompt?: { rule: string; code: string };
}

/** A counter made ready for play. Strengths are indexed by steps left, 0 … 2. */
export interface Unit {
  index: number;
  id: string;
  side: number;
  type: string;
  formation: string;
  attack: readonly [0, number, number];
  defence: readonly [0, number, number];
  allowance: number;
  /** In hexes; 0 for what is not artillery. */
  range: number;
  /** Column of the terrain table. */
  moves: string;
  /** Rivers without a bridge: crossed on foot, forded at the price of most points, or not crossed at all. */
  rivers: 'walks' | 'fords' | 'bridges';
  /** Crosses rivers by ferry, whatever else it may not do. */
  ferries: boolean;
  /** Some hexes are barred to it besides the terrain table: `barReason` has to be asked. */
  restricted: boolean;
  infantry: boolean;
  /** Armoured type, for the order of losses and for retreats. */
  armoured: boolean;
  artillery: boolean;
  /** May carry a passenger. */
  carrier: boolean;
  /** 0, or the number of its class in `CombatRules.contacts`, counted from 1: whom it is engaged by. */
  contact: number;
  /** Counts as the one large unit of a stack. */
  large: boolean;
}

/** Units on the move, as far as ranges ask: a frame, or what would be one. */
export type Mover = Pick<MoveFrame, 'units' | 'passenger' | 'carried' | 'forded' | 'hexesMoved'>;

export interface Crt {
  columns: readonly string[];
  /** Cells by row name, e.g. `3-11`. */
  rows: Readonly<Record<string, readonly string[]>>;
}

export interface BombardmentTable {
  columns: readonly string[];
  /** Smallest value of each column. */
  from: readonly number[];
  rows: Readonly<Record<string, readonly string[]>>;
}

/** What a term of a sum is called: the rule and the code of its reason. */
export type Term = Pick<Modifier, 'rule' | 'why'>;

/** When a waiting unit comes: the turn from which, and the printed hex where it enters; without one it comes as the game says. */
export interface Arrival {
  turn: number;
  hex?: string;
}

/** The hex at which a unit enters, or next to which; the edge by which it comes, `air`, or whatever else the game has, a word of the texts. */
export interface EntryPoint {
  hex?: number;
  by?: string;
  /** It comes down from the air. */
  lands?: true;
}

/** One item of the score; `side` is the number of who has its points. */
export interface PointEntry {
  rule: string;
  item: string;
  side: number;
  points: number;
}

/** A mark of the game's own on units: its bit, and when it comes off by itself. */
export interface OwnMark {
  bit: number;
  /** At the start of the owner's movement phase, or of every turn. */
  until: 'movement' | 'turn';
  /** Stands in set-ups and in what a table shows. */
  open: boolean;
}

/** Terrain from which nobody engages a class of units, and into which they do not attack; and why not. */
export interface ContactClass {
  terrain: readonly string[];
  reason: Reason;
}

/** Points of air power of one side, spent in its own combat phase, in the enemy's, or in both. */
export interface AirPool {
  id: string;
  side: number;
  attack: boolean;
  defence: boolean;
}

/** What ground is for a retreat: open, only when nothing better is open, passed on the way to a second hex and never rested on, or closed. */
export type Footing = 'open' | 'poor' | 'through' | 'closed';

/** Where a unit may retreat: a hex, or an edge by name. */
export type RetreatPath = { to: number; edge?: undefined } | { to: -1; edge: string };
