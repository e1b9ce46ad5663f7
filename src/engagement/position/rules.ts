import type { Modifier, Prompt, Refusal, Side } from '../../kernel/game.ts';
import type { Reason } from '../../kernel/reason.ts';
import type { EventKinds } from '../../wargame/event-kinds.ts';
import type { ActionLists } from '../../wargame/machine/action-lists.ts';
import type * as machine from '../../wargame/machine/decision.ts';
import type { Typed } from '../../wargame/machine/decision.ts';
import type { ActionFields } from '../../wargame/machine/shape.ts';
import type { MapData } from '../../wargame/map.ts';
import type { Occupancy } from '../../wargame/occupancy.ts';
import type { About, Counter } from '../../wargame/wargame.ts';
import type { ActionType, SideAction } from './action-fields.ts';
import type { Board, HexColumns } from './board.ts';
import type { ChoiceFrame, CombatFrame, DiceFrame, MoveFrame, OwnFrame, State, StepFrame } from './state.ts';
import type {
  AirPool,
  Arrival,
  BombardmentTable,
  ContactClass,
  Crt,
  EngagementEvent,
  EntryPoint,
  Footing,
  Mover,
  OwnMark,
  Phase,
  PointEntry,
  RetreatPath,
  Term,
  Unit,
} from './terms.ts';
import type { Cites } from './topics.ts';

export type * from './terms.ts';

/** A decision that a frame or a phase asks for, by actions of some types. */
export type Decision<F, Type extends ActionType> = machine.Decision<Position, F, SideAction, SideAction<Type>>;

/** A decision of the game's own, by actions of the game or of the system. */
export type OwnDecision<A extends Typed = Typed> = machine.Decision<Position, OwnFrame, SideAction | A, A>;

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
  /** For each hex a direction in which a unit could go on and stop lately: tried first, whatever has changed since. */
  readonly hints: Uint8Array;
}

/** What all units of a side run into, and what it was worked out for. */
export interface Obstacles {
  /** Reasons why nobody of this side may come into a hex. */
  closed: Uint16Array;
  for?: { version: number; board: Board; phase: string; barred: readonly number[] };
  /** Parts of points for going on from a hex. */
  leaving: Uint8Array;
  /** The version of the side's own units. */
  moved?: number;
}

/** The units of a game sorted once: numbers of units by side, and of the kinds of movement prices are worked out for. */
export interface Roster {
  sides: Uint8Array;
  /** Kind of movement of each unit: those alike in `moves`, `rivers` and `ferries` pay the same everywhere. */
  kind: Uint8Array;
  kinds: number;
  of: readonly [readonly number[], readonly number[]];
  guns: readonly [readonly number[], readonly number[]];
  index: ReadonlyMap<string, number>;
  phases: ReadonlyMap<string, Phase>;
  boards: (Board | undefined)[];
  /** Actions of each side by type and number, made when first listed. */
  actions: ActionLists<Typed>;
  /** Kinds of road, the better ones first. */
  roads: readonly string[];
  /** Choices of the game's own: in a phase, and of a unit on the move. */
  ownInPhase: readonly OwnAction<undefined>[];
  ownOnMove: readonly OwnAction<MoveFrame>[];
}

/** What a game does to its printed map. */
export interface MapChangeRules {
  /** Number of the map as it is now (0 printed), and the map of that number. */
  variant(s: State): number;
  vary(data: MapData, variant: number): MapData;
  /** Road (bits of the board's sides) by which a hex is entered from anywhere, 0 for the usual. */
  roadIn(board: Board, to: number): number;
}

/** A choice that only this game has, beside those of the system for the same open matter. */
export interface OwnAction<F, A extends Typed = Typed> extends machine.OwnAction<Position, F, A> {
  /** The question of the movement phase while it may be chosen, where that is not the usual one. */
  prompt?: { rule: string; code: string };
}

