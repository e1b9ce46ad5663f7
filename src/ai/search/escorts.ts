import { distance } from '../../hex/grid.ts';
import { factor, strongestOf, unitsByHex, type Desk } from './desk.ts';
import { canComeTo, isBuilder, type Goal } from './goals.ts';
import { make, type March } from './march.ts';
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

const isGuard = (desk: Desk, state: object, u: number): boolean =>
  desk.game.counters[u]?.range === undefined && factor(desk, state, u, 0) > 0 && factor(desk, state, u, 1) > 0;
