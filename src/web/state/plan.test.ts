import { expect, it } from 'vitest';
import { tableAt } from './test-kit.ts';
import { planTo } from './plan.ts';
import { select } from '../gestures/pick.ts';
import type { Table } from './table.svelte.ts';

/** Lands whoever lands, wherever the list says first. */
async function landed(): Promise<Table> {
  const table = tableAt(undefined, 3, 'holland-44');
  for (let i = 0; i < 200 && table.position.view.phase !== 'allied-movement'; i += 1) {
    const [first] = table.position.legal;
    if (first) await table.perform([first]);
  }
  return table;
}

it('ends where it was sent, though the unit could break down there as it could before', async () => {
  const table = await landed();
  select(table, '1/506/101');
  const goal = table.moving.planned?.reach?.hexes.find(({ mayStop, mustStop }) => mayStop && mustStop === null);
  if (!goal || !table.moving.plan) throw new Error('nowhere to go');
  expect(table.moving.planned?.extras.map(({ type }) => type)).toContain('break-down');
  const { plan, complete } = planTo(table.seat.game, table.seat.state, table.moving.plan, goal);
  expect(complete).toBe(true);
  expect(plan.orders.at(-1)).toEqual({ type: 'stop' });
});
