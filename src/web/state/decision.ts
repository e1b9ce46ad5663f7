import type { MapData } from '../../wargame/map.ts';
import type { PositionView } from '../../wargame/wargame.ts';
import type { Order } from '../seat/seat.ts';

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
