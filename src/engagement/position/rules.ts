import type { Side } from '../../kernel/game.ts';
import type { EventKinds } from '../../wargame/event-kinds.ts';
import type { ActionLists } from '../../wargame/machine/action-lists.ts';
import type * as machine from '../../wargame/machine/decision.ts';
import type { Typed } from '../../wargame/machine/decision.ts';
import type { ActionFields } from '../../wargame/machine/shape.ts';
import type { MapData } from '../../wargame/map.ts';
import type { Occupancy } from '../../wargame/occupancy.ts';
import type { About, Answering, Counter } from '../../wargame/wargame.ts';
import type { ActionType, SideAction } from './action-fields.ts';
import type { Board } from './board.ts';
import type { AdvanceRules, AirRules, BombardmentRules, CombatRules, GunRules } from './combat-rules.ts';
import type * as entry from './entry-rules.ts';
import type { EntryRules, ExitRules, WithdrawalRules } from './entry-rules.ts';
import type {
  BarredRules,
  EngagingRules,
  FortificationRules,
  MovementRules,
  PassageRules,
  RestrictionRules,
  WholeMoveRules,
} from './movement-rules.ts';
import type { PointsRules, SetupRules } from './points-rules.ts';
import type * as retreat from './retreat-rules.ts';
import type { LossRules, RetreatRules } from './retreat-rules.ts';
import type * as sequence from './sequence-rules.ts';
import type { MapChangeRules, SequenceRules, WeatherRules } from './sequence-rules.ts';
import type { MoveFrame, State } from './state.ts';
import type { EngagementEvent, OwnMark, Phase, Unit } from './terms.ts';
import type { Cites } from './topics.ts';

export type * from './terms.ts';

/** A decision that a frame or a phase asks for, by actions of some types. */
export type Decision<F, Type extends ActionType> = machine.Decision<Position, F, SideAction, SideAction<Type>>;
export type ChoiceRules = sequence.ChoiceRules<Position>;
export type FlightRules = entry.FlightRules<Position>;
export type OtherRetreat = retreat.OtherRetreat<Position>;
export type OwnAction<F, A extends Typed = Typed> = sequence.OwnAction<Position, F, A>;
export type OwnDecision<A extends Typed = Typed> = sequence.OwnDecision<Position, A>;
export type TransportRules = entry.TransportRules<Position>;

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
  /** A position on which something is tried out: read through `trialOf`. */
  trial: Position | undefined;
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
  /** Numbers of the units of each side that may fly at all. */
  flyers: readonly [readonly number[], readonly number[]];
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

/**
 * Everything in which one game of the series differs from the others, chapter by chapter. Written in full by each, nothing
 * inherited; a chapter or a question that its book does not have is null. In the files of the chapters (`…-rules.ts`) `P` is the position.
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
  /** What a side is asked for in the other one's turn. */
  answering: readonly Answering[];
  marks: Readonly<Record<string, OwnMark>>;
  /** What else is true of a unit on the map and its counter does not show, as marks in the texts. */
  conditions: ((p: Position, unit: Unit) => readonly string[]) | null;
  /** The rules behind the game's own marks and conditions. */
  stateRules: Readonly<Record<string, string>>;
  map: MapData;
  mapChanges: MapChangeRules | null;
  sequence: SequenceRules<Position>;
  weather: WeatherRules | null;
  choices: ChoiceRules | null;
  movement: MovementRules<Position>;
  fortifications: FortificationRules<Position> | null;
  passage: PassageRules<Position> | null;
  wholeMoves: WholeMoveRules<Position> | null;
  restrictions: RestrictionRules<Position> | null;
  barred: BarredRules | null;
  engaging: EngagingRules<Position> | null;
  transport: TransportRules | null;
  flight: FlightRules | null;
  entry: EntryRules<Position>;
  exit: ExitRules<Position>;
  withdrawal: WithdrawalRules<Position> | null;
  combat: CombatRules<Position>;
  advance: AdvanceRules<Position>;
  bombardment: BombardmentRules;
  guns: GunRules<Position> | null;
  air: AirRules<Position>;
  retreat: RetreatRules<Position>;
  losses: LossRules<Position> | null;
  points: PointsRules<Position>;
  setup: SetupRules<Position>;
}
