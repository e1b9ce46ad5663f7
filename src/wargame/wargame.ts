import type { BaseAction, BaseEvent, Game, Modifier, Prompt, Refusal, Result, Side } from '../kernel/game.ts';
import type { EventKinds } from './event-kinds.ts';
import type { Cited, MapData } from './map.ts';
import type { Looks } from './looks.ts';
import type { SheetMargin } from './margin.ts';
import type { Search } from './search-contract.ts';

/** A printed counter with all its faces. */
export interface Counter {
  id: string;
  side: Side;
  nation: string;
  formation: string;
  /** Kind of troops, e.g. `inf`, `armour`; the game's README lists them. */
  type: string;
  /** Echelon as printed: II battalion, III regiment, X brigade, XX division. */
  size: string;
  /** The name printed beside the unit symbol. */
  label: string;
  /** One per step, full strength first; fewer where other counters stand for the last steps. */
  faces: readonly CounterFace[];
  range?: number;
  /** Steps of the fresh unit where they are not as many as its faces. */
  steps?: number;
  /** The other side of a counter that is not turned by a step loss, and the kind of troops it shows. */
  back?: { type: string; face: CounterFace };
  /** What stands in the place of the attack strength, which is 0: the symbol of supporting artillery, or nothing. */
  attackAs?: 'support' | 'none';
  /** Quality of the troops, unless normal. */
  quality?: 'elite' | 'green';
  /** Rating of armour and anti-tank guns. */
  armour?: number;
  /** The rating stands in a box, which means that it is less in attack. */
  armourBoxed?: true;
  /** Does not count for stacking: never, or while it is the only one of its kind there. */
  freeStacking?: 'always' | 'conditional';
  /** A mark around the movement allowance, for an ability or a restriction. */
  allowanceIn?: 'circle' | 'box';
  /** One of two counters for one battalion. */
  half?: true;
  /** Badge of a corps. */
  badge?: string;
  /** Turn and place of arrival as printed; `set-up` for a place at the start. */
  arrival?: string;
  source: Cited;
}

/** Attack, defence, movement allowance. */
export type CounterFace = readonly [attack: number, defence: number, allowance: number];

/** A hex a unit can enter now. `cost` in movement points; `path` starts after the origin and ends with the hex. */
export interface ReachHex {
  hex: string;
  cost: number;
  path: readonly string[];
  mayStop: boolean;
  /** Number of the rule that ends the move here. */
  mustStop: string | null;
  /** The kind of movement by which the unit gets there; absent for the first of the game's. */
  mode?: string;
  /** Dice due on the path; absent where no path asks for any. */
  dice?: number;
  /** Entering it may ask for a die. */
  contact?: boolean;
  /** The unit could leave the map for good from there. */
  exit?: boolean;
}

export interface Reach {
  unit: string;
  from: string | null;
  allowance: number;
  hexes: readonly ReachHex[];
}

/** One step of a path: its cost and the parts of it, points left to the unit with the fewest, the rule that ends the move there, dice due; the rule by which the unit is lost there. */
export interface PathStep {
  hex: string;
  cost: number;
  parts: readonly Modifier[];
  left: number;
  mustStop: string | null;
  dice?: number;
  lost?: string;
}

export interface Support {
  air?: number;
  artillery?: readonly string[];
}

export interface OddsRequest {
  target: string;
  attackers: readonly string[];
  /** The formation that leads, and a unit that counts as one of it, where the rules have such. */
  lead?: string;
  attached?: string;
  support?: { attacker?: Support; defender?: Support };
}

export interface BombardRequest {
  target: string;
  artillery?: readonly string[];
  air?: number;
}

export interface ResultChance {
  result: string;
  probability: number;
}

/** Strengths after all modifiers; `ratio` before shifts; a negative amount shifts left; `column` after clamping to the table. */
export interface Odds {
  attack: number;
  defence: number;
  ratio: string;
  shifts: readonly Modifier[];
  column: string;
  allowed: true | Refusal;
  results: readonly ResultChance[];
  /** Pairs of steps lost and probability, exact for the support given. */
  losses: Readonly<Record<'attacker' | 'defender', readonly (readonly [number, number])[]>>;
  /** Probability that no defender is left in the hex; where the defender may refuse to retreat, as if he never did. */
  cleared: number;
  /**
   * The same if he refuses wherever the rules let him, as well as he can with the support named; absent where he may
   * not.
   */
  clearedAfterDefence?: number;
  /** Hexes and map edges to retreat to, for the defender with the fewest. */
  retreatHexes: number;
  /** Who of the hex defends it in this arithmetic; absent where all do. */
  defenders?: readonly string[];
}

