import type { BaseAction } from '../../kernel/game.ts';
import type { BombardRequest } from '../../wargame/wargame.ts';
import { combatOf } from './answering.ts';
import { declare, type Declaration } from './declaring.ts';
import { around, factor, ordersOf, targetIn, unitIn, unitsByHex, type Desk, type Order } from './desk.ts';
import { chancesOf, groundOf, groundToAttack, NOBODY_HELPS, type Ground } from './odds.ts';
import { tellAttack, tellMission } from './telling.ts';

/** An attack that may be begun now, with the orders that declare it and what it is expected to gain. */
export interface Candidate {
  orders: readonly BaseAction[];
  gain: number;
  attackers: readonly number[];
  target: number;
}

/** All attacks that may be begun now, those that gain most first. */
export function candidates(desk: Desk, orders: readonly Order[]): Candidate[] {
  const { game, world, own, doctrine } = desk;
  const ground = groundToAttack(desk, world, own);
  const found: Candidate[] = [];
  for (const begin of orders) {
    if (begin.type !== 'attack') continue;
    const target = targetIn(desk, begin);
    if (target < 0) continue;
    const state = game.copy(world);
    game.playUnchecked(state, begin);
    const declared = declare(desk, state, target, ground, { all: doctrine.forced });
    if (!declared) continue;
    const { fight, gain } = declared;
    tellAttack(desk, world, { side: own, target, ...fight }, gain);
    found.push({ orders: [begin, ...declared.orders], gain, attackers: fight.attackers, target });
  }
  return found.sort((one, other) => other.gain - one.gain);
}

/** Units that ride over an enemy together. */
const RIDERS = 4;

/** The attack of the movement phase that gains most, each by as few as may make it: it opens the way for others. Undefined when none is worth it. */
export function bestOverrun(desk: Desk, orders: readonly Order[]): readonly BaseAction[] | undefined {
  return bestBegun(desk, orders, 'overrun', (begun, target, ground) => {
    for (let least = 1; least <= RIDERS; least++) {
      const declared = declare(desk, begun(), target, ground, { least });
      if (declared) return declared;
    }
    return undefined;
  });
}

/** The attack that gains most of a group that breaks through, by those who are in it. Undefined when none is worth it. */
export function bestBreakthrough(desk: Desk, orders: readonly Order[]): readonly BaseAction[] | undefined {
  return bestBegun(desk, orders, 'breakthrough', (begun, target, ground) => {
    const state = begun();
    const group = combatOf({ ...desk, world: state })?.units?.flatMap((id) => desk.indexOf.get(id) ?? []) ?? [];
    return group.length > 0 ? declare(desk, state, target, ground, { begun: group }) : undefined;
  });
}

/** Of the attacks that orders of a type begin, each as it is declared best, the one that gains most. Undefined when none is worth it. */
function bestBegun(
  desk: Desk,
  orders: readonly Order[],
  type: 'overrun' | 'breakthrough',
  declaredBest: (begun: () => object, target: number, ground: Ground) => Declaration | undefined,
): readonly BaseAction[] | undefined {
  const { game, world, own, doctrine } = desk;
  const ground = groundOf(desk, world, own);
  let best: Candidate | undefined;
  for (const begin of orders) {
    const target = begin.type === type ? targetIn(desk, begin) : -1;
    if (target < 0) continue;
    const begun = (): object => {
      const state = game.copy(world);
      game.playUnchecked(state, begin);
      return state;
    };
    const declared = declaredBest(begun, target, ground);
    if (!declared || declared.gain <= (best?.gain ?? doctrine.least)) continue;
    const { fight, gain } = declared;
    best = { orders: [begin, ...declared.orders], gain, attackers: fight.attackers, target };
  }
  if (best) tellMission(desk, type === 'overrun' ? 'overrun' : 'attack', best.attackers, best.target);
  return best?.orders;
}

/** The attack that gains most, of those that may be begun now; undefined when none is worth it. */
export function bestAttack(
  desk: Desk,
  orders: readonly Order[],
  mustFight: boolean,
): readonly BaseAction[] | undefined {
  const [best] = candidates(desk, orders);
  if (!best || (!mustFight && best.gain < desk.doctrine.least)) return undefined;
  tellMission(desk, 'attack', best.attackers, best.target);
  return best.orders;
}

