import type { Table } from '../state/table.svelte.ts';
import { outOfReach, pick, select } from './pick.ts';

/** Who can be carried out of this hex: whoever lies on top of those that may move, or that choose where to go. */
function topOf({ position: { decision }, moving, choosing, units }: Table, hex: string): string | undefined {
  if (decision !== 'move' && decision !== 'choose') return undefined;
  const may = decision === 'move' ? moving.movers : choosing.choosers;
  return units.ownIn(hex).find(({ id }) => may.has(id))?.id;
}

export const mayLift = (table: Table, hex: string): boolean =>
  table.attention.ruler === undefined && !table.annotating.isUp && topOf(table, hex) !== undefined;

/** Takes it up; gives how to put it back, so that what was taken up before is so again. */
export function lift(table: Table, hex: string): (() => void) | undefined {
  const { selection, attention, position } = table;
  const id = topOf(table, hex);
  if (id === undefined) return undefined;
  const { units, plan } = selection;
  selection.fan = undefined;
  selection.ending = false;
  attention.inspected = hex;
  if (position.decision === 'move') select(table, id);
  else selection.units = [id];
  return () => selection.setPlan(units, plan);
}

/** It is let go over a hex, which means what a click there would; where it cannot go it stays in the hand, and is told why. */
export function drop(table: Table, hex: string): void {
  const { planned } = table.moving;
  const isOpen = planned?.reach?.hexes.some((one) => one.hex === hex) ?? true;
  if (isOpen) pick(table, hex, { add: false, touch: false });
  else if (planned) table.selection.notice = outOfReach(table, planned, hex);
}
