import { airIn } from '../position/fields.ts';
import type { Refusal } from '../../kernel/game.ts';
import { ALLOWED, type Reason } from '../../kernel/reason.ts';
import { attackersFor, soleTarget, supportReason } from './fighters.ts';
import { gunsStrength, shellingColumn, shellingOf } from './odds.ts';
import { nameOf, phasing, type Position } from '../position/position.ts';
import type { CombatFrame } from '../position/state.ts';
import { refusalIf, refusalOf, refuse, ruleOf } from '../position/topics.ts';

export const opened = (p: Position, mode: 'ground' | 'bombard', target: number): CombatFrame => ({
  kind: 'combat',
  mode,
  stage: 'declare',
  side: phasing(p),
  target,
  attackers: [],
  artillery: [],
  air: 0,
  defensiveArtillery: [],
  defensiveAir: 0,
});

/** Where the book has the bombardment, by aircraft or by artillery; undefined for a ground combat. */
export const bombardmentRule = (p: Position, { mode, air }: CombatFrame): string | undefined =>
  mode === 'bombard' ? ruleOf(p, air > 0 ? 'air-support' : 'artillery') : undefined;

/** Every gun that could still join a bombardment. */
export const gunsFor = (p: Position, combat: CombatFrame): number[] =>
  p.roster.guns[combat.side as 0 | 1].filter((u) => supportReason(p, combat, u, false) === ALLOWED);

export const gunsReach = (p: Position, combat: CombatFrame, more: readonly number[]): boolean =>
  combat.artillery.length + more.length > 0 &&
  shellingColumn(p, combat.target, 'artillery', gunsStrength(p, combat.artillery) + gunsStrength(p, more)) >= 0;

export const airReach = (p: Position, target: number, air: number): boolean =>
  air > 0 && shellingColumn(p, target, 'air', air) >= 0;

/** Number of the pool from which a side pays in its own combat phase, or in the enemy's; -1 when it has none. */
export const poolFor = (p: Position, side: number): number =>
  p.rules.air.pools.findIndex((pool) => pool.side === side && (side === phasing(p) ? pool.attack : pool.defence));

/** Points a side may spend at most at once; 0 where too few are left for the fewest it may. */
export function mostAir(p: Position, side: number, mode: CombatFrame['mode']): number {
  const pool = poolFor(p, side);
  const { least, most } = p.rules.air.limits[mode];
  const left = pool < 0 ? 0 : airIn(p, pool);
  return left < least ? 0 : Math.min(most, left);
}

/** Takes points out of the pool from which the side pays now. */
export function spendAir(p: Position, side: number, points: number): void {
  const pool = poolFor(p, side);
  if (points > 0) p.s.air = p.s.air.with(pool, airIn(p, pool) - points);
}

/** Why a side may not spend this many air points in the combat. */
export function airRefusal(p: Position, combat: CombatFrame, side: number, points: number): Refusal | undefined {
  const refusal = amountRefusal(p, combat, side, points);
  if (refusal || combat.mode !== 'bombard') return refusal ?? refusalIf(p, airReason(p, combat, side));
  if (combat.artillery.length > 0) return refuse(p, 'air-support', 'one-kind-of-bombardment');
  return airReach(p, combat.target, points) ? undefined : tooLow(p, { ...combat, air: points });
}

/** All numbers of air points that a side may spend in the combat now. */
export function airAmounts(p: Position, combat: CombatFrame, side: number): number[] {
  const bare = combat.mode === 'ground' && airReason(p, combat, side) !== ALLOWED;
  const { least } = p.rules.air.limits[combat.mode];
  const amounts = Array.from({ length: Math.max(0, mostAir(p, side, combat.mode) - least + 1) }, (_, i) => least + i);
  const refusal = combat.mode === 'ground' ? amountRefusal : airRefusal;
  return bare ? [] : amounts.filter((points) => !refusal(p, combat, side, points));
}

function amountRefusal(p: Position, combat: CombatFrame, side: number, points: number): Refusal | undefined {
  const { limits, none } = p.rules.air;
  const { least, most } = limits[combat.mode];
  const pool = poolFor(p, side);
  if (pool < 0) return none === null ? refuse(p, 'air-points', 'air-none') : refusalOf(p, none);
  if (points < least || points > most) return refuse(p, 'air-support', 'air-amount', { args: { least, most } });
  const left = airIn(p, pool);
  if (points > left) return refuse(p, 'air-points', 'air-none', { args: { left } });
  return (side === combat.side ? combat.air : combat.defensiveAir) > 0
    ? refuse(p, 'air-support', 'air-once')
    : undefined;
}

/** Why a side may not support the units now in this ground combat from the air. */
export const airSupportReason = (p: Position, combat: CombatFrame, side: number): Reason =>
  p.rules.air.supportReason?.(p, combat, side) ?? ALLOWED;

/** Why a side may not support this ground combat from the air: its units in it, or those that must still join it, forbid it. */
function airReason(p: Position, combat: CombatFrame, side: number): Reason {
  const reasonFor = (more: readonly number[]): Reason =>
    airSupportReason(p, { ...combat, attackers: [...combat.attackers, ...more] }, side);
  const now = reasonFor([]);
  if (now !== ALLOWED || side !== combat.side) return now;
  const able = attackersFor(p, combat);
  if (reasonFor(able) === ALLOWED) return ALLOWED;
  const owing = able.filter((u) => soleTarget(p, u) === combat.target);
  if (owing.length > 0 || combat.attackers.length > 0) return reasonFor(owing);
  return able.some((u) => reasonFor([u]) === ALLOWED) ? ALLOWED : reasonFor(able);
}

/** Why one more attacker may not share in the air support already named. */
export const sharingReason = (p: Position, combat: CombatFrame, u: number): Reason =>
  combat.air === 0 ? ALLOWED : airSupportReason(p, { ...combat, attackers: [...combat.attackers, u] }, combat.side);

/** Below the first column of the table there is no bombardment. */
export function tooLow(p: Position, combat: CombatFrame): Refusal {
  const { tooLow } = p.rules.bombardment;
  if (!tooLow) return refuse(p, 'declaration', 'no-strength', { hex: nameOf(p, combat.target) });
  const args = { value: shellingOf(p, combat).value };
  return refusalOf(p, combat.air > 0 ? tooLow.air : tooLow.artillery, { hex: nameOf(p, combat.target), args });
}
