import type { Side } from '../../../kernel/game.ts';
import { isReduced, stepsOf } from '../../../wargame/steps.ts';
import type { Counter, UnitView, Wargame } from '../../../wargame/wargame.ts';

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
  /** Steps of those in play or still to come, null where they may not be known, and of all as the printed game has them. */
  left: number | null;
  full: number;
}

export function standingOf({ where, steps }: UnitView, counter: Counter): Standing {
  if (where !== 'map' && where !== 'area') return where;
  if (steps === null) return 'unknown';
  return isReduced(counter, steps) ? 'reduced' : 'fresh';
}

/** Counters that are formed of other units, whose steps they have. */
export function partsIn(
  game: Wargame,
  scenario: string,
  options: Readonly<Record<string, string>>,
): ReadonlySet<string> {
  const start = game.fromSetup({ scenario, options, setup: null });
  const units = start.ok ? game.view(start.value.state, null).units : [];
  return new Set(units.flatMap(({ id, where }) => (where === 'unformed' ? [id] : [])));
}

/** The units of one side by formation, both in the order of the game. */
export function orderOfBattle(
  side: Side,
  units: readonly UnitView[],
  counters: ReadonlyMap<string, Counter>,
  parts: ReadonlySet<string> = new Set(),
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
    left: stepsLeft(ranks),
    full: ranks.reduce((sum, { unit, counter }) => sum + (parts.has(unit.id) ? 0 : stepsOf(counter)), 0),
  }));
}

const IN_PLAY: readonly string[] = ['map', 'area', 'waiting'];

function stepsLeft(ranks: readonly Ranked[]): number | null {
  const steps = ranks.flatMap(({ unit }) => (IN_PLAY.includes(unit.where) ? [unit.steps] : []));
  return steps.includes(null) ? null : steps.reduce<number>((sum, one) => sum + (one ?? 0), 0);
}
