import type { BaseEvent, Side } from '../kernel/game.ts';
import type { PositionView } from './wargame.ts';

/** Parts of the page that a guide can point at. */
export type GuidePart =
  | 'map'
  | 'panel'
  | 'modes'
  | 'prompt'
  | 'end'
  | 'reserves'
  | 'withdraw'
  | 'deploy'
  | 'fly'
  | 'odds'
  | 'artillery'
  | 'air'
  | 'commit'
  | 'score';

/** The state of the table that a guided turn looks at. */
export interface GuideContext {
  view: PositionView;
  /** All events of the game so far. */
  events: readonly BaseEvent[];
  /** Legal actions. */
  legal: readonly Readonly<Record<string, string | number>>[];
  /** Selected units. */
  selected: readonly string[];
  /** They are to fly, or a unit is in the air. */
  byAir: boolean;
  /** The mode in which they move, where there are several. */
  mode?: string | undefined;
  /** Hex against which an attack is being planned. */
  target: string | undefined;
  /** Artillery units and air points added to it. */
  support: number;
  /** The page is showing a refusal. */
  refused: boolean;
}

/** What a step speaks of: hexes, the hexes of units, a part of the page. */
export interface GuidePoint {
  hexes?: readonly string[];
  units?: readonly string[];
  part?: GuidePart;
}

/** One step of a guided turn. Its texts are in src/text/guide, under its id. */
export interface GuideStep {
  id: string;
  /** Numbers of the rules it explains. */
  rules: readonly string[];
  point?: (context: GuideContext) => GuidePoint;
  /** The unit whose counter is shown large, with what everything on it means. */
  counter?: string;
  /** Has the player done it, in whatever way? Absent: the step is only read. */
  done?: (context: GuideContext) => boolean;
  /** Has he done just what the text asks for? Where this is absent, whatever fulfils the step is. */
  asked?: (context: GuideContext) => boolean;
  /** The last phase of the first turn in which it can be done; later the step is skipped. */
  phase?: string;
}

/** A guided first turn of a game, for newcomers. */
export interface Guide {
  /** Whom the newcomer plays; computers play everybody else. */
  side: Side;
  steps: readonly GuideStep[];
}
