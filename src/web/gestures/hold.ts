import type { Table } from '../state/table.svelte.ts';
import { nextUnit } from './pick.ts';

/** Whoever has been taken up stays where it is for this phase; gives who is taken up next, if anybody still can move. */
export function holdTaken(table: Table): string | undefined {
  const { units } = table.selection;
  if (table.position.decision !== 'move' || units.length === 0) return undefined;
  hold(table, units);
  return nextUnit(table, 1, units.at(-1));
}

/** Nobody is asked for these units any more in this phase. */
export function hold(table: Table, units: readonly string[]): void {
  const { ending } = table.selection;
  table.held.add(units);
  table.selection.clear();
  // Whoever holds them in the warning before the end of the phase reads on there.
  table.selection.ending = ending;
}