export interface SequenceRules {
  /** In the order of a turn; the last turn may have more. */
  phases: readonly Phase[];
  /** Id of the phase with which a turn begins. */
  firstPhase(turn: number): string;
  /** The procedure at the start of a turn: frames in the order they happen. */
  startTurn(p: Position): void;
  /** What happens when a phase has begun, and before it ends: frames, as at the start of a turn. */
  phaseBegins: ((p: Position) => void) | null;
  phaseEnds: ((p: Position) => void) | null;
  /** Steps of the game's own. */
  runStep: ((p: Position, frame: StepFrame) => void) | null;
  /** Rule that asks for the dice of each kind of dice frame. */
  dice: Readonly<Record<string, string>>;
  rolled(p: Position, frame: DiceFrame, dice: readonly number[]): void;
  /** The phase that follows, or 'over'; the turn changes with the first phase. */
  nextPhase(p: Position): string;
  /** What happens between the last phase of a turn and the next. */
  endTurn: ((p: Position) => void) | null;
  /** What nobody has to do in this phase, but is paid for when it ends without. */
  urges: ((p: Position) => readonly Prompt[]) | null;
  /** Choices in a phase with no matter open, by their type. */
  actions: Readonly<Record<string, OwnAction<undefined>>>;
  /** Decisions of the game's own, by `why` of their frame. */
  decisions: Readonly<Record<string, OwnDecision>>;
}

/** Kinds of weather, of which one holds for a turn. */
export interface WeatherRules {
  names: readonly string[];
  /** Index when a set-up names none: the likelier one of the turn. */
  usual(turn: number): number;
  /** Number of the state of the ground, by weather and options: the same number, the same prices. */
  ground(s: State): number;
  /** What entering by road of this class or over this terrain costs besides, as things are. */
  costs(s: State, ground: string): readonly Modifier[];
}

/** Duties of a side to name some things of a list: places to strike, units to recover. */
export interface ChoiceRules {
  /** How an option is named, and by which rule. */
  action(frame: ChoiceFrame): {
    type: string;
    key: string;
    name(p: Position, option: number): string;
    rule: string;
  };
  chosen(p: Position, frame: ChoiceFrame, option: number): void;
}

export interface MovementRules {
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
  allowance(p: Position, unit: Unit): number;
  /** Hex around which a bridge of the game's own making spans all rivers for this unit, or -1. */
  spannedHex: ((p: Position, unit: Unit) => number) | null;
  /** Reasons, hex by hex, why a unit may never come into it; null where it may go anywhere. Retreats ask `RetreatRules.footing`. */
  closed: ((p: Position, unit: Unit) => Uint16Array | null) | null;
  /** Why a unit may not be picked to move at all. */
  moveReason: ((p: Position, unit: Unit) => Reason) | null;
  /** Why a unit may not move along with another one. */
  joinReason: ((p: Position, lead: Unit, unit: Unit) => Reason) | null;
  /** Why the move may not end where it is, stacking apart. */
  restReason: ((p: Position, unit: Unit, hex: number) => Reason) | null;
  /** Which of these own units, all in one hex, may not stand together. */
  stackReason(p: Position, hex: number, units: readonly number[]): Reason;
  /** Everything for which the movement phase may not end yet, the duties of the system apart. */
  duties: ((p: Position) => Iterable<Refusal>) | null;
}

/** Fortifications and other features of hexes that cost points and protect. */
export interface FortificationRules {
  /** Points for entering, by feature. */
  cost: Readonly<Record<string, number>>;
  /** Hex where a defender that must retreat loses nothing by the result. */
  shelters(p: Position, hex: number): boolean;
}

/** Hexes that units of the side itself make slow to pass through. */
export interface PassageRules {
  /** Extra points for leaving a hex that units of this side passed through in this move, besides those of the group. */
  cost(p: Position, side: number, hex: number, group: readonly number[]): number;
  term: Term;
}