export interface BombardOdds {
  power: number;
  vulnerability: number;
  value: number;
  shifts: readonly Modifier[];
  column: string;
  allowed: true | Refusal;
  results: readonly ResultChance[];
}

/** On the map, in an area beside it, or why neither; `unformed`: to be formed of another unit, `replaced`: another counter stands for it. */
export type Whereabouts = 'map' | 'area' | 'waiting' | 'eliminated' | 'unformed' | 'replaced' | 'removed' | 'exited';

/** A unit as one side sees it. */
export interface UnitView {
  id: string;
  hex: string | null;
  /** Id of the area beside the map it is in. */
  area?: string;
  /** Steps left, as many as the counter has faces when fresh, or its `steps`; null when hidden from this side. */
  steps: number | null;
  marks: readonly string[];
  /** What its counter does not show, such as want of supply, worded as a mark; absent when there is nothing. */
  conditions?: readonly string[];
  where: Whereabouts;
  /** For waiting units: the turn from which they may enter (null: depends on an event) and the hex, where there is one. */
  due?: number | null;
  entryHex?: string;
  /** For waiting units: the edge by which they come, `air`, another way of the game's, or the feature of the hexes; absent where the hex says it. */
  entry?: string;
}

/** A counter that lies face down: nobody may know which unit it is until it is turned. */
export interface UnknownView {
  side: Side;
  /** Hex or id of an area beside the map. */
  at: string;
}

/** A position as one side sees it; also what `bivouac show --json` prints. */
export interface PositionView {
  game: string;
  scenario: string;
  turn: number;
  phase: string;
  weather?: string;
  toAct: string;
  units: readonly UnitView[];
  unknown?: readonly UnknownView[];
  pools: Readonly<Record<string, Readonly<Record<Side, number>>>>;
  points: Readonly<Record<Side, number>>;
  extra: Readonly<Record<string, unknown>>;
  /** Open decisions, as far as this side may know them: moving units, a declaration, pending retreats. */
  pending: readonly Pending[];
  /** The set-up's changes to the printed map, in the form of a set-up. */
  map: object | null;
}

/** One open decision, the next one last. Units are ids, hexes printed numbers. */
export interface Pending {
  kind: string;
  side: Side | 'chance';
  hex?: string;
  units?: readonly string[];
  lead?: string;
  attached?: string;
  artillery?: readonly string[];
  air?: number;
  defensiveArtillery?: readonly string[];
  defensiveAir?: number;
  mode?: string;
  stage?: string;
  /** For moving units: movement points left, one number per unit. */
  left?: readonly number[];
  passenger?: string;
  /** Number of dice due. */
  dice?: number;
}

/** What is asked: to pick a unit to move, to go on with a move, to start a combat, to declare or answer one, any other choice, a roll. */
export type Asks = 'move' | 'moving' | 'fight' | 'declare' | 'choose' | 'dice' | 'over';

/** What a table shows besides the position, as one side knows it. Hexes are printed numbers. */
export interface TableView {
  asks: Asks;
  /** Ids of all phases of this turn, in order. */
  phases: readonly string[];
  /** Hexes in the zones of each side's units. */
  zones: Readonly<Record<Side, readonly string[]>>;
  /** Hexes that count for the score, with the side that holds each. */
  objectives: Readonly<Record<string, Side>>;
  /** Hexes that nobody may enter now. */
  closed: readonly string[];
  /** Hexsides, by their two hexes, whose bridge or ferry is down. */
  down: readonly (readonly [string, string])[];
  /** Those of them whose bridge is under repair. */
  repairs?: readonly (readonly [string, string])[];
  /** Hexsides whose bridge has a marker against being blown. */
  safe?: readonly (readonly [string, string])[];
  /** Hexes laid waste for good; the rules say who may still enter. */
  ruined: readonly string[];
  /** Units of the side to act that have done what the phase lets them do, with the mark that says so; none while something else is asked. */
  done: Readonly<Record<string, string>>;
  /** What nobody has to do in this phase, but is paid for when it ends without. */
  urges: readonly Prompt[];
  /** What the rules say about the choice that is asked, for a panel of its own that plans it. */
  notes?: readonly Prompt[];
  /** What decides the game in place of points, in a scenario without them. */
  tally?: Tally;
  /** Points of the side to act that are lost when the phase ends, by pool. */
  expiring: Readonly<Record<string, number>>;
}

