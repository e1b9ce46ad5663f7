import type { EventArg, Modifier, OptionSpec, Refusal, Scenario, Side } from '../kernel/game.ts';
import type { Reason } from '../kernel/reason.ts';
import type { MapData } from '../wargame/map.ts';
import type { Occupancy } from '../wargame/occupancy.ts';
import type { Counter } from '../wargame/wargame.ts';
import type { Board, HexColumns } from './board.ts';
import type { ChoiceFrame, CombatFrame, DiceFrame, MoveFrame, State, StepFrame } from './state.ts';

export interface EngagementEvent {
  readonly code: string;
  readonly args: Readonly<Record<string, EventArg>>;
  readonly reveals?: true;
}

/** A state with what it is read by: rules, board, and look-ups that follow as units move. */
export interface Position {
  readonly rules: EngagementRules;
  readonly roster: Roster;
  s: State;
  board: Board;
  events: EngagementEvent[];
  /** Who stands where, and the engagement zones: read through position.ts, which keeps it current. */
  readonly occupancy: Occupancy;
  /** The phase last asked for. */
  phase: Phase | undefined;
  /** Where each side may not go and what it pays to go on, by hex: read through obstacles.ts. */
  readonly obstacles: [Obstacles | undefined, Obstacles | undefined];
}

/** What all units of a side run into now, and the position it was worked out for. */
export interface Obstacles {
  versions: readonly [number, number];
  board: Board;
  phase: string;
  bombed: readonly number[];
  /** Reasons why nobody of this side may come into a hex. */
  closed: Uint8Array;
  /** Points for going on from a hex. */
  leaving: Uint8Array;
}

/** A phase of the sequence of play: whose it is and what it is for. */
export interface Phase {
  id: string;
  side: number;
  kind: 'movement' | 'combat';
}

/** The units of a game sorted once: numbers of units by side, and of the kinds of movement prices are worked out for. */
export interface Roster {
  sides: Uint8Array;
  /** Kind of movement of each unit: those alike in `moves` and `rivers` pay the same everywhere. */
  kind: Uint8Array;
  kinds: number;
  of: readonly [readonly number[], readonly number[]];
  guns: readonly [readonly number[], readonly number[]];
  index: ReadonlyMap<string, number>;
  phases: ReadonlyMap<string, Phase>;
  boards: (Board | undefined)[];
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
  /** Some hexes are barred to it besides the terrain table: `bars` has to be asked. */
  restricted: boolean;
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

/** One item of the score; `side` is the number of who has its points. */
export interface PointEntry {
  rule: string;
  item: string;
  side: number;
  points: number;
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
  /** In the order of a turn; the last turn may have more. */
  phases: readonly Phase[];
  weathers: readonly string[];

  counters: readonly Counter[];
  units: readonly Unit[];
  map: MapData;
  /** Number of the map as it is now (0 printed), and the map of that number: floods, new bridges. */
  mapVariant(s: State): number;
  vary(data: MapData, variant: number): MapData;

  /** Unit ids and where they start, or when they come. */
  starts: Readonly<Record<string, string>>;
  arrivals: Readonly<Record<string, Arrival>>;
  /** Side number holding a scored hex at the start. */
  holderAtStart(hex: string): number;

  /** Points by terrain and column of the table; null where it forbids. */
  terrainCost: Readonly<Record<string, Readonly<Record<string, number | null>>>>;
  roadCost: Readonly<Record<'paved' | 'unpaved', Readonly<Record<string, number>>>>;
  featureCost: Readonly<Record<string, number>>;
  riverCost: number;
  /** Points a unit that fords has in a turn in which it does. */
  fordAllowance: number;
  /** Number of what else prices depend on, weather and options: the same number, the same prices. */
  groundState(s: State): number;
  /** Extra points the weather asks for entering by road of this class or over this terrain. */
  weatherCost(s: State, way: string): number;
  /** A reason of the game's own why a unit may not enter terrain. */
  groundReason(unit: Unit, terrain: string): Reason;
  /** Extra points for leaving a hex that units of this side passed through in this move, besides those of the group. */
  passageCost(p: Position, side: number, hex: number, group: readonly number[]): number;
  /** Road (bits of the board's sides) by which a hex is entered from anywhere, 0 for the usual. */
  roadIn(board: Board, to: number): number;
  /** A first step that costs the whole allowance. */
  takesWholeMove(p: Position, unit: Unit, from: number): boolean;
  /** Hex around which a bridge of the game's own making spans all rivers for this unit, or -1. */
  spannedHex(p: Position, unit: Unit): number;
  /** Why a restricted unit may not go into a hex by whatever way, retreat included, besides the terrain table. */
  barReason(p: Position, unit: Unit, hex: number, group: readonly number[]): Reason;
  /** Why a restricted unit may not step there in this phase, `barReason` included. */
  stepReason(p: Position, unit: Unit, hex: number, group: readonly number[]): Reason;
  /** Why nobody may move into this hex, which lies in an enemy EZ. */
  zoneReason(p: Position, hex: number): Reason;
  /** Why a unit may not be picked to move at all. */
  moveReason(p: Position, unit: Unit): Reason;
  /** Why the move may not end where it is, stacking apart. */
  restReason(p: Position, unit: Unit, hex: number): Reason;
  carryReason(p: Position, carrier: Unit, passenger: Unit): Reason;
  /** Everything for which the movement phase may not end yet. */
  movementDuties(p: Position): Iterable<Refusal>;
  /** Units that must or may leave the game now by `withdraw`. */
  withdrawable(p: Position): readonly number[];
  withdraw(p: Position, unit: number): void;
  /** Why the unit may not leave the map for good from this hex. */
  exitReason(p: Position, unit: Unit, hex: number): Reason;
  exitCost: number;
  exit(p: Position, unit: number): void;
  /** Movement phase in which nobody may enter an enemy EZ. */
  noEngaging(p: Position): boolean;
  /** Which of these own units, all in one hex, may not stand together. */
  stackReason(p: Position, hex: number, units: readonly number[]): Reason;

  columns: HexColumns & { river: number };
  crt(s: State): Crt;
  bombardment: BombardmentTable;
  vulnerability(unit: Unit, by: 'air' | 'artillery'): number;
  air: { sides: readonly number[]; least: number; most: number };
  /** Attack strength that a supporting gun adds in this weather. */
  gunStrength(p: Position, unit: Unit): number;
  /** Why an engaged unit may not attack although it is adjacent. */
  attackReason(p: Position, unit: Unit): Reason;
  /** Why a gun may not support or bombard: forest, moved, wrong phase … */
  gunReason(p: Position, unit: Unit): Reason;
  /** Why a gun may not join just this combat. */
  supportReason(p: Position, combat: CombatFrame, unit: Unit, defending: boolean): Reason;
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

  /** Everything that gives points as the game stands. */
  ledger(p: Position): PointEntry[];
  extra(p: Position): Record<string, unknown>;
  /** Reads `extra` of a set-up into the position; reports what is wrong by place. */
  readExtra(p: Position, extra: Readonly<Record<string, unknown>>): { at: string; refusal: Refusal }[];
}

export type Mover = Pick<MoveFrame, 'units' | 'passenger' | 'afloat' | 'forded' | 'steps'>;
