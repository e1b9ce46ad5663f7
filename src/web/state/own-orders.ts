import type { Order } from '../../seat/seat.ts';
import type { Table } from './table.svelte.ts';

/**
 * More orders of a type than this are too many to be looked through in a movement phase: of them only those of the stack that is
 * looked at are shown, those of units that are in no stack, and those that are about neither a unit nor a hex.
 */
const MANY = 12;

type Shown = Pick<Table, 'decision' | 'legal' | 'selected' | 'inspected' | 'unitsIn' | 'view'>;

/** What a phase is for: moving or fighting, and its end. */
const USUAL: Partial<Readonly<Record<Table['decision'], readonly string[]>>> = {
  move: ['move', 'fly', 'end'],
  fight: ['attack', 'bombard', 'end'],
};

/** Everything else that can be done in a phase; of what is done instead of fighting, only what names somebody or something. */
export function allOwn({ decision, legal }: Pick<Table, 'decision' | 'legal'>): Order[] {
  const usual = USUAL[decision];
  if (!usual) return [];
  return legal.filter((order) => !usual.includes(order.type) && (decision === 'move' || Object.keys(order).length > 1));
}

/** What else can be done in a phase; with units selected, only by them, or at the hex that is looked at. */
export function ownOrders(table: Shown): Order[] {
  const { decision, selected } = table;
  const all = allOwn(table);
  if (selected.length > 0) return ofTaken(table, all);
  if (decision === 'fight') return all;
  const few = new Set(byType(all).flatMap(([type, alike]) => (alike.length <= MANY ? [type] : [])));
  const nowhere = table.view.units.filter(({ hex, area }) => hex === null && area === undefined);
  const free = new Set(nowhere.map(({ id }) => id));
  const here = ofStack(table, all);
  return all.filter((order) => {
    const { type, unit, target } = order;
    return (
      few.has(type) || here.includes(order) || free.has(String(unit)) || (unit === undefined && target === undefined)
    );
  });
}

/** What only the units that have been taken up can do, or without any those of the stack that is looked at. */
export const ordersHere = (table: Shown): Order[] =>
  table.selected.length > 0 ? ofTaken(table, allOwn(table)) : ofStack(table, allOwn(table));

const ofTaken = ({ selected, inspected }: Shown, all: readonly Order[]): Order[] =>
  all.filter(({ unit, target }) =>
    unit === undefined ? inspected !== undefined && target === inspected : selected.includes(String(unit)),
  );

function ofStack(table: Shown, all: readonly Order[]): Order[] {
  const { inspected } = table;
  if (inspected === undefined) return [];
  const here = new Set(table.unitsIn(inspected).map(({ id }) => id));
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
