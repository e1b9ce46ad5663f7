import type { Refusal } from '../kernel/game.ts';
import { ALLOWED } from '../kernel/reason.ts';
import { supportReason } from './fighters.ts';
import { gunsStrength, shellingColumn, shellingOf } from './odds.ts';
import { nameOf, phasing, type Position } from './position.ts';
import type { CombatFrame } from './state.ts';
import { refuse } from './steps.ts';

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

/** Every gun that could still join a bombardment. */
export const gunsFor = (p: Position, combat: CombatFrame): number[] =>
  p.roster.guns[combat.side as 0 | 1].filter((u) => supportReason(p, combat, u, false) === ALLOWED);

export const gunsReach = (p: Position, combat: CombatFrame, more: readonly number[]): boolean =>
  combat.artillery.length + more.length > 0 &&
  shellingColumn(p, combat.target, 'artillery', gunsStrength(p, combat.artillery) + gunsStrength(p, more)) >= 0;

export const airReach = (p: Position, combat: CombatFrame, air: number): boolean =>
  air > 0 && shellingColumn(p, combat.target, 'air', air) >= 0;

export const mostAir = (p: Position, side: number): number =>
  p.rules.air.sides.includes(side) ? Math.min(p.rules.air.most, p.s.air[side] as number) : 0;

/** Why a side may not spend this many air points in the combat (6.1, 6.2). RW-6.1-b, RW-6.2-d */
export function airRefusal(p: Position, combat: CombatFrame, side: number, points: number): Refusal | undefined {
  const { sides, least, most } = p.rules.air;
  if (!sides.includes(side)) return refuse('6.0', 'air-side');
  if (points < least || points > most) return refuse('6.2', 'air-amount', { args: { least, most } });
  const left = p.s.air[side] as number;
  if (points > left) return refuse('6.1', 'air-none', { args: { left } });
  if ((side === combat.side ? combat.air : combat.defensiveAir) > 0) return refuse('6.2', 'air-once');
  if (combat.mode !== 'bombard') return undefined;
  if (combat.artillery.length > 0) return refuse('6.2', 'one-kind-of-bombardment');
  return airReach(p, combat, points) ? undefined : tooLow(p, { ...combat, air: points });
}

/** RW-6.2-f, RW-8.0-l: below the first column there is no bombardment. */
export function tooLow(p: Position, combat: CombatFrame): Refusal {
  return refuse(combat.air > 0 ? '6.2' : '8.0', 'column-too-low', {
    hex: nameOf(p, combat.target),
    args: { value: shellingOf(p, combat).value },
  });
}
