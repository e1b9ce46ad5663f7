import type { Side } from '../../kernel/game.ts';

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
