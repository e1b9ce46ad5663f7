import type { Order } from '../../seat/seat.ts';
import type { Attention } from './attention.svelte.ts';
import type { ShownPosition } from './position.svelte.ts';
import type { Selection } from './selection.svelte.ts';
import type { UnitsByPlace } from './units-by-place.svelte.ts';

/**
 * More orders of a type than this are too many to be looked through in a movement phase: of them only those of the stack that is
 * looked at are shown, those of units that are in no stack, and those that are about neither a unit nor a hex.
 */
const MANY = 12;

interface Shown {
  position: Pick<ShownPosition, 'decision' | 'legal' | 'view'>;
  selection: Pick<Selection, 'units'>;
  attention: Pick<Attention, 'inspected'>;
  units: Pick<UnitsByPlace, 'allIn'>;
}

/** What a phase is for: moving or fighting, and its end. */
const USUAL: Partial<Readonly<Record<ShownPosition['decision'], readonly string[]>>> = {
  move: ['move', 'fly', 'end'],
  fight: ['attack', 'bombard', 'end'],
};

/** Everything else that can be done in a phase; of what is done instead of fighting, only what names somebody or something. */
export function allOwn({ decision, legal }: Pick<ShownPosition, 'decision' | 'legal'>): Order[] {
  const usual = USUAL[decision];
  if (!usual) return [];
  return legal.filter((order) => !usual.includes(order.type) && (decision === 'move' || Object.keys(order).length > 1));
}

/** What else can be done in a phase; with units selected, only by them, or at the hex that is looked at. */
export function ownOrders(table: Shown): Order[] {
  const { decision, view } = table.position;
  const all = allOwn(table.position);
  if (table.selection.units.length > 0) return ofTaken(table, all);
  if (decision === 'fight') return all;
  const few = new Set(byType(all).flatMap(([type, alike]) => (alike.length <= MANY ? [type] : [])));
  const nowhere = view.units.filter(({ hex, area }) => hex === null && area === undefined);
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
export function ordersHere(table: Shown): Order[] {
  const all = allOwn(table.position);
  return table.selection.units.length > 0 ? ofTaken(table, all) : ofStack(table, all);
}

const ofTaken = ({ selection, attention: { inspected } }: Shown, all: readonly Order[]): Order[] =>
  all.filter(({ unit, target }) =>
    unit === undefined ? inspected !== undefined && target === inspected : selection.units.includes(String(unit)),
  );

function ofStack({ units, attention: { inspected } }: Shown, all: readonly Order[]): Order[] {
  if (inspected === undefined) return [];
  const here = new Set(units.allIn(inspected).map(({ id }) => id));
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
