import type { AttackPlan } from '../../wargame/search/contract.ts';
import { addMission, type Tactic } from '../plan.ts';
import type { Desk } from './desk.ts';
import { chancesOf } from './odds.ts';

const idOf = ({ game }: Desk, u: number): string => game.counters[u]?.id ?? '';

/** Tells whoever has asked for the plan what these units are to do. */
export function tellMission(desk: Desk, tactic: Tactic, units: readonly number[], hex = -1): void {
  if (!desk.plan || units.length === 0) return;
  const to = desk.grid.names[hex];
  const ids = units.map((u) => idOf(desk, u));
  addMission(desk.plan.missions, { tactic, units: ids, ...(to === undefined ? {} : { to }) });
}

/** Tells whoever has asked for the plan that an attack from this position was thought about, and what it is expected to gain. */
export function tellAttack(desk: Desk, state: object, plan: AttackPlan, gain: number): void {
  if (!desk.plan?.attacks) return;
  const { game, grid } = desk;
  const target = grid.names[plan.target] as string;
  const attackers = plan.attackers.map((u) => idOf(desk, u));
  const artillery = plan.artillery.map((u) => idOf(desk, u));
  const odds = game.odds(state, { target, attackers, support: { attacker: { air: plan.air, artillery } } });
  if (!odds.ok) return;
  const { cleared: chance } = chancesOf(desk, state, plan);
  desk.plan.attacks.set(target, { target, attackers, column: odds.value.column, chance, worth: gain });
}

/** Tells whoever has asked for the plan what the enemy can bring to a place that the side holds. */
export function tellFear({ plan, grid }: Desk, hex: number | undefined, strength: number): void {
  const to = hex === undefined ? undefined : grid.names[hex];
  if (to !== undefined) plan?.fears.set(to, { to, strength });
}
