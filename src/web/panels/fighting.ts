import { targetsOf } from '../gestures/scan.ts';
import type { Order } from '../../seat/seat.ts';
import type { ShownPosition } from '../state/position.svelte.ts';
import type { Table } from '../state/table.svelte.ts';

/** A hex that can be attacked: its number and place, and who stands there. */
export interface OpenFight {
  hex: string;
  place: string | undefined;
  units: readonly string[];
}

export const fightsOpen = (table: Table): OpenFight[] =>
  targetsOf(table.position).map((hex) => ({
    hex,
    place: table.position.map.places.find(({ hexes }) => hexes.includes(hex))?.name,
    units: [...(table.units.byHex.get(hex) ?? [])].reverse().map(({ id }) => id),
  }));

/** What else can be done in this phase without naming anybody or anything: too grave for a single press. */
export const graveOrders = ({ legal }: ShownPosition): Order[] =>
  legal.filter((order) => Object.keys(order).length === 1 && order.type !== 'end');
