import type { Side } from '../../../kernel/game.ts';
import { isReduced } from '../../../wargame/steps.ts';
import type { Counter, UnitView } from '../../../wargame/wargame.ts';

/** How a unit stands, in one word. */
export type Standing = 'fresh' | 'reduced' | 'unknown' | 'waiting' | Away;
type Away = 'eliminated' | 'unformed' | 'replaced' | 'exited' | 'removed';

export interface Ranked {
  unit: UnitView;
  counter: Counter;
  standing: Standing;
}

export interface Formation {
  name: string;
  ranks: readonly Ranked[];
  /** How many of them stand on the map. */
  present: number;
}

export function standingOf({ where, steps }: UnitView, counter: Counter): Standing {
  if (where !== 'map' && where !== 'area') return where;
  if (steps === null) return 'unknown';
  return isReduced(counter, steps) ? 'reduced' : 'fresh';
}

/** The units of one side by formation, both in the order of the game. */
export function orderOfBattle(
  side: Side,
  units: readonly UnitView[],
  counters: ReadonlyMap<string, Counter>,
): readonly Formation[] {
  const byName = new Map<string, Ranked[]>();
  for (const unit of units) {
    const counter = counters.get(unit.id);
    if (counter?.side !== side) continue;
    const ranks = byName.get(counter.formation) ?? [];
    ranks.push({ unit, counter, standing: standingOf(unit, counter) });
    byName.set(counter.formation, ranks);
  }
  return [...byName].map(([name, ranks]) => ({
    name,
    ranks,
    present: ranks.filter(({ unit }) => unit.where === 'map').length,
  }));
}
