import { planFor, viewPlan } from './plan.ts';
import type { Table } from './table.svelte.ts';

/** Before the first try, in milliseconds: the table has been drawn by then. */
const PAUSE = 250;

/**
 * Tries the move of one unit of each kind of troops, one between two tasks of the page: prices of the ground and compiled code are ready when the
 * first unit is selected. Gives how to call it off.
 */
export function warmUp({ seat, counters, moving: { movers } }: Table): () => void {
  const { game, state } = seat;
  const kinds = new Map([...movers].map((unit) => [counters.get(unit)?.type, unit]));
  const waiting = [...kinds.values()];
  const next = (): void => {
    const unit = waiting.pop();
    if (unit === undefined) return;
    viewPlan(game, state, planFor({ game, state }, [unit]));
    timer = setTimeout(next);
  };
  let timer = setTimeout(next, PAUSE);
  return () => clearTimeout(timer);
}
