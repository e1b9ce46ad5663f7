import type { Side } from '../../kernel/game.ts';
import type { Cited } from '../map.ts';

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
