import { planFor, viewPlan } from './plan.ts';
import type { Table } from './table.svelte.ts';

/** Before the first try, in milliseconds: the table has been drawn by then. */
const PAUSE = 250;

/**
 * Tries the moves of all units once, one between two tasks of the page: prices of the ground and compiled code are ready when the
 * first unit is selected. Gives how to call it off.
 */
export function warmUp({ seat, movers }: Table): () => void {
  const { game, state } = seat;
  const waiting = [...movers];
  const next = (): void => {
    const unit = waiting.pop();
    if (unit === undefined) return;
    viewPlan(game, state, planFor([unit]));
    timer = setTimeout(next);
  };
  let timer = setTimeout(next, PAUSE);
  return () => clearTimeout(timer);
}
