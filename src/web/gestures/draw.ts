import { rehearse } from '../../seat/rehearsal.ts';
import { planAlong, stepsAlong } from '../state/plan.ts';
import type { Table } from '../state/table.svelte.ts';

/** The pointer was dragged into a hex: the path goes on there, back to where it has been, or over a gap by the cheapest path. */
export function drawTo(table: Table, hex: string): void {
  const { planned } = table.moving;
  const { drawing } = table.selection;
  const { game } = table.seat;
  if (!planned?.reach) return;
  const been = [planned.reach.from, ...drawing].lastIndexOf(hex);
  if (been >= 0) return void (table.selection.drawing = drawing.slice(0, been));
  const tried = game.pathCost(planned.state, [...drawing, hex]);
  if (tried.ok) return void (table.selection.drawing = [...drawing, hex]);
  const { state } = rehearse(game, planned.state, stepsAlong(drawing));
  const onward = game.reach(state, planned.reach.unit);
  const goal = onward.ok ? onward.value.hexes.find((one) => one.hex === hex) : undefined;
  if (goal) table.selection.drawing = [...drawing, ...goal.path];
  else table.selection.notice = { refusal: tried.error };
}

/** The pointer was let go: the units go along the path drawn, as far as a move may end there. */
export function endDrawing(table: Table): void {
  const { seat } = table;
  const { plan } = table.moving;
  const { drawing } = table.selection;
  table.selection.drawing = [];
  if (!plan || drawing.length === 0) return;
  const next = planAlong(seat.game, seat.state, plan, drawing);
  if (next.complete) void table.perform(next.plan.orders);
  else table.selection.setPlan(table.selection.units, next.plan);
}
