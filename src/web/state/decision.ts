import type { MapData } from '../../wargame/map.ts';
import type { PositionView } from '../../wargame/wargame.ts';
import type { Order } from '../../seat/seat.ts';

export interface Choice {
  order: Order;
  unit: string | undefined;
  /** Hexes a click on which means this action. */
  hexes: readonly string[];
}

/** Legal actions as things to click: units and hexes on the map; what has neither becomes a button. */
export function choicesOf(orders: readonly Order[], view: PositionView, map: MapData): Choice[] {
  const at = new Map(view.units.map(({ id, hex }) => [id, hex]));
  return orders.map((order) => {
    const { type: _, unit, ...others } = order;
    const named = Object.values(others).flatMap((value) => hexesNamed(map, value));
    const own = typeof unit === 'string' ? at.get(unit) : undefined;
    const goes = Object.values(others).some((value) => typeof value === 'string');
    return { order, unit: typeof unit === 'string' ? unit : undefined, hexes: goes ? named : own ? [own] : [] };
  });
}

/** What of several things, such as markers, a choice that names no unit puts into its hex. */
export function thingOf({
  unit,
  order: { type: _, to, ...others },
}: Pick<Choice, 'unit' | 'order'>): string | undefined {
  const [thing, ...more] = Object.values(others);
  return unit === undefined && to !== undefined && thing !== undefined && more.length === 0 ? String(thing) : undefined;
}

/** All of them, with the type of action; none where all choices are about one. */
export function thingsOf(choices: readonly Choice[]): { type: string; things: readonly string[] } | undefined {
  const things = [...new Set(choices.flatMap((choice) => thingOf(choice) ?? []))];
  const type = choices.find((choice) => thingOf(choice) !== undefined)?.order.type;
  return type !== undefined && things.length > 1 ? { type, things } : undefined;
}

/** A choice that a hex stands for. */
export interface Goal {
  choice: Choice;
  /** Points it costs the side that makes it, where the game says so. */
  price?: number | undefined;
}

/** The hexes that stand for a choice now; `isWide`: so many of them that they are not marked one by one. */
export interface Open {
  hexes: ReadonlyMap<string, Goal>;
  isWide: boolean;
}

/** More hexes than a retreat or a landing nearby ever has. */
const WIDE = 30;

export const CLOSED: Open = { hexes: new Map(), isWide: false };

/** What hexes stand for when this unit is asked about, besides choices of nobody; of all units when it is undefined. */
export function openTo(
  choices: readonly Choice[],
  unit: string | undefined,
  anybody: boolean,
  priceOf: (order: Order) => number | undefined,
): Open {
  const hexes = new Map<string, Goal>();
  for (const choice of choices) {
    const { order } = choice;
    if (choice.unit !== undefined && !('to' in order && (anybody || choice.unit === unit))) continue;
    for (const hex of choice.hexes) if (!hexes.has(hex)) hexes.set(hex, { choice, price: priceOf(order) });
  }
  return { hexes, isWide: hexes.size > WIDE };
}

/** A hex by its number, the hexes of a place by its id; none for anything else. */
function hexesNamed(map: MapData, value: string | number): readonly string[] {
  if (typeof value !== 'string') return [];
  return isHex(map, value) ? [value] : (map.places.find(({ id }) => id === value)?.hexes ?? []);
}

export const isHex = (map: MapData, name: string): boolean => Object.hasOwn(map.hexes, name);

/** The two hexes of a hexside, named as `1310-1311`; undefined for anything else. */
export function sideNamed(map: MapData, value: unknown): [string, string] | undefined {
  const [a, b, ...more] = typeof value === 'string' ? value.split('-') : [];
  return a !== undefined && b !== undefined && more.length === 0 && isHex(map, a) && isHex(map, b) ? [a, b] : undefined;
}

/** The hex that a choice is about first: one that a click means, or an end of the hexside that it names. */
export const whereabouts = (map: MapData, { hexes, order }: Choice): string | undefined =>
  hexes[0] ?? Object.values(order).flatMap((value) => sideNamed(map, value) ?? [])[0];
