import type { AttackChances, AttackPlan } from '../../wargame/search/contract.ts';
import type { Desk } from './desk.ts';

/** An attack on a hex with whoever helps. */
export type Fight = Omit<AttackPlan, 'side' | 'target'>;

export const NOBODY_HELPS = { artillery: [], air: 0, defensiveArtillery: [], defensiveAir: 0 } satisfies Partial<Fight>;

/** The chances of an attack, as far as the player works them out. */
export const chancesOf = ({ game, glances }: Desk, state: object, plan: AttackPlan): AttackChances =>
  glances ? game.search.glance(state, plan) : game.search.attack(state, plan);

/** The same of many attacks on one hex. */
export const chancesOn = (
  desk: Desk,
  state: object,
  side: number,
  target: number,
): ((plan: AttackPlan) => AttackChances) =>
  desk.glances ? (plan) => chancesOf(desk, state, plan) : desk.game.search.attacksOn(state, side, target);

/** What hexes are worth to a side, in points: to take one, and to keep one that it holds. */
export interface Ground {
  take: Float64Array;
  keep: Float64Array;
}

export function groundOf({ game, doctrine, grid }: Desk, state: object, side: 0 | 1): Ground {
  const take = new Float64Array(grid.size).fill(doctrine.ground);
  const keep = new Float64Array(grid.size);
  const enemy = (1 - side) as 0 | 1;
  for (const { how, hexes, points, holder } of game.search.stakes(state)) {
    if (how !== 'hold' && how !== 'stand') continue;
    const worth = (points[side] + points[enemy]) / (how === 'hold' ? hexes.length : 1);
    for (const hex of hexes) {
      take[hex] = (take[hex] as number) + worth;
      if (holder === side) keep[hex] = (keep[hex] as number) + worth;
    }
  }
  return { take, keep };
}

/** The same for a side that attacks: to drive off who cuts units of its off is worth more, where it has a staff. */
export function groundToAttack(desk: Desk, state: object, side: 0 | 1): Ground {
  const { game, doctrine, glances } = desk;
  const ground = groundOf(desk, state, side);
  if (doctrine.staff && !glances)
    for (const [hex, units] of game.search.cutters?.(state, side) ?? [])
      ground.take[hex] = (ground.take[hex] as number) + units * doctrine.staff.road;
  return ground;
}

/**
 * What an attack is expected to gain the attacker, in points: the losses of both sides, the hex if it is emptied, less what those hold who may be
 * thrown back.
 */
export function gainOf(desk: Desk, state: object, ground: Ground, plan: AttackPlan, chances: AttackChances): number {
  const { game, sideOf } = desk;
  const { target, attackers, side } = plan;
  const own = side as 0 | 1;
  const enemy = (1 - own) as 0 | 1;
  const hexes = game.search.hexes(state);
  const defenders: number[] = [];
  for (let u = 0; u < hexes.length; u++) if (hexes[u] === target && sideOf[u] === enemy) defenders.push(u);
  const held = [...new Set(attackers.map((u) => hexes[u] as number))];
  return (
    priceOf(desk, state, enemy, defenders, chances.defender) -
    priceOf(desk, state, own, attackers, chances.attacker) +
    chances.cleared * (ground.take[target] as number) -
    chances.repelled * held.reduce((sum, hex) => sum + (hex < 0 ? 0 : (ground.keep[hex] as number)), 0)
  );
}

/** What losses cost a side whose fresh units take them first. */
function priceOf(
  { game, doctrine }: Desk,
  state: object,
  side: 0 | 1,
  units: readonly number[],
  spread: AttackChances['attacker'],
): number {
  const steps = game.search.steps(state);
  let price = 0;
  for (const [lost, chance] of spread) {
    if (lost === 0) continue;
    const left = units.map((u) => steps[u] as number);
    let killed = 0;
    for (let n = 0; n < lost; n++) {
      const most = Math.max(...left);
      if (most <= 0) break;
      const at = left.indexOf(most);
      left[at] = most - 1;
      if (most === 1) killed++;
    }
    price += chance * (lost * doctrine.step[side] + killed * doctrine.kill[side]);
  }
  return price;
}
