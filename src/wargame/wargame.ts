import type { BaseAction, BaseEvent, Game, Modifier, Refusal, Result, Side } from '../kernel/game.ts';
import type { Cited, MapData } from './map.ts';
import type { SheetMargin } from './margin.ts';
import type { Search } from './search-contract.ts';

/** A printed counter: both faces and everything a player reads off it. Strengths by face, fresh first. */
export interface Counter {
  id: string;
  side: Side;
  nation: string;
  formation: string;
  /** Kind of troops, e.g. `inf`, `armour`; the game's README lists them. */
  type: string;
  /** Echelon as printed: II battalion, III regiment, X brigade, XX division. */
  size: string;
  /** What stands on the counter beside the box. */
  label: string;
  /** Attack, defence, movement allowance; one triple a step, fresh first. */
  faces: readonly (readonly [number, number, number])[];
  range?: number;
  source: Cited;
}

/** A hex a unit can enter now. `cost` in movement points; `path` starts after the origin. */
export interface ReachHex {
  hex: string;
  cost: number;
  path: readonly string[];
  mayStop: boolean;
  /** Number of the rule that ends the move here. */
  mustStop: string | null;
}

export interface Reach {
  unit: string;
  from: string | null;
  allowance: number;
  hexes: readonly ReachHex[];
}

/** One step of a way: its price with the reasons, what is left to whoever has least, and the rule that ends the move there. */
export interface PathStep {
  hex: string;
  cost: number;
  parts: readonly Modifier[];
  left: number;
  mustStop: string | null;
}

export interface Support {
  air?: number;
  artillery?: readonly string[];
}

export interface OddsRequest {
  target: string;
  attackers: readonly string[];
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

/** Strengths as they count; `ratio` before shifts; a negative amount shifts left; `column` after clamping. */
export interface Odds {
  attack: number;
  defence: number;
  ratio: string;
  shifts: readonly Modifier[];
  column: string;
  allowed: true | Refusal;
  results: readonly ResultChance[];
  /** Steps lost with their probability, exact for the support given. */
  losses: Readonly<Record<'attacker' | 'defender', readonly (readonly [number, number])[]>>;
  /** Probability that no defender is left in the hex. */
  cleared: number;
  /** Free hexes and edges to retreat to, for the defender that has fewest. */
  retreatHexes: number;
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

/** Where a unit stands that is not on the map. */
export type Whereabouts = 'map' | 'waiting' | 'eliminated' | 'removed' | 'exited';

/** A unit as one side sees it; `steps` is null where the other side may not know. */
export interface UnitView {
  id: string;
  hex: string | null;
  steps: number | null;
  marks: readonly string[];
  where: Whereabouts;
  /** For waiting units: the turn from which they may enter (null: depends on an event) and at which hex. */
  due?: number | null;
  entryHex?: string;
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
  pools: Readonly<Record<string, Readonly<Record<Side, number>>>>;
  points: Readonly<Record<Side, number>>;
  extra: Readonly<Record<string, unknown>>;
  /** What is being decided, as far as this side may know it: moving units, a declaration, pending retreats. */
  pending: readonly Pending[];
  /** Changes to the printed map so far, in the words of a set-up. */
  map: object | null;
}

/** One open matter, the newest last. Lists hold unit ids, hexes are printed numbers. */
export interface Pending {
  kind: string;
  side: Side | 'chance';
  hex?: string;
  units?: readonly string[];
  artillery?: readonly string[];
  air?: number;
  defensiveArtillery?: readonly string[];
  defensiveAir?: number;
  mode?: string;
  stage?: string;
  /** For a moving unit: points left, one a unit. */
  left?: readonly number[];
  passenger?: string;
  dice?: number;
}

/** One item of the score: who has points for it, how many, and by which rule. The score of a side is the sum of its items. */
export interface PointItem {
  rule: string;
  /** Place, unit or other thing, by its id. */
  item: string;
  side: Side;
  points: number;
}

/** What every game of ours offers besides the kernel's contract: a map, counters and the arithmetic before committing. */
export interface Wargame<
  S extends object = object,
  A extends BaseAction = BaseAction,
  E extends BaseEvent = BaseEvent,
  K extends object = object,
> extends Game<S, A, E, PositionView, K> {
  readonly map: MapData;
  /** What is printed round the map. */
  readonly margin?: SheetMargin;
  readonly counters: readonly Counter[];
  /** What sides can do, by type: the fields of an action besides `by` and `type`. */
  readonly actions: Readonly<Record<string, readonly string[]>>;
  /** The map as it is now: the printed one with the set-up's and the game's own changes. */
  mapNow(state: S): MapData;
  reach(state: S, unit: string, mode?: string): Result<Reach>;
  odds(state: S, request: OddsRequest): Result<Odds>;
  bombardOdds(state: S, request: BombardRequest): Result<BombardOdds>;
  /** Where a unit of either side could go in its side's next movement phase if nothing else changed; now, when that is on. */
  nextReach(state: S, unit: string): Result<Reach>;
  /** What each step of a way costs those who are being moved now, and why. */
  pathCost(state: S, path: readonly string[]): Result<readonly PathStep[]>;
  /** Those of the hexes from which a unit that has moved there could fight in the combat that follows. */
  fightsFrom(state: S, unit: string, hexes: readonly string[]): readonly string[];
  /** Everything that has to be done before the phase can end; the first is what ending it would be refused with. */
  duties(state: S): readonly Refusal[];
  /** Columns by which a hex itself shifts an attack on it, for the defence; hexes that give none are left out. */
  terrainShifts(state: S): Readonly<Record<string, number>>;
  /** Engaged units whose ground is better than that of all who engage them. */
  dominant(state: S): readonly string[];
  readonly search: Search<S>;
  /** Every item that gives points as the game stands, as if it ended now. */
  ledger(state: S): readonly PointItem[];
}
