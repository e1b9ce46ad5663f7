import type { Modifier } from '../../kernel/game.ts';
import type { Reason } from '../../kernel/reason.ts';
import type { HexColumns } from './board.ts';
import type { CombatFrame, State } from './state.ts';
import type { AirPool, BombardmentTable, ContactClass, Crt, Unit } from './terms.ts';

export interface CombatRules<P> {
  /** Classes of units that are not engaged from everywhere, and do not attack everywhere. */
  contacts: readonly ContactClass[];
  columns: HexColumns & {
    river: number;
    /** How columns of ground and river go together when both help the defender. */
    riverAndGround: 'sum' | 'most';
  };
  crt(s: State): Crt;
  /** What a unit is worth in an attack as things are. */
  attackStrength(p: P, unit: Unit): number;
  /** Why a unit or a gun gives an attack less than is printed on it; null where each gives that. */
  weakened: Pick<Modifier, 'rule' | 'why'> | null;
  /** Why an engaged unit may not attack although it is adjacent. */
  attackReason(p: P, unit: Unit): Reason;
  /** Columns for an attack on these defenders, of whom none can retreat to a free hex; negative ones help them. */
  surroundShift(p: P, defenders: readonly number[]): number;
  /** Column shifts from who takes part (divisions, brigades, engineers), ground attacks only. */
  formationShifts: ((p: P, combat: CombatFrame) => Modifier[]) | null;
}

export interface AdvanceRules<P> {
  /** Why a unit does not advance after combat at all. */
  reason: ((p: P, unit: Unit) => Reason) | null;
  /** Why a unit that has advanced does not go on from the first hex to the second; null where nobody ever does. */
  onReason: ((p: P, unit: Unit, from: number, to: number) => Reason) | null;
}

/** Bombardment by aircraft or by artillery. */
export interface BombardmentRules {
  table: BombardmentTable;
  vulnerability(unit: Unit, by: 'air' | 'artillery'): number;
  /** Why a bombardment below the first column is not made; null where it is made in that column. */
  tooLow: { air: Reason; artillery: Reason } | null;
}

/** Artillery, which supports combats in range and bombards. */
export interface GunRules<P> {
  /** Attack strength that a supporting gun adds as things are. */
  strength(p: P, unit: Unit): number;
  /** Why a gun may not support or bombard: terrain, moved, wrong phase … */
  reason: ((p: P, unit: Unit) => Reason) | null;
  /** Why a gun may not join just this combat. */
  supportReason: ((p: P, combat: CombatFrame, unit: Unit, defending: boolean) => Reason) | null;
}

export interface AirRules<P> {
  /** `State.air` has one number for each. */
  pools: readonly AirPool[];
  /** Fewest and most points for one use, in support of a ground combat or for a bombardment. */
  limits: Readonly<Record<CombatFrame['mode'], { readonly least: number; readonly most: number }>>;
  /** Why a side without a pool for it spends nothing; null where each side has one. */
  none: Reason | null;
  /** Why a side may not support its units in this ground combat from the air. */
  supportReason: ((p: P, combat: CombatFrame, side: number) => Reason) | null;
  /** Sets the pools to what the turn and the weather give. */
  fill(p: P): void;
}
