import { distance, hexAt } from '../../hex/grid.ts';
import { factor, strongestOf, unitIn, unitsByHex, type Desk, type Order } from './desk.ts';
import { canComeTo, isBuilder, isReached, type Goal } from './goals.ts';
import { make, type March } from './march.ts';
import { groundOf } from './odds.ts';
import { tellMission } from './telling.ts';

/** Hexes where somebody of the side stands who fights, guns apart: whoever does not is safe there. */
export function coverOf(desk: Desk, state: object): ReadonlySet<number> {
  const covered = new Set<number>();
  for (const [hex, units] of unitsByHex(desk, state, desk.own))
    if (units.some((u) => isGuard(desk, state, u))) covered.add(hex);
  return covered;
}

/** Can enemies who fight be beside the hex within a march of a turn? */
export function isNear({ desk, state, enemies }: March, hex: number): boolean {
  for (const [at, units] of enemies) {
    const far = distance(desk.grid, at, hex);
    if (units.some((u) => factor(desk, state, u, 0) > 0 && canComeTo(desk, state, u, far))) return true;
  }
  return false;
}

/** Sees to it that whoever goes to mend a bridge near the enemy has somebody with him who fights: the unit that does, none where nobody has to or can. */
export function escort(march: March, { hexes }: Goal, builder: number): number[] {
  const { desk, state, reach, bound } = march;
  const own = unitsByHex(desk, state, desk.own);
  const strongest = (units: readonly number[]): number | undefined =>
    strongestOf(
      desk,
      state,
      units.filter((u) => u !== builder && isGuard(desk, state, u)),
    );
  for (const hex of hexes) {
    if (desk.game.search.hexes(state)[builder] !== hex && !reach.get(builder)?.has(hex)) continue;
    if (!isNear(march, hex)) return [];
    const there = strongest(own.get(hex) ?? []);
    if (there !== undefined) return [there];
    const comer = strongest([...reach.keys()].filter((u) => !bound.has(u) && reach.get(u)?.has(hex)));
    if (comer === undefined || !make(march, { unit: comer, hex })) continue;
    tellMission(desk, 'hold', [comer], hex);
    return [comer];
  }
  return [];
}

/** The same for those who came to a bridge before, as in an earlier round of moves: whoever is with them stays. */
export function escortsOfThoseThere(march: March): number[] {
  const { desk, state, reach, goals } = march;
  const own = unitsByHex(desk, state, desk.own);
  return goals.flatMap((goal) => {
    if (!goal.forBuilders) return [];
    const there = goal.hexes.flatMap((hex) => own.get(hex) ?? []);
    const builders = there.filter((u) => !reach.has(u) && isBuilder(desk, u));
    return builders.flatMap((builder) => escort(march, goal, builder));
  });
}

/** Without advances of whoever is the only one to guard others where the enemy can come: unless it brings points. */
export function withoutDeserters(desk: Desk, orders: readonly Order[]): readonly Order[] {
  const { doctrine, glances, world, own, grid } = desk;
  if (!doctrine.staff || glances || !orders.some(({ type }) => type === 'advance')) return orders;
  const { take } = groundOf(desk, world, own);
  const units = unitsByHex(desk, world, own);
  const staying = orders.filter(
    (order) =>
      order.type !== 'advance' ||
      !isOnlyGuard(desk, units, unitIn(desk, order)) ||
      (take[hexAt(grid, order.to ?? '') ?? -1] ?? 0) > doctrine.ground,
  );
  return staying.length > 0 ? staying : orders;
}

/** Does nobody else fight of those who stand with the unit, where the enemy can come? */
function isOnlyGuard(desk: Desk, units: ReadonlyMap<number, readonly number[]>, unit: number): boolean {
  const { game, world } = desk;
  const hex = game.search.hexes(world)[unit] ?? -1;
  const others = (units.get(hex) ?? []).filter((u) => u !== unit);
  return others.length > 0 && !others.some((u) => isGuard(desk, world, u)) && isReached(desk, world, hex);
}

const isGuard = (desk: Desk, state: object, u: number): boolean =>
  desk.game.counters[u]?.range === undefined && factor(desk, state, u, 0) > 0 && factor(desk, state, u, 1) > 0;
