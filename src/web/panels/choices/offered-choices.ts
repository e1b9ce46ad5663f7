import { choose } from '../../gestures/choose.ts';
import type { Table } from '../../state/table.svelte.ts';
import { listedChoices, type ListedChoices } from './choice-list.ts';

/** What the panel offers while something is chosen, besides what is chosen on the map. */
export interface OfferedChoices extends ListedChoices {
  /** The hex that was clicked before any unit. */
  asked: string | undefined;
  /** Units that choose where to go, each with a row. */
  walkers: readonly string[];
  /** A list that would push what stands below it out of sight. */
  isLong: boolean;
}

export function offeredChoices(table: Table): OfferedChoices {
  const { choices, chooser, choosers, settingUp } = table.choosing;
  const asked = settingUp && chooser === undefined ? table.selection.armed : undefined;
  const there = new Set(choices.flatMap(({ unit, hexes }) => (hexes.includes(asked ?? '') ? [unit] : [])));
  const walkers = [...choosers].filter((id) => asked === undefined || there.has(id));
  return {
    asked,
    walkers,
    isLong: walkers.length > 1 || settingUp,
    ...listedChoices(table.choosing, table.position.detailsOf),
  };
}

/** Sets the unit up in the hex that was clicked, or has its hexes shown. */
export function pickWalker(table: Table, id: string): void {
  const { asked } = offeredChoices(table);
  const choice = table.choosing.choices.find(({ unit, hexes }) => unit === id && hexes.includes(asked ?? ''));
  if (choice) void choose(table, choice);
  else table.selection.units = [id];
}
