import { hexAt } from '../../hex/grid.ts';
import type { BaseAction } from '../../kernel/game.ts';
import type { Pending } from '../../wargame/wargame.ts';
import { ordersOf, type Desk } from './desk.ts';
import { chancesOn, gainOf, groundOf, type Fight } from './odds.ts';
import { bestHelp } from './support.ts';

/** The combat that the side to act is asked to support or to go on declaring; undefined where it is another decision. */
export function combatOf({ game, side, world }: Desk): Pending | undefined {
  const top = game.view(world, side).pending.at(-1);
  return top?.hex !== undefined && (top.artillery !== undefined || top.defensiveArtillery !== undefined)
    ? top
    : undefined;
}

const indexes = ({ indexOf }: Desk, ids: readonly string[] = []): number[] =>
  ids.flatMap((id) => indexOf.get(id) ?? []);

/** The defender's support, as long as it is worth its price. */
export function answer(desk: Desk, combat: Pending): readonly BaseAction[] {
  const { game, enemy, grid } = desk;
  const target = hexAt(grid, combat.hex as string) as number;
  const state = game.copy(desk.world);
  const ground = groundOf(desk, state, enemy);
  const attackers = indexes(desk, combat.units).filter((u) => desk.sideOf[u] === enemy);
  const fight: Fight = {
    attackers,
    artillery: indexes(desk, combat.artillery),
    air: combat.air ?? 0,
    defensiveArtillery: indexes(desk, combat.defensiveArtillery),
    defensiveAir: combat.defensiveAir ?? 0,
  };
  const chances = chancesOn(desk, desk.world, enemy, target);
  const gain = (given: Fight): number => {
    const plan = { side: enemy, target, ...given };
    return -gainOf(desk, desk.world, ground, plan, chances(plan));
  };
  const taken: BaseAction[] = [];
  let orders = ordersOf(desk, state);
  if (attackers.length > 0) {
    let help = bestHelp(desk, orders, { fight, gain: gain(fight) }, gain, true);
    while (help) {
      taken.push(help.order);
      game.playUnchecked(state, help.order);
      orders = ordersOf(desk, state);
      help = bestHelp(desk, orders, help, gain, true);
    }
  }
  return [...taken, orders.find(({ type }) => type === 'commit') ?? (orders[0] as BaseAction)];
}
