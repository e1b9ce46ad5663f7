import type { Order } from '../seat/seat.ts';
import type { Table } from './table.svelte.ts';

/**
 * More than this are too many to be looked through: of them only those of the stack that is looked at are shown, and
 * those of units that are in no stack.
 */
const MANY = 12;

/** What else can be done in a movement phase: not a move, not its end; with units selected, only by them. */
export function ownOrders(
  table: Pick<Table, 'decision' | 'legal' | 'selected' | 'inspected' | 'unitsIn' | 'view'>,
): Order[] {
  const { decision, legal, selected, inspected = '', view } = table;
  if (decision !== 'move') return [];
  const all = legal.filter(({ type }) => !['move', 'fly', 'end'].includes(type));
  if (selected.length > 0) return all.filter(({ unit }) => selected.includes(String(unit)));
  if (all.length <= MANY) return all;
  const nowhere = view.units.filter(({ hex, area }) => hex === null && area === undefined);
  const here = new Set([...table.unitsIn(inspected), ...nowhere].map(({ id }) => id));
  return all.filter(({ unit, target }) => here.has(String(unit)) || target === inspected);
}

/** Orders by their types, which keep the order in which they come. */
export const byType = (orders: readonly Order[]): [string, Order[]][] => [
  ...grouped(orders.map((order) => [order.type, order] as const)),
];

/** Orders of one type by what they are about, which is in their first field; `which` is in the next one, empty if there is none. */
export const about = (orders: readonly Order[]): [string, { order: Order; which: string }[]][] => [
  ...grouped(
    orders.map((order) => {
      const { type: _, ...fields } = order;
      const [whom = '', which = ''] = Object.values(fields).map(String);
      return [whom, { order, which }] as const;
    }),
  ),
];

function grouped<T>(pairs: readonly (readonly [string, T])[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const [name, item] of pairs) groups.set(name, [...(groups.get(name) ?? []), item]);
  return groups;
}
