import type { Reason } from '../../kernel/reason.ts';
import type { Footing, RetreatPath, Unit } from './terms.ts';

/** A retreat that is not the result of a combat. */
export interface OtherRetreat<P> {
  rule: string;
  prompt: string;
  /** `free`: where the unit may come to rest outside the enemy's EZ. */
  paths(p: P, unit: number, free: readonly RetreatPath[]): RetreatPath[];
  settled(p: P, unit: number): void;
}

export interface RetreatRules<P> {
  /** What a hex is for a unit that must retreat, besides enemies, their EZ and stacking. */
  footing(p: P, unit: Unit, hex: number): Footing;
  /** Why ground that is not open is refused. */
  footingReason: ((p: P, unit: Unit, hex: number) => Reason) | null;
  /** Enemy EZs in which a retreat may not end: those of enemies who engage the unit, or all. */
  zones: 'engaging' | 'all';
  /** Crossing a river without a bridge: nothing, a step loss, or the end of the unit. */
  river(unit: Unit): 'free' | 'loss' | 'destroyed';
  /** Who may make room in a full hex: any of the four, or only those who have not come by the same retreat. */
  makesRoom: 'anybody' | 'those-there';
  /** Edges over which a side may retreat, and after how many turns it may come back; null: not at all, though not destroyed, and only where nothing else is open. */
  openEdges: readonly [Readonly<Record<string, number | null>>, Readonly<Record<string, number | null>>];
  /** Retreats by `why` of their frame, 'combat' apart. */
  others: Readonly<Record<string, OtherRetreat<P>>>;
}

/** Whose losses come first, and what goes with a unit. */
export interface LossRules<P> {
  /** Of attackers and defenders who both have some, armoured types lose first: why others may not be named before them. */
  armourFirst: Reason;
  /** After a unit is gone: artillery without a division, and the like. */
  afterElimination(p: P, unit: number): void;
}
