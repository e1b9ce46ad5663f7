import type { Refusal } from '../../kernel/game.ts';
import type { Reason } from '../../kernel/reason.ts';
import type { Term, Unit } from './terms.ts';

export interface MovementRules<P> {
  /** Parts into which a movement point is cut: 1 where all prices are whole. */
  parts: number;
  /** Points by terrain and column of the table; null where it forbids. */
  terrainCost: Readonly<Record<string, Readonly<Record<string, number | null>>>>;
  /** Kinds of road, the better ones first, where several run along: points by column. */
  roadCost: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Points for crossing a river without a bridge, by column of the table; units that only cross by bridges pay nothing. */
  riverCost: Readonly<Record<string, number>>;
  /** Points for crossing a river by ferry, for units that use ferries. */
  ferryCost: number | null;
  /** Points a unit that fords has in a turn in which it does. */
  fordAllowance: number | null;
  /** Points a unit has in this phase before it fords, losses or not. */
  allowance(p: P, unit: Unit): number;
  /** Hex around which a bridge of the game's own making spans all rivers for this unit, or -1. */
  spannedHex: ((p: P, unit: Unit) => number) | null;
  /** Reasons, hex by hex, why a unit may never come into it; null where it may go anywhere. Retreats ask `RetreatRules.footing`. */
  closed: ((p: P, unit: Unit) => Uint16Array | null) | null;
  /** Why a unit may not be picked to move at all. */
  moveReason: ((p: P, unit: Unit) => Reason) | null;
  /** Why a unit may not move along with another one. */
  joinReason: ((p: P, lead: Unit, unit: Unit) => Reason) | null;
  /** Why the move may not end where it is, stacking apart. */
  restReason: ((p: P, unit: Unit, hex: number) => Reason) | null;
  /** Which of these own units, all in one hex, may not stand together. */
  stackReason(p: P, hex: number, units: readonly number[]): Reason;
  /** Everything for which the movement phase may not end yet, the duties of the system apart. */
  duties: ((p: P) => Iterable<Refusal>) | null;
}

/** Fortifications and other features of hexes that cost points and protect. */
export interface FortificationRules<P> {
  /** Points for entering, by feature. */
  cost: Readonly<Record<string, number>>;
  /** Hex where a defender that must retreat loses nothing by the result. */
  shelters(p: P, hex: number): boolean;
}

/** Hexes that units of the side itself make slow to pass through. */
export interface PassageRules<P> {
  /** Extra points for leaving a hex that units of this side passed through in this move, besides those of the group. */
  cost(p: P, side: number, hex: number, group: readonly number[]): number;
  term: Term;
}

/** First steps that cost the whole allowance. */
export interface WholeMoveRules<P> {
  takes(p: P, unit: Unit, from: number): boolean;
  term: Term;
}

/** Ground and hexes that some units may not enter, besides the terrain table. */
export interface RestrictionRules<P> {
  /** Why a unit may not enter terrain. */
  ground(unit: Unit, terrain: string): Reason;
  /** Why a restricted unit may not enter a hex, retreat included. */
  hex(p: P, unit: Unit, hex: number, group: readonly number[]): Reason;
  /** Why a restricted unit may not step there in this phase, `hex` included. */
  step(p: P, unit: Unit, hex: number, group: readonly number[]): Reason;
}

/** Why nobody moves into, out of or through the hexes in `State.barred`; in combat and retreat by another rule. */
export interface BarredRules {
  moving: Reason;
  inCombat: Reason;
}

/** Where and when nobody may move into an enemy EZ. */
export interface EngagingRules<P> {
  /** Movement phase in which nobody may enter one. */
  never(p: P): boolean;
  /** Why nobody may move into this hex, which lies in one. */
  reason(p: P, hex: number): Reason;
}
