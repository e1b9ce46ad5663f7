import { hexAt } from '../../hex/grid.ts';
import type { BaseAction } from '../../kernel/game.ts';
import type { Pending } from '../../wargame/wargame.ts';
import { ordersOf, unitIn, type Desk } from './desk.ts';
import { gainOf, groundOf, type Fight } from './odds.ts';

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
  const { game, enemy, doctrine, grid } = desk;
  const target = hexAt(grid, combat.hex as string) as number;
  const state = game.copy(desk.world);
  const ground = groundOf(desk, state, enemy);
  const attackers = indexes(desk, combat.units).filter((u) => desk.sideOf[u] === enemy);
  let fight: Fight = {
    attackers,
    artillery: indexes(desk, combat.artillery),
    air: combat.air ?? 0,
    defensiveArtillery: indexes(desk, combat.defensiveArtillery),
    defensiveAir: combat.defensiveAir ?? 0,
  };
  const loss = (given: Fight): number => {
    const plan = { side: enemy, target, ...given };
    return gainOf(desk, desk.world, ground, plan, game.search.attack(state, plan));
  };
  const taken: BaseAction[] = [];
  for (let now = attackers.length > 0 ? loss(fight) : 0; ;) {
    const orders = ordersOf(desk, state);
    let best: { order: BaseAction; fight: Fight; loss: number } | undefined;
    let surplus = 0;
    for (const order of attackers.length > 0 ? orders : []) {
      const [given, price] =
        order.type === 'artillery'
          ? [{ ...fight, defensiveArtillery: [...fight.defensiveArtillery, unitIn(desk, order)] }, doctrine.gun]
          : order.type === 'air'
            ? [{ ...fight, defensiveAir: fight.defensiveAir + (order.points ?? 1) }, doctrine.air * (order.points ?? 1)]
            : [undefined, 0];
      if (!given) continue;
      const then = loss(given);
      if (now - then - price > surplus + 1e-9) {
        surplus = now - then - price;
        best = { order, fight: given, loss: then };
      }
    }
    if (!best) {
      const commit = orders.find(({ type }) => type === 'commit');
      return commit ? [...taken, commit] : [...taken, orders[0] as BaseAction];
    }
    taken.push(best.order);
    game.playUnchecked(state, best.order);
    ({ fight } = best);
    now = best.loss;
  }
}
