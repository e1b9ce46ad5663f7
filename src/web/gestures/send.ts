import type { Group } from '../state/moving/routes.ts';
import type { Table } from '../state/table.svelte.ts';

/** These units are sent somewhere by one order; where to is chosen next. None: nobody is. */
export function gather(table: Table, units: readonly string[], group?: Group): void {
  if (units.length === 0) return table.selection.clear();
  table.held.release(units);
  table.sending.ask({ ...group, units });
}

/** Those who have been taken up are sent somewhere. */
export const gatherTaken = (table: Table): void => gather(table, table.selection.units);

/** All of a stack that can still move are sent along, or none of them any more. Gives whether there are any. */
export function gatherStack(table: Table, hex: string): boolean {
  const { units } = table.selection.group ?? table.selection;
  const here = table.units.ownIn(hex).flatMap(({ id }) => (table.moving.movers.has(id) ? [id] : []));
  if (here.length === 0) return false;
  const isIn = here.every((id) => units.includes(id));
  const others = units.filter((id) => !here.includes(id));
  gather(table, isIn ? others : [...others, ...here], table.selection.group);
  return true;
}

/** A click while a group is sent: where to, or with Shift another stack along; a second click on the same hex sends it. */
export function pickForGroup(table: Table, hex: string, add: boolean): void {
  const { group } = table.selection;
  if (!group) return;
  if (add) return void (gatherStack(table, hex) || table.selection.tell('nothing-here', { hex }));
  if (group.to === hex) void send(table);
  else table.sending.ask({ ...group, to: hex });
}

/** Carries the order out unit by unit, until something comes between. */
export async function send(table: Table): Promise<void> {
  const { sending } = table;
  if (!sending.isDone) return;
  const moves = sending.routes.filter(({ orders }) => orders.length > 0);
  const { toAct } = table.seat;
  let done = 0;
  for (const { orders } of moves) {
    if (done > 0 && (table.seat.toAct !== toAct || table.position.decision !== 'move')) break;
    if (!(await table.perform(orders))) break;
    done++;
    sending.setSent(done);
  }
  if (done < moves.length && !table.selection.notice)
    table.selection.tell('send-stopped', { n: done, all: moves.length });
}

/** Takes back all that the newest order has brought about. */
export async function takeBackSent(table: Table): Promise<void> {
  for (let left = table.sending.sent; left > 0; left--) if (!(await table.undo())) return;
}
