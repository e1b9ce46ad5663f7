import type { EventArg, Modifier, OptionSpec, Refusal, Scenario, Side } from '../kernel/game.ts';
import type { MapData } from '../wargame/map.ts';
import type { Counter } from '../wargame/wargame.ts';
import type { Board } from './board.ts';
import type { EventCode } from './codes.ts';
import type { ChoiceFrame, CombatFrame, DiceFrame, MoveFrame, State, StepFrame } from './state.ts';

export interface EngagementEvent {
  readonly code: EventCode;
  readonly args: Readonly<Record<string, EventArg>>;
  readonly reveals?: true;
}

/** A state with what it is read by: rules, board, and look-ups that are dropped whenever a unit moves. */
export interface Position {
  readonly rules: EngagementRules;
  readonly s: State;
  board: Board;
  readonly events: EngagementEvent[];
  /** First unit in each hex and the next one in the same hex, or -1; undefined when stale. */
  heads: Int16Array | undefined;
  next: Int16Array | undefined;
  /** How many units of each side reach into a hex with their EZ. */
  zones: [Uint8Array | undefined, Uint8Array | undefined];
}

/** Columns of the terrain table: on foot, motorised, armoured. */
export type MoveClass = 'foot' | 'motor' | 'armour';

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
  moves: MoveClass;
  infantry: boolean;
  /** Armoured-type unit for the loss order of 5.1.8. */
  armoured: boolean;
  artillery: boolean;
  amphibious: boolean;
  /** Counts as the one large unit of a stack. */
  large: boolean;
}

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

/** Where a waiting unit enters: the turn from which, and the printed hex. */
export interface Arrival {
  turn: number;
  hex: string;
}

/** What a step of one unit runs into besides terrain: filled in by the movement rules. */
export interface StepContext {
  unit: Unit;
  from: number;
  to: number;
  /** Units moving together, the one asked about among them. */
  group: readonly number[];
}

/** Everything in which one game of the series differs from the others. Written in full by each, nothing inherited. */
export interface EngagementRules {
  id: string;
  title: string;
  version: string;
  sides: readonly [Side, Side];
  scenarios: readonly Scenario[];
  options: readonly OptionSpec[];
  vocabulary: Readonly<Record<string, unknown>>;
  phases: readonly string[];
  weathers: readonly string[];

  counters: readonly Counter[];
  units: readonly Unit[];
  map: MapData;
  /** Name of the map as it is now ('' printed), and the map of that name: floods, new bridges. */
  mapVariant(s: State): string;
  vary(data: MapData, variant: string): MapData;

  /** Unit ids and where they start, or when they come. */
  starts: Readonly<Record<string, string>>;
  arrivals: Readonly<Record<string, Arrival>>;
  /** Side number holding a scored hex at the start. */
  holderAtStart(hex: string): number;

