import { copyFrames } from '../../wargame/machine/frames.ts';
import type { MapChange } from '../../wargame/setup.ts';

/** Where a unit is when not on the map: values of `State.hex` below zero. */
export const WAITING = -1;
export const ELIMINATED = -2;
/** Taken out by the rules without counting as destroyed. */
export const REMOVED = -3;
/** Left the map by a scoring edge; sector n is `EXITED - n`. */
export const EXITED = -4;

/** Bits of `State.marks`; a game's own marks have those from 8 up. */
export const MOVED = 1;
export const FIRED = 2;
/** Was engaged at the end of a movement phase of this turn. */
export const CONTACT = 4;

/** `State.due` of a unit that has no date yet. */
export const UNDATED = 99;

/** One side's pick of support and, for the attacker, units. All unit numbers. */
export interface CombatFrame {
  kind: 'combat';
  mode: 'ground' | 'bombard';
  stage: 'declare' | 'answer' | 'dice';
  /** Side number of the attacker. */
  side: number;
  target: number;
  attackers: number[];
  artillery: number[];
  air: number;
  defensiveArtillery: number[];
  defensiveAir: number;
}

export interface MoveFrame {
  kind: 'move';
  side: number;
  units: number[];
  hexesMoved: number;
  /** The unit carried, or -1. */
  passenger: number;
  /** The passenger has been carried a step. */
  carried: boolean;
  /** A motorised unit has crossed a river without a bridge. */
  forded: boolean;
}

/** A unit in the air: until it comes down it stands in the hex it took off from. */
export interface FlightFrame {
  kind: 'flight';
  side: number;
  unit: number;
  /** The hex it is over. */
  over: number;
  hexesMoved: number;
  /** It has been in contact with an enemy: from now on each hex in contact asks for a die. */
  spotted: boolean;
}

/** A choice of who suffers: a step each (`loss`) or the whole unit (`eliminate`). */
export interface LossFrame {
  kind: 'loss';
  side: number;
  units: number[];
  /** Candidates but for the armour that must suffer first. */
  spared: number[];
  whole: boolean;
}

/** EMP: the defender gives up units worth `value` defence points; in a frame of his own the attacker owes as many attack points. */
export interface ExchangeFrame {
  kind: 'exchange';
  side: number;
  /** Those who must go first stand in front: `first` of them, 0 when the order is free. */
  units: number[];
  first: number;
  stage: 'defender' | 'attacker';
  value: number;
}

export interface RetreatFrame {
  kind: 'retreat';
  side: number;
  units: number[];
  /** Units that took a step loss from the result of the combat. */
  hit: number[];
  /** A unit between its first hex and the second one it is driven to, or -1; `loss` it takes there. */
  driven: number;
  /** The hex it has left, to which it does not go back, or -1. */
  left: number;
  loss: boolean;
  /** Units that have come to rest, displaced ones too, where these do not make room for others; else empty. */
  settled: number[];
  /** 'combat', or one of the game's other retreats. */
  why: string;
}

export interface DisplaceFrame {
  kind: 'displace';
  side: number;
  hex: number;
  /** Hexes this chain has passed: nobody is pushed back into them. */
  passed: number[];
}

export interface AdvanceFrame {
  kind: 'advance';
  side: number;
  hex: number;
  units: number[];
  /** Units that have advanced and may go one hex further. */
  further: number[];
}

/** Dice due outside combat. `why` is known to the game. */
export interface DiceFrame {
  kind: 'dice';
  why: string;
  count: number;
  unit: number;
}

/** A duty of one side to name things, known to the game by `why`. */
export interface ChoiceFrame {
  kind: 'choice';
  why: string;
  side: number;
  options: number[];
  chosen: number[];
  left: number;
}

/** An open matter that only the game itself understands, known to it by `why`. */
export interface OwnFrame {
  kind: 'own';
  why: string;
  side: number;
  values: number[];
}

/** A step of the sequence of play that runs by itself once everything above it is done. */
export interface StepFrame {
  kind: 'step';
  why: string;
}

export type Frame =
  | CombatFrame
  | MoveFrame
  | FlightFrame
  | LossFrame
  | ExchangeFrame
  | RetreatFrame
  | DisplaceFrame
  | AdvanceFrame
  | DiceFrame
  | ChoiceFrame
  | OwnFrame
  | StepFrame;

/** A position: plain data. Lists have one entry a unit, in the order of the rules' unit list, and are replaced, never changed. */
export interface State {
  turn: number;
  phase: string;
  weather: number;
  /** Hex number, or one of the codes above. */
  hex: readonly number[];
  /** Steps left: 2 fresh, 1 reduced, 0 eliminated. */
  steps: readonly number[];
  marks: readonly number[];
  /** Parts of movement points spent in this phase. */
  spent: readonly number[];
  /** Turn from which a waiting unit may enter. */
  due: readonly number[];
  /**
   * Hex at which a waiting unit enters, -2 minus the hex from which it left the map to come back, or -1. Where it named one
   * of several edges, the size of the grid is taken off once for north, twice for east, then south, then west.
   */
  entryHex: readonly number[];
  /** Air points left, by the pools of the rules. */
  air: readonly number[];
  /** Hexes attacked in this combat phase. */
  attacked: readonly number[];
  /** Hexes closed to everybody this turn. */
  barred: readonly number[];
  /** Hexes ruined for the rest of the game: what that means is the game's affair. */
  ruined: readonly number[];
  /** Bridges that are blown: numbers of their sides, as bridges.ts counts them. */
  blown: readonly number[];
  /** Side number holding each scored hex, in the order of the board's `scored`. */
  holders: readonly number[];
  /** Numbers that only the game itself understands. */
  own: Record<string, number>;
  /** The same for things of which there may be hundreds, one after the other: copies share the list. */
  noted: readonly number[];
  over: boolean;
  options: Readonly<Record<string, string>>;
  map: MapChange | null;
  frames: Frame[];
}

/**
 * An independent copy. Lists are never written in place, only replaced (`with`, `map`), so copies share them; frames and
 * `own` are copied. Costs the same for 100 units and for 1,000.
 */
export const copyState = (s: State): State => ({ ...s, own: { ...s.own }, frames: copyFrames(s.frames) });
