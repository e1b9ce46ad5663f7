import type { Side } from '../../kernel/game.ts';
import type { Counter, UnitView } from '../wargame.ts';

/** Steps of a formation: at the start, reinforcements included, now, and off the map without being lost. */
export interface FormationSteps {
  formation: string;
  side: Side;
  start: number;
  left: number;
  away: number;
}

type Steps = Pick<FormationSteps, 'start' | 'left' | 'away'>;

const IN_PLAY: readonly string[] = ['map', 'area', 'waiting'];
const AWAY: readonly string[] = ['exited', 'removed'];

/** The formations of both sides, those that lost most first. */
export function formationSteps(
  counters: readonly Counter[],
  start: readonly UnitView[],
  now: readonly UnitView[],
): FormationSteps[] {
  const [before, after] = [start, now].map((units) => new Map(units.map((unit) => [unit.id, unit])));
  const found = new Map<string, FormationSteps>();
  for (const { id, side, formation } of counters) {
    const steps = stepsBetween(before?.get(id), after?.get(id));
    const key = `${side} ${formation}`;
    const had = found.get(key) ?? { formation, side, start: 0, left: 0, away: 0 };
    found.set(key, {
      ...had,
      start: had.start + steps.start,
      left: had.left + steps.left,
      away: had.away + steps.away,
    });
  }
  return [...found.values()]
    .filter(({ start: had, left }) => had > 0 || left > 0)
    .toSorted((a, b) => lostBy(b) - lostBy(a));
}

export const lostBy = ({ start, left, away }: Steps): number => start - left - away;

function stepsBetween(before: UnitView | undefined, after: UnitView | undefined): Steps {
  const stepsIf = (unit: UnitView | undefined, where: readonly string[]): number =>
    unit && where.includes(unit.where) ? (unit.steps ?? 0) : 0;
  const start = stepsIf(before, IN_PLAY);
  return { start, left: stepsIf(after, IN_PLAY), away: stepsIf(after, AWAY) };
}
