import type { Order } from '../../../seat/seat.ts';
import { ownOrders } from '../../state/own-orders.ts';
import type { Planned } from '../../state/plan.ts';
import type { MovePlanning } from '../../state/moving.svelte.ts';
import type { Table } from '../../state/table.svelte.ts';

const isSame = (a: Order, b: Order): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Coming down where the unit in the air has come to. */
export const landingIn = ({ action }: MovePlanning, planned: Planned | undefined): Order | undefined =>
  action === 'fly' ? planned?.extras.find(({ type }) => type === 'stop') : undefined;

/** What can be done where the plan has come to, and not at once as well; in a move that goes on, who may still come along. */
export function extrasIn(table: Table, planned: Planned | undefined): Order[] {
  const others = ownOrders(table);
  const landing = landingIn(table.moving, planned);
  const goesOn = table.position.decision === 'moving' && table.moving.plan?.orders.length === 0;
  const joins = goesOn ? table.position.legal.filter(({ type }) => type === 'join') : [];
  const extras = (planned?.extras ?? []).filter((order) => order !== landing);
  return [...joins, ...extras.filter((order) => !others.some((other) => isSame(order, other)))];
}

/** What units can do where a planned move of theirs has come to, or a move that goes on; none before they have set out. */
export function extrasUnderWay(table: Table): Order[] {
  const { plan, planned } = table.moving;
  const isUnderWay = table.position.decision === 'moving' || plan?.orders.some((order) => 'to' in order);
  return isUnderWay ? extrasIn(table, planned) : [];
}
