import { hexAt, type Grid } from '../../hex/grid.ts';
import { rehearse } from '../../seat/rehearsal.ts';
import type { Order } from '../../seat/seat.ts';
import { toOrder } from '../../seat/session.ts';
import { NO_PATH } from '../../wargame/search/march.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import type { Table } from '../state/table.svelte.ts';

/** Everybody who is to be set up, each in the hex with room from which it has the shortest march to where points are to be won. */
export function setUpAll(table: Table): void {
  const { seat, grid, choosing, position } = table;
  const { objectives } = position.beside;
  const aims = Object.keys(objectives).filter((hex) => objectives[hex] !== position.view.toAct);
  const goals = aims.flatMap((hex) => hexAt(grid, hex) ?? []);
  void table.perform(placings(seat, grid, [...choosing.choosers], goals));
}

/** These units one after the other, as far as the rules let them. */
function placings(
  { game, state: from }: { game: Wargame; state: object },
  grid: Grid,
  units: readonly string[],
  goals: readonly number[],
): Order[] {
  const orders: Order[] = [];
  let state = from;
  for (const unit of units) {
    const march = game.search.march(
      state,
      game.counters.findIndex(({ id }) => id === unit),
      goals,
    );
    const lengthTo = (order: Order): number => march[hexAt(grid, String(order['to'])) ?? -1] ?? NO_PATH;
    const [best] = [...game.legal(state)]
      .map(toOrder)
      .filter((order) => order['unit'] === unit && 'to' in order)
      .sort((a, b) => lengthTo(a) - lengthTo(b));
    if (!best) continue;
    orders.push(best);
    ({ state } = rehearse(game, state, [best]));
  }
  return orders;
}
