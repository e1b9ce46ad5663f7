import type { Order } from '../seat/seat.ts';
import type { Table } from './table.svelte.ts';

/** What else can be done in a movement phase: not a move, not its end; with units selected, only by them. */
export function ownOrders({ decision, legal, selected }: Pick<Table, 'decision' | 'legal' | 'selected'>): Order[] {
  if (decision !== 'move') return [];
  const concerns = (unit: Order[string] | undefined): boolean =>
    selected.length === 0 || selected.includes(String(unit));
  return legal.filter(({ type, unit }) => !['move', 'fly', 'end'].includes(type) && concerns(unit));
}
