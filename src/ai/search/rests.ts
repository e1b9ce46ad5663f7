import { distance } from '../../hex/grid.ts';
import { factor } from './desk.ts';
import { canComeTo, marchesOf } from './goals.ts';
import { isInContact, make, reachOf, type March, type Move } from './march.ts';
import { tellMission } from './telling.ts';

/** Whoever regains a step out of contact goes there, or stays there, and does not attack meanwhile: as near as he can to what the side holds, and to few enemies. */
export function planRests(march: March): void {
  const { desk, state, reach, bound } = march;
  const { game, doctrine } = desk;
  if (doctrine.rest === undefined) return;
  const tired = game.search.recovering?.(state) ?? [];
  for (const unit of tired.filter((u) => reach.has(u) && !bound.has(u))) {
    const from = game.search.hexes(state)[unit] as number;
    const move = toRest(march, unit, from, doctrine.rest);
    if (move && !make(march, move)) continue;
    if (!move && isInContact(march, from)) continue;
    bound.add(unit);
    tellMission(desk, 'rest', [unit], move?.hex ?? from);
  }
}

/** The move to the best hex out of contact; none where the unit stands in it, or cannot come to any. */
function toRest(march: March, unit: number, from: number, price: number): Move | undefined {
  const { desk, state, goals, enemies } = march;
  const marches = marchesOf(desk, state);
  const held = goals.filter(({ stake }) => stake.holder === desk.own);
  const strengthNear = (hex: number): number => {
    let sum = 0;
    for (const [at, units] of enemies) {
      const far = distance(desk.grid, at, hex);
      for (const u of units) if (canComeTo(desk, state, u, far)) sum += factor(desk, state, u, 0);
    }
    return sum;
  };
  // What nobody threatens needs him half as much.
  const turnsFrom = (hex: number): number[] =>
    held.map((goal) => marches.turns(goal, unit, hex) * (goal.threat > 0 ? 1 : 2));
  const costOf = (hex: number): number =>
    price * strengthNear(hex) + (held.length > 0 ? Math.min(...turnsFrom(hex)) : 0);
  let best: Move | undefined;
  let least = isInContact(march, from) ? Infinity : costOf(from);
  for (const hex of reachOf(desk, state, unit).keys()) {
    const cost = isInContact(march, hex) ? Infinity : costOf(hex);
    if (cost < least) [best, least] = [{ unit, hex }, cost];
  }
  return best;
}
