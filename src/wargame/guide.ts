import type { BaseEvent } from '../kernel/game.ts';
import type { PositionView } from './wargame.ts';

/** Parts of the page that a guide can point at. */
export type GuidePart =
  'map' | 'panel' | 'prompt' | 'end' | 'reserves' | 'withdraw' | 'odds' | 'artillery' | 'air' | 'commit' | 'score';

/** What a newcomer has before him. */
export interface GuideSight {
  view: PositionView;
  /** Everything that has happened in the game so far. */
  events: readonly BaseEvent[];
  /** What may be done now. */
  legal: readonly Readonly<Record<string, string | number>>[];
  /** Units taken up. */
  selected: readonly string[];
  /** Hex a fight is being planned against, and how much support has been added. */
  target: string | undefined;
  support: number;
  /** The page says why something cannot be done. */
  refused: boolean;
}

/** One step of a guided turn. Its words are in src/text/guide, under its id. */
export interface GuideStep {
  id: string;
  /** Rules it is about, as printed. */
  rules: readonly string[];
  /** Hexes or a part of the page to point at, as things stand. */
  point?: (sight: GuideSight) => { hexes: readonly string[] } | { part: GuidePart };
  /** Has the player done it, in whatever way? Without it the step is only read. */
  done?: (sight: GuideSight) => boolean;
  /** The last phase of the first turn in which it can be done: later it is passed over. */
  phase?: string;
}

/** A first turn on the real game by the real rules, for somebody who has never played it. */
export type Guide = readonly GuideStep[];