/** First steps that cost the whole allowance. */
export interface WholeMoveRules {
  takes(p: Position, unit: Unit, from: number): boolean;
  term: Term;
}

/** Ground and hexes that some units may not enter, besides the terrain table. */
export interface RestrictionRules {
  /** Why a unit may not enter terrain. */
  ground(unit: Unit, terrain: string): Reason;
  /** Why a restricted unit may not enter a hex, retreat included. */
  hex(p: Position, unit: Unit, hex: number, group: readonly number[]): Reason;
  /** Why a restricted unit may not step there in this phase, `hex` included. */
  step(p: Position, unit: Unit, hex: number, group: readonly number[]): Reason;
}

/** Why nobody moves into, out of or through the hexes in `State.barred`; in combat and retreat by another rule. */
export interface BarredRules {
  moving: Reason;
  inCombat: Reason;
}

/** Where and when nobody may move into an enemy EZ. */
export interface EngagingRules {
  /** Movement phase in which nobody may enter one. */
  never(p: Position): boolean;
  /** Why nobody may move into this hex, which lies in one. */
  reason(p: Position, hex: number): Reason;
}

/** Units that carry others: how a carrier moves with a passenger. */
export interface TransportRules {
  /** Hexes through which passengers are carried; a carrier with a passenger stops in any other. */
  carriesThrough(p: Position, hex: number): boolean;
  /** Why a carrier may not take its passenger from a hex (-1: from outside the map) to the next. */
  stepReason(p: Position, mover: Mover, from: number, to: number): Reason;
  /** Why the passenger may not get off in a hex, where the carrier may go on. */
  landReason(p: Position, mover: Mover, hex: number): Reason;
  /** Why a move may not end with a passenger. */
  carrying: Reason;
  /** Units this one could carry from here. */
  passengers(p: Position, frame: MoveFrame): number[];
  /** May a unit marked as moved go on, having been carried? */
  mayGoOn(p: Position, unit: Unit): boolean;
  /** After a unit has ended its move. */
  afterStop(p: Position, unit: Unit): void;
  /** Choices of a unit on the move by their type. */
  actions: Readonly<Record<string, OwnAction<MoveFrame>>>;
}

/** Units that fly over any ground and any enemy, each alone, and come down somewhere else. */
export interface FlightRules {
  /** Where the book has flights. */
  rule: string;
  /** Does the unit fly at all, whether it may now or not? */
  flies(unit: Unit): boolean;
  /** Why a unit on the map that may move does not take off. */
  reason(p: Position, unit: Unit): Reason;
  /** Points a unit has in the air, one for each hex. */
  allowance(p: Position, unit: Unit): number;
  /** Reasons, hex by hex, why it may not be flown over; null where there are none. */
  closed(p: Position, unit: Unit): Uint16Array | null;
  /** Why a unit does not come down in a hex that is not closed to it, enemies and stacking apart. */
  landReason(p: Position, unit: Unit, hex: number): Reason;
  /** `why` of the die for each hex in contact with an enemy after the first. */
  die: string;
  /** After a unit has come down. */
  landed(p: Position, unit: Unit): void;
}

export interface EntryRules {
  /** Unit ids and where they start, or when they come. */
  starts: Readonly<Record<string, string>>;
  arrivals: Readonly<Record<string, Arrival>>;
  /** Hexes where a waiting unit may enter. */
  hexes(p: Position, unit: Unit): readonly number[];
  /** How it is to come, as a table shows it. */
  point(p: Position, unit: Unit): EntryPoint;
  /** Why it may not enter by any other hex. */
  elsewhere(p: Position, unit: Unit): Reason;
  /** Why a waiting unit that is due does not move onto the map. */
  reason(p: Position, unit: Unit): Reason;
  /** Pays nothing for this hex of entry, but needs room there: it comes from the air, or is raised. From the air it may come down among enemies, and is lost. */
  isUnpaid: ((p: Position, unit: Unit, hex: number) => boolean) | null;
  /** Does not go on from this hex of entry in the same phase. */
  endsMove: ((p: Position, unit: Unit, hex: number) => boolean) | null;
  /** After a unit has come into a hex. */
  afterEntering: ((p: Position, unit: number) => void) | null;
}

