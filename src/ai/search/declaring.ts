import type { BaseAction } from '../../kernel/game.ts';
import { factor, ordersOf, unitIn, type Desk, type Order } from './desk.ts';
import { chancesOn, gainOf, NOBODY_HELPS, type Fight, type Ground } from './odds.ts';
import { bestHelp, type Help } from './support.ts';

/** An attack as it is declared, order by order, and what it is expected to gain. */
export interface Declaration {
  orders: readonly BaseAction[];
  fight: Fight;
  gain: number;
}

/** More orders than any declaration takes. */
const MOST = 60;

/**
 * The best declaration of an attack that has been begun on a hex: those whose help adds to the gain, guns and aircraft as long as they are worth
 * their price. Undefined where it cannot be declared. Changes `state`. `all`: everybody who may takes part;
 * `least`: at least so many, where fewer may not attack; `begun`: who has been named before.
 */
export function declare(
  desk: Desk,
  state: object,
  target: number,
  ground: Ground,
  { all = false, least = 1, begun = [] }: { all?: boolean; least?: number; begun?: readonly number[] } = {},
): Declaration | undefined {
  const { game, own } = desk;
  const chances = chancesOn(desk, state, own, target);
  const gain = (fight: Fight): number => {
    const plan = { side: own, target, ...fight };
    return gainOf(desk, desk.world, ground, plan, chances(plan));
  };
  const taken: BaseAction[] = [];
  const play = (order: Order): void => {
    taken.push(order);
    game.playUnchecked(state, order);
  };

  let orders = ordersOf(desk, state);
  const able = attackersIn(desk, orders);
  if (able.length + begun.length < least) return undefined;
  const gainWith = (more: readonly number[]): number => gain({ attackers: [...begun, ...more], ...NOBODY_HELPS });
  const joining = all ? able : bestGroup(able, gainWith, Math.max(0, least - begun.length));
  const fight: Fight = { attackers: [...begun, ...joining], ...NOBODY_HELPS };
  let best: Pick<Help, 'fight' | 'gain'> = { fight, gain: gain(fight) };
  for (const u of joining) {
    const order = orders.find((one) => one.type === 'attacker' && unitIn(desk, one) === u);
    if (order) play(order);
    orders = ordersOf(desk, state);
  }
  for (const order of leadership(desk, state, target, ground, fight)) play(order);
  for (let n = 0; n < MOST; n++) {
    orders = ordersOf(desk, state);
    const commit = orders.find(({ type }) => type === 'commit');
    const helped = commit ? bestHelp(desk, orders, best, gain) : undefined;
    if (helped) {
      play(helped.order);
      best = helped;
      continue;
    }
    if (!commit) return undefined;
    taken.push(commit);
    return { orders: taken, ...best };
  }
  return undefined;
}

/** Who leads the attack declared so far, and who is attached to him: what gains most of what lets it begin, where it cannot without a choice. */
function leadership(desk: Desk, state: object, target: number, ground: Ground, fight: Fight): Order[] {
  const { game, own, world, grid } = desk;
  const attackers = fight.attackers.map((u) => game.counters[u]?.id ?? '');
  const gainOfWay = (way: { lead?: string; attached?: string }): number => {
    const odds = game.odds(world, { target: grid.names[target] as string, attackers, ...way });
    if (!odds.ok) return -Infinity;
    const { attack, defence, losses, cleared, clearedAfterDefence = cleared } = odds.value;
    const chances = { attack, defence, column: 0, ...losses, cleared: clearedAfterDefence, repelled: 0 };
    return gainOf(desk, world, ground, { side: own, target, ...fight }, chances);
  };
  const orders = ordersOf(desk, state);
  const leads = orders.some(({ type }) => type === 'commit') ? [] : orders.filter(({ type }) => type === 'lead');
  let best: Order[] = [];
  let most = -Infinity;
  const weigh = (chosen: Order[], left: readonly Order[], gained: () => number): void => {
    if (left.every(({ type }) => type !== 'commit')) return;
    const gain = gained();
    if (gain > most + 1e-9) [best, most] = [chosen, gain];
  };
  for (const leading of leads) {
    const lead = leading.formation ?? '';
    const led = game.copy(state);
    game.playUnchecked(led, leading);
    const left = ordersOf(desk, led);
    weigh([leading], left, () => gainOfWay({ lead }));
    for (const joining of left.filter(({ type }) => type === 'attach')) {
      const joined = game.copy(led);
      game.playUnchecked(joined, joining);
      weigh([leading, joining], ordersOf(desk, joined), () => gainOfWay({ lead, attached: joining.unit ?? '' }));
    }
  }
  return best;
}

/** Who may take part, the strongest first. */
function attackersIn(desk: Desk, orders: readonly Order[]): number[] {
  const units = orders.flatMap((order) => (order.type === 'attacker' ? [unitIn(desk, order)] : []));
  return units.sort((a, b) => factor(desk, desk.world, b, 0) - factor(desk, desk.world, a, 0) || a - b);
}

/** The first so many of these units with whom the gain is greatest. */
export function bestGroup(
  units: readonly number[],
  gain: (group: readonly number[]) => number,
  least: number,
): number[] {
  let best: number[] = [];
  let most = -Infinity;
  for (let n = least; n <= units.length; n++) {
    const group = units.slice(0, n);
    const now = gain(group);
    if (now > most + 1e-9) [best, most] = [group, now];
  }
  return best;
}
