import type { BaseAction, BaseEvent, Game, Refusal, Result, Side } from '../kernel/game.ts';
import type { Aids } from './contract/aids.ts';
import type { Answering } from './contract/answering.ts';
import type { Counter } from './contract/counter.ts';
import type { EventKinds } from './event-kinds.ts';
import type { MapData } from './map.ts';
import type { Looks } from './looks.ts';
import type { SheetMargin } from './margin.ts';
import type { Odds, OddsRequest } from './contract/odds.ts';
import type { PositionView } from './contract/position-view.ts';
import type { PathStep, Reach } from './contract/reach.ts';
import type { Search } from './search/contract.ts';
import type { TableView } from './contract/table-view.ts';
import type { UnitNames } from './contract/unit-name.ts';
import type { Victory } from './contract/victory.ts';

export type * from './contract/aids.ts';
export type * from './contract/answering.ts';
export type * from './contract/counter.ts';
export type * from './contract/odds.ts';
export type * from './contract/position-view.ts';
export type * from './contract/reach.ts';
export type * from './contract/roll-costs.ts';
export type * from './contract/table-view.ts';
export type * from './contract/unit-name.ts';
export type * from './contract/victory.ts';

/** One item of the score; the score of a side is the sum of its items. */
export interface PointItem {
  rule: string;
  /** Id of the place, unit or area. */
  item: string;
  side: Side;
  points: number;
}

/** A game with a map and counters, and the queries of page and command line. */
export interface Wargame<
  S extends object = object,
  A extends BaseAction = BaseAction,
  E extends BaseEvent = BaseEvent,
  K extends object = object,
> extends Game<S, A, E, PositionView, K> {
  /** Id of the system of rules; games of one system are played by the same parts of the page. */
  readonly system: string;
  readonly map: MapData;
  /** What is printed in the margin of the map. */
  readonly margin?: SheetMargin;
  /** How the board draws its map and counters; without it plainly. */
  readonly looks?: Looks;
  readonly counters: readonly Counter[];
  /** What its units are called in full; without it their labels are all that is known. */
  readonly unitNames?: UnitNames;
  /** In which turn and phase a position is. */
  moment(state: S): { readonly turn: number; readonly phase: string };
  /**
   * What sides can do, by type: the fields of an action besides `by` and `type`. The same in all games: `move` picks a `unit`,
   * `join` adds one, `fly` picks one that goes through the air, `step` goes `to` a hex, `stop` ends the move; `attack` names a `target`, `attacker` adds a `unit`, `commit`
   * declares; `end` ends the phase. A click on a hex that an action names, or on a hex of a place that it names, means this action.
   */
  readonly actions: Readonly<Record<string, readonly string[]>>;
  /** The rules by which units do what else they may do in a movement phase, by the types of the actions. */
  readonly actionRules?: Readonly<Record<string, string>>;
  /**
   * The rules behind what is to be known of a unit: by mark, condition, or what it has done; `steps`: what it has lost, `supply`, `zone`: it is in
   * one of the enemy's.
   */
  readonly stateRules?: Readonly<Record<string, string>>;
  /** The kinds of decisions that a side may be asked for in the other one's turn; absent: there are none. */
  readonly answering?: readonly Answering[];
  /** What events mean to log, replay and summary; their codes are known to the game alone. */
  readonly eventKinds: EventKinds;
  tableView(state: S, side: Side | null): TableView;
  /** The current map: the printed one with the changes of the set-up and of the game. */
  mapNow(state: S): MapData;
  reach(state: S, unit: string, mode?: string): Result<Reach>;
  odds(state: S, request: OddsRequest): Result<Odds>;
  /** Where a unit of either side could go in its side's next movement phase (the current one included) if nothing else changed. */
  nextReach(state: S, unit: string): Result<Reach>;
  /** The cost of each step of a path for the units being moved. */
  pathCost(state: S, path: readonly string[]): Result<readonly PathStep[]>;
  /** Those of the hexes from which the unit, having moved there, could fight in the next combat phase. */
  fightsFrom(state: S, unit: string, hexes: readonly string[]): readonly string[];
  /** Everything that must be done before the phase can end; ending it now is refused with the first. */
  duties(state: S): readonly Refusal[];
  readonly search: Search<S>;
  /** Every item of the score as if the game ended now. */
  ledger(state: S): readonly PointItem[];
  /** Every item of the victory rules, also those for which nobody has anything, and how the game ends. */
  victory(state: S): Victory;
  /** What only some rulebooks have; a game leaves out what it has not. */
  readonly aids?: Aids<S, A>;
}

/** What is known of a game before its rules are loaded. */
export type About = Pick<Game, 'id' | 'title' | 'rules' | 'sides' | 'scenarios' | 'options' | 'vocabulary'>;

export interface LibraryEntry {
  readonly about: About;
  load(): Promise<Wargame>;
}

/** Games by id, each loaded when it is asked for: a record needs only its own. */
export type Library = ReadonlyMap<string, LibraryEntry>;
