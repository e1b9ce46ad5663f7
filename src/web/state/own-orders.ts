import type { Order } from '../seat/seat.ts';
import type { Table } from './table.svelte.ts';

/** More than this are too many to be looked through: of them only those of the stack that is looked at are shown. */
const MANY = 12;

/** What else can be done in a movement phase: not a move, not its end; with units selected, only by them. */
export function ownOrders(table: Pick<Table, 'decision' | 'legal' | 'selected' | 'inspected' | 'unitsIn'>): Order[] {
  const { decision, legal, selected, inspected = '' } = table;
  if (decision !== 'move') return [];
  const all = legal.filter(({ type }) => !['move', 'fly', 'end'].includes(type));
  if (selected.length > 0) return all.filter(({ unit }) => selected.includes(String(unit)));
  if (all.length <= MANY) return all;
  const here = new Set(table.unitsIn(inspected).map(({ id }) => id));
  return all.filter(({ unit, target }) => here.has(String(unit)) || target === inspected);
}
