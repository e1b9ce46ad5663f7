import type { Table } from '../state/table.svelte.ts';
import { outOfReach, pick, select } from './pick.ts';

/** Whom the mouse can carry out of this hex: whoever lies on top of those that may move. */
const topOf = ({ position, moving, units, watching }: Table, hex: string): string | undefined =>
  position.decision === 'move' && !watching ? units.ownIn(hex).find(({ id }) => moving.movers.has(id))?.id : undefined;

export const mayLift = (table: Table, hex: string): boolean => topOf(table, hex) !== undefined;

/** Takes it up; gives how to put it back, so that what was taken up before is so again. */
export function lift(table: Table, hex: string): (() => void) | undefined {
  const { selection, attention } = table;
  const id = topOf(table, hex);
  if (id === undefined) return undefined;
  const { units, plan } = selection;
  selection.fan = undefined;
  selection.ending = false;
  attention.inspected = hex;
  select(table, id);
  return () => selection.setPlan(units, plan);
}

/** It is let go over a hex, which means what a click there would; where it cannot go it stays in the hand, and is told why. */
export function drop(table: Table, hex: string): void {
  const { planned } = table.moving;
  if (planned?.reach?.hexes.some((one) => one.hex === hex)) pick(table, hex, { add: false, touch: false });
  else if (planned) table.selection.notice = outOfReach(table, planned, hex);
}