  terrainCost: Readonly<Record<string, Readonly<Record<MoveClass, number | null>>>>;
  roadCost: Readonly<Record<'paved' | 'unpaved', Readonly<Record<MoveClass, number>>>>;
  featureCost: Readonly<Record<string, number>>;
  riverCost: number;
  /** Points a motorised unit has in a turn in which it fords a river. */
  fordAllowance: number;
  /** Extra points the weather asks for entering by road of this class or over this terrain. */
  weatherCost(p: Position, way: string): number;
  /** Extra points for leaving a hex it passed through in this move. */
  passageCost(p: Position, step: StepContext): number;
  /** Road (bits of the board's sides) by which a hex is entered from anywhere, 0 for the usual. */
  roadIn(p: Position, to: number): number;
  /** A step that costs the whole allowance. */
  takesWholeMove(p: Position, step: StepContext): boolean;
  /** Whether a bridge of the game's own making spans this river side for the unit. */
  spans(p: Position, step: StepContext): boolean;
  /** Why this unit may not go into a hex by whatever way, retreat included, besides the terrain table. */
  barred(p: Position, unit: Unit, hex: number, group: readonly number[]): Refusal | undefined;
  /** Anything else that forbids the step. */
  stepRefusal(p: Position, step: StepContext): Refusal | undefined;
  /** Why a unit may not be picked to move at all. */
  moveRefusal(p: Position, unit: Unit): Refusal | undefined;
  /** Why the move may not end where it is, stacking apart. */
  restRefusal(p: Position, unit: Unit, hex: number): Refusal | undefined;
  mayCarry(p: Position, carrier: Unit, rider: Unit): Refusal | undefined;
  /** Everything for which the movement phase may not end yet. */
  movementDuties(p: Position): Iterable<Refusal>;
  /** Units that must or may leave the game now by `withdraw`. */
  withdrawable(p: Position): readonly number[];
  withdraw(p: Position, unit: number): void;
  /** Why the unit may not leave the map for good from this hex. */
  exitRefusal(p: Position, unit: Unit, hex: number): Refusal | undefined;
  exitCost: number;
  exit(p: Position, unit: number): void;
  /** Movement phase in which nobody may enter an enemy EZ. */
  noEngaging(p: Position): boolean;
  /** Which of these own units, all in one hex, may not stand together. */
  stackRefusal(p: Position, hex: number, units: readonly number[]): Refusal | undefined;

  columns: { terrain: Readonly<Record<string, number>>; features: Readonly<Record<string, number>>; river: number };
  crt(s: State): Crt;
  bombardment: BombardmentTable;
  vulnerability(unit: Unit, by: 'air' | 'artillery'): number;
  air: { sides: readonly number[]; least: number; most: number };
  /** Attack strength that a supporting gun adds in this weather. */
  gunStrength(p: Position, unit: Unit): number;
  /** Why an engaged unit may not attack although it is adjacent. */
  attackRefusal(p: Position, unit: Unit): Refusal | undefined;
  /** Why a gun may not support or bombard: forest, moved, wrong phase … */
  gunRefusal(p: Position, unit: Unit): Refusal | undefined;
  /** Why a gun may not join just this combat. */
  supportRefusal(p: Position, combat: CombatFrame, unit: Unit, defending: boolean): Refusal | undefined;
  /** Column shifts from who takes part (divisions, brigades, engineers), ground attacks only. */
  formationShifts(p: Position, combat: CombatFrame): Modifier[];
  /** Hex where a defender that must retreat loses nothing by the result. */
  sheltered(p: Position, hex: number): boolean;
  /** Edges over which a side may retreat and come back. */
  openEdges: readonly [readonly string[], readonly string[]];
  /** After a unit is gone: artillery without a division, and the like. */
  afterElimination(p: Position, unit: number): void;
  /** After a unit has come into a hex. */
  afterEntering(p: Position, unit: number): void;

  /** Weather index when a set-up names none: the likelier one of the turn. */
  usualWeather(turn: number): number;
  /** Sets air points to what the weather gives. */
  fillPools(p: Position): void;
  /** The procedure at the start of a turn: frames in the order they happen. */
  startTurn(p: Position): void;
  runStep(p: Position, frame: StepFrame): void;
  rolled(p: Position, frame: DiceFrame, dice: readonly number[]): void;
  choose(p: Position, frame: ChoiceFrame, option: number): void;
  choiceAction(frame: ChoiceFrame): {
    type: string;
    key: string;
    name(p: Position, option: number): string;
    rule: string;
  };
  /** The phase that follows, or 'over'; the game changes the turn in `nextTurn`. */
  nextPhase(p: Position): string;
  /** What happens between the last phase of a turn and the next. */
  endTurn(p: Position): void;

  points(p: Position): [number, number];
  extra(p: Position): Record<string, unknown>;
  /** Reads `extra` of a set-up into the position; reports what is wrong by place. */
  readExtra(p: Position, extra: Readonly<Record<string, unknown>>): { at: string; refusal: Refusal }[];
}

export type Mover = Pick<MoveFrame, 'units' | 'rider' | 'forded' | 'steps'>;