/** What a side needs so many of to win. */
export interface Tally {
  rule: string;
  side: Side;
  /** What is counted, by its code. */
  item: string;
  now: number;
  needed: number;
  /** Units that count, and with how many. */
  units: readonly (readonly [unit: string, count: number])[];
}

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
  /**
   * What sides can do, by type: the fields of an action besides `by` and `type`. The same in all games: `move` picks a `unit`,
   * `join` adds one, `fly` picks one that goes through the air, `step` goes `to` a hex, `stop` ends the move; `attack` names a `target`, `attacker` adds a `unit`, `commit`
   * declares; `end` ends the phase. A click on a hex that an action names, or on a hex of a place that it names, means this action.
   */
  readonly actions: Readonly<Record<string, readonly string[]>>;
  /** The rules by which units do what else they may do in a movement phase, by the types of the actions. */
  readonly actionRules?: Readonly<Record<string, string>>;
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
  /** What only some rulebooks have; a game leaves out what it has not. */
  readonly aids?: Aids<S, A>;
}

/**
 * What two stacks of a side bar to the enemy between them: the hex midway, or the hexside along the line from one to the other. Hexes are printed
 * numbers.
 */
export interface Bond {
  side: Side;
  from: string;
  /** The other stack; null for a line that leads off the map. */
  to: string | null;
  /** The one hex, or the two hexes on both sides of the hexside. */
  at: readonly string[];
  /** Those of `at` that the enemy may not enter there now; none while the bond has no effect. */
  shut: readonly string[];
}

/** How the supply of a unit would be judged now, and the way by which it comes. */
export interface SupplyLine {
  unit: string;
  supplied: boolean;
  /** From the unit's hex to the last on the map; empty where there is no path, or none is needed. */
  path: readonly string[];
  /** How many steps at its beginning, one off the map included, follow no road. */
  overland: number;
  /** Where the path ends: an area beside the map, or a unit. */
  source?: { area: string } | { unit: string };
  /** For a unit out of supply: the way by which it would be supplied without enemies, up to the hex in which they stop it; absent where there is none. */
  stopped?: readonly string[];
}

/** Arguments of the text of a choice, and its place in a list: of less rank before, of more after the others, whose rank is 0. */
export interface ChoiceDetails {
  args: Readonly<Record<string, string | number>>;
  rank?: number;
}

export interface Aids<S extends object = object, A extends BaseAction = BaseAction> {
  bombardOdds?(state: S, request: BombardRequest): Result<BombardOdds>;
  /** Column shifts that the terrain of a hex gives its defender; hexes without any are left out. */
  terrainShifts?(state: S): Readonly<Record<string, number>>;
  /** Engaged units in dominant terrain against every unit that engages them. */
  dominant?(state: S): readonly string[];
  /** Bonds of both sides. */
  bonds?(state: S): readonly Bond[];
  /** The supply of all units in play that need any, of both sides. */
  supply?(state: S): readonly SupplyLine[];
  /** Units of the side to move that can fly, whether they may now or not. */
  fliers?(state: S): readonly string[];
  /** Points of the score that an action costs its side; undefined for an action without a price. */
  price?(state: S, action: A): number | undefined;
  /** What there is to know of a choice besides its fields; undefined where they say it all. */
  details?(state: S, action: A): ChoiceDetails | undefined;
  /** What will be added to the die that decides how an action ends, as far as it is known before. */
  dieModifiers?(state: S, action: A): readonly Modifier[];
}

/** What is known of a game before its rules are loaded. */
export type About = Pick<Game, 'id' | 'title' | 'rules' | 'sides' | 'scenarios' | 'options' | 'vocabulary'>;

export interface LibraryEntry {
  readonly about: About;
  load(): Promise<Wargame>;
}

/** Games by id, each loaded when it is asked for: a record needs only its own. */
export type Library = ReadonlyMap<string, LibraryEntry>;
