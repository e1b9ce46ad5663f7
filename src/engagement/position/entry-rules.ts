import type { Reason } from '../../kernel/reason.ts';
import type { OwnAction } from './sequence-rules.ts';
import type { MoveFrame } from './state.ts';
import type { Arrival, EntryPoint, Mover, Unit } from './terms.ts';

/** Units that carry others: how a carrier moves with a passenger. */
export interface TransportRules<P> {
  /** Hexes through which passengers are carried; a carrier with a passenger stops in any other. */
  carriesThrough(p: P, hex: number): boolean;
  /** Why a carrier may not take its passenger from a hex (-1: from outside the map) to the next. */
  stepReason(p: P, mover: Mover, from: number, to: number): Reason;
  /** Why the passenger may not get off in a hex, where the carrier may go on. */
  landReason(p: P, mover: Mover, hex: number): Reason;
  /** Why a move may not end with a passenger. */
  carrying: Reason;
  /** Units this one could carry from here. */
  passengers(p: P, frame: MoveFrame): number[];
  /** May a unit marked as moved go on, having been carried? */
  mayGoOn(p: P, unit: Unit): boolean;
  /** After a unit has ended its move. */
  afterStop(p: P, unit: Unit): void;
  /** Choices of a unit on the move by their type. */
  actions: Readonly<Record<string, OwnAction<P, MoveFrame>>>;
}

/** Units that fly over any ground and any enemy, each alone, and come down somewhere else. */
export interface FlightRules<P> {
  /** Where the book has flights. */
  rule: string;
  /** Does the unit fly at all, whether it may now or not? */
  flies(unit: Unit): boolean;
  /** Why a unit on the map that may move does not take off. */
  reason(p: P, unit: Unit): Reason;
  /** Points a unit has in the air, one for each hex. */
  allowance(p: P, unit: Unit): number;
  /** Reasons, hex by hex, why it may not be flown over; null where there are none. */
  closed(p: P, unit: Unit): Uint16Array | null;
  /** Why a unit does not come down in a hex that is not closed to it, enemies and stacking apart. */
  landReason(p: P, unit: Unit, hex: number): Reason;
  /** `why` of the die for each hex in contact with an enemy after the first. */
  die: string;
  /** After a unit has come down. */
  landed(p: P, unit: Unit): void;
}

export interface EntryRules<P> {
  /** Unit ids and where they start, or when they come. */
  starts: Readonly<Record<string, string>>;
  arrivals: Readonly<Record<string, Arrival>>;
  /** Hexes where a waiting unit may enter. */
  hexes(p: P, unit: Unit): readonly number[];
  /** How it is to come, as a table shows it. */
  point(p: P, unit: Unit): EntryPoint;
  /** Why it may not enter by any other hex. */
  elsewhere(p: P, unit: Unit): Reason;
  /** Why a waiting unit that is due does not move onto the map. */
  reason(p: P, unit: Unit): Reason;
  /** Pays nothing for this hex of entry, but needs room there: it comes from the air, or is raised. From the air it may come down among enemies, and is lost. */
  isUnpaid: ((p: P, unit: Unit, hex: number) => boolean) | null;
  /** Does not go on from this hex of entry in the same phase. */
  endsMove: ((p: P, unit: Unit, hex: number) => boolean) | null;
  /** After a unit has come into a hex. */
  afterEntering: ((p: P, unit: number) => void) | null;
}

/** Leaving the map of one's own will. */
export interface ExitRules<P> {
  /** Why the unit may not leave the map from this hex; `none` where nobody ever does. */
  reason(p: P, unit: Unit, hex: number): Reason;
  none: Reason;
  /** Movement points, besides what breaking contact and passing through a crowded hex cost. */
  cost: number;
  leave(p: P, unit: number): void;
}

/** Units that must or may leave the game at a time of the book's. */
export interface WithdrawalRules<P> {
  /** Those that must or may now. */
  units(p: P): readonly number[];
  withdraw(p: P, unit: number): void;
}