/** How likely a hex is lost to the enemies beside it from which on whoever stands in it breaks away. */
const HOPELESS = 0.75;

/** Where the rules let units break away: the one whom the enemies beside it are likeliest to drive off, from a hex that brings no points. */
export function bestDisengagement(desk: Desk, orders: readonly Order[]): readonly BaseAction[] | undefined {
  const { game, world, enemy, doctrine } = desk;
  const { take } = groundOf(desk, world, enemy);
  const standing = unitsByHex(desk, world, enemy);
  let best: Order | undefined;
  let most = HOPELESS;
  for (const order of orders) {
    if (order.type !== 'disengage') continue;
    const target = game.search.hexes(world)[unitIn(desk, order)] as number;
    const beside = around(desk, target).flatMap((hex) => standing.get(hex) ?? []);
    const attackers = beside.filter((u) => factor(desk, world, u, 0) > 0);
    if (attackers.length === 0 || (take[target] as number) > doctrine.ground) continue;
    const { cleared } = chancesOf(desk, world, { side: enemy, target, attackers, ...NOBODY_HELPS });
    if (cleared > most + 1e-9) [best, most] = [order, cleared];
  }
  return best && [best];
}

/** The bombardment by those who have nothing better to do: guns, or aircraft alone where the doctrine has raids; undefined when there is none. */
export const bestBombardment = (desk: Desk, orders: readonly Order[]): readonly BaseAction[] | undefined =>
  bestShelling(desk, orders) ?? (desk.doctrine.raids && !desk.hasty ? bestRaid(desk, orders) : undefined);

/** The attack by aircraft alone that gains most, the fewest points for that. */
function bestRaid(desk: Desk, orders: readonly Order[]): readonly BaseAction[] | undefined {
  const { game, world, doctrine, enemy } = desk;
  const steps = game.search.steps(world);
  const standing = unitsByHex(desk, world, enemy);
  let best: readonly BaseAction[] | undefined;
  let most = 0;
  for (const begin of orders) {
    if (begin.type !== 'bombard') continue;
    const units = standing.get(targetIn(desk, begin)) ?? [];
    // Its owner chooses who suffers.
    const price = doctrine.step[enemy] + (units.every((u) => steps[u] === 1) ? doctrine.kill[enemy] : 0);
    const state = game.copy(world);
    game.playUnchecked(state, begin);
    for (const order of ordersOf(desk, state).filter(({ type }) => type === 'air')) {
      const gain = price * chanceToHit(desk, begin, { air: order.points ?? 0 });
      if (gain <= most + 1e-9) continue;
      const then = game.copy(state);
      game.playUnchecked(then, order);
      const commit = ordersOf(desk, then).find(({ type }) => type === 'commit');
      if (commit) [best, most] = [[begin, order, commit], gain];
    }
  }
  return best;
}

/** The chance that a bombardment costs somebody a step. */
function chanceToHit({ game, world }: Desk, { target }: Order, by: Omit<BombardRequest, 'target'>): number {
  const odds = target === undefined ? undefined : game.aids?.bombardOdds?.(world, { target, ...by });
  if (!odds?.ok) return 0;
  return odds.value.results.reduce((sum, { result, probability }) => (result === 'DI' ? sum : sum + probability), 0);
}

/** The bombardment by guns that gains most. */
function bestShelling(desk: Desk, orders: readonly Order[]): readonly BaseAction[] | undefined {
  const { game, world, doctrine, enemy } = desk;
  let best: readonly BaseAction[] | undefined;
  let most = 0;
  for (const begin of orders) {
    if (begin.type !== 'bombard') continue;
    const state = game.copy(world);
    game.playUnchecked(state, begin);
    const taken: BaseAction[] = [begin];
    const artillery: string[] = [];
    for (let n = 0; n < 20; n++) {
      const next = ordersOf(desk, state).find(({ type }) => type === 'artillery');
      if (!next) break;
      game.playUnchecked(state, next);
      taken.push(next);
      artillery.push(next.unit as string);
    }
    const commit = ordersOf(desk, state).find(({ type }) => type === 'commit');
    if (!commit || artillery.length === 0) continue;
    const gain = chanceToHit(desk, begin, { artillery }) * doctrine.step[enemy] - doctrine.gun * artillery.length;
    if (gain > most) [best, most] = [[...taken, commit], gain];
  }
  return best;
}
