import type { BaseAction } from '../../../kernel/game.ts';
import { bestGroup } from '../declaring.ts';
import { around, factor, unitIn, unitsByHex, type Desk, type Order } from '../desk.ts';
import { keysOf } from '../goals.ts';
import { playAll } from '../march.ts';
import { chancesOf, gainOf, groundOf, NOBODY_HELPS, type Ground } from '../odds.ts';
import { tellMission } from '../telling.ts';

/** Those of a hex who go into another together, and what that is expected to gain in points. */
interface Storm {
  group: readonly number[];
  target: number;
  gain: number;
}

/**
 * The way into a place worth having where somebody stands whom nobody has seen: those who stand beside it go as one group, for only they fight him.
 * Undefined where none is worth it.
 */
export function bestStorm(desk: Desk, orders: readonly Order[]): readonly BaseAction[] | undefined {
  const { game, world, own, doctrine } = desk;
  const unseen = game.search.unseen?.(world, own) ?? [];
  if (unseen.length === 0) return undefined;
  const ground = groundWithKeys(desk);
  const wanted = unseen.filter((hex) => (ground.take[hex] as number) > doctrine.ground);
  const standing = unitsByHex(desk, world, own);
  const able = new Set(orders.flatMap((order) => (order.type === 'move' ? [unitIn(desk, order)] : [])));
  const storms = wanted.flatMap((target) =>
    around(desk, target).flatMap((hex): Storm[] => {
      const fit = (standing.get(hex) ?? []).filter((u) => able.has(u) && factor(desk, world, u, 0) > 0);
      return fit.length > 0 ? [stormBy(desk, target, fit, ground)] : [];
    }),
  );
  for (const { group, target, gain } of storms.toSorted((one, other) => other.gain - one.gain)) {
    if (gain < doctrine.least) return undefined;
    const way = wayIn(desk, orders, group, target);
    if (!way) continue;
    tellMission(desk, 'storm', group, target);
    return way;
  }
  return undefined;
}

/** What hexes are worth to take, key terrain too. */
function groundWithKeys(desk: Desk): Ground {
  const { world, own } = desk;
  const ground = groundOf(desk, world, own);
  for (const { hexes, points } of keysOf(desk, world))
    for (const hex of hexes) ground.take[hex] = (ground.take[hex] as number) + points[own];
  return ground;
}

/** So many of these units, the strongest first, as gain most. */
function stormBy(desk: Desk, target: number, units: readonly number[], ground: Ground): Storm {
  const { world, own } = desk;
  const gainWith = (attackers: readonly number[]): number => {
    const plan = { side: own, target, ...NOBODY_HELPS, attackers: [...attackers] };
    return gainOf(desk, world, ground, plan, chancesOf(desk, world, plan));
  };
  const strongest = units.toSorted((a, b) => factor(desk, world, b, 0) - factor(desk, world, a, 0) || a - b);
  const group = bestGroup(strongest, gainWith, 1);
  return { group, target, gain: gainWith(group) };
}

/** The orders of a group that goes into a hex beside it, where all of them may. */
function wayIn(
  desk: Desk,
  orders: readonly Order[],
  group: readonly number[],
  target: number,
): readonly Order[] | undefined {
  const { game, world, side, grid } = desk;
  const [lead, ...others] = group.map((u) => game.counters[u]?.id ?? '');
  for (const picking of orders.filter(({ type, unit }) => type === 'move' && unit === lead)) {
    const joining = others.map((unit): Order => ({ by: side, type: 'join', unit }));
    const way = [picking, ...joining, { by: side, type: 'step', to: grid.names[target] as string }];
    if (playAll(desk, game.copy(world), way) === way.length) return way;
  }
  return undefined;
}