/** Leaving the map of one's own will. */
export interface ExitRules {
  /** Why the unit may not leave the map from this hex; `none` where nobody ever does. */
  reason(p: Position, unit: Unit, hex: number): Reason;
  none: Reason;
  /** Movement points, besides what breaking contact and passing through a crowded hex cost. */
  cost: number;
  leave(p: Position, unit: number): void;
}

/** Units that must or may leave the game at a time of the book's. */
export interface WithdrawalRules {
  /** Those that must or may now. */
  units(p: Position): readonly number[];
  withdraw(p: Position, unit: number): void;
}

export interface CombatRules {
  /** Classes of units that are not engaged from everywhere, and do not attack everywhere. */
  contacts: readonly ContactClass[];
  columns: HexColumns & {
    river: number;
    /** How columns of ground and river go together when both help the defender. */
    riverAndGround: 'sum' | 'most';
  };
  crt(s: State): Crt;
  /** What a unit is worth in an attack as things are. */
  attackStrength(p: Position, unit: Unit): number;
  /** Why an engaged unit may not attack although it is adjacent. */
  attackReason(p: Position, unit: Unit): Reason;
  /** Columns for an attack on these defenders, of whom none can retreat to a free hex; negative ones help them. */
  surroundShift(p: Position, defenders: readonly number[]): number;
  /** Column shifts from who takes part (divisions, brigades, engineers), ground attacks only. */
  formationShifts: ((p: Position, combat: CombatFrame) => Modifier[]) | null;
}

export interface AdvanceRules {
  /** Why a unit does not advance after combat at all. */
  reason: ((p: Position, unit: Unit) => Reason) | null;
  /** Why a unit that has advanced does not go on from the first hex to the second; null where nobody ever does. */
  onReason: ((p: Position, unit: Unit, from: number, to: number) => Reason) | null;
}

/** Bombardment by aircraft or by artillery. */
export interface BombardmentRules {
  table: BombardmentTable;
  vulnerability(unit: Unit, by: 'air' | 'artillery'): number;
  /** Why a bombardment below the first column is not made; null where it is made in that column. */
  tooLow: { air: Reason; artillery: Reason } | null;
}

/** Artillery, which supports combats in range and bombards. */
export interface GunRules {
  /** Attack strength that a supporting gun adds as things are. */
  strength(p: Position, unit: Unit): number;
  /** Why a gun may not support or bombard: terrain, moved, wrong phase … */
  reason: ((p: Position, unit: Unit) => Reason) | null;
  /** Why a gun may not join just this combat. */
  supportReason: ((p: Position, combat: CombatFrame, unit: Unit, defending: boolean) => Reason) | null;
}

export interface AirRules {
  /** `State.air` has one number for each. */
  pools: readonly AirPool[];
  /** Fewest and most points for one use, in support of a ground combat or for a bombardment. */
  limits: Readonly<Record<CombatFrame['mode'], { readonly least: number; readonly most: number }>>;
  /** Why a side without a pool for it spends nothing; null where each side has one. */
  none: Reason | null;
  /** Why a side may not support its units in this ground combat from the air. */
  supportReason: ((p: Position, combat: CombatFrame, side: number) => Reason) | null;
  /** Sets the pools to what the turn and the weather give. */
  fill(p: Position): void;
}

/** A retreat that is not the result of a combat. */
export interface OtherRetreat {
  rule: string;
  prompt: string;
  /** `free`: where the unit may come to rest outside the enemy's EZ. */
  paths(p: Position, unit: number, free: readonly RetreatPath[]): RetreatPath[];
  settled(p: Position, unit: number): void;
}

