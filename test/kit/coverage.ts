import type { BaseEvent, EventArg, Refusal } from '../../src/kernel/game.ts';
import type { Step } from './walk.ts';

/** How often each id has occurred. */
export interface Coverage {
  /** Types of action played. */
  readonly actions: Map<string, number>;
  /** Units in actions. */
  readonly units: Map<string, number>;
  readonly events: Map<string, number>;
  /** Values of an event's `phase`. */
  readonly phases: Map<string, number>;
  /** Cells of a table: event, column and dice total. */
  readonly cells: Map<string, number>;
  /** Results of a table: event and result. */
  readonly results: Map<string, number>;
  /** Codes of refusals. */
  readonly refusals: Map<string, number>;
}

export const emptyCoverage = (): Coverage => ({
  actions: new Map(),
  units: new Map(),
  events: new Map(),
  phases: new Map(),
  cells: new Map(),
  results: new Map(),
  refusals: new Map(),
});

const count = (counts: Map<string, number>, name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1);

export function countStep(coverage: Coverage, { action, events }: Step): void {
  const { type = action.by, unit, block } = action as { type?: string; unit?: string; block?: string };
  count(coverage.actions, type);
  const acting = unit ?? block;
  if (acting !== undefined) count(coverage.units, acting);
  for (const event of events) countEvent(coverage, event);
}

function countEvent({ events, phases, cells, results }: Coverage, { code, args = {} }: BaseEvent): void {
  count(events, code);
  const { phase, column, result, dice, die } = args;
  if (typeof phase === 'string') count(phases, phase);
  if (typeof result === 'string') count(results, `${code} ${result}`);
  const rolled = sumOf(dice ?? die);
  if (typeof column === 'string' && rolled !== undefined) count(cells, `${code} ${column} ${rolled}`);
}

function sumOf(dice: EventArg | undefined): number | undefined {
  if (typeof dice === 'number') return dice;
  return Array.isArray(dice) ? dice.reduce<number>((sum, die) => sum + Number(die), 0) : undefined;
}

export const countRefusal = ({ refusals }: Coverage, { code }: Refusal): void => count(refusals, code);

/** Adds the counts of `more` to `coverage`. */
export function addCoverage(coverage: Coverage, more: Coverage): void {
  for (const key of Object.keys(coverage) as (keyof Coverage)[]) {
    for (const [name, times] of more[key]) coverage[key].set(name, (coverage[key].get(name) ?? 0) + times);
  }
}