export interface RetreatRules {
  /** What a hex is for a unit that must retreat, besides enemies, their EZ and stacking. */
  footing(p: Position, unit: Unit, hex: number): Footing;
  /** Why ground that is not open is refused. */
  footingReason: ((p: Position, unit: Unit, hex: number) => Reason) | null;
  /** Enemy EZs in which a retreat may not end: those of enemies who engage the unit, or all. */
  zones: 'engaging' | 'all';
  /** Crossing a river without a bridge: nothing, a step loss, or the end of the unit. */
  river(unit: Unit): 'free' | 'loss' | 'destroyed';
  /** Who may make room in a full hex: any of the four, or only those who have not come by the same retreat. */
  makesRoom: 'anybody' | 'those-there';
  /** Edges over which a side may retreat, and after how many turns it may come back; null: not at all, though not destroyed, and only where nothing else is open. */
  openEdges: readonly [Readonly<Record<string, number | null>>, Readonly<Record<string, number | null>>];
  /** Retreats by `why` of their frame, 'combat' apart. */
  others: Readonly<Record<string, OtherRetreat>>;
}

/** Whose losses come first, and what goes with a unit. */
export interface LossRules {
  /** Of attackers and defenders who both have some, armoured types lose first: why others may not be named before them. */
  armourFirst: Reason;
  /** After a unit is gone: artillery without a division, and the like. */
  afterElimination(p: Position, unit: number): void;
}

export interface PointsRules {
  /** Side number holding a scored hex at the start. */
  holder(hex: string): number;
  /** Everything that gives points as the game stands. */
  ledger(p: Position): PointEntry[];
}

export interface SetupRules {
  extra(p: Position): Record<string, unknown>;
  /** Reads `extra` of a set-up into the position; reports what is wrong by place. */
  read(p: Position, extra: Readonly<Record<string, unknown>>): { at: string; refusal: Refusal }[];
  /** What keeps a game from beginning with its first turn: who must be placed finds no room on the map of a set-up. */
  begins: ((p: Position) => { at: string; refusal: Refusal }[]) | null;
}

/**
 * Everything in which one game of the series differs from the others, chapter by chapter. Written in full by each, nothing
 * inherited; a chapter or a question that its book does not have is null.
 */
export interface EngagementRules {
  about: About & { readonly sides: readonly [Side, Side] };
  counters: readonly Counter[];
  units: readonly Unit[];
  /** Where the book has what the system does. */
  cites: Cites;
  /** Rules of the game's own events. */
  eventRules: Readonly<Record<string, string>>;
  /** Those of them that tell how many steps a unit has, which the option blind-declaration hides. */
  stepEvents: readonly string[];
  /** What the game's own events mean to a table; the others are plain lines of its log. */
  eventKinds: EventKinds;
  /** Fields of the game's own actions besides `by` and `type`. */
  actions: ActionFields;
  marks: Readonly<Record<string, OwnMark>>;
  /** What else is true of a unit on the map and its counter does not show, as marks in the texts. */
  conditions: ((p: Position, unit: Unit) => readonly string[]) | null;
  map: MapData;
  mapChanges: MapChangeRules | null;
  sequence: SequenceRules;
  weather: WeatherRules | null;
  choices: ChoiceRules | null;
  movement: MovementRules;
  fortifications: FortificationRules | null;
  passage: PassageRules | null;
  wholeMoves: WholeMoveRules | null;
  restrictions: RestrictionRules | null;
  barred: BarredRules | null;
  engaging: EngagingRules | null;
  transport: TransportRules | null;
  flight: FlightRules | null;
  entry: EntryRules;
  exit: ExitRules;
  withdrawal: WithdrawalRules | null;
  combat: CombatRules;
  advance: AdvanceRules;
  bombardment: BombardmentRules;
  guns: GunRules | null;
  air: AirRules;
  retreat: RetreatRules;
  losses: LossRules | null;
  points: PointsRules;
  setup: SetupRules;
}
